"""Article 10 of 61/2004 at tables that share a pool: what one feeds or wins, the next finds."""

from fractions import Fraction
from typing import Any

import pytest

from banca.games import game_of, settle
from banca.games.stud_poker.jackpot import Pool
from banca.law import RecordError, edition, option_set
from banca.play.act import Bet
from banca.play.pool import PoolFlow
from banca.play.record import read_setting
from banca.play.setting import Setting
from banca.play.turn import Betting, Croupier

GAME = game_of("stud-poker-61-2004")
RULES: Any = GAME.pool
TERMS = {
    "jackpot-stake": 1000,
    "jackpot-contribution": "1/3",
    "jackpot-minimum": 100_000,
    "jackpot-fixed-royal-flush": 5_000,
    "jackpot-fixed-straight-flush": 4_000,
    "jackpot-fixed-four-of-a-kind": 3_000,
    "jackpot-fixed-full-house": 2_000,
    "jackpot-fixed-flush": 1_000,
}
HEAD = {"banca": 1, "edition": "stud-poker-61-2004", "table": TERMS}
ROYAL, BANK = ["As", "Ks", "Qs", "Js", "Ts"], ["Ah", "Kd", "9c", "7h", "3c"]


def betting() -> Any:
    """A round in which ana has fed the pool."""
    state = GAME.opening(read_setting(GAME, HEAD))
    while not isinstance(turn := GAME.turn(state), Betting):
        assert isinstance(turn, Croupier)
        state = GAME.after(state, turn.prescribed)
    for bet, stake in (("ante", 100), ("progressive-jackpot", 1000)):
        state = GAME.after(state, Bet("ana", bet, stake, place=1))
    return state


def test_a_table_without_a_jackpot_has_no_pool() -> None:
    assert RULES.pool_of(GAME.opening(Setting(option_set(edition("stud-poker-61-2004"))))) is None


def test_what_a_round_has_fed_stays_in_the_pool_that_others_changed() -> None:
    state = betting()
    assert RULES.pool_of(state).amount == 100_000 + Fraction(1000, 3)
    shared = RULES.read({"amount": 250_000, "opening": 100_000, "contributed": "150000"})
    moved = RULES.with_pool(state, shared, "p")
    assert RULES.pool_of(moved) == shared  # with what this round has fed it
    assert moved.pool.amount == 250_000 - Fraction(1000, 3)  # what it found
    assert moved.setting.memory.shared == moved.shares == "p"
    assert RULES.amount(shared) == 250_000
    assert RULES.read(RULES.write(shared)) == shared


def test_a_round_that_had_no_pool_takes_the_shared_one() -> None:
    plain = GAME.opening(Setting(option_set(edition("stud-poker-61-2004"))))
    assert RULES.with_pool(plain, Pool(opening=5, shown=5), "p").pool == Pool(opening=5, shown=5)


def test_prizes_that_are_won_stay_what_they_are() -> None:
    acts = [
        {"act": "bet", "player": "ana", "place": 1, "bet": "ante", "stake": 100},
        {"act": "bet", "player": "ana", "place": 1, "bet": "progressive-jackpot", "stake": 1000},
        {"act": "hand", "to": 1, "cards": ROYAL},
        {"act": "hand", "to": "croupier", "cards": BANK},
        {"act": "raise", "player": "ana"},
    ]
    state: Any = settle({**HEAD, "acts": acts}).state
    assert RULES.pool_of(state) == state.prizes[-1].left
    assert GAME.debts(state) == ()  # players owe each other nothing here
    assert RULES.with_pool(state, Pool(opening=1, shown=1), "p") is state
    flow = RULES.flow(RULES.pool_of(betting()), RULES.pool_of(state))
    assert flow == PoolFlow(contributed=0, topped_up=100_000, paid=100_333)
    assert not flow.is_nothing
    assert PoolFlow(0, 0, 0).is_nothing


def test_a_record_names_the_pool_that_its_table_shares() -> None:
    memory = {"pool": {"amount": 100_000}, "shared": "p"}
    found = read_setting(GAME, {**HEAD, "table": {**TERMS, "jackpot": memory}})
    assert found.memory.shared == "p"
    assert RULES.own_memory(memory) == {"shared": "p"}  # the pool itself may have been changed elsewhere
    alone = {"pool": {"amount": 100_000}}
    assert RULES.own_memory(alone) is alone
    assert RULES.own_memory(None) is None
    with pytest.raises(RecordError, match="the name of a shared pool"):
        read_setting(GAME, {**HEAD, "table": {**TERMS, "jackpot": {**memory, "shared": " "}}})
