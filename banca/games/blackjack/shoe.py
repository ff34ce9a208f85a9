"""What a table of blackjack remembers of box, shoe or machine, when a session ends, and how a record writes it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args

from banca.games.blackjack.law import EDITION_2004
from banca.games.blackjack.terms import Device, Terms, terms_of
from banca.games.shoe import memory, state
from banca.law import RecordError, Refusal, refuse
from banca.law.numbers import shown
from banca.law.options import DECKS_MOST
from banca.material.cards import PACK
from banca.messages.errors import Listed
from banca.money import changed
from banca.play.fields import COUNT_MOST
from banca.play.game import Memory
from banca.play.setting import Setting


@dataclass(frozen=True, slots=True)
class Shoe(state.Shoe):
    device: Device | None = None  # that holds the cards
    rounds: int = 1  # dealt so far; at least one for a shoe in use
    depth: int | None = None  # cards behind the second white card; None: as many as the table has adopted
    marker_out: bool = False  # the second white card has come: this round is the last
    standing: tuple[str, ...] = ()  # players who bet without taking a seat

    def marker(self, terms: Terms) -> int | None:
        """The number of cards behind the second white card; None without one."""
        return None if terms.marker_depth is None else self.depth or terms.marker_depth

    def prepared(self, terms: Terms) -> "Shoe":
        """Freshly shuffled; people stay."""
        return Shoe(terms.decks, device=terms.device, rounds=0, seats=self.seats, standing=self.standing)

    def without_sitter(self, player: str) -> "Shoe":
        """Without this player, seated or standing."""
        standing = tuple(each for each in self.standing if each != player)
        return changed(state.Shoe.without_sitter(self, player), standing=standing)


NEW_TABLE = Shoe(rounds=0, used_up=True)
UNDER_WAY = Shoe()


def is_of(shoe: Shoe, terms: Terms) -> bool:
    """Whether it can hold the cards of this table, as far as known."""
    return shoe.packs in (None, terms.decks) and shoe.device in (None, terms.device)


def fitting(setting: Setting) -> Shoe:
    """The memory, adapted to the options: a session that is over begins with the shuffle."""
    terms = terms_of(setting)
    shoe: Shoe = setting.memory
    machine = terms.device == "machine"
    unknown = changed(UNDER_WAY, unfit=shoe.unfit, seats=shoe.seats, standing=shoe.standing)
    if is_single_round(terms) and shoe == unknown:
        return changed(shoe, rounds=0, unseen=terms.opening_burn)  # prepared for its one round
    ended_ = shoe.marker_out or (is_single_round(terms) and shoe.rounds > 0) or (machine and shoe.unfit)
    shoe = changed(shoe, used_up=shoe.used_up or not is_of(shoe, terms) or ended_)
    return changed(shoe, seen=(), unseen=0) if machine and shoe.used_up else shoe


def is_single_round(terms: Terms) -> bool:
    """Without a second white card nothing marks the end: the deck is shuffled after every round."""
    return terms.device != "machine" and terms.marker_depth is None


def why_over(shoe: Shoe, terms: Terms) -> str | None:
    """The topic of the clause by which the last session ended, if there was one with these cards."""
    if not shoe.rounds or not is_of(shoe, terms) or terms.device == "machine":
        return None
    if terms.device == "box":
        return "one-round"
    return "shuffle-after-any-round" if is_single_round(terms) else "reshuffle"


def ended(shoe: Shoe, terms: Terms) -> Shoe:
    """After a round that was dealt: the cards of a machine go back, those of a session that is over are shuffled."""
    shoe = changed(shoe, rounds=shoe.rounds + 1)
    if terms.device == "machine":
        return changed(shoe, seen=(), unseen=0)
    used_up = is_single_round(terms) or shoe.marker_out or shoe.left(terms.decks) <= 0
    return changed(shoe, used_up=used_up)


def refuse_memory(setting: Setting) -> Refusal | None:
    """Why no play under these options can have left this state."""
    shoe: Shoe = setting.memory
    terms = terms_of(setting)
    last = max((place for place, _ in shoe.seats), default=0)
    if last > terms.places:
        return refuse("place_must_exist", terms.at("layout"), "blackjack-record", place=last, most=terms.places)
    if not is_of(shoe, terms):
        return None
    if min(shoe.possible(terms.decks).copies) < 0:
        return refuse("card_must_be_left", terms.at("decks"), "blackjack-record", decks=terms.decks)
    if terms.device == "machine":
        return _refuse_machine(shoe, terms)
    return _refuse_past(shoe, terms)


def _refuse_machine(shoe: Shoe, terms: Terms) -> Refusal | None:
    """After a round a machine has all cards back, unless nobody bet: then the opening burn is missing."""
    if not shoe.seen and not shoe.marker_out and (not shoe.unseen or shoe.rounds == 0):
        return None
    return refuse("cards_must_go_back_after_the_round", terms.at("cards-go-back"), "blackjack-record")


def _refuse_past(shoe: Shoe, terms: Terms) -> Refusal | None:
    """If the number of cards is known: rounds take some, and none goes past the second white card."""
    depth = shoe.marker(terms)
    if (shoe.marker_out or shoe.depth) and depth is None:
        return refuse("single_deck_must_have_one_white_card", terms.at("second-white-card"), "in-a-record")
    if shoe.packs is None or shoe.used_up or is_single_round(terms):
        return None
    left = shoe.left(terms.decks)
    if shoe.rounds and left == terms.decks * len(PACK):
        return refuse("rounds_must_take_cards", terms.at("deal"), rounds=shoe.rounds)
    out = left < (depth or 0)
    if shoe.marker_out == out or left == depth:
        return None
    clause = terms.at("last-round")
    return refuse(
        "white_card_must_come_in_its_place", clause, "must-be-out" if out else "cannot-be-out", left=left, behind=depth
    )


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


def read(raw: Any) -> Shoe:
    memory.check_names(raw, PROPERTIES)
    shoe = Shoe(
        packs=raw.get("packs"),
        device=raw.get("device"),
        seen=memory.read_cards(raw.get("seen", [])),
        unseen=raw.get("unseen", UNDER_WAY.unseen),
        rounds=raw.get("rounds", UNDER_WAY.rounds),
        depth=raw.get("depth"),
        marker_out=raw.get("marker_out", False),
        used_up=raw.get("used_up", False),
        unfit=raw.get("unfit", False),
        seats=memory.read_seats(raw.get("seats", {}), "player"),
        standing=_standing(raw.get("standing", [])),
    )
    _check(shoe)
    return shoe


def _check(shoe: Shoe) -> None:
    memory.check_packs(shoe.packs, 1, DECKS_MOST)
    if shoe.depth is not None and not memory.is_within(shoe.depth, LEAST_DEPTH):
        raise RecordError("blackjack-record-depth", least=LEAST_DEPTH, most=COUNT_MOST, depth=shown(shoe.depth))
    if shoe.device not in (None, *DEVICES):
        raise RecordError("blackjack-record-device", devices=Listed(*DEVICES), device=shown(shoe.device))
    for name in NUMBERS:
        if not memory.is_within(getattr(shoe, name), 0):
            raise RecordError("blackjack-record-number", name=name, most=COUNT_MOST, value=shown(getattr(shoe, name)))
    if any(not isinstance(getattr(shoe, flag), bool) for flag in FLAGS):
        raise RecordError("blackjack-record-flags")
    if memory.holds_too_many(shoe):
        raise RecordError("blackjack-record-cards", packs=shoe.packs)
    if set(shoe.standing) & {player for _, player in shoe.seats}:
        raise RecordError("blackjack-record-standing-or-seated")


def _standing(raw: Any) -> tuple[str, ...]:
    if not isinstance(raw, list) or not all(map(memory.is_name, raw)):
        raise RecordError("blackjack-record-standing")
    return tuple(raw)


def write(shoe: Shoe) -> dict[str, Any]:
    return memory.write(shoe, UNDER_WAY, PROPERTIES, {"standing": list(shoe.standing)})


SHOE = Memory("shoe", SCHEMA, read, write, UNDER_WAY)
