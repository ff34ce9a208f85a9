"""Articles 1(3), 1(4), 2(2) and 2(3) of 96/85/M: four tiles to each of eight seats, and tiles exposed in dealing."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from banca.games.pai_kau.equipment import refuse_place
from banca.games.pai_kau.order import TILES_OF_SEAT
from banca.games.pai_kau.state import EXPOSED_TILES_THAT_COUNT, Deal, Round, too_early, with_deal
from banca.law import ActWord, Refusal, refuse
from banca.law.numbers import shown
from banca.material.tiles import COPIES, FACES, NUMBER_OF, Tile
from banca.messages.errors import Message
from banca.money import changed
from banca.play.act import Act, Do
from banca.play.act_rules import untimely
from banca.play.fields import ListOf, PositiveInt, TileName
from banca.play.rule import Clause, Rule

VOID_DEAL = Do("void-deal")


@dataclass(frozen=True, slots=True)
class DealTile(Act):
    word: ClassVar[str] = "tile"
    face_down: ClassVar[tuple[str, ...]] = ("tile",)

    to: PositiveInt
    tile: TileName


@dataclass(frozen=True, slots=True)
class DealTiles(Act):
    """The four tiles of a seat at once, as a person records them; seats in any order."""

    word: ClassVar[str] = "tiles"
    face_down: ClassVar[tuple[str, ...]] = ("tiles",)

    to: PositiveInt
    tiles: ListOf[Tile]


@dataclass(frozen=True, slots=True)
class Stack(Act):
    """Four tiles, face down, to a seat without bets; nobody looks at them."""

    word: ClassVar[str] = "stack"

    to: PositiveInt


@dataclass(frozen=True, slots=True)
class Expose(Act):
    """A tile is turned up by accident in dealing; which of the four, if known."""

    word: ClassVar[str] = "expose"

    place: PositiveInt
    tile: TileName | None = None
    number: PositiveInt | None = None


# Dealing.


def takes_part(state: Round, place: int) -> bool:
    """Whether anybody looks at the tiles of a seat."""
    return place == state.bank_place or state.is_bet_on(place)


def refuse_hour(state: Round, to: int) -> Refusal | None:
    if refusal := refuse_place(to) or too_early(state, "dealing"):
        return refusal
    if state.phase != "dealing":
        return refuse("seats_must_have_four_tiles", "art1.4", "all-dealt")
    return None


def refuse_order(state: Round, act: DealTile | Stack) -> Refusal | None:
    if act.to == state.next_seat:
        return None
    looked_at = (place for place in waiting(state) if takes_part(state, place) or isinstance(act, Stack))
    following = next(looked_at, state.next_seat)
    return refuse(
        "tiles_must_be_dealt_from_right_to_left",
        "art1.3",
        untimely=reached_by_stacks(state, act.to),
        next=following,
        place=act.to,
        act=ActWord(DealTiles.word),
    )


def waiting(state: Round) -> tuple[int, ...]:
    """The seats still to be dealt to, in order."""
    return tuple(place for place in state.order if state.dealt_to(place) < TILES_OF_SEAT)


def reached_by_stacks(state: Round, to: int) -> bool:
    """Whether only unseen tiles come before those of a seat: then prescribed steps lead there."""
    seats = waiting(state)
    return to in seats and not any(takes_part(state, place) for place in seats[: seats.index(to)])


def refuse_tile(state: Round, act: DealTile) -> Refusal | None:
    if refusal := refuse_hour(state, act.to) or refuse_order(state, act):
        return refusal
    if not takes_part(state, act.to):
        word = ActWord(DealTiles.word)
        return refuse("tiles_of_an_empty_seat_must_stay_face_down", "art1.4", place=act.to, act=word)
    return refuse_tiles(state, (act.tile,))


def refuse_hand(state: Round, act: DealTiles) -> Refusal | None:
    if refusal := refuse_hour(state, act.to):
        return refusal
    if len(act.tiles) != TILES_OF_SEAT:
        return refuse("seats_must_have_four_tiles", "art1.4", "count", tiles=TILES_OF_SEAT, said=len(act.tiles))
    if act.to in state.deal.stacks:
        return refuse("seats_must_have_four_tiles", "art1.4", "stack", place=act.to)
    if state.hand(act.to):
        return refuse("seats_must_have_four_tiles", "art1.4", "known", place=act.to)
    return refuse_tiles(state, act.tiles)


def refuse_tiles(state: Round, tiles: Sequence[Tile]) -> Refusal | None:
    """Article 1(1): one set of 32."""
    for n, tile in enumerate(tiles):
        if tile not in FACES:
            return refuse("tile_must_be_of_the_set", "art1.1", tile=shown(tile))
        if state.left.weights.get(tile, 0) <= tiles[:n].count(tile):
            return refuse("tile_must_be_left_in_the_set", "art1.1", tile=tile, copies=COPIES[NUMBER_OF[tile]])
    return None


def refuse_stack(state: Round, act: Stack) -> Refusal | None:
    if refusal := refuse_hour(state, act.to) or refuse_order(state, act):
        return refusal
    if takes_part(state, act.to):
        return refuse("tiles_of_a_seat_in_play_must_be_looked_at", "art5.1", place=act.to)
    return None


def dealt(state: Round, act: DealTile | DealTiles) -> Round:
    came = act.tiles if isinstance(act, DealTiles) else (act.tile,)
    tiles = dict(state.deal.tiles)
    return with_deal(state, tiles=tuple((tiles | {act.to: (*tiles.get(act.to, ()), *came)}).items()))


def stacked(state: Round, act: Stack) -> Round:
    return with_deal(state, stacks=(*state.deal.stacks, act.to))


# Tiles exposed.


@dataclass(frozen=True, slots=True)
class Exposure:
    """How many tiles of one seat were exposed, and whether it is the banker's (reading exposed-tiles)."""

    tiles: int
    bankers: bool


