"""What a table of blackjack remembers of box, shoe or machine, and when a session ends (both editions)."""

from dataclasses import dataclass, replace

from banca.games.blackjack.terms import Device, Terms, counted, terms_of
from banca.games.shoe import state
from banca.law import Refusal
from banca.material.cards import PACK
from banca.play.setting import Setting


@dataclass(frozen=True, slots=True)
class Shoe(state.Shoe):
    device: Device | None = None  # that the cards were put in
    rounds: int = 1  # dealt so far; of a shoe under way at least one
    depth: int | None = None  # how many cards lie behind the second white card; None: as many as the table has adopted
    marker_out: bool = False  # the second white card has come: the round is the last
    standing: tuple[str, ...] = ()  # who takes no seat by betting

    def marker(self, terms: Terms) -> int | None:
        """How many cards lie behind the second white card; None where there is none."""
        return None if terms.marker_depth is None else self.depth or terms.marker_depth

    def prepared(self, terms: Terms) -> "Shoe":
        """Fresh from the shuffle; people stay where they are."""
        return Shoe(terms.decks, device=terms.device, rounds=0, seats=self.seats, standing=self.standing)

    def without_sitter(self, player: str) -> "Shoe":
        """Neither seated nor standing by."""
        standing = tuple(each for each in self.standing if each != player)
        return replace(state.Shoe.without_sitter(self, player), standing=standing)


NEW_TABLE = Shoe(rounds=0, used_up=True)
UNDER_WAY = Shoe()


def is_of(shoe: Shoe, terms: Terms) -> bool:
    """Whether it holds the cards of this table; nothing known speaks against it."""
    return shoe.packs in (None, terms.decks) and shoe.device in (None, terms.device)


def fitting(setting: Setting) -> Shoe:
    """What the table remembers, as far as its options let it be: a session that is over begins with the shuffle."""
    terms = terms_of(setting)
    shoe: Shoe = setting.memory
    machine = terms.device == "machine"
    unknown = replace(UNDER_WAY, unfit=shoe.unfit, seats=shoe.seats, standing=shoe.standing)
    if is_single_round(terms) and shoe == unknown:
        return replace(shoe, rounds=0, unseen=terms.opening_burn)  # prepared for its one round
    ended_ = shoe.marker_out or (is_single_round(terms) and shoe.rounds > 0) or (machine and shoe.unfit)
    shoe = replace(shoe, used_up=shoe.used_up or not is_of(shoe, terms) or ended_)
    return replace(shoe, seen=(), unseen=0) if machine and shoe.used_up else shoe


def is_single_round(terms: Terms) -> bool:
    """Without a second white card nothing announces the end: the deck is shuffled after every round."""
    return terms.device != "machine" and terms.marker_depth is None


def why_over(shoe: Shoe, terms: Terms) -> str | None:
    """The topic of the clause by which the last session ended, where there was one with these cards."""
    if not shoe.rounds or not is_of(shoe, terms) or terms.device == "machine":
        return None
    if terms.device == "box":
        return "one-round"
    return "shuffle-after-any-round" if is_single_round(terms) else "reshuffle"


def ended(shoe: Shoe, terms: Terms) -> Shoe:
    """After a round that was dealt: the cards of a machine go back, those of a session that is over are shuffled."""
    shoe = replace(shoe, rounds=shoe.rounds + 1)
    if terms.device == "machine":
        return replace(shoe, seen=(), unseen=0)
    used_up = is_single_round(terms) or shoe.marker_out or shoe.left(terms.decks) <= 0
    return replace(shoe, used_up=used_up)


def refuse_memory(setting: Setting) -> Refusal | None:
    """Why no play under these options can have left the table so."""
    shoe: Shoe = setting.memory
    terms = terms_of(setting)
    last = max((place for place, _ in shoe.seats), default=0)
    if last > terms.places:
        says = f'"seats" name place {last}: at this table they are 1 to {terms.places}'
        return Refusal("place_must_exist", terms.at("layout"), says)
    if not is_of(shoe, terms):
        return None
    if min(shoe.possible(terms.decks).copies) < 0:
        says = f'"seen" holds a card more often than it is in {counted(terms.decks, "deck")}'
        return Refusal("card_must_be_left", terms.at("decks"), says)
    if terms.device == "machine":
        return _refuse_machine(shoe, terms)
    return _refuse_past(shoe, terms)


def _refuse_machine(shoe: Shoe, terms: Terms) -> Refusal | None:
    """After a round all is back in it; only where nobody bet the cards burnt at the opening are not."""
    if not shoe.seen and not shoe.marker_out and (not shoe.unseen or shoe.rounds == 0):
        return None
    says = '"seen", "unseen" and "marker_out" are of no machine between rounds: every card is back in it'
    return Refusal("cards_must_go_back_after_the_round", terms.at("cards-go-back"), says)


def _refuse_past(shoe: Shoe, terms: Terms) -> Refusal | None:
    """Where it is known of how many cards: rounds take some, and none passes the second white card."""
    depth = shoe.marker(terms)
    if (shoe.marker_out or shoe.depth) and depth is None:
        says = '"depth" and "marker_out" are of the second white card, which a single deck does not have'
        return Refusal("single_deck_must_have_one_white_card", terms.at("second-white-card"), says)
    if shoe.packs is None or shoe.used_up or is_single_round(terms):
        return None
    left = shoe.left(terms.decks)
    if shoe.rounds and left == terms.decks * len(PACK):
        says = f'"rounds" is {shoe.rounds}, and neither "seen" nor "unseen" has a card: after the shuffle it is 0'
        return Refusal("rounds_must_take_cards", terms.at("deal"), says)
    out = left < (depth or 0)
    if shoe.marker_out == out or left == depth:
        return None
    is_out = "must be out" if out else "cannot be out"
    says = f"{counted(left, 'card')} left: the second white card, with {depth} behind it, {is_out}"
    return Refusal("white_card_must_come_in_its_place", terms.at("last-round"), says)
