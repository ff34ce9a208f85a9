"""What a table of blackjack remembers of box, shoe or machine, when a session ends, and how it stands in a record."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, get_args

from banca.games.blackjack.law import EDITION_2004
from banca.games.blackjack.terms import Device, Terms, count_text, terms_of
from banca.games.shoe import memory, state
from banca.law import RecordError, Refusal
from banca.law.numbers import shown
from banca.law.options import DECKS_MOST
from banca.material.cards import PACK
from banca.play.fields import COUNT_MOST
from banca.play.game import Memory
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
        says = f'"seen" holds a card more often than it is in {count_text(terms.decks, "deck")}'
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
    says = f"{count_text(left, 'card')} left: the second white card, with {depth} behind it, {is_out}"
    return Refusal("white_card_must_come_in_its_place", terms.at("last-round"), says)


DEVICES: tuple[Device, ...] = get_args(Device)
_DEPTHS = EDITION_2004.options["second-white-card-depth"].number
LEAST_DEPTH = int(_DEPTHS.least) if _DEPTHS else 1
NUMBERS = ("unseen", "rounds")
FLAGS = ("marker_out", "used_up", "unfit")

PROPERTIES: Mapping[str, Any] = {
    "packs": memory.number_or_unknown(1, DECKS_MOST),
    "device": {"enum": [None, *DEVICES]},
    "seen": memory.CARDS_SCHEMA,
    **{number: {"type": "integer", "minimum": 0, "maximum": COUNT_MOST} for number in NUMBERS},
    "depth": memory.number_or_unknown(LEAST_DEPTH, COUNT_MOST),
    **dict.fromkeys(FLAGS, memory.FLAG_SCHEMA),
    "seats": memory.SEATS_SCHEMA,
    "standing": {"type": "array", "items": {"type": "string"}},
}
SCHEMA = memory.schema_of(PROPERTIES)


def read(said: Any) -> Shoe:
    memory.check_names(said, PROPERTIES)
    shoe = Shoe(
        packs=said.get("packs"),
        device=said.get("device"),
        seen=memory.read_cards(said.get("seen", [])),
        unseen=said.get("unseen", UNDER_WAY.unseen),
        rounds=said.get("rounds", UNDER_WAY.rounds),
        depth=said.get("depth"),
        marker_out=said.get("marker_out", False),
        used_up=said.get("used_up", False),
        unfit=said.get("unfit", False),
        seats=memory.read_seats(said.get("seats", {}), "player"),
        standing=_standing(said.get("standing", [])),
    )
    _check(shoe)
    return shoe


def _check(shoe: Shoe) -> None:
    memory.check_packs(shoe.packs, 1, DECKS_MOST)
    if shoe.depth is not None and not memory.is_within(shoe.depth, LEAST_DEPTH):
        raise RecordError(f'"depth" is {LEAST_DEPTH} to {COUNT_MOST} cards, or as adopted, not {shown(shoe.depth)}')
    if shoe.device not in (None, *DEVICES):
        raise RecordError(f'"device" is {", ".join(DEVICES)} or unknown, not {shown(shoe.device)}')
    for name in NUMBERS:
        if not memory.is_within(getattr(shoe, name), 0):
            raise RecordError(f'"{name}" is a whole number from 0 to {COUNT_MOST}, not {shown(getattr(shoe, name))}')
    if any(not isinstance(getattr(shoe, flag), bool) for flag in FLAGS):
        raise RecordError(f'"{FLAGS[0]}", "{FLAGS[1]}" and "{FLAGS[2]}" are true or false')
    if memory.holds_too_many(shoe):
        raise RecordError(f"more cards came out than there are in {count_text(shoe.packs or 0, 'pack')}")
    if set(shoe.standing) & {player for _, player in shoe.seats}:
        raise RecordError('"standing" names somebody who has one of the "seats"')


def _standing(said: Any) -> tuple[str, ...]:
    if not isinstance(said, list) or not all(map(memory.is_name, said)):
        raise RecordError('"standing" lists those who bet without a seat, as in ["ana"]')
    return tuple(said)


def write(shoe: Shoe) -> dict[str, Any]:
    return memory.write(shoe, UNDER_WAY, PROPERTIES, {"standing": list(shoe.standing)})


SHOE = Memory("shoe", SCHEMA, read, write, UNDER_WAY)
