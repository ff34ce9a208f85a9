"""What may still come from a shoe, which the games that deal from one share."""

from banca.games.shoe.state import Shoe
from banca.material.cards import Cards


def test_a_card_that_was_seen_is_missing_from_what_may_come() -> None:
    shoe = Shoe()
    assert shoe.possible(2) == Cards.of_packs(2)
    once = shoe.showing("Ah")
    twice = once.showing("Ah")
    assert once.possible(2) == Cards.of_packs(2).without("Ah")
    assert "Ah" not in twice.possible(2)
    assert shoe.possible(2) == Cards.of_packs(2)  # as it was


def test_a_card_of_which_none_is_left_may_not_come_again() -> None:
    """As at a table with fewer packs than the cards that it has seen suggest."""
    shoe = Shoe().showing("Ah")
    assert "Ah" not in shoe.possible(1)
    again = shoe.showing("Ah").possible(1)
    assert "Ah" not in again
    assert again.weights["Kd"] == 1
