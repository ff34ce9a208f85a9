"""Articles 6(5) to 6(8) and 9 of 61/2004: raise or fold, the showdown box by box, then the prizes of article 10."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, ClassVar

from banca.games.stud_poker.bets import RAISE_TO_ANTE, Decided, Folded, ruling_on
from banca.games.stud_poker.equipment import ANTE, CROUPIER, JACKPOT, RAISE
from banca.games.stud_poker.hands import class_of, higher, opens
from banca.games.stud_poker.jackpot import Prize, prizes
from banca.games.stud_poker.state import Round, refuse_void_round
from banca.law import Refusal, refuse
from banca.money import Line, Position, Stake, add, changed, line_of_sum, stake_on, take_back
from banca.play.act import Act, Bet, Do
from banca.play.act_rules import untimely
from banca.play.bets import Verdict
from banca.play.fields import MinorUnits, Name, PositiveInt
from banca.play.payment import line_of
from banca.play.rule import Ruling


@dataclass(frozen=True, slots=True)
class Raise(Act):
    word: ClassVar[str] = "raise"

    player: Name
    place: PositiveInt | None = None  # the bettor's own box
    stake: MinorUnits | None = None  # twice the ante, so it may be left out


@dataclass(frozen=True, slots=True)
class Fold(Act):
    """The bettor does not raise: the hand is lost."""

    word: ClassVar[str] = "fold"

    player: Name
    place: PositiveInt | None = None


def raise_of(state: Round, box: int) -> int:
    """The amount of a raise: exactly twice the ante (art6.6)."""
    ante = state.stake(box, ANTE)
    return RAISE_TO_ANTE * ante.amount if ante else 0


def refuse_decision(state: Round, act: Raise | Fold | Bet) -> Refusal | None:
    box = state.box_of(act.player)
    if refusal := refuse_void_round(state):
        return refusal
    if box is None:
        clause = "art6.1" if act.place in state.boxes else "art6.2"
        return refuse("decision_must_be_the_bettors_own", clause, player=act.player)
    if act.place not in (None, box):
        return refuse("bettor_must_bet_on_one_box", "art6.1", "deciding", player=act.player, own=box, box=act.place)
    if not state.dealt:
        return refuse("cards_must_be_looked_at_first", "art6.5", untimely=True)
    if box not in state.undecided:
        return _refuse_again(state, box, act)
    if state.due:
        return refuse("hand_must_be_taken_first", "art6.7", untimely=True)
    if box != (first := state.undecided[0]):
        return refuse("decisions_must_keep_the_order_of_the_deal", "art6.5", first=first, box=box)
    return None if isinstance(act, Fold) else _refuse_amount(act.stake, raise_of(state, box))


def _refuse_again(state: Round, box: int, act: Raise | Fold | Bet) -> Refusal:
    """A folded hand is lost (art6.7); a raise is twice the ante and no more (art6.6), and is played (art6.8)."""
    if box not in state.raised:
        return refuse("decision_must_stand", "art6.7", "folded", box=box)
    return refuse("decision_must_stand", "art6.8" if isinstance(act, Fold) else "art6.6", "raised", box=box)


def _refuse_amount(stake: int | None, twice: int) -> Refusal | None:
    if stake in (None, twice):
        return None
    return refuse("raise_must_be_twice_the_ante", "art6.6", stake=stake, twice=twice)


def raised(state: Round, act: Raise | Bet) -> Round:
    box = state.undecided[0]
    stakes = add(state.stakes, Position(act.player, RAISE, place=box), raise_of(state, box))
    return changed(state, stakes=stakes, decided=(*state.decided, (box, True)))


SHOWDOWN = Do("showdown")

Due = tuple[tuple[Position, Ruling[Verdict]], ...]


def refuse_showdown(state: Round, act: Do) -> Refusal | None:
    if state.phase == "showing":
        return None
    if refusal := refuse_void_round(state):
        return refusal
    if state.deciding:
        return refuse("bettors_must_decide_first", "art6.5", untimely=True, box=state.undecided[0])
    return untimely(act, "art9")


def folded(state: Round, _: Fold) -> Round:
    """The croupier collects cards, ante and jackpot bet (reading folded-jackpot-bet)."""
    box = state.undecided[0]
    due = tuple(
        (stake.position, ruling_on(state.setting, bet, Folded()))
        for bet in (ANTE, JACKPOT)
        if (stake := state.stake(box, bet))
    )
    return changed(state, decided=(*state.decided, (box, False)), due=due)


def fact_of_box(state: Round, box: int) -> Decided:
    """The fact of a box for article 9: whether the croupier opens comes before any comparison."""
    own, croupiers = state.hand(box), state.hand(CROUPIER)
    return Decided(class_of(own).slug, opens(croupiers), higher(own, croupiers).value)


def shown(state: Round, _: Do) -> Round:
    """The croupier turns up their hand: all bets are decided, in the order of payment."""
    facts = {box: fact_of_box(state, box) for box in state.raised}
    due: Due = tuple(entry for box, fact in facts.items() for entry in _of_box(state, box, fact))
    bets = {box: stake.position for box, stake in state.jackpot_bets.items() if box in facts}
    won = _prizes(state, {box: facts[box].hand for box in bets})
    losing = [box for box in bets if box not in {prize.box for prize in won}]
    in_order = (*sorted(losing), *(prize.box for prize in won))
    jackpot: Due = tuple((bets[box], ruling_on(state.setting, JACKPOT, facts[box])) for box in in_order)
    return changed(state, shown=True, due=due + jackpot, prizes=won)


def _of_box(state: Round, box: int, fact: Decided) -> Due:
    compared = higher(state.hand(box), state.hand(CROUPIER)).clauses if fact.opens else ()
    stakes = [stake for bet in (ANTE, RAISE) if (stake := state.stake(box, bet))]
    found = [(stake.position, ruling_on(state.setting, stake.position.bet, fact)) for stake in stakes]
    return tuple((position, replace(ruling, clauses=ruling.clauses + compared)) for position, ruling in found)


def _prizes(state: Round, hands: Mapping[int, str]) -> tuple[Prize, ...]:
    pool, posted = state.fed_pool, state.posted
    return prizes(pool, posted, tuple(hands.items()))[0] if pool and posted else ()


def settled(state: Round, position: Position) -> Round:
    """The round after what is due on a position is taken, paid or returned."""
    stake, ruling = stake_on(state.stakes, position), dict(state.due)[position]
    due = tuple(entry for entry in state.due if entry[0] != position)
    after = changed(state, due=due, lines=(*state.lines, _line(state, stake, ruling)))
    if position.bet != JACKPOT or ruling.value.result != "push":
        return after
    # A bet that was carried over does not stay any longer.
    stakes = take_back(state.stakes, position, stake.amount)
    return changed(after, stakes=stakes, gone_back=state.gone_back + stake.amount)


def _line(state: Round, stake: Stake, ruling: Ruling[Verdict]) -> Line:
    edition, position = state.setting.edition, stake.position
    if position.bet != JACKPOT or ruling.value.result != "win":
        return line_of(edition, stake, ruling)
    prize = next(prize for prize in state.prizes if prize.box == position.place)
    clauses = tuple(dict.fromkeys(ruling.clauses + prize.clauses))
    return line_of_sum(stake, prize.due, clauses, edition.readings_of(*clauses))


# What the croupier announces.


def result_of(state: Round) -> Mapping[str, Any] | None:
    if not state.shown and state.phase != "over" and not state.void:
        return None
    found: dict[str, Any] = {"void": state.void} if state.void else {}
    if state.shown and not state.void:
        croupiers = state.hand(CROUPIER)
        found |= {"croupier": list(croupiers), "class": class_of(croupiers).slug, "opens": opens(croupiers)}
    if not state.void:
        found["boxes"] = {str(box): _announced(state, box) for box, _ in state.decided}
    return found | _jackpot_to_json(state)


def opened_boxes(state: Round) -> tuple[int, ...]:
    """Whose hands are opened: if the croupier's opens, all that raised (art9.3); else those with a prize (art10.2)."""
    winners = {prize.box for prize in state.prizes}
    return tuple(box for box in state.raised if opens(state.hand(CROUPIER)) or box in winners)


def _announced(state: Round, box: int) -> str:
    """What is said of a hand: nothing of its class where nobody but its bettor has seen it (art9.2)."""
    if box not in state.raised:
        return "folded"
    return class_of(state.hand(box)).slug if box in opened_boxes(state) else "raised"


def _jackpot_to_json(state: Round) -> dict[str, Any]:
    before, fed, after = state.pool, state.fed_pool, state.display
    if not (state.posted and before and fed and after):
        return {}
    return {
        "jackpot": {
            "before": _fraction_to_json(before.amount),
            "fed": _fraction_to_json(fed.contributed - before.contributed),
            "paid": after.paid - before.paid,
            "borne": after.borne - before.borne,
            "restarted": after.topped_up - before.topped_up,
            "after": _fraction_to_json(after.amount),
        }
    }


def _fraction_to_json(amount: Fraction) -> int | str:
    return amount.numerator if amount.denominator == 1 else str(amount)