MATTERS: Rule[Exposure, Literal["stands", "out", "void"]] = Rule((
    Clause("art2.2", lambda e: e.tiles < EXPOSED_TILES_THAT_COUNT, "stands"),
    Clause("art2.3", lambda e: e.tiles >= EXPOSED_TILES_THAT_COUNT and not e.bankers, "out"),
    Clause("art2.3", lambda e: e.tiles >= EXPOSED_TILES_THAT_COUNT and e.bankers, "void"),
))  # fmt: skip


def refuse_exposure(state: Round, act: Expose) -> Refusal | None:
    if refusal := refuse_place(act.place) or too_early(state, "dealing"):
        return refusal
    if state.deal.laid or state.phase not in ("dealing", "arranging"):
        return refuse("tile_must_be_exposed_in_dealing", "art2.2")
    if act.number is not None and act.number > TILES_OF_SEAT:
        return refuse("exposed_tile_must_be_the_seats", "art2.2", "number", tiles=TILES_OF_SEAT, number=act.number)
    return _refuse_nothing_to_expose(state, act) if _which(state, act) is None else None


def _refuse_nothing_to_expose(state: Round, act: Expose) -> Refusal:
    dealt = state.dealt_to(act.place)
    comes = not takes_part(state, act.place) and reached_by_stacks(state, act.place)
    if not dealt:
        return refuse("exposed_tile_must_be_the_seats", "art2.2", "none-dealt", untimely=comes, place=act.place)
    return refuse(
        "exposed_tile_must_be_the_seats",
        "art2.2",
        "no-such",
        untimely=comes,
        place=act.place,
        tile=act.tile or act.number or "none",
        dealt=dealt,
    )


def _which(state: Round, act: Expose) -> int | None:
    """The number of the tile, from 1: the stated one, or the first that fits and is face down."""
    hand, dealt_so_far = state.hand(act.place), state.dealt_to(act.place)
    fits = [
        number
        for number in range(1, dealt_so_far + 1)
        if (act.place, number) not in state.deal.exposed
        and act.number in (None, number)
        and (act.tile is None or hand[number - 1 : number] == (act.tile,))
    ]
    return fits[0] if fits else None


def exposed(state: Round, act: Expose) -> Round:
    return with_deal(state, exposed=(*state.deal.exposed, (act.place, _which(state, act) or 0)))


def clauses_of_exposure(state: Round, act: Expose) -> tuple[str, ...]:
    found = Exposure(state.exposed_of(act.place) + 1, act.place == state.bank_place)
    return MATTERS(found).clauses


def refuse_void_deal(state: Round, act: Do) -> Refusal | None:
    if state.phase == "voided":
        return None
    return untimely(act, "art2.3", Message("refusal-act-must-belong-to-the-phase-deal-not-void"))


def deal_voided(state: Round, _: Do) -> Round:
    """Stakes and capital stay; tiles and dice begin again, and seats may cut again (reading void-deal)."""
    return changed(state, deal=Deal(), void_deals=state.void_deals + 1)
