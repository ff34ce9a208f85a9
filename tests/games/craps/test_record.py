"""Records of craps: short ones that are filled in, full ones that replay, and whatever anyone may say at the table."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banca.games import game_of, settle
from banca.games.craps.memory import Layout, read, write
from banca.games.craps.state import Throwing
from banca.games.craps.throw import Dice, Lean, Throw, Void
from banca.law import RecordError, Refused, option_set
from banca.material.chance import Seeded
from banca.money import Limits
from banca.play.act import Act, Bet, Do, Move, Pay, Return, Take, Withdraw
from banca.play.fields import fields_of
from banca.play.game import THROWS
from banca.play.record import prescribed
from banca.play.record import write as write_record
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance
from banca.table import Table
from tests.fixed_order import opened, to_come
from tests.games.craps.plays import BETS, EDITION, POINTS, Said, bet, decided, net, play, record, standing

GAME = game_of(EDITION)


# Short records.


def test_a_short_record_of_several_throws_is_filled_in() -> None:
    played = play("ana pass-line 100", 6, "ana pass-odds 100", 6, "ana pass-line 100", 7)
    assert [p.act.name for p in played.played if p.given is None] == [
        "offer", "choose", "throw", "mark", "throw", "pay", "pay", "unmark", "throw", "pay",
    ]  # fmt: skip
    assert decided(played) == [
        ("pass-line", "win", 100_00), ("pass-odds", "win", 120_00), ("pass-line", "win", 100_00),
    ]  # fmt: skip
    assert GAME.result(played.state) == {"dice": [1, 6], "total": 7, "throws": 3}


def test_steps_may_be_recorded_as_well() -> None:
    short = record("ana pass-line 100", 6, 6)
    steps = [p.act.to_json() for p in settle(short).played]
    assert settle({**short, "acts": steps}).settlement == settle(short).settlement


def test_a_record_without_a_throw_ends_too_early() -> None:
    with pytest.raises(RecordError, match="ends too early: the act dice is missing"):
        play("ana pass-line 100")
    with pytest.raises(RecordError, match="ends too early: nobody can go on"):
        settle(record())


def test_a_void_throw_after_a_valid_one_may_end_a_record() -> None:
    played = play("ana pass-line 100", 6, Void("short"))
    assert standing(played) == {"pass-line": 100_00}
    assert GAME.result(played.state) == {"dice": [1, 5], "total": 6, "point": 6}


def test_the_first_act_refused_ends_the_reading_of_a_record() -> None:
    with pytest.raises(RecordError, match=r"act 3, bet: .*line_bet_must_come_before_the_point, 53/2010 art\. 5\(2\)"):
        play("ana pass-line 100", 6, "ana pass-line 100", 7)


def test_or_the_rest_is_played_without_it() -> None:
    said: list[Said] = [
        "ana pass-line 100", "ana come 100", 6, "ana dont-pass 100", "ana come 100", Throw("bo"), Void("sneeze"), 9,
        "bo come-odds 9 100", Withdraw("ana", "come", 9), "ana come-odds 9 100", 9,
    ]  # fmt: skip
    played = settle(record(*said), keep_going=True)
    assert [(r.given, r.refusal.norm, r.refusal.clause) for r in played.refused] == [
        (1, "come_bet_must_have_a_point", "art5.2.5"),
        (3, "line_bet_must_come_before_the_point", "art5.2.3"),
        (5, "dice_must_be_thrown_by_the_shooter", "art2.1"),
        (6, "void_must_have_its_cause", "art3.2"),
        (8, "odds_must_be_added_to_a_bet", "art5.2.5.p3"),
        (9, "bet_must_stay_until_decided", "art5.2.5.p2"),
    ]
    assert decided(played) == [("come 9", "win", 100_00), ("come-odds 9", "win", 150_00)]
    assert standing(played) == {"pass-line": 100_00}


def test_an_act_of_no_moment_is_refused_wherever_it_stands() -> None:
    said: tuple[Said, ...] = ("ana field 10", Do("mark"), Do("check-dice"), 9, "ana field 10", Pay("ana", "field"), 9)
    played = settle(record(*said), keep_going=True)
    assert [(r.given, r.refusal.norm) for r in played.refused] == [
        (1, "act_must_belong_to_the_phase"),
        (2, "act_must_belong_to_the_phase"),
        (5, "payment_must_be_due"),
    ]
    assert net(played) == 20_00


def test_every_act_of_the_game_has_a_name_in_three_languages() -> None:
    assert {*GAME.act_kinds, *GAME.steps} == set(GAME.edition.acts)


# A table.


def at_table(seed: int | None, **facts: Any) -> Table:
    return Table(GAME, Setting(option_set(GAME.edition), **facts), None if seed is None else Seeded(seed))


def throw_on(table: Table) -> None:
    while not table.is_over:
        table.advance()


EACH_THROW = ("ana field 10", "bo horn 40", "ana big-6 60", "bo hard-8 10", "ana any-craps 10", "cy big-5 50")


def played_table(seed: int, throws: int) -> tuple[Table, Counter[str], Counter[str]]:
    """Everyone bets whatever is lawful, throw after throw: what was put down, what was won and lost."""
    table, down, nets = at_table(seed), Counter[str](), Counter[str]()
    for number in range(throws):
        line = ("ana pass-line 100", "bo dont-pass 100", "cy come 50", "bo dont-come 30", "ana pass-odds 50")
        odds = [f"{p} {slug}-odds {n} 20" for p, slug in (("cy", "come"), ("bo", "dont-come")) for n in POINTS]
        for said in (*EACH_THROW, *line, *odds):
            if not GAME.refusal(table.state, bet(said)):
                table.do(bet(said))
                down[said.split()[0]] += bet(said).stake
        throw_on(table)
        assert len(table.records) == number + 1
        nets.update(GAME.settle(table.state).players)
        table.open_round()
    return table, down, nets


def test_many_throws_of_a_seeded_table_conserve_the_money() -> None:
    table, down, nets = played_table(53, 60)
    lying = Counter[str]()
    for stake in table.state.stakes:
        lying[stake.position.player] += stake.amount
    settled = [line for data in table.records for line in data["settlement"]["lines"] if line["result"] != "push"]
    for player in ("ana", "bo", "cy"):
        own = [line for line in settled if line["player"] == player]
        assert down[player] == sum(line["stake"] for line in own) + lying[player]
        assert nets[player] == sum(line["net"] for line in own)
    house = sum(data["settlement"]["house"]["net"] for data in table.records)
    assert house + sum(nets.values()) == 0
    assert {line["bet"] for line in settled} >= {
        "pass-line",
        "dont-pass",
        "come",
        "come-odds",
        "dont-come",
        "pass-odds",
    }


def test_every_record_of_a_seeded_table_replays_and_is_written_back_the_same() -> None:
    table, _, _ = played_table(2010, 25)
    before: Layout | None = None
    for data in table.records:
        said = json.loads(json.dumps(data))
        replayed = settle(said)
        assert replayed.settlement.to_json() == data["settlement"]
        again = write_record(GAME, replayed.state, tuple(p.act for p in replayed.played))
        assert data | again | {"digest": data["digest"]} == data
        assert replayed.setting.memory == before
        before = GAME.remembered(replayed.state)
    assert before == table.setting.memory


def test_what_is_bet_has_no_bearing_on_the_dice() -> None:
    quiet = at_table(7)
    for _ in range(10):
        quiet.do(bet("ana hard-4 10"))
        quiet.do(bet("ana hard-10 10"))
        throw_on(quiet)
        quiet.open_round()
    busy, _, _ = played_table(7, 10)
    assert dice_of(quiet) == dice_of(busy)


def dice_of(table: Table) -> list[Any]:
    return [act["dice"] for data in table.records for act in data["acts"] if act["act"] == "dice"]


def test_no_other_throw_than_the_sealed_one_is_shown_and_a_void_one_is_drawn_anew() -> None:
    table = at_table(1)
    table.do(bet("ana hard-4 10"))
    while not isinstance(table.turn, Chance):
        table.advance()
    sealed, *others = to_come(table, THROWS)
    shown = json.loads(sealed)["dice"]
    other = Dice((shown[0] % 6 + 1, shown[1]))
    for act in (other, Dice(tuple(shown), walls=1)):
        with pytest.raises(Refused, match="result_must_be_the_one_sealed"):
            table.do(act)
    table.do(Void("off-layout"))
    assert to_come(table, THROWS) == tuple(others)
    throw_on(table)
    assert opened(table) == [sealed, others[0]]
    assert settle(table.records[0]).settlement == GAME.settle(table.state)


@pytest.mark.parametrize("seed", range(6))
def test_a_die_leans_at_a_sealed_table_only_as_the_sealed_throw_says(seed: int) -> None:
    table = at_table(seed)
    table.do(bet("ana hard-4 10"))
    while not isinstance(table.turn, Chance):
        table.advance()
    first, second = json.loads(to_come(table, THROWS)[0])["dice"]
    before = table.state
    with pytest.raises(Refused, match="result_must_be_the_one_sealed"):
        table.do(Lean(2, (second % 6 + 1,)))
    assert table.state == before
    table.do(Lean(2, (second,)))
    throw_on(table)
    assert dice_of(table) == [[first, second]]
    assert settle(table.records[0]).settlement == GAME.settle(table.state)


def test_without_a_source_the_croupier_types_in_the_throw_as_it_landed() -> None:
    table = at_table(None)
    with pytest.raises(Refused, match="a bettor has to decide, or to bet"):
        table.advance()
    table.do(bet("ana any-seven 10"))
    for _ in range(3):
        table.advance()
    with pytest.raises(Refused, match="the dice must be typed in"):
        table.advance()
    table.do(Dice((3, 4), short=1, walls=1))
    throw_on(table)
    assert table.records[0]["acts"][4] == {"act": "dice", "dice": [3, 4], "short": 1, "walls": 1}
    assert settle(table.records[0]).settlement.players == {"ana": 40_00}


# Whatever anyone says.

PLAYERS = ("ana", "bo", "陳")
FACES = st.integers(0, 7)
WORDS: dict[str, st.SearchStrategy[Any]] = {
    "name": st.sampled_from([*PLAYERS, "short", "off-layout", "not-rolling", "one-hand", "two-hands"]),
    "count": st.integers(1, 3),
    "number": st.integers(-1, 3),
    "faces": st.lists(FACES, min_size=1, max_size=3).map(tuple),
}


def said_at_random(kind: type[Act]) -> st.SearchStrategy[Act]:
    return st.builds(kind, **{f.name: WORDS[f.type.name] for f in fields_of(kind).values()})


WHO, WHICH = st.sampled_from(PLAYERS), st.sampled_from([*BETS, "no-such-bet"])
NUMBER = st.none() | st.sampled_from([*POINTS, 7])
AMOUNT = st.integers(-1, 40).map(lambda n: n * 25)
ANY_ACT = st.one_of(
    st.builds(Bet, WHO, WHICH, AMOUNT, NUMBER),
    st.builds(Withdraw, WHO, WHICH, NUMBER, st.none() | AMOUNT.filter(lambda n: n > 0)),
    st.builds(Move, WHO, WHICH, WHICH, NUMBER, NUMBER, st.none() | AMOUNT.filter(lambda n: n > 0)),
    *(st.builds(kind, WHO, WHICH, NUMBER) for kind in (Take, Pay, Return)),
    st.sampled_from(sorted(GAME.steps)).map(Do),
    *(said_at_random(k) for k in GAME.act_kinds.values() if k not in (Bet, Withdraw, Move, Take, Pay)),
)


@st.composite
def next_act(draw: st.DrawFn, state: Any) -> Act:
    """Something that could happen next, lawful or not; mostly something that leads on."""
    turn = GAME.turn(state)
    ways = [ANY_ACT, st.builds(Bet, WHO, st.sampled_from(BETS), st.sampled_from((100, 200)), NUMBER)]
    if isinstance(turn, Chance):
        ways += [st.sampled_from(list(turn.weights))] * 4
    elif step := prescribed(turn):
        ways += [st.just(step)] * 4
    act: Act = draw(st.one_of(ways))
    return act


def into_purse(state: Throwing, act: Act, after: Throwing) -> int:
    """What an act puts into the purse of a bettor, or takes out of it."""
    match act:
        case Bet(stake=stake):
            return -stake
        case Withdraw() | Move():
            return sum(s.amount for s in state.stakes) - sum(s.amount for s in after.stakes)
        case Take() | Pay():
            line = after.lines[-1]
            return line.net + line.stake
    return 0


@settings(max_examples=90, deadline=None)
@given(st.data())
def test_nothing_is_lost_whatever_is_said(data: st.DataObject) -> None:
    limits = data.draw(st.sampled_from([Limits(), Limits(minimum=100), Limits(minimum=50, maximum=300)]))
    parameters: dict[str, Any] = data.draw(
        st.sampled_from([{}, {"odds-maximum": 2}, {"shooter-change": "losing-come-out"}])
    )
    state: Any = GAME.opening(Setting(option_set(GAME.edition), limits, parameters=parameters))
    done: list[Act] = []
    purses = 1_000_000
    for _ in range(data.draw(st.integers(10, 60))):
        act = data.draw(next_act(state))
        refusal = GAME.refusal(state, act)
        if refusal:
            assert refusal.clause is None or refusal.clause in GAME.edition.clauses
            with pytest.raises(Refused, match=refusal.norm):
                GAME.after(state, act)
            continue
        assert all(clause in GAME.edition.clauses for clause in GAME.clauses_for(state, act))
        after: Any = GAME.after(state, act)
        purses += into_purse(state, act, after)
        state = after
        done.append(act)
        lying = sum(stake.amount for stake in state.stakes)
        assert purses == 1_000_000 + sum(line.net for line in state.lines) - lying
        assert all(stake.amount > 0 for stake in state.stakes)
        assert len({stake.position for stake in state.layout.stakes}) == len(state.layout.stakes)
        if not (state.due or state.marks):
            assert read(write(state.layout)) == state.layout
    ended(state, done)


def ended(state: Any, done: list[Act]) -> None:
    """Doing what is prescribed ends the round, if anyone can throw; its record replays."""
    source = Seeded(5)
    for _ in range(60):
        turn = GAME.turn(state)
        if GAME.is_over(state) or turn == Betting(None):
            break
        act = source.draw(turn.weights) if isinstance(turn, Chance) else prescribed(turn)
        assert act is not None
        state = GAME.after(state, act)
        done.append(act)
    if GAME.is_over(state):
        written = write_record(GAME, state, tuple(done))
        assert settle(json.loads(json.dumps(written))).settlement == GAME.settle(state)
    else:
        assert GAME.turn(state) == Betting(None)
        assert state.layout.stakes == ()
