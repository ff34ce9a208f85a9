"""Which bets may be combined where one draw decides all bets: what the table would accept."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from banca.law import OptionError
from banca.law.words import GameWord
from banca.money import add
from banca.play.act import Bet
from banca.play.game import Game, refuse_stake
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.play.wager import HOLDER, Wager, whole

Stakes = Mapping[Place, Fraction]


def lawful(game: Game[Any], setting: Setting, wagers: Sequence[Wager]) -> Stakes:
    """The stakes with those on one place merged; raises the refusal of the law or the table."""
    refuse_odds(game, wagers)
    before: Any = game.opening(setting)
    state, stakes = before, dict[Place, Fraction]()
    for wager in wagers:
        bet, chosen = wager.place
        act = Bet(HOLDER, bet, whole(wager.amount), chosen)
        if refusal := refuse_stake(game, state, act):
            raise game.refused(refusal)
        position = game.position(setting, act)
        state = replace(state, stakes=add(state.stakes, position, act.stake))
        place = (bet, position.selection)
        stakes[place] = stakes.get(place, Fraction(0)) + act.stake
    if refusal := game.refuse_together(before, HOLDER, state.stakes):
        raise game.refused(refusal)
    return stakes


def refuse_odds(game: Game[Any], wagers: Sequence[Wager]) -> None:
    for wager in wagers:
        if wager.odds and not game.traits.takes_odds:
            raise OptionError("bet-takes-no-odds", bet=wager.place[0], game=GameWord(game.edition))


def alone(wagers: Sequence[Wager]) -> Place | None:
    """The place, if the wagers are a single unit on one place; None otherwise."""
    if not wagers:
        raise OptionError("bets-none-held")
    first = wagers[0]
    return first.place if len(wagers) == 1 and first.amount == 1 and not first.odds else None


def stakes_of(game: Game[Any], setting: Setting, wagers: Sequence[Wager]) -> Stakes:
    """The stakes to analyse: one bet alone, or a lawful combination."""
    place = alone(wagers)
    return lawful(game, setting, wagers) if place is None else single_bet(game, setting, place)


def single_bet(game: Game[Any], setting: Setting, place: Place) -> Stakes:
    """A unit on one bet, regardless of other bets that it would need."""
    bet, chosen = place
    if refusal := game.not_offered(setting, bet) or game.kinds(setting)[bet].refusal(chosen):
        raise game.refused(refusal)
    return {(bet, game.kinds(setting)[bet].selections.read(chosen)): Fraction(1)}
