"""Articles 2(1) to 2(3) and 4 of 53/2010: who may throw, how the dice are offered and passed on."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from banca.games.craps.bets import DICE, ON_THE_LINE, SEVEN
from banca.games.craps.memory import Layout, from_the_left
from banca.law import Refusal, refuse
from banca.money import Position, Roster, indexed
from banca.play.act import Act
from banca.play.fields import Name, PositiveInt, WholeNumber


@dataclass(frozen=True, slots=True)
class Join(Act):
    """A bettor takes a place at the table, by its number counted from the stickman's left."""

    word: ClassVar[str] = "join"

    player: Name
    place: PositiveInt | None = None  # by default after all that have a number


@dataclass(frozen=True, slots=True)
class OfBettor(Act):
    player: Name


@dataclass(frozen=True, slots=True)
class Offer(OfBettor):
    """The stickman offers the dice."""

    word: ClassVar[str] = "offer"


@dataclass(frozen=True, slots=True)
class Choose(Act):
    """The new shooter takes two of the dice presented."""

    word: ClassVar[str] = "choose"

    player: Name
    dice: WholeNumber


@dataclass(frozen=True, slots=True)
class Decline(OfBettor):
    """A bettor declines the dice, and keeps every right to bet."""

    word: ClassVar[str] = "decline"


NOBODY_MAY_THROW = refuse("shooter_must_have_staked_the_minimum", "art2.1", "nobody")


def may_throw(layout: Layout, player: str | None) -> bool:
    """Article 2(1): anyone who has staked the minimum, which every lawful stake reaches (reading at art2.1)."""
    return player is not None and bool(indexed(layout.stakes).of(player))


def shooter_of(layout: Layout) -> str | None:
    """The player who has the dice, as long as they have a stake (art4.1)."""
    return layout.shooter if may_throw(layout, layout.shooter) else None


def next_shooter(layout: Layout) -> str | None:
    """Article 2(3): from the stickman's left and round again, skipping those who may not throw."""
    order = layout.order
    start = order.index(layout.last) + 1 if layout.last in order else 0
    turns = (order[(start + n) % len(order)] for n in range(len(order)))
    return next((player for player in turns if may_throw(layout, player)), None)


def joined(layout: Layout, act: Join) -> Layout:
    """Seat a player at the stated place; without one, they give up their number and come last."""
    others = {player: number for player, number in layout.places if player != act.player}
    places = others if act.place is None else {**others, act.player: act.place}
    came = (*(player for player in layout.order if player != act.player), act.player)
    order = from_the_left(came, places)
    numbered = tuple((player, places[player]) for player in order if player in places)
    return replace(layout, order=Roster.of(order), places=numbered)


def refuse_place(layout: Layout, act: Join) -> Refusal | None:
    for player, number in layout.places:
        if number == act.place and player != act.player:
            return refuse("place_must_be_free", "art2.3", "craps", place=number, holder=player, player=act.player)
    return None


def passes_on(change: str, layout: Layout, dice: tuple[int, ...], lost: Iterable[Position]) -> bool:
    """Article 4(2): a seven once a point is marked; or, in the Chinese text, a first throw that the shooter loses."""
    if change == "losing-come-out":
        return layout.point is None and any(p.player == layout.shooter and p.bet in ON_THE_LINE for p in lost)
    return layout.point is not None and sum(dice) == SEVEN


def refuse_while_held(layout: Layout) -> Refusal | None:
    """Refuse to pass on dice that somebody holds."""
    if shooter := shooter_of(layout):
        return refuse("shooter_must_keep_the_dice", "art4", shooter=shooter)
    return None


def refuse_offer(layout: Layout, act: Offer) -> Refusal | None:
    if refusal := refuse_while_held(layout):
        return refusal
    following = next_shooter(layout)
    if following is None:
        return NOBODY_MAY_THROW
    if act.player != following:
        return refuse("dice_must_be_offered_in_order", "art2.3", next=following, player=act.player)
    if act.player == layout.offered:
        return refuse("offer_must_be_answered_first", "art2.3", player=act.player)
    return None


def refuse_answer(layout: Layout, act: Choose | Decline) -> Refusal | None:
    if refusal := refuse_while_held(layout):
        return refusal
    if layout.offered is None:
        return refuse("dice_must_be_offered_first", "art2.3", "nobody", untimely=True, player=act.player)
    if act.player != layout.offered:
        return refuse("dice_must_be_offered_first", "art2.3", untimely=True, offered=layout.offered, player=act.player)
    if isinstance(act, Decline):
        return None
    if not may_throw(layout, act.player):
        return refuse("shooter_must_have_staked_the_minimum", "art2.1", "any-more", player=act.player)
    if act.dice != DICE:
        return refuse("shooter_must_choose_two_dice", "art2.2", dice=act.dice)
    return None


def refuse_thrower(layout: Layout, player: str) -> Refusal | None:
    shooter = shooter_of(layout)
    if shooter and player != shooter:
        return refuse("dice_must_be_thrown_by_the_shooter", "art2.1", shooter=shooter, player=player)
    if next_shooter(layout) is None:
        return NOBODY_MAY_THROW
    if not may_throw(layout, player):
        return refuse("shooter_must_have_staked_the_minimum", "art2.1", player=player)
    if shooter is None:
        return refuse("dice_must_be_chosen_first", "art2.2", untimely=layout.offered is None)
    return None
