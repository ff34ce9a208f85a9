"""What a table of baccarat remembers, when its shoe ends (arts. 2.1 and 3.1 of 55/2004), and how a record writes it."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from banca.games.baccarat.drawing import EDITION, MOST_CARDS, SIDES, TEN, Winner
from banca.games.baccarat.equipment import on_machine, packs_of
from banca.games.shoe import memory, state
from banca.games.shoe.state import Seats
from banca.law import OptionSet, OptionWord, RecordError, Refusal, refuse
from banca.law.numbers import shown
from banca.material.cards import PACK, RANKS, Card, rank_of
from banca.messages.errors import Listed
from banca.money import Stakes, changed, named, plain_stakes
from banca.play.game import Memory
from banca.play.setting import Setting
from banca.play.stakes_on_table import read_stakes, stakes_schema

LEAST_DEPTH = 12  # art2.1
RESULTS_MOST = 156  # rounds of the largest shoe: a shuffler-dealer never restarts its roads


@dataclass(frozen=True, slots=True)
class RoundResult:
    winner: Winner
    player_pair: bool = False
    banker_pair: bool = False
    natural: bool = False


@dataclass(frozen=True, slots=True)
class Shoe(state.Shoe):
    rounds_left: int | None = None  # once the white card is out, including the current round
    demonstrations: int = 0  # rounds still to be dealt without bets
    results: tuple[RoundResult, ...] = ()
    carried: Stakes = ()  # that stand after a tie

    @property
    def remaining(self) -> int | None:
        """The number of cards left, if known."""
        return None if self.packs is None else self.left(self.packs)

    def prepared(self, setting: Setting) -> "Shoe":
        """A freshly shuffled shoe; people and stakes stay."""
        rounds = setting.options.number("demonstration-rounds")
        return Shoe(packs_of(setting), demonstrations=rounds, carried=self.carried, seats=self.seats)


NEW_TABLE = Shoe(used_up=True)
UNDER_WAY = Shoe()


def face_value(card: Card) -> int:
    """Article 2.1: an ace one, a ten ten, and court cards as the ten (reading burn-by-the-first-card)."""
    return min(1 + RANKS.index(rank_of(card)), TEN)


def last_rounds(options: OptionSet) -> int:
    """Article 3.1: the round in which the white card comes out is the last, or one more may follow."""
    return 1 + (options["shoe-end"] == "one-more")


def white_card_is_next(left: int, depth: int) -> bool:
    """Whether the white card is next, given the cards left and those behind it. Integers only: a kernel compiles it."""
    return left <= depth


def least_depth(options: OptionSet) -> int:
    """At least twelve, and enough for all that may be dealt once it is out (reading cards-behind-the-white-card)."""
    return max(LEAST_DEPTH, last_rounds(options) * (MOST_CARDS + (options["round-burn"] == "burn-one")))


def cut_depth(setting: Setting) -> int:
    """The number of cards behind the white card."""
    said: int | None = setting.parameter("cut-depth")
    return least_depth(setting.options) if said is None else said


def refuse_depth(setting: Setting) -> Refusal | None:
    least, most, depth = least_depth(setting.options), packs_of(setting) * len(PACK), cut_depth(setting)
    if on_machine(setting) or least <= depth < most:
        return None
    return refuse("white_card_must_be_deep_enough", "art2.1", "baccarat", depth=depth, least=least, cards=most)


def refuse_memory(setting: Setting) -> Refusal | None:
    """Why no play under these options can have left this state."""
    shoe: Shoe = setting.memory
    packs = packs_of(setting)
    if not on_machine(setting) and shoe.packs is None and min(shoe.possible(packs).copies) < 0:
        return refuse("card_must_be_left", "art1.1", "baccarat-seen", packs=packs)
    return _refuse_seats(shoe, setting.options) or _refuse_carried(shoe, setting.options)


def _refuse_seats(shoe: Shoe, options: OptionSet) -> Refusal | None:
    most = options.number("seats")
    boxes = (stake.position.place or 0 for stake in shoe.carried)
    last = max((*boxes, *(seat for seat, _ in shoe.seats)), default=0)
    if last <= most:
        return None
    return refuse("place_must_exist", "art1.5.b", "baccarat-remembered", place=last, most=most)


def _refuse_carried(shoe: Shoe, options: OptionSet) -> Refusal | None:
    if not shoe.carried:
        return None
    if options["after-tie"] == "withdraw":
        option, keep, change = (OptionWord("after-tie", value) for value in (None, "keep", "change"))
        return refuse("stake_after_a_tie_must_be_withdrawn", "art12.1", option=option, keep=keep, change=change)
    layouts, layout = options.number("layouts"), max(stake.position.layout for stake in shoe.carried)
    if layout > layouts:
        return refuse("layout_must_exist", "art1.5", "baccarat", layout=layout, layouts=layouts)
    # Between a tie and its deciding round a new shoe may come, with the results of its demonstrations.
    last = shoe.results[-1].winner if len(shoe.results) > options.number("demonstration-rounds") else "tie"
    return refuse("stake_must_stand_after_a_tie", "art12", side=last) if last != "tie" else None


def fitting(setting: Setting) -> Shoe:
    """The memory, adapted to the options: another number of packs makes another shoe."""
    shoe: Shoe = setting.memory
    packs = packs_of(setting)
    if on_machine(setting):
        return Shoe(packs, results=shoe.results, carried=shoe.carried, seats=shoe.seats)
    return changed(shoe, used_up=shoe.used_up or shoe.packs not in (None, packs))


def ended(shoe: Shoe, result: RoundResult | None, setting: Setting, *, empty: bool) -> Shoe:
    """After a round: a shoe whose last round it was must be prepared again (art3.1); a machine never."""
    results = shoe.results if result is None else (*shoe.results, result)[-RESULTS_MOST:]
    left = None if shoe.rounds_left is None else shoe.rounds_left - 1
    used_up = empty or left == 0 or on_machine(setting)
    return changed(shoe, results=results, rounds_left=left or None, used_up=used_up)


WINNERS: tuple[Winner, ...] = ("banker", "player", "tie")
LAST_ROUNDS = (1, 2)  # art3.1: this round, or one more
FLAGS = tuple(f.name for f in fields(RoundResult) if f.name != "winner")


def _bounds(option: str) -> tuple[int, int]:
    number = EDITION.options[option].number
    return (int(number.least), int(number.most or 0)) if number else (0, 0)


LEAST_PACKS, MOST_PACKS = _bounds("decks")
_, MOST_DEMONSTRATIONS = _bounds("demonstration-rounds")
_, MOST_LAYOUTS = _bounds("layouts")

PROPERTIES: Mapping[str, Any] = {
    "packs": memory.number_or_unknown(LEAST_PACKS, MOST_PACKS),
    "seen": memory.CARDS_SCHEMA,
    "unseen": {"type": "integer", "minimum": 0},
    "rounds_left": {"enum": [None, *LAST_ROUNDS]},
    "used_up": memory.FLAG_SCHEMA,
    "unfit": memory.FLAG_SCHEMA,
    "demonstrations": {"type": "integer", "minimum": 0, "maximum": MOST_DEMONSTRATIONS},
    "results": {
        "type": "array",
        "items": {
            "type": "object",
            "additionalProperties": False,
            "required": ["winner"],
            "properties": {"winner": {"enum": list(WINNERS)}, **{flag: {"type": "boolean"} for flag in FLAGS}},
        },
    },
    "carried": stakes_schema(
        SIDES,
        layout={"type": "integer", "minimum": 1, "maximum": MOST_LAYOUTS},
        place={"type": "integer", "minimum": 1},
    ),
    "seats": memory.SEATS_SCHEMA,
}
SCHEMA = memory.schema_of(PROPERTIES)


def read(raw: Any) -> Shoe:
    memory.check_names(raw, PROPERTIES)
    carried = _carried(raw.get("carried", []))
    shoe = Shoe(
        packs=raw.get("packs"),
        seen=memory.read_cards(raw.get("seen", [])),
        unseen=raw.get("unseen", 0),
        rounds_left=raw.get("rounds_left"),
        used_up=raw.get("used_up", False),
        unfit=raw.get("unfit", False),
        demonstrations=raw.get("demonstrations", 0),
        results=_results(raw.get("results", [])),
        carried=carried,
        seats=_with_boxes(memory.read_seats(raw.get("seats", {}), "bettor"), carried),
    )
    _check(shoe)
    return shoe


def _check(shoe: Shoe) -> None:
    memory.check_packs(shoe.packs, LEAST_PACKS, MOST_PACKS)
    if not memory.is_within(shoe.unseen, 0, MOST_PACKS * len(PACK)):
        raise RecordError("baccarat-record-unseen", value=shown(shoe.unseen))
    if shoe.rounds_left is not None and not memory.is_within(shoe.rounds_left, *LAST_ROUNDS):
        raise RecordError("baccarat-record-rounds-left", value=shown(shoe.rounds_left))
    if not isinstance(shoe.used_up, bool) or not isinstance(shoe.unfit, bool):
        raise RecordError("baccarat-record-flags")
    if not memory.is_within(shoe.demonstrations, 0, MOST_DEMONSTRATIONS):
        value = shown(shoe.demonstrations)
        raise RecordError("baccarat-record-demonstrations", most=MOST_DEMONSTRATIONS, value=value)
    if memory.holds_too_many(shoe):
        raise RecordError("baccarat-record-too-many-cards", packs=shoe.packs)


def _results(raw: Any) -> tuple[RoundResult, ...]:
    if not isinstance(raw, list) or not all(map(_is_result, raw)):
        raise RecordError("baccarat-record-results", winners=Listed(*WINNERS), flags=Listed(*FLAGS))
    return tuple(RoundResult(**each) for each in raw)


def _is_result(raw: Any) -> bool:
    if not isinstance(raw, Mapping) or raw.get("winner") not in WINNERS:
        return False
    return all(key == "winner" or (key in FLAGS and isinstance(flag, bool)) for key, flag in raw.items())


def _carried(raw: Any) -> Stakes:
    stakes = read_stakes(raw, "carried")
    for position in (stake.position for stake in stakes):
        if position.bet not in SIDES or position.selection is not None or position.layout > MOST_LAYOUTS:
            bet = named(position.bet, position.selection)
            raise RecordError("baccarat-record-carried-side", player=position.player, bet=bet)
    return stakes


def _with_boxes(seats: Seats, carried: Stakes) -> Seats:
    """Whoever has a stake in the box of a seat sits there, said or not (art15)."""
    sitting = dict(seats)
    for position in (stake.position for stake in carried):
        if position.place is None:
            continue
        player, bet, place = position.player, position.bet, position.place
        sitter = sitting.setdefault(place, player)
        if sitter != player:
            raise RecordError("baccarat-record-box-taken", player=player, bet=bet, place=place, sitter=sitter)
        if list(sitting.values()).count(sitter) > 1:
            raise RecordError("baccarat-record-box-elsewhere", player=player, bet=bet, place=place)
    return tuple(sorted(sitting.items()))


def write(shoe: Shoe) -> dict[str, Any]:
    plain = {
        "results": results_to_json(shoe.results),
        "carried": plain_stakes(shoe.carried),
    }
    return memory.write(shoe, UNDER_WAY, PROPERTIES, plain)


def results_to_json(results: tuple[RoundResult, ...]) -> list[dict[str, Any]]:
    return [_write_result(result) for result in results]


def _write_result(result: RoundResult) -> dict[str, Any]:
    return {"winner": result.winner, **{flag: True for flag in FLAGS if getattr(result, flag)}}


SHOE = Memory("shoe", SCHEMA, read, write, UNDER_WAY)
