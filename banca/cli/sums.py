"""Sums of money that odds and strategy ask of stud poker: what the display shows, and what the ante is."""

from typing import Any

from banca.cli.screen import minor_units
from banca.cli.words import word
from banca.games.stud_poker.bets import RAISE_TO_ANTE
from banca.games.stud_poker.round import StudPoker
from banca.law import Language, OptionError
from banca.money import format_amount
from banca.play.game import Game
from banca.play.setting import Setting
from banca.strategy.stud_poker.payoffs import ante_or_refused

OF_STUD_POKER = {"--meter": "whose jackpot it is", "--stake": "whose maximum per game an ante may reach"}


def named(game: Game[Any], option: str, text: str) -> int:
    """In minor units."""
    if not isinstance(game, StudPoker):
        raise OptionError(f"{option} is asked of stud-poker, {OF_STUD_POKER[option]}: not of {game.edition.game}")
    return minor_units(text)


def meter_named(game: Game[Any], text: str | None) -> int | None:
    return None if text is None else named(game, "--meter", text)


def ante_named(game: Game[Any], setting: Setting, text: str | None) -> int | None:
    return None if text is None else ante_or_refused(game, setting, named(game, "--stake", text))  # type: ignore[arg-type]


def ante_told(ante: int, lang: Language) -> str:
    return word(lang, "ante_of", ante=format_amount(ante), more=format_amount(RAISE_TO_ANTE * ante))


def to_json(ante: int | None) -> dict[str, Any]:
    """Of which ante the figures are, in the JSON; nothing where they are of any."""
    return {} if ante is None else {"stake": {"ante": ante, "raise": RAISE_TO_ANTE * ante}}
