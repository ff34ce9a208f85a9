"""Cards under seal: fixed when they are shuffled, opened one by one, never more than a round has shown."""

import json
from datetime import date
from typing import Any

import pytest

from banca.games import game_of, settle
from banca.games.stud_poker.deal import DealCard, DealHand
from banca.law import Application, RecordError, Refused, option_set
from banca.material.cards import PACK
from banca.material.chance import Entropy, Seeded, Source, chained
from banca.play.act import Bet
from banca.play.record import digest
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision
from banca.table import Table


def stud(source: Source | None) -> Table:
    game = game_of("stud-poker-61-2004")
    table = Table(game, Setting(option_set(game.edition)), source)
    while not isinstance(table.turn, Betting):
        table.advance()
    return table


def to_the_decision(table: Table) -> Table:
    table.do(Bet("ana", "ante", 100))
    while not isinstance(table.turn, Decision):
        table.advance()
    return table


def folded(table: Table) -> Table:
    turn = table.turn
    assert isinstance(turn, Decision)
    table.do(turn.choices[-1])
    while not table.is_over:
        table.advance()
    return table


def test_the_order_of_the_pack_is_committed_to_before_the_bets() -> None:
    table = stud(Entropy())
    fixed = list(table._fixed)
    assert sorted(card for card, _ in fixed) == sorted(PACK)
    assert table.commitment == chained([seal.digest for _, seal in fixed])
    assert table.seals == []


def test_the_cards_come_in_the_order_that_was_sealed_and_open_their_own_seals_only() -> None:
    table = stud(Seeded(1))
    fixed = list(table._fixed)
    folded(to_the_decision(table))
    dealt = [act["card"] for act in table.records[0]["acts"] if act["act"] == "card"]
    assert dealt == [card for card, _ in fixed[:10]]
    assert table.seals == [seal for _, seal in fixed[:10]]
    assert [json.loads(seal.result) for seal in table.seals] == dealt
    assert all(seal.holds for seal in table.seals)
    assert settle(table.records[0]).settlement == table.game.settle(table.state)


def test_a_decision_is_waited_for() -> None:
    table = to_the_decision(stud(Seeded(1)))
    with pytest.raises(Refused, match="a bettor has to decide"):
        table.advance()


def test_no_other_card_can_be_dealt_one_by_one_or_by_the_hand() -> None:
    table = stud(Seeded(1))
    table.do(Bet("ana", "ante", 100))
    while not isinstance(table.turn, Chance):
        table.advance()
    sealed = table._fixed[0][0]
    other = next(card for card in PACK if card != sealed)
    before = table.state
    for act in (DealCard(1, other), DealHand(1, tuple(PACK[:5]))):
        with pytest.raises(Refused, match="result_must_be_the_one_sealed"):
            table.do(act)
    assert table.state == before
    assert table.do(DealCard(1, sealed)).act == DealCard(1, sealed)


def test_each_round_has_an_order_of_its_own() -> None:
    table = folded(to_the_decision(stud(Seeded(1))))
    first = table.commitment
    table.open_round()
    while not isinstance(table.turn, Betting):
        table.advance()
    assert table.commitment != first


def test_a_record_with_the_seals_of_other_cards_is_not_believed() -> None:
    record = folded(to_the_decision(stud(Seeded(1)))).records[0]
    record["seals"][2], record["seals"][3] = record["seals"][3], record["seals"][2]
    record["digest"] = digest(record)
    with pytest.raises(RecordError, match="a seal does not open to the result"):
        settle(record)


def test_without_a_source_the_cards_are_typed_in() -> None:
    table = stud(None)
    assert table.commitment is None
    table.do(Bet("ana", "ante", 100))
    table.advance()
    with pytest.raises(Refused, match="the card must be typed in"):
        table.advance()
    table.do(DealHand(1, ("As", "Ks", "Qs", "Js", "Ts")))
    table.do(DealHand("croupier", ("2s", "2h", "5c", "9d", "Jh")))
    assert isinstance(table.turn, Decision)


def baccarat(**options: Any) -> Table:
    game = game_of("baccarat-55-2004")
    return Table(game, Setting(option_set(game.edition, options)), Seeded(3))


def played(table: Table) -> Table:
    while not table.is_over:
        table.advance()
    return table


def test_a_shoe_is_bound_from_round_to_round_and_burnt_cards_stay_closed() -> None:
    table = played(baccarat())
    for _ in range(5):
        table.open_round()
        played(table)
    told = [record["chain"] for record in table.records]
    assert [chain["rest"] for chain in told[:-1]] == [chain["whole"] for chain in told[1:]]
    for record in table.records:
        closed = [seal for seal in record["seals"] if set(seal) == {"digest"}]
        burnt = [act.get("cards", 1) for act in record["acts"] if act["act"] == "burn"]
        assert len(closed) == sum(burnt) > 0
        assert (
            chained([seal["digest"] for seal in record["seals"]], record["chain"]["rest"]) == record["chain"]["whole"]
        )
        settle(record)


def test_another_card_in_the_chain_is_seen() -> None:
    table = played(baccarat())
    record = table.records[0]
    record["seals"][0] = {"digest": "0" * 64}
    record["digest"] = digest(record)
    with pytest.raises(RecordError, match="not those of the cards as they were shuffled"):
        settle(record)


@pytest.mark.parametrize("chain", [5, {"whole": "x"}, {"whole": "x", "rest": "y", "more": "z"}])
def test_a_chain_that_makes_no_sense_is_one_clear_line(chain: Any) -> None:
    record = played(baccarat()).records[0] | {"chain": chain}
    record["digest"] = digest(record)
    with pytest.raises(RecordError):
        settle(record)


def test_other_cards_are_fixed_anew() -> None:
    table = played(baccarat())
    table.open_round()
    applied = Application("dealing-device", "shuffler-dealer", date(2026, 3, 2), date(2026, 3, 9), granted=True)
    table.change("dealing-device", "shuffler-dealer", applied)
    while not table.records[1:]:
        table.advance()
    assert len(table.records[1]["seals"]) in (4, 5, 6)
    settle(table.records[1])


def test_changing_the_seats_changes_no_card_of_the_shoe() -> None:
    table = played(baccarat())
    before = list(table._fixed)
    table.open_round()
    table.change("seats", 8)
    assert list(table._fixed) == before
    played(table)
    assert table.records[1]["chain"]["whole"] == table.records[0]["chain"]["rest"]
