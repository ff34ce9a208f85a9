"""What is due when a hand or a bet is decided, how it is paid, and how the round ends (both editions)."""

from dataclasses import replace

from banca.games.blackjack.bets import ANY_PAIR, INSURANCE, SEVENS, FirstCards, insured_of, ruling, waits_for_split
from banca.games.blackjack.outcomes import Closed, Closing, fact_of, hand_line
from banca.games.blackjack.shoe import ended
from banca.games.blackjack.state import Due, Hand, Round, announcing
from banca.material.cards import Card
from banca.money import Position, Stake, stake_on
from banca.play.bets import DRAWS
from banca.play.payment import line_of
from banca.play.rule import Ruling


def adding_due(state: Round, *due: Due) -> Round:
    return replace(state, due=(*state.due, *due))


def is_due(state: Round, position: Position) -> bool:
    return any(each.position == position for each in state.due)


def closed(state: Round, stake: Stake, by: Closing) -> Due:
    """A stake decided before the bank has played."""
    position = stake.position
    return Due(position, ruling(state.setting, position.bet, position.selection, Closed(by)), by)


def closing_hand(state: Round, hand: Hand, by: Closing) -> Round:
    """All that lies on a hand is decided at once."""
    return adding_due(state, *(closed(state, stake, by) for stake in state.stakes_on(hand)))


# Additional bets.


def on_first_cards(state: Round, position: Position, cards: FirstCards) -> Due:
    return Due(position, ruling(state.setting, position.bet, position.selection, cards))


def of_place(state: Round, place: int, *bets: str, selection: int | None = None) -> tuple[Position, ...]:
    found = (s.position for s in state.stakes if s.position.place == place and s.position.bet in bets)
    return tuple(p for p in found if p.selection == selection and not is_due(state, p))


def additional_decided(state: Round) -> Round:
    """After the first deal: bets on the first two cards; sevens on a pair of them wait for the split."""
    for hand in state.hands:
        two = (hand.cards[0], hand.cards[1])
        bets = (ANY_PAIR, "over-13", "under-13", *(() if waits_for_split(two) else (SEVENS,)))
        due = (on_first_cards(state, p, FirstCards(two)) for p in of_place(state, hand.place, *bets))
        state = adding_due(state, *due)
    return state


def sevens_decided(state: Round, hand: Hand, after_split: Card | None = None) -> Round:
    """A bet on two sevens, once they are split and the next card has come, or are not split."""
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
    """The bank announces the places as it comes to them; after the last it is its own turn."""
    hand = state.current
    if state.terms.announces and state.terms.face_up:
        known = {each.of for each in state.announced}
        reached = [h for h in state.hands if h.place not in known and (hand is None or h.place <= hand.place)]
        for each in reached:
            state = announcing(state, each.place, each.number, each.cards)
    if hand or state.stage != "playing":
        return state
    return replace(state, stage="second-burn" if state.terms.burn_before_second else "bank")


def decided(state: Round) -> Round:
    """The bank has played: insurance first, then hand by hand (reading limits-and-payment-order)."""
    state = replace(state, stage="settling")
    insured = (s.position for place in state.places for s in state.stakes if _insures(s.position, place))
    on_insurance = ruling(state.setting, INSURANCE, None, insured_of(state.bank))
    state = adding_due(state, *(Due(position, on_insurance) for position in insured))
    for hand in state.hands:
        stakes = state.stakes_on(hand)
        if stakes and not state.terms.face_up:
            state = announcing(state, hand.place, hand.number, hand.cards)
        state = adding_due(state, *(_compared(state, hand, stake) for stake in stakes))
    return gone_on(state)


def _insures(position: Position, place: int) -> bool:
    return (position.bet, position.place) == (INSURANCE, place)


def _compared(state: Round, hand: Hand, stake: Stake) -> Due:
    fact, position = fact_of(hand.cards, state.bank, split=hand.split), stake.position
    return Due(position, ruling(state.setting, position.bet, position.selection, fact))


def cancelled(state: Round, why: str) -> Round:
    """Every stake of the round goes back, taken or paid (reading stakes-after-a-cancelled-round)."""
    clause = state.terms.at("round-cancelled")
    due = tuple(Due(stake.position, Ruling(DRAWS, (clause,))) for stake in state.made)
    reversed_ = {stake.position for stake in state.made}
    return gone_on(
        replace(
            state,
            stage="settling",
            stakes=state.made,
            due=due,
            lines=tuple(line for line in state.lines if line.position not in reversed_),
            void=why,
            discarding=False,
            following=None,
            misdealt=None,
            astray=(),
            waiting=(),
            hidden=False,
            shoe=state.shoe.burning(int(state.hidden)),
        )
    )


def paid(state: Round, position: Position) -> Round:
    """A stake is taken, paid or given back; a hand on which nothing lies any more is out of play."""
    due = next(each for each in state.due if each.position == position)
    stake, edition = stake_on(state.stakes, position), state.setting.edition
    line = hand_line(edition, stake, Closed(due.by), due.ruling) if due.by else line_of(edition, stake, due.ruling)
    state = replace(
        state,
        due=tuple(each for each in state.due if each is not due),
        stakes=tuple(s for s in state.stakes if s.position != position),
        lines=(*state.lines, line),
    )
    state = replace(state, hands=tuple(_out_of_play(state, hand) for hand in state.hands))
    return gone_on(gone_through(state))


def _out_of_play(state: Round, hand: Hand) -> Hand:
    return hand if hand.ended or state.stakes_on(hand) else replace(hand, ended="paid", asked=False)


def gone_on(state: Round) -> Round:
    """The round is over when nothing is due; a machine first gets its cards back."""
    if state.due or state.stage != "settling":
        return state
    if not state.made:
        return replace(state, stage="over")
    return replace(state, stage="return-cards") if state.terms.device == "machine" else over(state)


def over(state: Round) -> Round:
    """The session goes on with what is left, or its cards are shuffled."""
    shoe = ended(state.shoe, state.terms, reshuffled=state.reshuffled)
    ended_from = None if state.terms.device == "machine" else replace(state, before=None)  # its cards have gone back
    return replace(state, stage="over", shoe=shoe, before=None, ended_from=ended_from)
