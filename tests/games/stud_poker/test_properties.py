"""Whatever is said at the table: every round ends, money is conserved, records replay, no card comes twice."""

import json
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from banca.games import game_of, settle
from banca.games.stud_poker.conduct import Breach, Leave, Note, Talk, seen_by
from banca.games.stud_poker.deal import Cut, DealCard, DealHand
from banca.games.stud_poker.equipment import BOXES, CROUPIER, Seat
from banca.games.stud_poker.irregular import DealtToEmpty, Expose, Malfunction, Misdeal
from banca.games.stud_poker.jackpot import opened, posted_jackpot
from banca.games.stud_poker.showdown import Fold, Raise
from banca.law import Refused, option_set
from banca.material.cards import PACK
from banca.material.chance import Seeded
from banca.money import Limits, Settlement
from banca.play.act import Act, Bet, Do, Pay, Return, Take, Withdraw
from banca.play.record import prescribed, write
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision, Over, Turn
from banca.table import Table
from tests.games.stud_poker.at_stud import POSTED, SLUG

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")

GAME = game_of(SLUG)
ANY_TABLE = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
SUMS = st.integers(1, 5_000)
POSTINGS: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {name: SUMS for name in POSTED if name != "jackpot-contribution"}
    | {"jackpot-contribution": st.fractions(0, 1, max_denominator=97)}
)
PLAYERS = st.sampled_from(("ana", "bo", "陳", "dio"))
BETS = st.sampled_from(("ante", "progressive-jackpot", "raise", "insurance"))
PLACES = st.none() | st.integers(1, 8)
SEATS = st.sampled_from((*BOXES, CROUPIER, 8, "bank"))
CARDS = st.sampled_from((*PACK, "Xx"))
STAKES = st.integers(1, 5_000)


@st.composite
def tables(draw: st.DrawFn, *, sealed: bool) -> Table:
    options = {
        "shuffle-method": draw(st.sampled_from(("manual-shoe", "shuffler"))),
        "malfunction-fallback": draw(st.sampled_from(("replace-shuffler", "use-shoe"))),
        "royal-raise-odds": draw(st.integers(50, 100)),
    }
    nothing: st.SearchStrategy[dict[str, Any]] = st.just({})
    posted = {**draw(nothing | POSTINGS), **draw(nothing | st.fixed_dictionaries({"max-per-game": SUMS}))}
    limits = draw(st.sampled_from((Limits(), Limits(minimum=10, maximum=1_000, unit=10))))
    setting = Setting(option_set(GAME.edition, options), limits, parameters=posted)
    return Table(GAME, setting, Seeded(draw(st.integers(0, 1000))) if sealed else None)


def said_at(table: Table, *, sealed: bool) -> st.SearchStrategy[Act]:
    """Anything that could be said, with sense or without; at a sealed table no hand is typed in."""
    stake = st.just(table.setting.parameters.get("jackpot-stake", 1))
    typed = [st.builds(DealHand, SEATS, st.lists(CARDS, min_size=4, max_size=6).map(tuple))]
    return st.one_of(
        st.builds(Bet, PLAYERS, st.just("ante"), st.integers(1, 100).map(lambda n: 10 * n), place=PLACES),
        st.builds(Bet, PLAYERS, st.just("progressive-jackpot"), stake, place=st.none()),
        st.builds(Bet, PLAYERS, BETS, STAKES, place=PLACES),
        st.builds(Withdraw, PLAYERS, BETS, stake=st.none() | STAKES, place=PLACES),
        st.builds(Raise, PLAYERS, PLACES, st.none() | STAKES),
        st.builds(Fold, PLAYERS, PLACES),
        st.sampled_from([Do(step) for step in sorted(GAME.steps)]),
        st.builds(Cut, st.sampled_from((CROUPIER, "ana"))),
        st.builds(DealCard, SEATS, CARDS),
        st.builds(Misdeal, st.sampled_from(("wrong-count", "wrong-manner", "bad luck"))),
        st.builds(Expose, SEATS, st.integers(1, 6)),
        st.builds(DealtToEmpty, st.integers(1, 8), st.integers(1, 6)),
        st.just(Malfunction()),
        st.builds(Leave, PLAYERS),
        st.builds(Talk, PLAYERS),
        st.builds(Note, PLAYERS),
        st.builds(Breach, PLAYERS, st.just("took notes")),
        *(st.builds(kind, PLAYERS, BETS, place=PLACES) for kind in (Take, Pay, Return)),
        *([] if sealed else typed),
    )


