"""Article 4 of 141/2000: what the cards count."""

import pytest

from tests.games.blackjack.at_blackjack import OLD, AtBlackjack
from tests.games.blackjack.y2000 import RANKS, ana, proves


def total(cards: str) -> int:
    """What a hand comes to at the table, as announced when all cards are out."""
    first, *drawn = cards.split()[1:]
    table = ana(f"{cards.split(maxsplit=1)[0]} {first}", "9s").play(*(f"draw {card}" for card in drawn))
    if table.state.current or table.state.stage == "window":
        table.play("stand")
    table.play("8s").finish()
    found: int = table.game.result(table.state)["places"]["1"][0]["total"]
    return found


@proves("art4")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("Ah 7c", 18),
        ("Ah 7c 9d", 17),
        ("Ah Ac 9d", 21),
        ("Ah Ac", 12),
        ("Ah Ac Ad", 13),
        ("Ah Kc", 21),
        ("Ah Kc Kd", 21),
        ("Ah 5c Kd", 16),
        ("Kh Qc", 20),
        ("Jh Qc 2d", 22),
        ("Ah Qc Jd 2s", 23),
        ("Ah 9c Ad", 21),
        ("Ah 9c 2d", 12),
    ],
)
def test_4_an_ace_is_one_or_eleven_whichever_is_the_best_total(cards: str, points: int) -> None:
    assert total(cards) == points


@proves("art4")
@pytest.mark.parametrize(
    ("rank", "points"), list(zip(RANKS, (11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), strict=True))
)
@pytest.mark.parametrize("suit", "shcd")
def test_4_pips_count_as_many_and_court_cards_ten(rank: str, points: int, suit: str) -> None:
    assert total(f"5h {rank}{suit}") == 5 + points


@proves("art4")
@pytest.mark.parametrize(("bank", "net"), [("8d", 0), ("7d", 100), ("9d", -100)])
def test_4_ace_and_seven_are_compared_as_18(bank: str, net: int) -> None:
    assert ana("Ah 7c", "Kc").play("stand", bank).nets() == {"ana": net}


@proves("art4")
def test_4_the_choice_is_never_fixed_while_the_hand_draws_on() -> None:
    table = AtBlackjack(OLD).main("ana").deal("Ah 7c", bank="Kc").play("draw 9d draw 3h stand Td")
    assert table.game.result(table.state)["places"]["1"][0]["total"] == 20
    assert table.nets() == {"ana": 0}
