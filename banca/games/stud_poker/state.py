"""A round of stud poker in progress: boxes, cards, decisions, and what is due."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal

from banca.games.stud_poker.equipment import ANTE, BOXES, JACKPOT, Seat
from banca.games.stud_poker.hands import CARDS_IN_HAND
from banca.games.stud_poker.jackpot import Pool, Posted, Prize, fed, posted_jackpot, unfed
from banca.law import Refusal, refuse
from banca.material.cards import PACK, Card
from banca.messages.errors import Listed, Message
from banca.money import Deriving, Line, Position, Stake, Stakes
from banca.play.act import Act
from banca.play.bets import Verdict
from banca.play.rule import Ruling
from banca.play.setting import Setting

Cards = tuple[Card, ...]
Phase = Literal["settling", "preparing", "betting", "dealing", "deciding", "showing", "over"]


@dataclass(frozen=True, slots=True)
class Round(Deriving):
    setting: Setting
    from_shoe: bool
    ahead: tuple[Act, ...]  # the steps before the deal, the close of bets last
    stakes: Stakes = ()  # all stakes of this round, and jackpot bets left by a void one
    pool: Pool | None = None  # at the start of the round
    shuffler_failed: bool = False
    hands: tuple[tuple[Seat, Cards], ...] = ()  # of those dealt to, in the order of the deal
    stray: tuple[tuple[int, int], ...] = ()  # boxes without a bet, and how many cards they were dealt by mistake
    exposed: tuple[tuple[Seat, int], ...] = ()  # by mistake: whose card, and which
    decided: tuple[tuple[int, bool], ...] = ()  # box, and whether it raised
    shown: bool = False  # the croupier's hand was turned up
    due: tuple[tuple[Position, Ruling[Verdict]], ...] = ()
    gone_back: int = 0  # jackpot bets left by a void round that were returned
    prizes: tuple[Prize, ...] = ()  # of the jackpot, in the order of payment
    lines: tuple[Line, ...] = ()
    void: str | None = None  # its cause
    void_by: str = ""  # the clause
    log: tuple[Act, ...] = ()  # acts of bettors without effect on play

    @cached_property
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

    @cached_property
    def boxes(self) -> Mapping[int, str]:
        """The boxes in play, in the order of the deal, and their bettors."""
        antes = [s.position for s in self.stakes if s.position.bet == ANTE]
        return {p.place: p.player for p in sorted(antes, key=lambda p: p.place or 0) if p.place}

    @property
    def taken(self) -> Mapping[int, str]:
        """The boxes with any stake, and their bettors."""
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
        """The number of cards there, dealt by mistake or not."""
        return len(self.hand(seat)) + sum(number for box, number in self.stray if box == seat)

    @property
    def deal_begun(self) -> bool:
        return bool(self.stray) or any(cards for _, cards in self.hands)

    @cached_property
    def dealt(self) -> bool:
        return bool(self.hands) and all(len(cards) == CARDS_IN_HAND for _, cards in reversed(self.hands))

    @property
    def left(self) -> Cards:
        """The cards that may come next."""
        return _not_dealt(self.hands)

    # Decisions.

    @property
    def undecided(self) -> tuple[int, ...]:
        """The boxes still to raise or fold, in the order of the deal (reading order-of-boxes)."""
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
        return posted_jackpot(self.setting)

    @property
    def jackpot_bets(self) -> Mapping[int, Stake]:
        return {s.position.place: s for s in self.stakes if s.position.bet == JACKPOT and s.position.place}

    @property
    def fed_pool(self) -> Pool | None:
        """The pool with this round's bets, each contributing when it is accepted; carried ones did so already.

        The contribution of a carried bet goes out again if it is returned (reading carried-bet-without-ante).
        """
        if self.pool is None or self.posted is None:
            return self.pool
        pool = fed(self.pool, self.posted, sum(not stake.held for stake in self.jackpot_bets.values()))
        return unfed(pool, self.posted, self.gone_back)

    @property
    def shares(self) -> str | None:
        """The name of the pool, if other tables share it."""
        return self.setting.memory.shared if self.setting.memory else None

    @property
    def display(self) -> Pool | None:
        """The pool as displayed (art1.4): reduced by each prize as it is paid."""
        unpaid = {position.place for position, _ in self.due if position.bet == JACKPOT}
        paid = [prize for prize in self.prizes if prize.box not in unpaid]
        return paid[-1].left if paid else self.fed_pool


@lru_cache(maxsize=1 << 10)
def _not_dealt(hands: tuple[tuple[Seat, Cards], ...]) -> Cards:
    out = {card for _, cards in hands for card in cards}
    return tuple(card for card in PACK if card not in out)


def refuse_void_round(state: Round) -> Refusal | None:
    """Article 11: nothing is bet, dealt or decided in a void round; its bets go back and begin again in the next."""
    if state.void is None:
        return None
    return refuse("round_must_not_be_void", state.void_by, "stud-poker", why=state.void)


def seat_name(seat: Seat) -> Message:
    return Message("stud-poker-seat", seat=seat)


def refuse_seat(state: Round, seat: Seat | None, clause: str) -> Refusal | None:
    """Only boxes with a bet, and the croupier, have hands."""
    if seat in dict(state.hands):
        return None
    if seat not in BOXES:
        return refuse("place_must_exist", "art2.1", "stud-poker", seat=repr(seat), boxes=len(BOXES))
    if not state.boxes:
        return refuse("cards_must_go_to_boxes_with_a_bet", clause, "none", box=seat)
    return refuse("cards_must_go_to_boxes_with_a_bet", clause, box=seat, boxes=Listed(*state.boxes))
