"""Figures published elsewhere, held against ours: the same where the rules coincide, else explained by a rule."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import yaml

from banca.exact import BetOdds, odds
from banca.exact.blackjack import additional
from banca.games import game_of
from banca.law import option_set, preset_named
from banca.play.setting import Setting
from verify import bridges
from verify.equal_hands import DEALS

FILE = Path(__file__).parent / "published.yaml"
PRECISION = 60
# What most tables of Macau are said to play: no five cards, no special prizes, doubles safe from the bank's blackjack.
PLAIN = {
    "decks": 6,
    "five-cards": "not-offered",
    "special-prizes": "not-offered",
    "doubled-loss-to-bank-blackjack": "initial-stake-only",
}


@dataclass(frozen=True, slots=True)
class Differs:
    rule: str
    clause: str
    ours: str
    bridge: str | None = None


@dataclass(frozen=True, slots=True)
class Published:
    game: str
    bet: str
    figure: str
    published: str
    source: str
    selection: Any = None
    preset: str = "first-listed"
    options: Mapping[str, Any] | None = None
    truncated: bool = False  # the digits are cut off there, not rounded
    coincides_as: str = ""  # the name under which the bet is published, where it has another
    differs: Differs | None = None

    @property
    def what(self) -> str:
        return f"{self.bet} {self.selection}" if self.selection is not None else self.bet

    @property
    def setting(self) -> Setting:
        law = game_of(self.game).edition
        plain = self.preset == "plain"
        chosen = {**(PLAIN if plain else {}), **(self.options or {})}
        return Setting(option_set(law, chosen, "customary" if plain else preset_named(self.preset)))


@dataclass(frozen=True, slots=True)
class Held:
    """A published figure beside ours, printed alike."""

    of: Published
    ours: str
    bridged: str | None
    wrong: str | None  # why the match fails, if it does

    @property
    def same(self) -> bool:
        return self.ours == self.of.published


@cache
def read() -> tuple[Published, ...]:
    said = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return tuple(_read(each, said["sources"]) for each in said["figures"])


def _read(said: dict[str, Any], sources: Mapping[str, str]) -> Published:
    differs = said.pop("differs", None)
    named = said.pop("as", "")
    source = sources[said.pop("source")]
    return Published(**said, source=source, coincides_as=named, differs=Differs(**differs) if differs else None)


def held(of: Published) -> Held:
    row = row_of(of)
    value = FIGURES[of.figure](of, row) if of.figure in FIGURES else row.figures[of.figure]
    ours = printed_like(of.published, value, truncated=of.truncated)
    bridged = None
    if of.differs and of.differs.bridge:
        across = bridges.BRIDGES[of.differs.bridge](of.setting, row)
        bridged = printed_like(of.published, across, truncated=of.truncated)
    return Held(of, ours, bridged, _wrong(of, ours, bridged))


def all_held(figures: Sequence[Published], workers: int) -> tuple[Held, ...]:
    """All figures, several at once, in their order."""
    if workers == 1:
        return tuple(map(held, figures))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return tuple(pool.map(held, figures))


def _wrong(of: Published, ours: str, bridged: str | None) -> str | None:
    if of.differs is None:
        return None if ours == of.published else f"ours is {ours}"
    if of.differs.clause not in game_of(of.game).edition.clauses:
        return f"there is no clause {of.differs.clause}"
    if ours != of.differs.ours:
        return f"ours was {of.differs.ours} and is {ours}"
    if ours == of.published:
        return "said to differ, and does not"
    if bridged is not None and bridged != of.published:
        return f"with their rule ours would be {bridged}"
    return None


# Ours.


def row_of(of: Published) -> BetOdds:
    rows = rows_of(of.game, of.setting)
    found = [row for row in rows if row.bet == of.bet and of.selection in (None, *(place[1] for place in row.places))]
    if not found:
        raise LookupError(f"{of.game} has no {of.what}")
    return found[0]


def rows_of(game: str, setting: Setting) -> tuple[BetOdds, ...]:
    """Of blackjack's main bet, best play is asked for by itself: it takes its time."""
    found = game_of(game)
    if found.edition.game != "blackjack":
        return odds(found, setting)
    rows = additional.rows(setting)
    return (*rows, BetOdds("main", (("main", None),), (), (), ()))


def _ways_won(_: Published, row: BetOdds) -> Fraction:
    return Fraction(sum(outcome.ways for outcome in row.outcomes if outcome.result == "win"))


def _lost_over_all_deals(of: Published, row: BetOdds) -> Fraction:
    edge = row.figures["edge_ace_king"] if of.figure.endswith("ace-king") else row.edge
    return edge * DEALS


FIGURES: Mapping[str, Callable[[Published, BetOdds], Fraction]] = {
    "edge": lambda _, row: row.edge,
    "return": lambda _, row: -row.edge,
    "win": lambda _, row: row.win,
    "push": lambda _, row: row.push,
    "most won": lambda _, row: max(outcome.net for outcome in row.outcomes),
    "ways won": _ways_won,
    "edge with 3-4-5 odds": lambda _, row: bridges.with_three_four_five(row),
    "lost over all deals": _lost_over_all_deals,
    "lost over all deals, ace-king": _lost_over_all_deals,
    "best play": lambda of, _: bridges.best_edge(of.setting),
    "gained with six decks for eight": lambda of, _: bridges.six_for_eight(of.setting),
    "worth of surrender against ten": lambda of, _: bridges.surrender_against_ten(of.setting),
}


# Print.


def printed_like(like: str, value: Fraction, *, truncated: bool = False) -> str:
    """A figure with as many digits, in the form in which another is printed: per cent, a fraction, a whole number."""
    if "/" in like:
        below = int(like.partition("/")[2])
        above = value * below
        return f"{above.numerator}/{below}" if above.denominator == 1 else str(value)
    number = like.removesuffix(" %")
    digits = len(number.partition(".")[2])
    shown = _rounded(value * 100 if like.endswith("%") else value, digits, ROUND_DOWN if truncated else ROUND_HALF_UP)
    grouped = f"{shown:,}" if "," in like else str(shown)
    return f"{grouped} %" if like.endswith("%") else grouped


def _rounded(value: Fraction, digits: int, way: str) -> Decimal:
    with localcontext(prec=PRECISION):
        whole = Decimal(value.numerator) / Decimal(value.denominator)
        return abs(found) if not (found := whole.quantize(Decimal(1).scaleb(-digits), rounding=way)) else found
