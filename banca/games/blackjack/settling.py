"""What is due when a hand or a bet is decided, how it is paid, and how the round ends (both editions)."""

from banca.games.blackjack.bets import ANY_PAIR, INSURANCE, SEVENS, FirstCards, insurance_fact, ruling, waits_for_split
from banca.games.blackjack.outcomes import Closed, Closing, fact_of, hand_line
from banca.games.blackjack.shoe import ended
from banca.games.blackjack.state import (
    Dealing,
    Due,
    Hand,
    Mistake,
    Over,
    Round,
    Settling,
    announcing,
    with_play,
)
from banca.material.cards import Card
from banca.money import Line, Log, Position, Stake, changed, indexed, stake_on, take_back
from banca.play import payment
from banca.play.bets import DRAWS, Verdict
from banca.play.payment import line_of
from banca.play.rule import Ruling


def adding_due(state: Round, *due: Due) -> Round:
    return changed(state, due=due_in_order(*state.due.values(), *due)) if due else state


def due_in_order(*due: Due) -> payment.Due[Due]:
    """What is due, in the order in which it was decided."""
    return payment.due_of({each.position: each for each in due}, lambda each: payment.payment_of(each.ruling))


def due_on_closing(state: Round, stake: Stake, by: Closing) -> Due:
    """A stake decided before the bank has played."""
    position = stake.position
    return Due(position, ruling(state.setting, position.bet, position.selection, Closed(by)), by)


def closing_hand(state: Round, hand: Hand, by: Closing) -> Round:
    """Decide everything on a hand at once."""
    return adding_due(state, *(due_on_closing(state, stake, by) for stake in state.stakes_on(hand)))


# Additional bets.


def on_first_cards(state: Round, position: Position, cards: FirstCards) -> Due:
    return Due(position, ruling(state.setting, position.bet, position.selection, cards))


def of_place(state: Round, place: int, *bets: str, selection: int | None = None) -> tuple[Position, ...]:
    found = (s.position for s in indexed(state.stakes).at(place, *bets, selection=selection))
    return tuple(position for position in found if position not in state.due)


def additional_decided(state: Round) -> Round:
    """After the first deal: bets on the first two cards; sevens on a pair of sevens wait for the split."""
    for hand in state.hands:
        two = (hand.cards[0], hand.cards[1])
        bets = (ANY_PAIR, "over-13", "under-13", *(() if waits_for_split(two) else (SEVENS,)))
        due = (on_first_cards(state, p, FirstCards(two)) for p in of_place(state, hand.place, *bets))
        state = adding_due(state, *due)
    return state


def sevens_decided(state: Round, hand: Hand, after_split: Card | None = None) -> Round:
    """Decide a bet on two sevens: after the split and the next card, or if they are not split."""
    waiting = of_place(state, hand.place, SEVENS)
    if not waiting:
        return state
    two = state.first_cards(hand.place)
    return adding_due(state, *(on_first_cards(state, p, FirstCards(two, after_split)) for p in waiting))


def later_pair_decided(state: Round, hand: Hand) -> Round:
    """Any pair on a split hand, by its first two cards."""
    two = (hand.cards[0], hand.cards[1])
    positions = of_place(state, hand.place, ANY_PAIR, selection=hand.part)
    return adding_due(state, *(on_first_cards(state, p, FirstCards(two)) for p in positions))


# The end.


def gone_through(state: Round) -> Round:
    """The bank announces the places in turn; after the last it plays itself."""
    if isinstance(state.phase, Settling):
        return state
    hand = state.current
    if state.terms.announces and state.terms.face_up:
        known = {each.of for each in state.announced}
        reached = [h for h in state.hands if h.place not in known and (hand is None or h.place <= hand.place)]
        for each in reached:
            state = announcing(state, each.place, each.number, each.cards)
    if hand or state.stage != "playing":
        return state
    return with_play(state, stage="second-burn" if state.terms.burn_before_second else "bank")


def decided(state: Round) -> Round:
    """The bank has played: insurance first, then hand by hand (reading limits-and-payment-order)."""
    insured = (s.position for place in state.places for s in indexed(state.stakes).at(place, INSURANCE))
    on_insurance = ruling(state.setting, INSURANCE, None, insurance_fact(state.bank))
    due = [Due(position, on_insurance) for position in insured]
    for hand in state.hands:
        stakes = state.stakes_on(hand)
        if stakes and not state.terms.face_up:
            state = announcing(state, hand.place, hand.number, hand.cards)
        rulings = {bet: _ruling_on_hand(state, hand, bet) for bet in {stake.position.bet for stake in stakes}}
        due += (Due(stake.position, rulings[stake.position.bet]) for stake in stakes)
    return gone_on(changed(adding_due(state, *due), phase=Settling(played=state.play)))


def _ruling_on_hand(state: Round, hand: Hand, bet: str) -> Ruling[Verdict]:
    """The ruling on a bet on the hand."""
    fact = fact_of(hand.cards, state.bank, split=hand.split)
    return ruling(state.setting, bet, hand.number if hand.number > 1 else None, fact)


def cancelled(state: Round, why: str) -> Round:
    """Return every stake of the round, taken or paid (reading stakes-after-a-cancelled-round)."""
    clause = state.terms.at("round-cancelled")
    due = due_in_order(*(Due(stake.position, Ruling(DRAWS, (clause,))) for stake in state.made))
    reversed_ = {stake.position for stake in state.made}
    lines = Log[Line]().with_(*(line for line in state.lines if line.position not in reversed_))
    play = changed(state.play, hidden=False, following=None)
    return changed(
        state,
        phase=Settling(played=play if state.hands else Dealing("dealing", state.came), void=why),
        stakes=state.made,
        due=due,
        lines=lines,
        mistake=Mistake(),
        shoe=state.shoe.burning(int(state.hidden)),
    )


def paid(state: Round, position: Position) -> Round:
    """A stake is taken, paid or returned; a hand without stakes is out of play."""
    due = state.due[position]
    stake, edition = stake_on(state.stakes, position), state.setting.edition
    line = hand_line(edition, stake, Closed(due.by), due.ruling) if due.by else line_of(edition, stake, due.ruling)
    state = changed(
        state,
        due=state.due.without(position),
        stakes=take_back(state.stakes, position, stake.amount),
        lines=state.lines.with_(line),
    )
    if any(_out_of_play(state, hand) is not hand for hand in state.hands if hand.place == position.place):
        state = with_play(state, hands=tuple(_out_of_play(state, hand) for hand in state.hands))
    return gone_on(gone_through(state))


def _out_of_play(state: Round, hand: Hand) -> Hand:
    return hand if hand.ended or state.is_staked_on(hand) else changed(hand, ended="paid", asked=False)


def gone_on(state: Round) -> Round:
    """The round is over when nothing is due; a machine first gets its cards back."""
    phase = state.phase
    if state.due or not isinstance(phase, Settling) or phase.stage != "settling":
        return state
    if not state.made:
        return changed(state, phase=Over(phase))
    machine = state.terms.device == "machine"
    return changed(state, phase=changed(phase, stage="return-cards")) if machine else over(state)


def over(state: Round) -> Round:
    """The session goes on with what is left, or its cards are shuffled."""
    reopens = None if state.terms.device == "machine" else changed(state, before=None)  # its cards have gone back
    phase = Over(state.settled or Settling(), reopens)
    return changed(state, phase=phase, shoe=ended(state.shoe, state.terms), before=None)
