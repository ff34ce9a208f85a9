"""Articles 2(1) to 2(3) and 4 of 53/2010: who may throw, how the dice are offered and passed on."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from banca.games.craps.bets import DICE, ON_THE_LINE, SEVEN
from banca.games.craps.memory import Layout, from_the_left
from banca.law import Refusal
from banca.money import Position, Roster, indexed
from banca.play.act import Act
from banca.play.fields import Name, PositiveInt, WholeNumber


@dataclass(frozen=True, slots=True)
class Join(Act):
    """A bettor takes a place at the table, by its number counted from the stickman's left."""

    word: ClassVar[str] = "join"

    player: Name
    place: PositiveInt | None = None  # after all those that have a number, where nothing is said


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
    """A bettor does not want to throw, and keeps every right to bet."""

    word: ClassVar[str] = "decline"


NOBODY_MAY_THROW = Refusal(
    "shooter_must_have_staked_the_minimum",
    "art2.1",
    "no bettor has staked the minimum: nobody may throw, and play waits (reading nobody-to-throw)",
)


def may_throw(layout: Layout, player: str | None) -> bool:
    """Article 2(1): whoever has staked the minimum, which every lawful stake reaches (reading at art2.1)."""
    return player is not None and bool(indexed(layout.stakes).of(player))


def shooter_of(layout: Layout) -> str | None:
    """Whoever has the dice, as long as he stakes anything (art4.1)."""
    return layout.shooter if may_throw(layout, layout.shooter) else None


def next_shooter(layout: Layout) -> str | None:
    """Article 2(3): from the stickman's left onwards and round again, passing over those who may not throw."""
    order = layout.order
    start = order.index(layout.last) + 1 if layout.last in order else 0
    turns = (order[(start + n) % len(order)] for n in range(len(order)))
    return next((player for player in turns if may_throw(layout, player)), None)


def joined(layout: Layout, act: Join) -> Layout:
    """At the place that was said; whoever says none gives up the number that was his, and stands last."""
    others = {player: number for player, number in layout.places if player != act.player}
    places = others if act.place is None else {**others, act.player: act.place}
    came = (*(player for player in layout.order if player != act.player), act.player)
    order = from_the_left(came, places)
    numbered = tuple((player, places[player]) for player in order if player in places)
    return replace(layout, order=Roster.of(order), places=numbered)


def refuse_place(layout: Layout, act: Join) -> Refusal | None:
    for player, number in layout.places:
        if number == act.place and player != act.player:
            says = f"place {number} from the stickman's left is taken by {player}: {act.player} takes another"
            return Refusal("place_must_be_free", "art2.3", says)
    return None


def passes_on(change: str, layout: Layout, dice: tuple[int, ...], lost: Iterable[Position]) -> bool:
    """Article 4(2): a seven once a point is marked; or, as the Chinese says, a first throw that the shooter loses."""
    if change == "losing-come-out":
        return layout.point is None and any(p.player == layout.shooter and p.bet in ON_THE_LINE for p in lost)
    return layout.point is not None and sum(dice) == SEVEN


def refuse_while_held(layout: Layout) -> Refusal | None:
    """Neither stickman nor shooter passes on dice that are held."""
    if shooter := shooter_of(layout):
        says = f"{shooter} has the dice and keeps them: the shooter is replaced only as article 4 says"
        return Refusal("shooter_must_keep_the_dice", "art4", says)
    return None


def refuse_offer(layout: Layout, act: Offer) -> Refusal | None:
    if refusal := refuse_while_held(layout):
        return refusal
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
    if refusal := refuse_while_held(layout):
        return refusal
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
    if shooter and player != shooter:
        return Refusal("dice_must_be_thrown_by_the_shooter", "art2.1", f"{shooter} is the shooter, not {player}")
    if next_shooter(layout) is None:
        return NOBODY_MAY_THROW
    if not may_throw(layout, player):
        says = f"{player} has no stake on the layout: whoever throws has staked the minimum"
        return Refusal("shooter_must_have_staked_the_minimum", "art2.1", says)
    if shooter is None:
        says = "nobody holds the dice: they are offered, and two of them chosen, before the throw"
        return Refusal("dice_must_be_chosen_first", "art2.2", says, untimely=layout.offered is None)
    return None
