"""Articles 2(1) to 2(3) and 4 of 53/2010: who may throw, how the dice are offered and passed on."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from banca.games.craps.bets import CRAPS, DICE, SEVEN
from banca.games.craps.memory import Layout
from banca.law import Refusal
from banca.play.act import Act


@dataclass(frozen=True, slots=True)
class Join(Act):
    """A bettor takes a place at the table, counted from the stickman's left."""

    word: ClassVar[str] = "join"
    checks: ClassVar[Mapping[str, str]] = {"player": "name", "place": "count"}

    player: str
    place: int | None = None  # the last one, where nothing is said


@dataclass(frozen=True, slots=True)
class OfBettor(Act):
    checks: ClassVar[Mapping[str, str]] = {"player": "name"}

    player: str


@dataclass(frozen=True, slots=True)
class Offer(OfBettor):
    """The stickman offers the dice."""

    word: ClassVar[str] = "offer"


@dataclass(frozen=True, slots=True)
class Choose(Act):
    """The new shooter takes two of the dice presented."""

    word: ClassVar[str] = "choose"
    checks: ClassVar[Mapping[str, str]] = {"player": "name", "dice": "number"}

    player: str
    dice: int


@dataclass(frozen=True, slots=True)
class Decline(OfBettor):
    """A bettor does not want to throw, and keeps every right to bet."""

    word: ClassVar[str] = "decline"


NOBODY_MAY_THROW = Refusal(
    "shooter_must_have_staked_the_minimum",
    "art2.1",
    "no bettor has staked the minimum: nobody may throw, and play waits (reading nobody-to-throw)",
)


def may_throw(layout: Layout, player: str | None) -> bool:
    """Article 2(1): whoever has staked the minimum, which every lawful stake reaches (reading at art2.1)."""
    return any(stake.position.player == player for stake in layout.stakes)


def shooter_of(layout: Layout) -> str | None:
    """Whoever has the dice, as long as he stakes anything (art4.1)."""
    return layout.shooter if may_throw(layout, layout.shooter) else None


def next_shooter(layout: Layout) -> str | None:
    """Article 2(3): from the stickman's left onwards and round again, passing over those who may not throw."""
    order = layout.order
    start = order.index(layout.last) + 1 if layout.last in order else 0
    return next((player for player in (*order[start:], *order[:start]) if may_throw(layout, player)), None)


def seated(order: tuple[str, ...], player: str, place: int | None) -> tuple[str, ...]:
    others = tuple(p for p in order if p != player)
    at = len(others) if place is None else place - 1
    return (*others[:at], player, *others[at:])


def passes_on(change: str, point: int | None, dice: tuple[int, ...]) -> bool:
    """Article 4(2): a seven once a point is marked; or, as the Chinese literally says, a first throw that loses."""
    if change == "losing-come-out":
        return point is None and sum(dice) in CRAPS
    return point is not None and sum(dice) == SEVEN


def refuse_offer(layout: Layout, act: Offer) -> Refusal | None:
    if shooter := shooter_of(layout):
        says = f"{shooter} has the dice and keeps them: the shooter is replaced only as article 4 says"
        return Refusal("shooter_must_keep_the_dice", "art4", says)
    following = next_shooter(layout)
    if following is None:
        return NOBODY_MAY_THROW
    if act.player != following:
        says = f"the dice go to {following} next, from the stickman's left onwards, not to {act.player}"
        return Refusal("dice_must_be_offered_in_order", "art2.3", says)
    if act.player == layout.offered:
        says = f"the dice are offered to {act.player} already, who takes two or declines"
        return Refusal("offer_must_be_answered_first", "art2.3", says)
    return None


def refuse_answer(layout: Layout, act: Choose | Decline) -> Refusal | None:
    if act.player != layout.offered:
        says = f"the dice are offered to {layout.offered or 'nobody'}, not to {act.player}"
        return Refusal("dice_must_be_offered_first", "art2.3", says, untimely=True)
    if isinstance(act, Decline):
        return None
    if not may_throw(layout, act.player):
        says = f"{act.player} has no stake on the layout any more, and may not throw"
        return Refusal("shooter_must_have_staked_the_minimum", "art2.1", says)
    if act.dice != DICE:
        says = f"a shooter chooses two of the dice presented, not {act.dice}"
        return Refusal("shooter_must_choose_two_dice", "art2.2", says)
    return None


def refuse_thrower(layout: Layout, player: str) -> Refusal | None:
    shooter = shooter_of(layout)
    if shooter is None:
        says = "nobody who has staked the minimum holds the dice"
        found = next_shooter(layout) is not None
        return Refusal("shooter_must_have_staked_the_minimum", "art2.1", says, untimely=found)
    if player != shooter:
        return Refusal("dice_must_be_thrown_by_the_shooter", "art2.1", f"{shooter} is the shooter, not {player}")
    return None
