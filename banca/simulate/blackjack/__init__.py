"""Rounds of blackjack: places played by any way to play, with all that may lie beside the main bet.

From full packs each round stands for itself, as from the metal box and the automatic device. From a shoe that is dealt
on to its marker a session ends sooner where rounds take many cards, and cards are burnt as the table does it.
"""

from math import prod

import numpy as np

from banca.games.blackjack.bets import INSURANCE, MAIN, kinds_at, part_numbers
from banca.games.blackjack.hands import is_ace
from banca.games.blackjack.round import GAMES
from banca.games.blackjack.shoe import UNDER_WAY, is_single_round
from banca.games.blackjack.state import FIRST_CARDS, Betting, Round
from banca.games.blackjack.terms import terms_of
from banca.law import OptionError
from banca.material.cards import PACK
from banca.play.act import Bet
from banca.play.setting import Setting
from banca.simulate.blackjack.combination import (
    NOTHING,
    ExactValue,
    Held,
    insured_always,
    later_pairs,
    placed,
    verdicts_on,
)
from banca.simulate.blackjack.deal import fill, fill_one
from banca.simulate.blackjack.deck import KEPT, USED_UP, Deck, Small, Whole
from banca.simulate.blackjack.kernel_arrays import WAITING, OnPlaces, Rules, Scratch, Session, Ways
from banca.simulate.blackjack.single_bet import ByItself
from banca.simulate.blackjack.tables import (
    MainEnds,
    Settled,
    bank_walk,
    codes,
    main_ends,
    numbers_of_codes,
    pairs,
    prizes,
    settled_under,
)
from banca.simulate.blackjack.walk import PRIZE, Walks, as_arrays, way_of
from banca.simulate.chance import Stream, Words, rejection_threshold
from banca.simulate.kernel import Dealing, Fill, Kernel, OutcomeIds, Seat, SimulationSpec
from banca.strategy.blackjack.chart import Chart, most_hands

ADDED_TO_MAIN = ("split", "double")
FEW = 6  # cards that one word is parted among at most
FEW_BITS = 56  # of a word of chance that they may take
PER_HAND = 3  # cards that one takes in most rounds


def kernel(spec: SimulationSpec) -> Kernel:
    """The main bet with all that is split and doubled after it and what lies beside it; or another bet by itself.

    By itself, insurance is bet in rounds in which the bank shows an ace; two sevens are supposed to be split; and any
    pair on a part of a split is bet in rounds in which that part comes to be, if all is split that may be.
    """
    setting, seats = spec.setting, spec.seats
    for seat in seats:
        _refuse_wagers(setting, seat)
    held = [placed(setting, seat) for seat in seats]
    if all((MAIN, None) in each for each in held):
        _refuse_table(spec)
        return BlackjackKernel(setting, [Held.by(setting, seat) for seat in seats], spec.dealing)
    if len(held) > 1 or len(held[0]) > 1:
        says = "other bets are made besides a main bet: each seat needs one, unless a bet is simulated by itself"
        raise OptionError(f"{says} ({terms_of(setting).at('deal')})")
    [(bet, part)] = held[0]
    if isinstance(part, int):
        return BlackjackKernel(setting, [Held.on_part(setting, part)], spec.dealing)
    return ByItself(setting, bet)


# What may be asked.


def _refuse_wagers(setting: Setting, seat: Seat) -> None:
    offered = kinds_at(setting)
    for wager in seat.wagers:
        bet, selection = wager.place
        if bet not in offered:
            raise OptionError(f"no bet {bet!r} at this table: it offers {', '.join(offered)}")
        if bet in ADDED_TO_MAIN:
            raise OptionError(f"{bet} goes with the main bet that it adds to, and is simulated with it: ask for {MAIN}")
        if refusal := offered[bet].refusal(selection):
            raise OptionError(f"{refusal.because} ({refusal.clause})")


def _refuse_table(spec: SimulationSpec) -> None:
    """As the table itself would refuse it, each seat being a place with a player of its own.

    What is bet on a part of a split is bet later: before the deal it is asked for the place.
    """
    game, terms = GAMES[spec.setting.edition.slug], terms_of(spec.setting)
    state = Round(spec.setting, Betting(), UNDER_WAY)
    for number, seat in enumerate(spec.seats, 1):
        player, amounts = f"player {number}", placed(spec.setting, seat)
        for bet in sorted(dict.fromkeys(bet for bet, _ in amounts), key=lambda each: each != MAIN):
            if bet != INSURANCE:
                act = Bet(player, bet, 1, place=number)
                if refusal := game.refusal(state, act):
                    raise OptionError(f"{refusal.because} ({refusal.clause})")
                state = game.after(state, act)
        limit, insurance = terms.insurance_limit * amounts[MAIN, None], amounts.get((INSURANCE, None), 0)
        if insurance > limit:
            says = f"insurance of {insurance}: at most {limit} is taken on this stake ({terms.at('insurance')})"
            raise OptionError(says)


# The table.


