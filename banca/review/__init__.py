"""Review: every decision of a round beside best play under the table's own rules, with what each slip cost.

A game in which players decide has a module here, named like the game's folder. It has `decisions(game, steps)`, and may
have `bet_edges(game, setting)` if the game's exact odds do not assume best play.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from banca.exact import edges
from banca.games import game_of, module_for, settle
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.record import Replay
from banca.play.setting import Setting
from banca.review.value import BetReview, DecisionReview, Edge, LeftOut, Reason, Review, Step

__all__ = ["Review", "review", "review_replay"]


def review(record: Mapping[str, Any], player: str | None = None) -> Review:
    """The review of a recorded round, or of one player's part in it.

    >>> from banca.review import review
    >>> record = {
    ...     "banca": 1, "edition": "roulette-60-2004",
    ...     "acts": [{"act": "bet", "player": "ana", "bet": "red", "stake": 1000}, {"act": "number", "number": 18}],
    ... }
    >>> [(bet.position.bet, str(bet.edge.edge)) for bet in review(record).bets]
    [('red', '1/37')]
    """
    return review_replay(settle(record), record, player)


def review_replay(replayed: Replay, record: Mapping[str, Any], player: str | None = None) -> Review:
    """The same for a record that was replayed already.

    >>> import banca
    >>> from banca.review import review_replay
    >>> record = {
    ...     "banca": 1, "edition": "roulette-60-2004",
    ...     "acts": [{"act": "bet", "player": "ana", "bet": "red", "stake": 1000}, {"act": "number", "number": 18}],
    ... }
    >>> float(review_replay(banca.settle(record), record, "ana").bets[0].money)
    27.027027027027028
    """
    setting = replayed.setting
    game = game_of(setting.edition.slug)
    result = game.result(replayed.state)
    void = bool(result and result.get("void"))
    found = Review(setting.edition, setting.currency, record.get("table_id"), record.get("round"), void)
    if void:
        return found
    of_acts = [each for each in _decisions(game, replayed) if player in (None, each.player)]
    of_bets = [each for each in _bets(game, replayed) if player in (None, _bettor(each))]
    every = (*of_acts, *of_bets)
    return replace(
        found,
        decisions=tuple(each for each in of_acts if isinstance(each, DecisionReview)),
        bets=tuple(each for each in of_bets if isinstance(each, BetReview)),
        least=min(_edges(game, setting).values(), key=lambda each: each.edge, default=None) if of_bets else None,
        left_out=tuple(each for each in every if isinstance(each, LeftOut)),
    )


def _bettor(each: BetReview | LeftOut) -> str:
    return each.position.player if isinstance(each, BetReview) else each.player


def _decisions(game: Game[Any], replayed: Replay) -> Iterator[DecisionReview | LeftOut]:
    module = module_for("review", game)
    return iter(()) if module is None else module.decisions(game, _steps(game, replayed))


def _steps(game: Game[Any], replayed: Replay) -> tuple[Step, ...]:
    state, steps = game.opening(replayed.setting), []
    for number, played in enumerate(replayed.played, 1):
        steps.append(Step(number, state, played.act, played.clauses))
        state = game.apply(state, played.act)
    return tuple(steps)


def _bets(game: Game[Any], replayed: Replay) -> Iterator[BetReview | LeftOut]:
    """The bets that were decided: each has one line in all the records of its table."""
    known, module = _edges(game, replayed.setting), module_for("review", game)
    for line in replayed.settlement.lines:
        at = line.position
        if at.player == game.house_player or (module and at.bet in game.traits.added_bets):
            continue  # what is added to a bet is reviewed as a decision
        edge = known.get((at.bet, at.selection))
        if edge is None:
            yield LeftOut(at.player, at.bet, getattr(module, "WITHOUT_EDGE", {}).get(at.bet, Reason.NO_ODDS))
        else:
            yield BetReview(at, line.stake, edge, line.clauses)


def _edges(game: Game[Any], setting: Setting) -> Mapping[Place, Edge]:
    """The edge of every bet that can be made at the table, whatever earlier rounds left there."""
    return _edges_of(game.edition.slug, replace(setting, memory=None))


@lru_cache(maxsize=64)
def _edges_of(edition: str, setting: Setting) -> Mapping[Place, Edge]:
    game = game_of(edition)
    if (own := getattr(module_for("review", game), "bet_edges", None)) is not None:
        found: Mapping[Place, Edge] = own(game, setting)
        return found
    rows = edges(game, setting)
    return {
        place: Edge(place, row.edge, row.assumes, row.bound)
        for row in rows
        for place in row.places
        if row.bet not in game.traits.added_bets
    }
