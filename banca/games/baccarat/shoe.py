"""The shoe as the rounds leave it: what came out, what is left, when it ends (articles 2.1 and 3.1 of 55/2004)."""

from collections import Counter
from dataclasses import dataclass, replace

from banca.games.baccarat.drawing import MOST_CARDS, TEN
from banca.games.baccarat.equipment import on_machine, packs_of
from banca.games.baccarat.roads import RoundResult
from banca.law import OptionSet, RecordError, Refusal
from banca.material.cards import PACK, RANKS, Card, Cards, rank_of
from banca.money import Stakes
from banca.play.setting import Setting

Seats = tuple[tuple[int, str], ...]  # who sits where, by the number of the seat

LEAST_DEPTH = 12  # art2.1
RESULTS_MOST = 156  # as many rounds as the largest shoe can hold: a shuffler-dealer never begins its roads anew


@dataclass(frozen=True, slots=True)
class Shoe:
    """What a table of baccarat remembers from one round to the next."""

    packs: int | None = None  # that were shuffled into it; None: nothing is known of it
    seen: tuple[Card, ...] = ()  # the cards that came out and were shown
    unseen: int = 0  # how many were burnt
    rounds_left: int | None = None  # once the white card is out, the round under way among them
    used_up: bool = False  # it has to be prepared before anything is dealt
    unfit: bool = False  # the cards are soiled or damaged
    demonstrations: int = 0  # rounds still to be dealt without bets
    results: tuple[RoundResult, ...] = ()
    carried: Stakes = ()  # that stand after a tie
    seats: Seats = ()

    @property
    def left(self) -> int | None:
        """How many cards it holds, where that is known."""
        return None if self.packs is None else self.packs * len(PACK) - len(self.seen) - self.unseen

    def possible(self, packs: int) -> Cards:
        """The cards of so many packs that may still come: whatever was not seen."""
        seen = Counter(self.seen)
        return Cards(tuple(packs - seen[card] for card in PACK))

    def prepared(self, setting: Setting) -> "Shoe":
        """Fresh from the shuffle; people and stakes stay where they are."""
        rounds = setting.options.number("demonstration-rounds")
        return Shoe(packs_of(setting), demonstrations=rounds, carried=self.carried, seats=self.seats)

    def showing(self, card: Card) -> "Shoe":
        return replace(self, seen=(*self.seen, card))


NEW_TABLE = Shoe(used_up=True)
UNDER_WAY = Shoe()


def face_value(card: Card) -> int:
    """Article 2.1: an ace one, a ten ten, and court cards as the ten (reading burn-by-the-first-card)."""
    return min(1 + RANKS.index(rank_of(card)), TEN)


def least_depth(options: OptionSet) -> int:
    """Twelve or so, and enough for all that may be dealt once it is out (reading cards-behind-the-white-card)."""
    rounds = 1 + (options["shoe-end"] == "one-more")
    return max(LEAST_DEPTH, rounds * (MOST_CARDS + (options["round-burn"] == "burn-one")))


def cut_depth(setting: Setting) -> int:
    """How many cards lie behind the white card."""
    said: int | None = setting.parameter("cut-depth")
    return least_depth(setting.options) if said is None else said


def refuse_depth(setting: Setting) -> Refusal | None:
    least, most, depth = least_depth(setting.options), packs_of(setting) * len(PACK), cut_depth(setting)
    if on_machine(setting) or least <= depth < most:
        return None
    says = (
        f"{depth} cards behind the white card: with these options at least {least}, and fewer than the {most} there are"
    )
    return Refusal("white_card_must_be_deep_enough", "art2.1", says)


def fitting(setting: Setting) -> Shoe:
    """What the table remembers, as far as its options let it be: another number of packs makes another shoe."""
    shoe: Shoe = setting.memory
    packs, seats = packs_of(setting), setting.options.number("seats")
    shoe = replace(shoe, seats=tuple((seat, player) for seat, player in shoe.seats if seat <= seats))
    if shoe.carried and setting.options["after-tie"] == "withdraw":
        raise RecordError('"carried" stakes stand after a tie only where after-tie is keep or change')
    if any(stake.position.place is not None and stake.position.place > seats for stake in shoe.carried):
        raise RecordError(f'"carried" stakes lie at a seat that the table does not have: it has {seats}')
    if on_machine(setting):
        return Shoe(packs, results=shoe.results, carried=shoe.carried, seats=shoe.seats)
    if shoe.packs is None and min(shoe.possible(packs).copies) < 0:
        raise RecordError(f'"seen" holds a card more often than the {packs} packs do')
    return replace(shoe, used_up=shoe.used_up or shoe.packs not in (None, packs))


def ended(shoe: Shoe, result: RoundResult | None, setting: Setting, *, empty: bool) -> Shoe:
    """After a round: a shoe whose last round it was has to be prepared again (art3.1); a machine is no shoe."""
    results = shoe.results if result is None else (*shoe.results, result)[-RESULTS_MOST:]
    left = None if shoe.rounds_left is None else shoe.rounds_left - 1
    used_up = empty or left == 0 or on_machine(setting)
    return replace(shoe, results=results, rounds_left=left or None, used_up=used_up)
