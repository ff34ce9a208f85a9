"""The life of a shoe (55/2004, articles 2, 3(1) and 8): how it begins and how it ends, as the table itself does it."""

from typing import Any

import pytest

from banca.law import OptionError, option_set
from banca.material.cards import PACK
from banca.play.setting import Setting
from banca.strategy.baccarat import life_of_shoe
from tests.games.baccarat.at_baccarat import GAME


def setting(depth: int | None = None, **options: Any) -> Setting:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    chosen = option_set(GAME.edition, {"decks": 8, **named})
    return Setting(chosen, parameters={} if depth is None else {"cut-depth": depth})


def test_the_first_card_says_how_many_are_burnt() -> None:
    """It is shown, and as many as it counts go unseen: of a ten, ten."""
    life = life_of_shoe(GAME, setting(opening_burn="first-card"))
    burnt = dict(zip(PACK, life.opening_burns, strict=True))
    assert (burnt["Ah"], burnt["7c"], burnt["Ts"], life.shown) == (1, 7, 10, 1)
    assert all(8 * 52 - life.shown - burnt[card] == left for card, left in zip(PACK, life.openings, strict=True))


def test_or_as_many_as_there_are_packs() -> None:
    life = life_of_shoe(GAME, setting(opening_burn="per-deck"))
    assert (set(life.opening_burns), set(life.openings), life.shown) == ({8}, {8 * 52 - 8}, 0)


@pytest.mark.parametrize(("options", "burnt", "depth", "last"), [
    ({"round_burn": "burn-one", "shoe_end": "one-more"}, 1, 14, 2),
    ({"round_burn": "none", "shoe_end": "one-more"}, 0, 12, 2),
    ({"round_burn": "none", "shoe_end": "this-round"}, 0, 12, 1),
])  # fmt: skip
def test_rounds_of_a_shoe(options: dict[str, Any], burnt: int, depth: int, last: int) -> None:
    """With no more than four cards to a round, and the one that is burnt before it."""
    life = life_of_shoe(GAME, setting(opening_burn="per-deck", **options))
    assert (life.burnt, life.depth, life.last_rounds) == (burnt, depth, last)
    assert life.rounds_at_most == (8 * 52 - 8 - depth) // (4 + burnt) + last


def test_2_2_a_shoe_that_is_used_up_for_demonstration_is_refused() -> None:
    with pytest.raises(OptionError, match=r"with 405 cards behind the white card no round .* \(55/2004 art. 2\(2\)\)"):
        life_of_shoe(GAME, setting(405, demonstration_rounds=3))
    assert life_of_shoe(GAME, setting(300, demonstration_rounds=3)).demonstrations == 3


def test_2_3_a_shuffler_dealer_holds_all_its_cards_in_every_round() -> None:
    life = life_of_shoe(GAME, setting(dealing_device="shuffler-dealer"))
    assert (set(life.openings), set(life.opening_burns)) == ({8 * 52}, {0})
