"""New bets for tests, each described as it would be in a file; the expected figures are counted by hand beside them."""

from typing import Any

from banca.games.craps.described import read_new_bet, read_prizes
from banca.games.craps.new_bets import DifferentPrizes, NewBet

NAMES = {"en": "A bet", "pt": "Uma aposta", "zh": "投注"}


def described(slug: str, throws: dict[str, Any], when: str = "any-time", names: dict[str, str] = NAMES) -> NewBet:
    return read_new_bet({"slug": slug, "names": names, "when": when, "throws": throws})


def one_roll(slug: str, *lines: dict[str, Any], rest: str = "loses", names: dict[str, str] = NAMES) -> NewBet:
    return described(slug, {"start": [*lines, {"else": rest}]}, names=names)


def prizes(bet: str, *changes: dict[str, Any]) -> DifferentPrizes:
    return read_prizes({"bet": bet, "changes": list(changes)})


# Three ways in 36 make 10: at 10 to 1 the house keeps 33/36 - 30/36.
TEN = one_roll("ten", {"sum": 10, "then": "wins 10:1"}, names={"en": "Ten", "pt": "Dez", "zh": "十點"})
TEN_FILE = """\
edition: craps-53-2010
bet:
  slug: ten
  names: {en: Ten, pt: Dez, zh: 十點}
  throws: {start: [{sum: 10, then: wins 10:1}, {else: loses}]}
"""
# 2 ways to 11 at 15 to 1, 6 ways to 7 draw: 28/36 - 30/36, in the bettor's favour.
DRAWING = one_roll(
    "yo",
    {"sum": 11, "then": "wins 15:1"},
    {"sum": 7, "then": "pushes"},
    names={"en": "Yo", "pt": "Yo", "zh": "十一"},
)
# Made on a number of the bettor's choice: it before a seven, twice the stake for 4 or 10, once for 5 or 9.
CHOSEN = described(
    "my-number",
    {
        "4, 10": [{"sum": "number", "then": "wins 2:1"}, {"sum": 7, "then": "loses"}, {"else": "stays"}],
        "5, 9": [{"sum": "number", "then": "wins 1:1"}, {"sum": 7, "then": "loses"}, {"else": "stays"}],
    },
)
# Two aces or two sixes take it to 4 or to 10; there two equal dice win and a seven draws, all else but 2 and 12 waits.
TRAVELLING = described(
    "ride",
    {
        "start": [
            {"pair": "1-1", "then": "moves to 4"},
            {"pair": "6-6", "then": "moves to 10"},
            {"else": "loses"},
        ],
        "4": [{"hard": 4, "then": "wins 40:1"}, {"sum": 7, "then": "pushes"}, {"sum": 12, "then": "moves to 10"},
              {"else": "stays"}],
        "10": [{"hard": "number", "then": "wins 50:1"}, {"sum": 7, "then": "pushes"}, {"sum": 2, "then": "loses"},
               {"else": "stays"}],
    },
    when="come-out",
)  # fmt: skip
# 6 against 7 as in the regulation, at even money instead of 7 to 6: 6/11 - 5/11.
SIX = prizes("big-6", {"pays": "1:1"})

SAID: dict[str, Any] = {
    "house": "SJM",
    "bet": {
        "slug": "ten",
        "names": {"en": "Ten", "pt": "Dez", "zh": "十點"},
        "throws": {"start": [{"sum": 10, "then": "wins 10:1"}, {"else": "loses"}]},
    },
}


def authorised(**changes: Any) -> dict[str, Any]:
    return {"authorised": [{**SAID, "bet": {**SAID["bet"], **changes}}]}
