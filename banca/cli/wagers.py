"""Bets as --hold takes them: pass-line=10,odds=2 or total/9=50."""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from banca.cli.names import named_edition, typed_bets, unquoted
from banca.cli.screen import minor_units
from banca.cli.terminal import terminals
from banca.law import Language, OptionError
from banca.law.numbers import as_typed, fraction
from banca.play.game import Game
from banca.play.setting import Setting
from banca.play.wager import Wager

HOLD = re.compile(
    r"(?P<bet>[^=/]+)(?:/(?P<on>[^=]+))?=(?P<amount>[0-9][0-9,.]*?)(?:,odds=(?P<odds>[0-9.]+(?:-[0-9.]+)*))?"
)


def wagers_of(game: Game[Any], setting: Setting, texts: Sequence[str], lang: Language) -> list[Wager]:
    """What is held, with amounts in minor units."""
    typed = typed_bets(named_edition(setting), lang, game.kinds(setting))
    return [_wager(text, typed, lang) for text in texts]


def _wager(text: str, typed: Mapping[str, str], lang: Language) -> Wager:
    found = HOLD.fullmatch(text.strip())
    if found is None:
        example = f"small=100, total/9=50, pass-line=10,odds=2 or, for {_pairs()}, pass-line=10,odds=3-4-5"
        raise OptionError(f"--hold {as_typed(text)}: write BET=AMOUNT or BET/SELECTION=AMOUNT, as in {example}")
    amount = minor_units(found["amount"], lang)
    bet = found["bet"].strip()
    place = (typed.get(unquoted(bet), bet), found["on"])
    return Wager(place, amount, _odds(text, amount, found["odds"]) if found["odds"] else {})


def _odds(text: str, amount: int, multiples: str) -> dict[int, Fraction]:
    """One multiple for all numbers, one for each two that are paid alike, or one for each."""
    read = [fraction(f"0{each.removesuffix('.')}") for each in multiples.split("-")]  # .5 and 2. are read too
    times = [each for each in read if each is not None]
    times = times if len(times) == len(read) else []
    numbers = _numbers()
    by_number = {
        1: times * len(numbers),
        len(numbers) // 2: [*times, *reversed(times)],
        len(numbers): times,
    }.get(len(times))
    if by_number is None:
        says = f"odds are a multiple of the bet, or one each for {_pairs()}, or one for each number"
        raise OptionError(f"--hold {as_typed(text)}: {says}, as in odds=2 and odds=3-4-5")
    return {number: amount * each for number, each in zip(numbers, by_number, strict=True) if each}


def _numbers() -> Sequence[int]:
    """The numbers on which odds may be added to a bet, in the game that knows them."""
    return next(each.odds_numbers for each in terminals().values() if each.odds_numbers)


def _pairs() -> str:
    """The numbers by twos that are paid alike."""
    numbers = _numbers()
    pairs = zip(numbers[: len(numbers) // 2], reversed(numbers), strict=False)
    return ", ".join(f"{low} and {high}" for low, high in pairs)