def next_act(data: st.DataObject, table: Table, *, sealed: bool) -> Act:
    """What goes on, more often than anything that could be said."""
    turn = table.turn
    ways = [said_at(table, sealed=sealed)]
    if isinstance(turn, Chance):
        ways += [st.sampled_from(list(turn.weights))] * 3
    elif isinstance(turn, Decision):
        ways += [st.sampled_from(turn.choices)] * 3
    elif not isinstance(turn, Betting) and (step := prescribed(turn)):
        ways += [st.just(step)] * 3
    return data.draw(st.one_of(ways))


def offered(table: Table, act: Act) -> None:
    """An act is done, or refused with a norm of the edition and nothing changed."""
    before, caught = table.state, None
    try:
        table.do(act)
    except Refused as refused:
        caught = refused
    if caught:
        assert table.state is before
        assert caught.refusal.clause is None or caught.refusal.clause in GAME.edition.clauses
        assert "\n" not in str(caught)


def finish(data: st.DataObject, table: Table) -> None:
    """What is prescribed, what chance shows and whatever a bettor decides ends the round, and soon."""
    for _ in range(120):
        turn = table.turn
        if table.is_over:
            return
        if isinstance(turn, Decision):
            table.do(data.draw(st.sampled_from(turn.choices)))
        elif isinstance(turn, Chance) and table.source is None:
            table.do(data.draw(st.sampled_from(list(turn.weights))))
        else:
            table.advance()
    raise AssertionError("the round does not end")


def plays(data: st.DataObject, table: Table, acts: int, *, sealed: bool) -> None:
    for _ in range(acts):
        if not table.is_over:
            offered(table, next_act(data, table, sealed=sealed))
    finish(data, table)


def conserved(state: Any, settlement: Settlement) -> None:
    """What players win the house loses, and each stake is settled once or stands."""
    assert sum(settlement.players.values()) + settlement.house["net"] == 0
    settled = {line.position: line.stake for line in settlement.lines}
    assert len(settled) == len(settlement.lines)
    for stake in state.stakes:
        stands = stake in settlement.standing
        assert stands != (stake.position in settled)
        assert stands or settled[stake.position] == stake.amount
    for line in settlement.lines:
        assert line.net >= -line.stake
        assert line.clauses


def replays(record: dict[str, Any], settlement: Settlement) -> None:
    replayed = settle(json.loads(json.dumps(record)))
    assert replayed.settlement == settlement
    again = write(GAME, replayed.state, tuple(played.act for played in replayed.played))
    assert record | again | {"digest": record["digest"]} == record


def cards_come_once(table: Table) -> None:
    out = [card for _, cards in table.state.hands for card in cards]  # type: ignore[attr-defined]
    assert len(set(out)) == len(out)
    assert set(out) <= set(PACK)
    for player in ("ana", "bo"):
        assert set(seen_by(table.state, player)["hand"]) <= set(out)  # type: ignore[arg-type]


@ANY_TABLE
@given(st.data(), st.booleans())
def test_any_sequence_of_rounds(data: st.DataObject, sealed: bool) -> None:
    table = data.draw(tables(sealed=sealed))
    posted = posted_jackpot(table.setting)
    put_in = Fraction(posted.minimum if posted else 0)  # by the house and by the bets
    paid = 0
    for _ in range(data.draw(st.integers(1, 3))):
        lay = sum(stake.amount for stake in table.state.stakes)  # of jackpot bets, since a void round
        plays(data, table, data.draw(st.integers(0, 30)), sealed=sealed)
        state: Any = table.state
        settlement = GAME.settle(state)
        conserved(state, settlement)
        replays(table.records[-1], settlement)
        cards_come_once(table)
        if posted:
            fresh = sum(not stake.held for stake in state.jackpot_bets.values())
            jackpot = GAME.result(state)["jackpot"]  # type: ignore[index]
            gone_back = lay - sum(stake.held for stake in state.jackpot_bets.values())
            put_in += (fresh * posted.stake - gone_back) * posted.contribution + jackpot["borne"] + jackpot["restarted"]
            paid += sum(line.prize for line in settlement.lines if line.position.bet == "progressive-jackpot")
            assert put_in == table.setting.memory.pool.amount + paid
        table.open_round()


# Bets that a void round leaves: played on, or given back. What the house has of its own is counted here from what each
# bettor did; what the players have, from the settlements; the pool, from what the table remembers.

