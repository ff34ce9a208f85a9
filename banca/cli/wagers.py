"""Bets as --hold takes them: pass-line=10,odds=2 or total/9=50."""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from banca.cli.names import fold_name, typed_bets
from banca.cli.screen import minor_units
from banca.cli.terminal import terminals
from banca.law import Language, OptionError
from banca.law.numbers import as_typed, fraction
from banca.messages.errors import Listed, Message
from banca.play.game import Game
from banca.play.setting import Setting, edition_of_table
from banca.play.wager import Wager

HOLD = re.compile(
    r"(?P<bet>[^=/]+)(?:/(?P<on>[^=]+))?=(?P<amount>[0-9][0-9,.]*?)(?:,odds=(?P<odds>[0-9.]+(?:-[0-9.]+)*))?"
)


def wagers_of(game: Game[Any], setting: Setting, texts: Sequence[str], lang: Language) -> list[Wager]:
    """The bets of --hold, with amounts in minor units."""
    typed = typed_bets(edition_of_table(setting), lang, game.kinds(setting))
    return [_wager(text, typed) for text in texts]


def _wager(text: str, typed: Mapping[str, str]) -> Wager:
    found = HOLD.fullmatch(text.strip())
    if found is None:
        raise OptionError("hold-unreadable", typed=as_typed(text), pairs=_pairs())
    amount = minor_units(found["amount"])
    bet = found["bet"].strip()
    place = (typed.get(fold_name(bet), bet), found["on"])
    return Wager(place, amount, _odds(text, amount, found["odds"]) if found["odds"] else {})


def _odds(text: str, amount: int, multiples: str) -> dict[int, Fraction]:
    """One multiple for all numbers, one for each pair with the same price, or one for each number."""
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
        raise OptionError("hold-odds-unreadable", typed=as_typed(text), pairs=_pairs())
    return {number: amount * each for number, each in zip(numbers, by_number, strict=True) if each}


def _numbers() -> Sequence[int]:
    """The numbers on which odds may be added to a bet, in the game that knows them."""
    return next(each.odds_numbers for each in terminals().values() if each.odds_numbers)


def _pairs() -> Listed:
    """The numbers in pairs with the same price."""
    numbers = _numbers()
    pairs = zip(numbers[: len(numbers) // 2], reversed(numbers), strict=False)
    return Listed(*(Message("list-and", first=low, last=high) for low, high in pairs))
