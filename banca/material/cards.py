"""Playing cards, named by two letters (`Ah`, `Td`), and what is left of a number of decks."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

Card = str

RANKS = "A23456789TJQK"
SUITS = "shcd"  # spades, hearts, clubs, diamonds
SUIT_SIGNS = dict(zip(SUITS, "♠♥♣♦", strict=True))
PACK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
NUMBER_OF: Mapping[Card, int] = {card: number for number, card in enumerate(PACK)}


def rank_of(card: Card) -> str:
    return card[0]


def suit_of(card: Card) -> str:
    return card[1]


def card_text(card: Card) -> str:
    """A card as people know it: 10♥, K♠."""
    return f"{rank_of(card).replace('T', '10')}{SUIT_SIGNS[suit_of(card)]}"


@dataclass(frozen=True, slots=True)
class Cards:
    """The number of copies of each card, in the order of the deck: what is left in a shoe or a machine."""

    copies: tuple[int, ...]

    @staticmethod
    def of_packs(packs: int) -> "Cards":
        return Cards((packs,) * len(PACK))

    def __len__(self) -> int:
        return sum(self.copies)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, str) and card in NUMBER_OF and self.copies[NUMBER_OF[card]] > 0

    def without(self, card: Card) -> "Cards":
        at = NUMBER_OF[card]
        if not self.copies[at]:
            raise ValueError(f"no {card} is left")
        return Cards((*self.copies[:at], self.copies[at] - 1, *self.copies[at + 1 :]))

    @property
    def weights(self) -> Mapping[Card, int]:
        """The cards that may come next, with the number of copies of each."""
        return _weights(self.copies)


@lru_cache(maxsize=1 << 10)
def _weights(copies: tuple[int, ...]) -> Mapping[Card, int]:
    return {card: n for card, n in zip(PACK, copies, strict=True) if n}
