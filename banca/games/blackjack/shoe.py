"""Box, shoe or machine as the rounds leave it: what came out, what is left, when a session ends (both editions)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from banca.games.blackjack.terms import Device, Terms, terms_of
from banca.law import Refusal
from banca.material.cards import PACK, Card, Cards
from banca.play.setting import Setting

Seats = tuple[tuple[int, str], ...]  # who sits where, by the number of the place


@dataclass(frozen=True, slots=True)
class Shoe:
    """What a table of blackjack remembers from one round to the next; cards and rounds since the last shuffle."""

    packs: int | None = None  # that were shuffled; None: nothing is known of them
    device: Device | None = None  # that they were put in
    seen: tuple[Card, ...] = ()  # the cards that came out and were shown
    unseen: int = 0  # how many were burnt
    rounds: int = 1  # dealt so far; of a shoe under way at least one
    marker_out: bool = False  # the second white card has come: the round is the last
    used_up: bool = False  # the cards have to be prepared before anything is dealt
    unfit: bool = False  # soiled or damaged
    seats: Seats = ()
    standing: tuple[str, ...] = ()  # who takes no seat by betting

    def possible(self, packs: int) -> Cards:
        """The cards of so many packs that may still come: whatever was not seen."""
        seen = Counter(self.seen)
        return Cards(tuple(packs - seen[card] for card in PACK))

    def left(self, packs: int) -> int:
        """How many of them it holds."""
        return packs * len(PACK) - len(self.seen) - self.unseen

    def prepared(self, terms: Terms) -> "Shoe":
        """Fresh from the shuffle; people stay where they are."""
        return Shoe(terms.decks, terms.device, rounds=0, seats=self.seats, standing=self.standing)

    def showing(self, card: Card) -> "Shoe":
        return replace(self, seen=(*self.seen, card))

    def burning(self, cards: int) -> "Shoe":
        return replace(self, unseen=self.unseen + cards)


NEW_TABLE = Shoe(rounds=0, used_up=True)
UNDER_WAY = Shoe()


def fitting(setting: Setting) -> Shoe:
    """What the table remembers, as far as its options let it be: other packs or another device are prepared anew."""
    terms = terms_of(setting)
    shoe: Shoe = setting.memory
    other = shoe.packs not in (None, terms.decks) or shoe.device not in (None, terms.device)
    shoe = replace(shoe, used_up=shoe.used_up or other)
    if is_single_round(terms) and shoe.packs is None and not shoe.seen and not shoe.used_up:
        return replace(shoe, rounds=0, unseen=terms.opening_burn)  # prepared for its one round
    if terms.device == "machine":  # every card is in it
        return replace(shoe, seen=(), unseen=0, used_up=shoe.used_up or shoe.unfit)
    return shoe


def is_single_round(terms: Terms) -> bool:
    """Without a second white card nothing announces the end: the deck is shuffled after every round."""
    return terms.device != "machine" and terms.marker_depth is None


def ended(shoe: Shoe, terms: Terms, *, reshuffled: bool) -> Shoe:
    """After a round that was dealt: the cards of a machine go back, those of a session that is over are shuffled."""
    shoe = replace(shoe, rounds=shoe.rounds + 1)
    if terms.device == "machine":
        return replace(shoe, seen=(), unseen=0)
    used_up = is_single_round(terms) or shoe.marker_out or reshuffled or shoe.left(terms.decks) <= 0
    return replace(shoe, used_up=used_up)


def after_cut(pack: Sequence[Card], lifted: int) -> tuple[Card, ...]:
    """A cut turns the pack round at some card and does nothing else to it."""
    if not 0 < lifted < len(pack):
        raise ValueError(f"a cut lifts 1 to {len(pack) - 1} cards, not {lifted}")
    return (*pack[lifted:], *pack[:lifted])


def refuse_memory(setting: Setting) -> Refusal | None:
    """Why no play under these options can have left the table so."""
    shoe: Shoe = setting.memory
    terms = terms_of(setting)
    if shoe.packs in (None, terms.decks) and min(shoe.possible(terms.decks).copies) < 0:
        says = f'"seen" holds a card more often than the {terms.decks} packs do'
        return Refusal("card_must_be_left", terms.at("decks"), says)
    last = max((place for place, _ in shoe.seats), default=0)
    if last > terms.places:
        says = f'"seats" name place {last}: at this table they are 1 to {terms.places}'
        return Refusal("place_must_exist", terms.at("layout"), says)
    return None
