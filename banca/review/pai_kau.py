"""Pai kau reviewed: how four tiles were divided, against every hand of the other side by the published way."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from banca.exact.pai_kau import PAYOFF, DivisionValue, PaiKauAssumption, Side, best, best_reply
from banca.games.pai_kau.arranging import Arrange, arranged
from banca.games.pai_kau.bets import OF_THE_BANK, ON_A_SEAT
from banca.games.pai_kau.dealing import VOID_DEAL
from banca.games.pai_kau.order import Arrangement
from banca.games.pai_kau.state import Round
from banca.games.pai_kau.ways import house_way
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.review.value import DecisionReview, Edge, Given, LeftOut, Option, Reason, Step

GIVEN = (Given.OWN_HAND, Given.FULL_PACKS, Given.OTHER_BY_HOUSE_WAY, Given.BEFORE_ROUNDING)
WITHOUT_EDGE = dict.fromkeys(OF_THE_BANK, Reason.CAPITAL)


def decisions(game: Game[Any], steps: Sequence[Step]) -> Iterator[DecisionReview | LeftOut]:
    """The last arrangement of each seat: until the banker turns up, it may be changed."""
    final: dict[int, tuple[Step, Arrange]] = {}
    for step in steps:
        if step.act == VOID_DEAL:
            final.clear()
        elif isinstance(step.act, Arrange) and step.act.player != game.house_player:
            final[step.act.place] = step, step.act
    for step, act in final.values():
        yield from _review(step, act)


def _review(step: Step, act: Arrange) -> Iterator[DecisionReview]:
    state: Round = step.state
    side: Side = "banker" if act.place == state.bank_place else "player"
    tried = best(state.hand(act.place), house_way(state.setting), side)
    laid = dict(arranged(state, act).deal.laid)[act.place].arrangement
    chosen = next(each for each in tried if _groups(each.arrangement) == _groups(laid))
    if len(tried) > 1:
        options = sorted(tried, key=lambda each: (-each.value, each != chosen))
        yield DecisionReview(
            step.number,
            act.player,
            act.place,
            _stake(state, act, side),
            {"tiles": state.hand(act.place)},
            _option(chosen),
            tuple(map(_option, options)),
            step.clauses,
            (*GIVEN, Given.ONE_SEAT) if side == "banker" else GIVEN,
        )


def _groups(laid: Arrangement) -> frozenset[tuple[str, ...]]:
    """Two tiles in front and two behind, whatever their order."""
    return frozenset({tuple(sorted(laid.front)), tuple(sorted(laid.back))})


def _option(division: DivisionValue) -> Option:
    laid = division.arrangement
    return Option(Arrange.word, division.value, (tuple(laid.front), tuple(laid.back)))


def _stake(state: Round, act: Arrange, side: Side) -> int:
    """The player's own stakes on the seat; of a banker, as much of the capital as stands against stakes."""
    if side == "banker":
        against = sum(stake.amount for place in state.in_play for stake in state.on(place))
        return min(against, state.bank.amount) if state.bank else 0
    return sum(stake.amount for stake in state.on(act.place) if stake.position.player == act.player)


def bet_edges(game: Game[Any], setting: Setting) -> Mapping[Place, Edge]:
    """Stakes on a seat, if it is arranged best and the banker's tiles by the published way."""
    del game
    way = house_way(setting)
    _, reply = best_reply("player", way)
    edge: Fraction = -reply.mean(PAYOFF["player"])
    assumes = (PaiKauAssumption(way.slug), PaiKauAssumption.BEST_PLAY)
    return {(bet, None): Edge((bet, None), edge, assumes) for bet in ON_A_SEAT}
