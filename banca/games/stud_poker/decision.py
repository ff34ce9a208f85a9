"""Articles 6(5) to 6(8) of 61/2004: raise or fold, box by box in the order of the deal (reading order-of-boxes)."""

from dataclasses import dataclass, replace
from typing import ClassVar

from banca.games.stud_poker.bets import RAISE_TO_ANTE
from banca.games.stud_poker.equipment import ANTE, RAISE
from banca.games.stud_poker.state import Round, refuse_void_round
from banca.law import Refusal
from banca.money import Position, add, format_amount
from banca.play.act import Act, Bet
from banca.play.fields import MinorUnits, Name, PositiveInt


@dataclass(frozen=True, slots=True)
class Raise(Act):
    word: ClassVar[str] = "raise"

    player: Name
    place: PositiveInt | None = None  # the bettor's own box
    stake: MinorUnits | None = None  # twice the ante, which needs no saying


@dataclass(frozen=True, slots=True)
class Fold(Act):
    """The bettor does not raise: the hand is lost."""

    word: ClassVar[str] = "fold"

    player: Name
    place: PositiveInt | None = None


def raise_of(state: Round, box: int) -> int:
    """What a raise comes to: exactly twice the ante (art6.6)."""
    ante = state.stake(box, ANTE)
    return RAISE_TO_ANTE * ante.amount if ante else 0


def refuse_decision(state: Round, act: Raise | Fold | Bet) -> Refusal | None:
    box = state.box_of(act.player)
    if refusal := refuse_void_round(state):
        return refusal
    if box is None:
        says = f"{act.player} has no ante at this table: there is nothing to decide"
        clause = "art6.1" if act.place in state.boxes else "art6.2"
        return Refusal("decision_must_be_the_bettors_own", clause, says)
    if act.place not in (None, box):
        says = f"{act.player} has box {box} and decides for it alone, not for box {act.place}"
        return Refusal("bettor_must_bet_on_one_box", "art6.1", says)
    if not state.dealt:
        says = "bettors decide after looking at their five cards, which are not yet dealt"
        return Refusal("cards_must_be_looked_at_first", "art6.5", says, untimely=True)
    if box not in state.undecided:
        return _refuse_again(state, box, act)
    if state.due:
        return Refusal("hand_must_be_taken_first", "art6.7", "a hand that was folded is taken first", untimely=True)
    if box != (first := state.undecided[0]):
        says = f"box {first} decides before box {box}: boxes decide in the order of the deal"
        return Refusal("decisions_must_keep_the_order_of_the_deal", "art6.5", says)
    return None if isinstance(act, Fold) else _refuse_amount(act.stake, raise_of(state, box))


def _refuse_again(state: Round, box: int, act: Raise | Fold | Bet) -> Refusal:
    """A folded hand is lost (art6.7); a raise is twice the ante and no more (art6.6), and is played (art6.8)."""
    if box not in state.raised:
        says = f"box {box} has folded: the hand is lost, and its cards are collected"
        return Refusal("decision_must_stand", "art6.7", says)
    says = f"box {box} has raised: nothing is added to it, and nothing taken back"
    return Refusal("decision_must_stand", "art6.8" if isinstance(act, Fold) else "art6.6", says)


def _refuse_amount(stake: int | None, twice: int) -> Refusal | None:
    if stake in (None, twice):
        return None
    says = f"a raise of {format_amount(stake or 0)}: it is exactly twice the ante, {format_amount(twice)}"
    return Refusal("raise_must_be_twice_the_ante", "art6.6", says)


def raised(state: Round, act: Raise | Bet) -> Round:
    box = state.undecided[0]
    stakes = add(state.stakes, Position(act.player, RAISE, place=box), raise_of(state, box))
    return replace(state, stakes=stakes, decided=(*state.decided, (box, True)))