class BlackjackKernel(Kernel):
    """Places with a main bet each; or one on which nothing lies but any pair on a part of a split."""

    def __init__(self, setting: Setting, held: list[Held], dealing: Dealing) -> None:
        self.terms, settled = terms_of(setting), settled_under(setting.options)
        self.most = max(self.terms.most_hands, self.terms.ace_hands)
        main = main_ends(settled, self.most)
        apart = len(main.told)
        bets = list(dict.fromkeys((NOTHING, *(each.bet for each in held))))
        verdicts, told = zip(*(verdicts_on(setting.options, bet) for bet in bets), strict=True)
        beside = [ExactValue.of(setting, each, told[bets.index(each.bet)], self.most, apart) for each in held]
        on_each = list(zip(held, beside, strict=True))
        self.rows = tuple(range(len(held)))
        self.seats = tuple(tuple(each.outcomes(setting, settled, main, of.sums)) for each, of in on_each)
        ways = list(dict.fromkeys((each.chart, each.insured) for each in held))
        self.rules, self.ways = rules_of(setting, settled, main, np.stack(verdicts), ways)
        self.places = OnPlaces(
            np.array([ways.index((each.chart, each.insured)) for each in held]),
            np.array([bets.index(each.bet) for each in held]),
            np.array([apart for _ in held]),
            np.array([apart * len(each.insurances) if len(of.sums) > 1 else 0 for each, of in on_each]),
            *_on_parts(beside, self.most),
            np.array([len(outcomes) - 1 for outcomes in self.seats]),
        )
        self.session = self._session(prepared=dealing == "shoe" and self.terms.device != "machine")

    def _session(self, *, prepared: bool) -> Session:
        """Prepared as the table does it: cards burnt and, if there are several packs, dealt on to the marker."""
        terms = self.terms
        from_packs = not prepared or is_single_round(terms)
        return Session(
            from_packs=from_packs,
            box=terms.device == "box",
            opening=terms.opening_burn if prepared else 0,
            at_start=prepared and terms.burn_at_start,
            before_second=prepared and terms.burn_before_second,
            depth=(terms.marker_depth or 0) if prepared else 0,
            ready=PER_HAND * (len(self.seats) + 1) if from_packs else terms.decks * len(PACK),
            to_the_end=prepared,
        )

    def deck(self) -> Deck:
        pack = np.tile(codes(), self.terms.decks)
        few, lefts = few_of(len(pack))
        kept = np.zeros(len(KEPT), dtype=np.int64)
        kept[USED_UP] = 1
        return Deck(pack, np.zeros(len(pack), dtype=np.int64), lefts, kept, few)

    def scratch(self) -> Scratch:
        seats, hands = len(self.seats), self.most
        return Scratch(
            rows=np.zeros((seats, hands), dtype=np.int64),
            hands=np.zeros(seats, dtype=np.int64),
            insures=np.zeros(seats, dtype=np.bool_),
            third=np.zeros(seats, dtype=np.int64),
            paired=np.zeros(seats, dtype=np.int64),
            states=np.zeros(seats, dtype=np.int64),
            cards=np.zeros((seats, FIRST_CARDS), dtype=np.int64),
            waiting=np.zeros((len(WAITING), hands), dtype=np.int64),
            decided=np.zeros(seats * hands, dtype=np.bool_),
        )

    def deal(self, stream: Stream) -> Fill:
        deck, scratch = self.deck(), self.scratch()
        if len(self.seats) == 1 and self.session.from_packs:
            at_one = (*stream.arrays, deck, self.rules, self.ways, self.places, scratch)
            return lambda numbers: fill_one(*at_one, numbers)
        at_table = (*stream.arrays, deck, self.rules, self.ways, self.places, self.session, scratch)
        return lambda numbers: fill(*at_table, numbers)


def _on_parts(beside: list[ExactValue], hands: int) -> tuple[Whole, OutcomeIds]:
    """By place: how far apart what came of each part lies; and the numbers of all that came of what lies beside."""
    parts = part_numbers(hands).all  # the first is none
    apart = np.array([[each.apart.get(part, 0) for part in parts] for each in beside])
    numbers = np.zeros((len(beside), *np.max([each.numbers.shape for each in beside], axis=0)), dtype=np.uint16)
    for place, each in enumerate(beside):
        rows, splits, ways = each.numbers.shape
        numbers[place, :rows, :splits, :ways] = each.numbers
    return apart, numbers


def few_of(cards: int) -> tuple[int, Words]:
    """How many cards are parted from one word, and what must be left of it, by how many were drawn before."""
    few = max(n for n in range(1 + FEW) if prod(cards - each for each in range(n)) < 1 << FEW_BITS)
    drawn = (prod(max(1, cards - ready - each) for each in range(few)) for ready in range(1 + cards))
    return few, np.array([rejection_threshold(choices) for choices in drawn], dtype=np.uint64)


def rules_of(
    setting: Setting, settled: Settled, main: MainEnds, verdicts: Small, ways: list[tuple[Chart, bool]]
) -> tuple[Rules, Ways]:
    """All that is looked up; states of doubled stakes are numbered before all others."""
    terms, walks = terms_of(setting), Walks.under(terms_of(setting), settled)
    for split in (False, True):
        walks.doubled(split=split)
    first_plain = walks.first + len(walks.rows)
    prize, near = prizes(terms)
    bank, opened = bank_walk(setting, settled)
    made = [way_of(walks, chart, insured_always() if insured else chart.insures) for chart, insured in ways]
    rules = Rules(
        number=numbers_of_codes(),
        walk=walks.table(),
        bank=bank,
        opened=opened,
        outcomes=main.of_sums[settled.gains - main.least, settled.staked[:, None]],
        closed=settled.decided,
        gains=settled.gains,
        staked=settled.staked,
        of_sums=main.of_sums,
        blackjack=settled.blackjack,
        prize=prize,
        near=near,
        prized=settled.closed[:, PRIZE].copy(),
        pair=pairs(terms),
        ace=np.array([is_ace(card) for card in PACK]),
        most=np.array([most_hands(terms, card) for card in PACK]),
        verdicts=verdicts,
        paired=later_pairs(setting.options),
        limits=np.array([walks.first, first_plain, len(settled.blackjack), main.least]),
    )
    return rules, as_arrays(made, near, walks)
