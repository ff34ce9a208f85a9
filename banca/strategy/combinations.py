"""What may be held at once where one draw decides all bets: what the table would take, refused as it would be there."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from banca.law import OptionError
from banca.money import add
from banca.play.act import Bet
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.play.wager import HOLDER, Wager, whole

Stakes = Mapping[Place, Fraction]


def lawful(game: Game[Any], setting: Setting, wagers: Sequence[Wager]) -> Stakes:
    """The stakes as they lie there, those on one place together; a refusal where the law or the table has one."""
    refuse_odds(game, wagers)
    before: Any = game.opening(setting)
    state, stakes = before, dict[Place, Fraction]()
    for wager in wagers:
        bet, chosen = wager.place
        act = Bet(HOLDER, bet, whole(wager.amount), chosen)
        if refusal := game.refuse_stake(state, act):
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
        if wager.odds and not game.takes_odds:
            raise OptionError(f"{wager.place[0]} takes no odds: they are of other games than {game.edition.game}")


def alone(wagers: Sequence[Wager]) -> Place | None:
    """The bet of one who holds a unit of it and nothing else: it is looked at by itself."""
    if not wagers:
        raise OptionError("no bets are held: at least one is needed")
    first = wagers[0]
    return first.place if len(wagers) == 1 and first.amount == 1 and not first.odds else None


def stakes_of(game: Game[Any], setting: Setting, wagers: Sequence[Wager]) -> Stakes:
    """What is looked at: a bet by itself, or all that is lawfully held."""
    place = alone(wagers)
    return lawful(game, setting, wagers) if place is None else single_bet(game, setting, place)


def single_bet(game: Game[Any], setting: Setting, place: Place) -> Stakes:
    """A unit on one bet, whatever else would have to lie there and how much of it."""
    bet, chosen = place
    if refusal := game.not_offered(setting, bet) or game.kinds(setting)[bet].refusal(chosen):
        raise game.refused(refusal)
    return {(bet, game.kinds(setting)[bet].selections.read(chosen)): Fraction(1)}
