"""Articles 1 and 2 of 61/2004: the pack, the shoe or the shuffler, the display; the boxes and their spaces."""

from dataclasses import dataclass

from banca.law import Refusal, refuse
from banca.material.cards import PACK, Card
from banca.play.setting import Setting

CROUPIER = "croupier"
Seat = int | str  # the number of a box, or the croupier

PLACES = 8  # art2.1, the croupier's among them
BOXES: tuple[int, ...] = tuple(range(1, PLACES))  # box 1 is at the croupier's left

ANTE, RAISE, JACKPOT = "ante", "raise", "progressive-jackpot"  # a space of each box for each: art2.2


@dataclass(frozen=True, slots=True)
class Equipment:
    packs: tuple[tuple[Card, ...], ...] = (PACK,)
    shoe: bool = True
    white_cards: int = 1
    shuffler: bool = True
    jackpot_display: bool = True  # with its electronic system


def deals_from_the_shoe(setting: Setting, *, shuffler_failed: bool) -> bool:
    """By the way of shuffling (art3), or because the shuffler failed and the shoe replaces it (art11.4)."""
    options = setting.options
    fallen_back = shuffler_failed and options["malfunction-fallback"] == "use-shoe"
    return options["shuffle-method"] == "manual-shoe" or fallen_back


def equipment_refusals(setting: Setting, *, from_shoe: bool) -> tuple[Refusal, ...]:
    """What a table lacks to deal from the shoe, or from the shuffler."""
    table: Equipment = setting.equipment or Equipment()
    found = list(_refuse_packs(table.packs))
    if not table.shoe and not table.shuffler:
        found.append(refuse("table_must_have_shoe_or_shuffler", "art1"))
    if from_shoe and not table.shoe:
        found.append(refuse("table_must_have_a_shoe", "art1.2"))
    if from_shoe and table.white_cards != 1:
        found.append(refuse("white_card_must_be_one", "art1.2", cards=table.white_cards))
    if not from_shoe and not table.shuffler:
        found.append(refuse("table_must_have_a_shuffler", "art1.3"))
    if not table.jackpot_display:
        found.append(refuse("table_must_have_a_jackpot_display", "art1.4"))
    return tuple(found)


def _refuse_packs(packs: tuple[tuple[Card, ...], ...]) -> tuple[Refusal, ...]:
    if len(packs) != 1:
        return (refuse("pack_must_be_one", "art1.1", packs=len(packs)),)
    if sorted(packs[0]) != sorted(PACK):
        return (refuse("pack_must_be_complete", "art1.1", cards=len(PACK)),)
    return ()
