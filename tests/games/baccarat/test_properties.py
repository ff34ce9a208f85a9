"""Whatever is said at a table of baccarat: rounds end, money is conserved, records replay, no card comes too often."""

import json
from collections import Counter
from dataclasses import replace
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from banca.games import game_of, settle
from banca.games.baccarat.dealing import Dealt
from banca.games.baccarat.round import Baccarat
from banca.games.baccarat.shoe import UNDER_WAY, Shoe
from banca.games.baccarat.showing import seen_by
from banca.games.baccarat.state import Round
from banca.material.cards import PACK
from banca.material.chance import Seeded
from banca.play.act import Act, Bet, Move, OnPosition, Withdraw
from banca.play.fields import fields_of
from banca.play.record import prescribed, write
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision
from tests.battery.strategies import option_sets

SLUG = "baccarat-55-2004"
PLAYERS = ("ana", "bo", "陳")
ANY_TABLE = settings(
    max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
WORDS: dict[str, st.SearchStrategy[Any]] = {
    "name": st.sampled_from([*PLAYERS, "player", "banker", "discard", "burn", "order-lost", "shoe-empty", "Ah", "9c"]),
    "count": st.integers(1, 12),
}


def the_game() -> Baccarat:
    game = game_of(SLUG)
    assert isinstance(game, Baccarat)
    return game


@st.composite
def settings_of(draw: st.DrawFn) -> Setting:
    left = draw(st.integers(0, 30))
    options = draw(option_sets(SLUG))
    near_its_end = Shoe(options.number("decks"), unseen=52 * options.number("decks") - left)
    memory = draw(st.sampled_from([None, UNDER_WAY, near_its_end, replace(near_its_end, rounds_left=1)]))
    parameters: dict[str, Any] = draw(st.sampled_from([{}, {"difference-maximum": 5000}, {"pair-bets": "alone"}]))
    return Setting(options, memory=memory, parameters=parameters)


@st.composite
def acts(draw: st.DrawFn, game: Baccarat, state: Round) -> Act:
    """Something that may be said next, with sense or without; what is prescribed more often than anything else."""
    turn = game.turn(state)
    who, places = st.sampled_from(PLAYERS), st.sampled_from([None, None, 1, 2, 7, 40])
    bets = st.sampled_from(["player", "banker", "tie", "player-pair", "banker-pair", "dragon"])
    stakes, layouts = st.integers(1, 10_000), st.sampled_from([1, 1, 1, 2])
    some = st.none() | stakes
    ways: list[st.SearchStrategy[Act]] = [
        st.builds(Bet, who, bets, stakes, st.none(), layouts, places),
        st.builds(Withdraw, who, bets, st.none(), some, layouts, places),
        st.builds(Move, who, bets, bets, st.none(), st.none(), some, layouts, places),
        st.sampled_from(sorted(game.steps)).map(lambda step: game.read_act({"act": step})),
    ]
    ways += [
        st.builds(kind, **{f.name: WORDS[f.type.name] for f in fields_of(kind).values()})
        for kind in game.act_kinds.values()
        if not issubclass(kind, Bet | Withdraw | Move | OnPosition)
    ]
    match turn:
        case Chance(weights):
            ways += [st.sampled_from(list(weights))] * 12
        case Decision(_, choices):
            ways += [st.sampled_from(choices)] * 12
    if step := prescribed(turn):
        ways += [st.just(step)] * 12
    return draw(st.one_of(ways))


def played_on(draw: Any, game: Baccarat, state: Round, said: int) -> tuple[Round, list[Act]]:
    done: list[Act] = []
    for _ in range(said):
        act = draw(acts(game, state))
        if game.refusal(state, act) is None:
            state = game.after(state, act)
            done.append(act)
    return state, done


def finished(game: Baccarat, state: Round, source: Seeded) -> tuple[Round, list[Act]]:
    done: list[Act] = []
    for _ in range(60 + 2 * len(state.stakes)):
        if game.is_over(state):
            return state, done
        turn = game.turn(state)
        act = source.draw(turn.weights) if isinstance(turn, Chance) else prescribed(turn)
        assert act is not None
        state = game.after(state, act)
        done.append(act)
    raise AssertionError("the round does not end")


@ANY_TABLE
@given(st.data())
def test_rounds_end_money_is_conserved_and_records_replay(data: st.DataObject) -> None:
    game, setting = the_game(), data.draw(settings_of())
    for _ in range(2):  # the second round begins with what the first one left
        state, done = played_on(data.draw, game, game.opening(setting), data.draw(st.integers(0, 30)))
        state, rest = finished(game, state, Seeded(data.draw(st.integers(0, 1000))))
        settlement = game.settle(state)
        assert sum(settlement.players.values()) + settlement.house["net"] == 0
        for line in settlement.lines:
            assert line.returned in (0, line.stake)
            assert line.net == line.returned - line.stake + line.prize - line.commission - line.breakage
            assert line.clauses
        written = write(game, state, (*done, *rest))
        replayed = settle(json.loads(json.dumps(written)))
        assert replayed.settlement == settlement
        assert replayed.state == state
        assert write(game, replayed.state, tuple(played.act for played in replayed.played)) == written
        dealt = Counter(act.card for act in (*done, *rest) if isinstance(act, Dealt))
        assert max(dealt.values(), default=0) <= setting.options.number("decks")
        assert set(dealt) <= set(PACK)
        assert state.shoe.remaining is None or state.shoe.remaining >= 0
        setting = replace(setting, memory=game.remembered(state))


@ANY_TABLE
@given(st.data())
def test_a_refused_act_changes_nothing_and_an_accepted_one_changes_something(data: st.DataObject) -> None:
    game = the_game()
    state, _ = played_on(data.draw, game, game.opening(data.draw(settings_of())), data.draw(st.integers(0, 20)))
    act = data.draw(acts(game, state))
    before = state
    refusal = game.refusal(state, act)
    assert state == before
    if refusal is None:
        assert game.after(state, act) != state
        assert all(clause in game.edition.clauses for clause in game.clauses_for(state, act))
    else:
        assert refusal.clause is None or refusal.clause in game.edition.clauses
        assert "\n" not in str(refusal.says)


@ANY_TABLE
@given(st.data())
def test_nobody_sees_a_card_that_is_not_turned(data: st.DataObject) -> None:
    game = the_game()
    state, _ = played_on(data.draw, game, game.opening(data.draw(settings_of())), data.draw(st.integers(0, 30)))
    for hand, seen in ((state.player, seen_by(state, None)["player"]), (state.banker, seen_by(state, None)["banker"])):
        assert len(seen) == len(hand.cards)
        for at, face in enumerate(seen):
            is_open = at < hand.turned or at in hand.face_up
            assert face == (hand.cards[at] if is_open else "??")
    if isinstance(game.turn(state), Betting):
        assert game.result(state) is None
        assert not state.player.cards
