"""The state of a shoe between rounds, and who sits at the table."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Self

from banca.law import Refusal, refuse
from banca.law.numbers import shown
from banca.material.cards import NUMBER_OF, PACK, Card, Cards
from banca.money import Deriving, changed

Seats = tuple[tuple[int, str], ...]  # who sits where, by the number of the seat


@dataclass(frozen=True, slots=True)
class Shoe(Deriving):
    """What happened since the last shuffle, and who sits where. Each game adds what its table remembers."""

    packs: int | None = None  # that were shuffled; None: unknown
    seen: tuple[Card, ...] = ()  # the cards that came out and were shown
    unseen: int = 0  # how many were burnt
    used_up: bool = False  # the cards must be prepared before anything is dealt
    unfit: bool = False  # the cards are soiled or damaged
    seats: Seats = ()

    def possible(self, packs: int) -> Cards:
        """The cards of so many packs that may still come: all that were not seen."""
        if packs not in self.by_packs:
            self.by_packs[packs] = _not_seen(self.seen, packs)
        return self.by_packs[packs]

    @cached_property
    def by_packs(self) -> dict[int, Cards]:
        """What `possible` found before."""
        return {}

    def left(self, packs: int) -> int:
        """How many of so many packs it holds."""
        return packs * len(PACK) - self.out

    @property
    def out(self) -> int:
        """How many cards have come out of it."""
        return len(self.seen) + self.unseen

    def showing(self, card: Card) -> Self:
        after = changed(self, seen=(*self.seen, card))
        for packs, cards in self.by_packs.items():  # one card less is found sooner than all that were not seen
            if card in cards:
                after.by_packs[packs] = cards.without(card)
        return after

    def burning(self, cards: int) -> Self:
        return changed(self, unseen=self.unseen + cards)

    def with_sitter(self, player: str, place: int) -> Self:
        return changed(self, seats=tuple(sorted((*self.seats, (place, player)))))

    def without_sitter(self, player: str) -> Self:
        return changed(self, seats=tuple(entry for entry in self.seats if entry[1] != player))


@lru_cache(maxsize=1 << 10)
def _not_seen(seen: tuple[Card, ...], packs: int) -> Cards:
    copies = [packs] * len(PACK)
    for card in seen:
        copies[NUMBER_OF[card]] -= 1
    return Cards(tuple(copies))


def seat_of(seats: Seats, player: str) -> int | None:
    return next((seat for seat, sitter in seats if sitter == player), None)


def refuse_no_card(card: Card, clause: str) -> Refusal | None:
    if card in NUMBER_OF:
        return None
    return refuse("card_must_be_of_the_pack", clause, "by-rank-and-suit", card=shown(card))
