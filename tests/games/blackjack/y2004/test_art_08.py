"""Article 8 of 56/2004: what cards count."""

import pytest

from tests.games.blackjack.y2004 import ana, net, proves

FREE = ["bank-rule", "player-freedom", "spoken-final-decision"]


def total(cards: str) -> int:
    """As the table announces it: the hand drawn card by card, against a bank of 20."""
    first, second, *more = cards.split()
    script = " ".join(f"draw {card}" for card in more)
    table = ana(f"{first} {second}", "Kc", f"{script} stand Qc", drawing_procedures=FREE, special_prizes="not-offered")
    found: int = table.game.result(table.state)["places"]["1"][0]["total"]
    return found


@proves("art8")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("Ah 7c", 18), ("Ah 7c 9d", 17), ("Ah Ac 9d", 21), ("Ah Ac", 12), ("Ah Ac Ad", 13), ("Ah Kc", 21),
        ("Jh 5c", 15), ("Qh 5c", 15), ("Kh 5c", 15), ("Th 5c", 15), ("Ah 5c 5d", 21), ("Ah 5c 6d", 12),
        ("Ah Ac Th", 12), ("Kh Qc Ad", 21),
    ],
)  # fmt: skip
def test_8_the_best_total_not_over_21_counts(cards: str, points: int) -> None:
    assert total(cards) == points


@proves("art8")
@pytest.mark.parametrize("suit", "shcd")
@pytest.mark.parametrize(("rank", "points"), [*zip("23456789", range(2, 10), strict=True), *((r, 10) for r in "TJQK")])
def test_8_court_cards_are_ten_and_others_their_pips(rank: str, points: int, suit: str) -> None:
    assert total(f"{rank}{suit} 5c") == points + 5
    assert total(f"5c {rank}{suit}") == points + 5


@proves("art8")
def test_8_an_ace_is_fixed_only_when_hands_are_compared() -> None:
    assert net("Ah 7c", "Kc", "stand 7d") == 100
    assert net("Ah 7c", "Kc", "stand 8d") == 0
    assert net("Ah 7c", "Kc", "draw 9d stand 7d") == 0
