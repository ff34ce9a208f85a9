"""A round of stud poker under way: what lies in the boxes, which cards are out, who has decided, what is due."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from banca.games.stud_poker.equipment import ANTE, BOXES, CROUPIER, JACKPOT, Seat
from banca.games.stud_poker.hands import CARDS_IN_HAND
from banca.games.stud_poker.jackpot import Pool, Posted, Prize, fed, posted_of, unfed
from banca.law import Refusal
from banca.material.cards import PACK, Card
from banca.money import Line, Position, Stake, Stakes
from banca.play.act import Act
from banca.play.bets import Verdict
from banca.play.rule import Ruling
from banca.play.setting import Setting

Cards = tuple[Card, ...]
Phase = Literal["settling", "preparing", "betting", "dealing", "deciding", "showing", "over"]


@dataclass(frozen=True, slots=True)
class Round:
    setting: Setting
    from_shoe: bool
    ahead: tuple[Act, ...]  # what is done before the deal, the closing of the bets at the end
    stakes: Stakes = ()  # all that was staked in this round, and the jackpot bets that a void one left
    pool: Pool | None = None  # as the round found it
    shuffler_failed: bool = False
    hands: tuple[tuple[Seat, Cards], ...] = ()  # of those who are dealt to, in the order of the deal
    stray: tuple[tuple[int, int], ...] = ()  # boxes without a bet, and how many cards they were dealt by mistake
    exposed: tuple[tuple[Seat, int], ...] = ()  # by mistake: whose card, and which
    decided: tuple[tuple[int, bool], ...] = ()  # box, and whether it raised
    shown: bool = False  # the croupier has turned up his hand
    due: tuple[tuple[Position, Ruling[Verdict]], ...] = ()
    gone_back: int = 0  # of jackpot bets that a void round left and their bettors got back
    prizes: tuple[Prize, ...] = ()  # of the jackpot, in the order of payment
    lines: tuple[Line, ...] = ()
    void: str | None = None  # its cause
    void_by: str = ""  # the clause
    log: tuple[Act, ...] = ()  # what bettors did that stops no play

    @property
    def phase(self) -> Phase:
        if self.due:
            return "settling"
        if self.ahead:
            return "betting" if len(self.ahead) == 1 else "preparing"
        if self.void or not self.hands:
            return "over"
        if not self.dealt:
            return "dealing"
        if self.undecided:
            return "deciding"
        return "showing" if self.raised and not self.shown else "over"

    # Boxes.

    @property
    def boxes(self) -> Mapping[int, str]:
        """The boxes in play, in the order of the deal, and whose they are."""
        antes = [s.position for s in self.stakes if s.position.bet == ANTE]
        return {p.place: p.player for p in sorted(antes, key=lambda p: p.place or 0) if p.place}

    @property
    def taken(self) -> Mapping[int, str]:
        """The boxes in which anything lies, and whose they are."""
        return {s.position.place: s.position.player for s in self.stakes if s.position.place}

    def box_of(self, player: str) -> int | None:
        return next((box for box, owner in self.taken.items() if owner == player), None)

    @property
    def free_box(self) -> int | None:
        return next((box for box in BOXES if box not in self.taken), None)

    def stake(self, box: int, bet: str) -> Stake | None:
        return next((s for s in self.stakes if (s.position.place, s.position.bet) == (box, bet)), None)

    # Cards.

    def hand(self, seat: Seat) -> Cards:
        return dict(self.hands).get(seat, ())

    def cards_of(self, seat: Seat) -> int:
        """How many cards lie there, dealt by mistake or not."""
        return len(self.hand(seat)) + sum(number for box, number in self.stray if box == seat)

    @property
    def deal_begun(self) -> bool:
        return bool(self.stray) or any(cards for _, cards in self.hands)

    @property
    def dealt(self) -> bool:
        return bool(self.hands) and all(len(cards) == CARDS_IN_HAND for _, cards in self.hands)

    @property
    def left(self) -> Cards:
        """The cards that may come next."""
        out = {card for _, cards in self.hands for card in cards}
        return tuple(card for card in PACK if card not in out)

    # Decisions.

    @property
    def undecided(self) -> tuple[int, ...]:
        """The boxes that have yet to raise or to fold, in the order of the deal (reading order-of-boxes)."""
        answered = dict(self.decided)
        return tuple(box for box in self.boxes if box not in answered)

    @property
    def raised(self) -> tuple[int, ...]:
        return tuple(box for box, raises in self.decided if raises)

    @property
    def deciding(self) -> bool:
        """Bettors look at their cards and not all have decided."""
        return self.dealt and bool(self.undecided) and not self.void

    # The jackpot.

    @property
    def posted(self) -> Posted | None:
        return posted_of(self.setting)

    @property
    def jackpot_bets(self) -> Mapping[int, Stake]:
        return {s.position.place: s for s in self.stakes if s.position.bet == JACKPOT and s.position.place}

    @property
    def fed_pool(self) -> Pool | None:
        """The pool with this round's bets, each fed as it is accepted; those carried over have fed it already.

        What one of those fed goes out again where it is given back (reading carried-bet-without-ante).
        """
        if self.pool is None or self.posted is None:
            return self.pool
        pool = fed(self.pool, self.posted, sum(not stake.held for stake in self.jackpot_bets.values()))
        return unfed(pool, self.posted, self.gone_back)

    @property
    def display(self) -> Pool | None:
        """The pool as everybody sees it (art1.4): reduced by each prize as it is paid."""
        unpaid = {position.place for position, _ in self.due if position.bet == JACKPOT}
        paid = [prize for prize in self.prizes if prize.box not in unpaid]
        return paid[-1].left if paid else self.fed_pool


def refuse_void_round(state: Round) -> Refusal | None:
    """Article 11: nothing is bet, dealt or decided in a void round; its bets go back and begin again in the next."""
    if state.void is None:
        return None
    says = f"the round is void ({state.void}): bets go back, and betting and dealing begin again in the next"
    return Refusal("round_must_not_be_void", state.void_by, says)


def said(seat: Seat) -> str:
    return f"box {seat}" if seat in BOXES else f"the {seat}"


def refuse_seat(state: Round, seat: Seat | None, clause: str) -> Refusal | None:
    """Only boxes with a bet, and the croupier, have hands."""
    if seat in dict(state.hands):
        return None
    if seat not in BOXES:
        says = f"nobody sits at {seat!r}: cards go to boxes {BOXES[0]} to {BOXES[-1]} and to the {CROUPIER}"
        return Refusal("place_must_exist", "art2.1", says)
    says = f"box {seat} has no ante and gets no cards: those with one are {', '.join(map(str, state.boxes)) or 'none'}"
    return Refusal("cards_must_go_to_boxes_with_a_bet", clause, says)
