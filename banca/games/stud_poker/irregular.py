"""Article 11 of 61/2004: cards exposed or dealt wrongly, a shuffler that fails."""

from dataclasses import dataclass, replace
from typing import ClassVar

from banca.games.stud_poker.deal import AWAITED, refuse_hour, way_of_dealing
from banca.games.stud_poker.equipment import BOXES, CROUPIER, JACKPOT
from banca.games.stud_poker.hands import CARDS_IN_HAND
from banca.games.stud_poker.state import Round, refuse_seat, refuse_void_round
from banca.law import Refusal, refuse
from banca.play.act import Act
from banca.play.bets import DRAWS
from banca.play.fields import Name, PositiveInt, SelectionValue
from banca.play.rule import Clause, Rule, Ruling

EXPOSED_CARDS_THAT_VOID = 2  # art11.1


@dataclass(frozen=True, slots=True)
class Misdeal(Act):
    """A wrong way of dealing, or a wrong number of cards, is noticed."""

    word: ClassVar[str] = "misdeal"

    why: Name


@dataclass(frozen=True, slots=True)
class Expose(Act):
    """A card is exposed by mistake in the deal: whose, or which void hand's, and which of the five."""

    word: ClassVar[str] = "expose"

    to: SelectionValue
    number: PositiveInt


@dataclass(frozen=True, slots=True)
class DealtToEmpty(Act):
    """So many cards were dealt to a box without a bet; nobody looks at them."""

    word: ClassVar[str] = "dealt-to-empty"

    to: PositiveInt
    number: PositiveInt = CARDS_IN_HAND


@dataclass(frozen=True, slots=True)
class Malfunction(Act):
    """The shuffler fails during the deal."""

    word: ClassVar[str] = "malfunction"


VOID_CAUSES = ("wrong-manner", "wrong-count")
TWO_EXPOSED = "two-cards-exposed"
MALFUNCTION = "shuffler-malfunction"


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault in a deal, as article 11 sees it."""

    why: str | None = None
    exposed: int = 0
    croupiers: bool = False  # the one card exposed is the croupier's
    failed: bool = False


IS_VOID: Rule[Fault, bool] = Rule((
    Clause("art11.1", lambda fault: fault.why is not None, True),
    Clause("art11.1", lambda fault: fault.exposed >= EXPOSED_CARDS_THAT_VOID, True),
    Clause("art11.2", lambda fault: fault.exposed == 1 and not fault.croupiers, False),
    Clause("art11.2.s2", lambda fault: fault.exposed == 1 and fault.croupiers, False, with_=("art11.2",)),
    Clause("art11.4", lambda fault: fault.failed, True),
))  # fmt: skip


def fault_of(state: Round, act: Misdeal | Expose | Malfunction) -> Fault:
    match act:
        case Misdeal():
            return Fault(why=act.why)
        case Expose():
            return Fault(exposed=len(state.exposed) + 1, croupiers=act.to == CROUPIER)
    return Fault(failed=True)


def clauses_of_fault(state: Round, act: Misdeal | Expose | Malfunction) -> tuple[str, ...]:
    return IS_VOID(fault_of(state, act)).clauses


def refuse_misdeal(state: Round, act: Misdeal) -> Refusal | None:
    if act.why not in VOID_CAUSES:
        return refuse("void_must_have_its_cause", "art11.1", "stud-poker", why=repr(act.why))
    if state.void:
        return refuse("round_must_not_be_void_already", state.void_by, "stud-poker", why=state.void)
    if not state.deal_begun:
        return refuse("deal_must_have_begun", "art11.1", "stud-poker")
    if state.phase == "over":
        return refuse("misdeal_must_be_found_before_the_cards_are_cleared", "art11.1")
    return None


def refuse_exposure(state: Round, act: Expose) -> Refusal | None:
    if state.ahead:
        return AWAITED[state.ahead[0].name]
    if refusal := refuse_void_round(state):
        return refusal
    if state.decided:
        return refuse("card_must_be_exposed_in_the_deal", "art11.2")
    out = state.cards_of(act.to)
    if not out and (refusal := refuse_seat(state, act.to, way_of_dealing(state))):
        return refusal
    if not 1 <= act.number <= out:
        return refuse("card_must_have_been_dealt", "art11.2", seat=act.to, number=act.number, dealt=out)
    if (act.to, act.number) in state.exposed:
        return refuse("card_must_be_exposed_once", "art11.2", number=act.number, seat=act.to)
    as_prescribed = all(seat != CROUPIER for seat, _ in state.exposed)
    if act.to == CROUPIER and act.number == CARDS_IN_HAND and as_prescribed:
        return refuse("prescribed_card_must_not_count_as_exposed", way_of_dealing(state))
    return None


def refuse_stray_cards(state: Round, act: DealtToEmpty) -> Refusal | None:
    if act.to not in BOXES:
        return refuse_seat(state, act.to, "art11.3")
    if act.to in state.taken:
        return refuse("box_must_have_no_bet", "art11.3", box=act.to)
    looked_at = state.dealt and not state.decided and not state.void
    if not looked_at and (refusal := refuse_hour(state, act)):
        return refusal
    lies = dict(state.stray).get(act.to, 0)
    if not 1 <= act.number <= CARDS_IN_HAND - lies:
        return refuse(
            "hands_must_have_five_cards",
            "art11.3",
            "stray",
            given=act.number,
            box=act.to,
            there=lies,
            cards=CARDS_IN_HAND,
        )
    return None


def refuse_malfunction(state: Round, act: Malfunction) -> Refusal | None:
    if state.from_shoe:
        return refuse("shuffler_must_be_in_use", "art11.4")
    return refuse_hour(state, act)


def faulty(state: Round, act: Misdeal | Expose | Malfunction) -> Round:
    """The round after a fault: valid, or void with its bets."""
    ruling = IS_VOID(fault_of(state, act))
    match act:
        case Misdeal(why):
            after, cause = state, why
        case Expose(to, number):
            after, cause = replace(state, exposed=(*state.exposed, (to, number))), TWO_EXPOSED
        case _:
            after, cause = replace(state, shuffler_failed=True), MALFUNCTION
    return voided(after, cause, ruling.clauses) if ruling.value else after


def dealt_to_empty(state: Round, act: DealtToEmpty) -> Round:
    stray = dict(state.stray)
    return replace(state, stray=tuple((stray | {act.to: stray.get(act.to, 0) + act.number}).items()))


def voided(state: Round, cause: str, clauses: tuple[str, ...]) -> Round:
    """Whatever was taken or paid, antes and raises go back in full; jackpot bets stay for the next round."""
    mine = {stake.position for stake in state.stakes}
    due = tuple((s.position, Ruling(DRAWS, clauses)) for s in state.stakes if s.position.bet != JACKPOT)
    kept = tuple(line for line in state.lines if line.position not in mine)
    return replace(state, void=cause, void_by=clauses[0], due=due, prizes=(), lines=kept)