HAND_OF: dict[Seat, str] = {
    1: "Js 9s 7s 5s 2s",
    2: "8s 8h 8c 8d 2h",
    3: "Ah Kh Qh Jh Th",
    CROUPIER: "Kc Jd 9c 4c 3h",
}
BOX_OF = {"ana": 1, "bo": 2, "陳": 3}
Coming = dict[str, str]  # what each bettor does: plays, stays away or leaves


def on_to(table: Table, *turns: type[Turn]) -> None:
    """Does what is prescribed until the turn is one of these; every decision is to raise."""
    while not isinstance(turn := table.turn, turns):
        table.do(turn.choices[0]) if isinstance(turn, Decision) else table.advance()


def one_round(table: Table, coming: Coming, *, void: bool) -> None:
    """Whoever plays puts up an ante, makes a jackpot bet unless one lies there, and raises."""
    on_to(table, Betting)
    for player in (player for player, does in coming.items() if does == "leaves"):
        table.do(Leave(player))
        on_to(table, Betting)
    playing = [player for player in BOX_OF if coming[player] == "plays"]
    lying = {stake.position.player for stake in table.state.stakes}
    for player in playing:
        table.do(Bet(player, "ante", 10, place=BOX_OF[player]))
        if player not in lying:
            table.do(Bet(player, "progressive-jackpot", table.setting.parameters["jackpot-stake"]))
    table.do(Do("no-more-bets"))
    on_to(table, Chance, Over)
    seats: list[Seat] = [*(BOX_OF[player] for player in playing), CROUPIER] if playing else []
    for seat in seats:
        table.do(DealHand(seat, tuple(HAND_OF[seat].split())))
    if playing and void:
        table.do(Misdeal("wrong-count"))
    on_to(table, Over)


@st.composite
def with_jackpots(draw: st.DrawFn) -> Table:
    source = draw(st.sampled_from(("from-the-pool", "from-the-house")))
    posted = {**draw(POSTINGS), "jackpot-minimum": draw(st.integers(1, 5_000)), "jackpot-fixed-sums": source}
    return Table(GAME, Setting(option_set(GAME.edition), parameters=posted))


COMING = st.fixed_dictionaries({player: st.sampled_from(("plays", "stays away", "leaves")) for player in BOX_OF})


@proves("art10.8", "art11.1")
@settings(max_examples=80, deadline=None)
@given(with_jackpots(), st.lists(st.tuples(COMING, st.booleans()), min_size=1, max_size=6))
def test_10_8_players_house_and_pool_have_the_same_money_for_ever(
    table: Table, rounds: list[tuple[Coming, bool]]
) -> None:
    posted: Any = posted_jackpot(table.setting)
    to_the_house = posted.stake * (1 - posted.contribution)
    house, won, lying = Fraction(0), 0, set[str]()
    for coming, void in rounds:
        one_round(table, coming, void=void)
        state: Any = table.state
        settlement, jackpot = GAME.settle(state), GAME.result(state)["jackpot"]  # type: ignore[index]
        playing = {player for player, does in coming.items() if does == "plays"}
        house += (len(playing - lying) - len(lying - playing)) * to_the_house
        house -= sum(line.net for line in settlement.lines if line.position.bet != "progressive-jackpot")
        house -= jackpot["borne"] + jackpot["restarted"]
        lying = playing if void else set()
        won += sum(settlement.players.values())
        players = won - len(lying) * posted.stake
        pool = table.setting.memory.pool
        assert players + house + pool.amount == posted.minimum
        said = {key: Fraction(value) for key, value in jackpot.items()}
        moved = said["fed"] - said["paid"] + said["borne"] + said["restarted"]
        assert said["before"] + moved == said["after"] == pool.amount
        table.open_round()


@proves("art10.8", "art11.1")
def test_10_8_a_bet_given_back_again_and_again_leaves_nothing_in_the_pool() -> None:
    posted = {**POSTED, "jackpot-stake": 10, "jackpot-contribution": Fraction(1, 3)}
    table = Table(GAME, Setting(option_set(GAME.edition), parameters=posted))
    everybody, nobody = dict.fromkeys(BOX_OF, "plays"), dict.fromkeys(BOX_OF, "stays away")
    for _ in range(4):
        one_round(table, everybody, void=True)
        assert table.setting.memory.pool.amount == 200_000_00 + 10
        table.open_round()
        one_round(table, {**nobody, "bo": "leaves"}, void=False)
        assert table.setting.memory.pool == opened(200_000_00)
        table.open_round()
