"""A round from the first bet to the last payment, in both editions."""

from typing import Any

import pytest

from banca.games import settle
from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.playing import Double, Draw
from tests.games.blackjack.at_blackjack import BOX, MACHINE, NEW, OLD, SHOE, AtBlackjack, both_editions


@both_editions
def test_a_hand_that_stands_is_compared_with_the_bank(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").main("bo", place=3).deal("Th 9c", "Td 7s", bank="Kc")
    table.play("stand stand 8c")
    assert table.nets() == {"ana": 100, "bo": -100}


@both_editions
def test_drawing_over_21_loses_at_once(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").deal("Th 6c", bank="Kc").play("draw Td")
    assert table.names()[0] == "take"
    assert table.play("6d Kh").nets() == {"ana": -100}


@both_editions
def test_a_doubled_eleven_gets_one_card(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").deal("5h 6c", bank="9c").play("double 9d")
    assert table.refused(Draw("ana"))[0] == "final_decision_must_stand"
    table.play("Ts")
    assert table.nets() == {"ana": 200}
    assert [line.stake for line in table.lines().values()] == [100, 100]


@both_editions
def test_a_split_is_played_hand_by_hand(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").deal("8h 8c", bank="6c").play("split 3d draw 9h stand 2s stand")
    assert (table.hand(1, 1), table.hand(1, 2)) == ("8h 3d 9h", "8c 2s")


def test_a_split_and_a_double_of_one_part() -> None:
    table = AtBlackjack(NEW).main("ana").main("bo", place=3).deal("8h 8c", "Td 9s", bank="Kc")
    table.play("split 3d double Ts 9h stand", "stand", "6c 9d")
    assert table.nets() == {"ana": 300, "bo": 100}
    assert table.line("double").net == 100
    assert table.line("split", 2).net == 100


@both_editions
@pytest.mark.parametrize("devices", [SHOE, BOX, MACHINE])
def test_every_device_comes_to_the_same(slug: str, devices: Any) -> None:
    table = AtBlackjack(slug, devices[slug], shoe=None).main("ana").deal("Ah Kc", bank="Ac")
    table.play("insurance:ana:50", "hear").play(*(["stand"] if slug == OLD else []), "Kd")
    assert table.nets() == {"ana": 100}


@both_editions
def test_a_short_record_settles(slug: str) -> None:
    acts: list[dict[str, Any]] = [
        {"act": "bet", "player": "ana", "place": 1, "bet": "main", "stake": 10000},
        {"act": "card", "to": 1, "card": "5h"},
        {"act": "card", "to": "bank", "card": "Ks"},
        {"act": "card", "to": 1, "card": "6c"},
        {"act": "double", "player": "ana", "place": 1},
        {"act": "card", "to": 1, "card": "Td"},
        {"act": "card", "to": "bank", "card": "Ac"},
    ]
    found = settle({"banca": 1, "edition": slug, "options": dict(SHOE[slug]), "acts": acts})
    assert found.settlement.players == {"ana": -20000}


@both_editions
def test_a_decision_is_never_filled_in(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").deal("5h 6c", bank="9c")
    refusal = table.refusal_in_time(Dealt(1, "Td"))
    assert refusal.norm == "card_must_be_asked_for"
    assert "draw" in str(refusal.says)


@both_editions
def test_eleven_is_not_doubled_for_less(slug: str) -> None:
    table = AtBlackjack(slug).main("ana").deal("5h 6c", bank="9c")
    assert table.refused(Double("ana", stake=50))[0] == "stake_must_equal_the_initial_one"
