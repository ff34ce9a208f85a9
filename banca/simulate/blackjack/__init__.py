"""The kernels of blackjack: main bets with their side bets, played by any strategy; or another bet by itself.

From full packs every round is independent, as from the metal box and the automatic device. A shoe is dealt on to its
marker, and cards are burnt as the table does it.
"""

from itertools import product
from math import prod

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import kernel as compiled
from banca.games.blackjack.bets import INSURANCE, MAIN, insured_of, kinds_at, part_numbers, ruling
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
    SeatBets,
    SideOutcomes,
    insured_always,
    later_pairs,
    stakes_of_seat,
    verdicts_on,
)
from banca.simulate.blackjack.deal import fill, fill_one
from banca.simulate.blackjack.kernel_arrays import (
    COUNTERS,
    USED_UP,
    WAITING,
    Deck,
    PlaceArrays,
    Rules,
    Scratch,
    Session,
    Small,
    StrategyArrays,
)
from banca.simulate.blackjack.tables import (
    MainOutcomes,
    Settlement,
    bank_states,
    codes,
    main_outcomes,
    numbers_of_codes,
    pairs,
    prizes,
    settlement,
)
from banca.simulate.blackjack.walk import PRIZE, HandStates, strategy_arrays, strategy_states
from banca.simulate.chance import USED, WORDS, Places, Stream, Words, refill, rejection_threshold, split_word
from banca.simulate.kernel import Dealing, Fill, Kernel, Outcome, OutcomeIds, Seat, SimulationSpec
from banca.simulate.statistics import Whole
from banca.strategy.blackjack.chart import BY_CARDS, Chart, most_hands

ADDED_TO_MAIN = ("split", "double")
FEW = 6  # cards drawn from one word of chance, at most
FEW_BITS = 56  # of the word that they may take
PER_HAND = 3  # cards that a hand takes in most rounds


def kernel(spec: SimulationSpec) -> Kernel:
    """A main bet with its splits, doubles and side bets; or another bet by itself.

    By itself, insurance is bet in rounds in which the bank shows an ace, two sevens are split, and any pair on a part
    of a split is bet in rounds in which there is that part, if all is split that may be.
    """
    setting, seats = spec.setting, spec.seats
    for seat in seats:
        _refuse_wagers(setting, seat)
    seats_bets = [stakes_of_seat(setting, seat) for seat in seats]
    if all((MAIN, None) in each for each in seats_bets):
        _refuse_table(spec)
        return BlackjackKernel(setting, [SeatBets.by(setting, seat) for seat in seats], spec.dealing)
    if len(seats_bets) > 1 or len(seats_bets[0]) > 1:
        says = "other bets are made besides a main bet: each seat needs one, unless a bet is simulated by itself"
        raise OptionError(f"{says} ({terms_of(setting).at('deal')})")
    [(bet, part)] = seats_bets[0]
    if isinstance(part, int):
        return BlackjackKernel(setting, [SeatBets.on_part(setting, part)], spec.dealing)
    return SingleBet(setting, bet)


# What is refused.


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
    """Refuse what a live table would, with each seat a place with a player of its own.

    A bet on a part of a split is made later: here it counts as one on the place.
    """
    game, terms = GAMES[spec.setting.edition.slug], terms_of(spec.setting)
    state = Round(spec.setting, Betting(), UNDER_WAY)
    for number, seat in enumerate(spec.seats, 1):
        player, amounts = f"player {number}", stakes_of_seat(spec.setting, seat)
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
    """Places with a main bet each; or one with nothing but any pair on a part of a split."""

    def __init__(self, setting: Setting, seats_bets: list[SeatBets], dealing: Dealing) -> None:
        self.terms, settled = terms_of(setting), settlement(setting.options)
        self.most = max(self.terms.most_hands, self.terms.ace_hands)
        main = main_outcomes(settled, self.most)
        apart = len(main.gains_and_stakes)
        bets = list(dict.fromkeys((NOTHING, *(each.bet for each in seats_bets))))
        verdicts, in_order = zip(*(verdicts_on(setting.options, bet) for bet in bets), strict=True)
        beside = [
            SideOutcomes.of(setting, each, in_order[bets.index(each.bet)], self.most, apart) for each in seats_bets
        ]
        on_each = list(zip(seats_bets, beside, strict=True))
        self.rows = tuple(range(len(seats_bets)))
        self.seats = tuple(tuple(each.outcomes(setting, settled, main, of.sums)) for each, of in on_each)
        strategies = list(dict.fromkeys((each.chart, each.insured) for each in seats_bets))
        self.rules, self.strategies = rule_arrays(setting, settled, main, np.stack(verdicts), strategies)
        self.places = PlaceArrays(
            np.array([strategies.index((each.chart, each.insured)) for each in seats_bets]),
            np.array([bets.index(each.bet) for each in seats_bets]),
            np.array([apart for _ in seats_bets]),
            np.array([apart * len(each.insurances) if len(of.sums) > 1 else 0 for each, of in on_each]),
            *_on_parts(beside, self.most),
            np.array([len(outcomes) - 1 for outcomes in self.seats]),
        )
        self.session = self._session(prepared=dealing == "shoe" and self.terms.device != "machine")

    def _session(self, *, prepared: bool) -> Session:
        """Prepared as a live table does it: cards are burnt and, if there are several packs, dealt on to the marker."""
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
        few, lefts = cards_per_word(len(pack))
        counters = np.zeros(len(COUNTERS), dtype=np.int64)
        counters[USED_UP] = 1
        return Deck(pack, np.zeros(len(pack), dtype=np.int64), lefts, counters, few)

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
            at_one = (*stream.arrays, deck, self.rules, self.strategies, self.places, scratch)
            return lambda numbers: fill_one(*at_one, numbers)
        at_table = (*stream.arrays, deck, self.rules, self.strategies, self.places, self.session, scratch)
        return lambda numbers: fill(*at_table, numbers)


def _on_parts(beside: list[SideOutcomes], hands: int) -> tuple[Whole, OutcomeIds]:
    """By place: the steps of the parts of a split; and the numbers of the side bets' results."""
    parts = part_numbers(hands).all  # the first is none
    apart = np.array([[each.apart.get(part, 0) for part in parts] for each in beside])
    numbers = np.zeros((len(beside), *np.max([each.numbers.shape for each in beside], axis=0)), dtype=np.uint16)
    for place, each in enumerate(beside):
        rows, splits, parted = each.numbers.shape
        numbers[place, :rows, :splits, :parted] = each.numbers
    return apart, numbers


def cards_per_word(cards: int) -> tuple[int, Words]:
    """How many cards one word of chance serves; and its rejection threshold, by how many were drawn before."""
    few = max(n for n in range(1 + FEW) if prod(cards - each for each in range(n)) < 1 << FEW_BITS)
    drawn = (prod(max(1, cards - ready - each) for each in range(few)) for ready in range(1 + cards))
    return few, np.array([rejection_threshold(choices) for choices in drawn], dtype=np.uint64)


def rule_arrays(
    setting: Setting, settled: Settlement, main: MainOutcomes, verdicts: Small, strategies: list[tuple[Chart, bool]]
) -> tuple[Rules, StrategyArrays]:
    """States of doubled stakes are numbered before all others."""
    terms, walks = terms_of(setting), HandStates.under(terms_of(setting), settled)
    for split in (False, True):
        walks.doubled(split=split)
    first_plain = walks.first + len(walks.rows)
    prize, near = prizes(terms)
    bank, opened = bank_states(setting, settled)
    made = [
        strategy_states(walks, chart, insured_always() if insured else chart.insures) for chart, insured in strategies
    ]
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
    return rules, strategy_arrays(made, near, walks)


class SingleBet(Kernel):
    """A bet without a main bet, on three cards: the first two, and the next, which decides if sevens are split."""

    def __init__(self, setting: Setting, bet: str) -> None:
        self.decks, self.rows = terms_of(setting).decks, (0,)
        if bet == INSURANCE:
            self.verdicts, self.seats = _insured(setting)
        else:
            verdicts, in_order = verdicts_on(setting.options, bet)
            self.verdicts, self.seats = verdicts[:, :, :-1].copy(), (tuple(map(Outcome.of, in_order)),)

    def deal(self, stream: Stream) -> Fill:
        pack = np.tile(np.arange(len(PACK), dtype=np.uint8), self.decks)
        threshold = rejection_threshold(prod(len(pack) - n for n in range(self.verdicts.ndim)))
        return lambda numbers: fill_single_bet(*stream.arrays, pack, threshold, self.verdicts, numbers[0])


def _insured(setting: Setting) -> tuple[Small, tuple[tuple[Outcome | None, ...]]]:
    """By the bank's open card and its second; None if no ace is open."""
    found = np.zeros(BY_CARDS, dtype=np.uint8)
    outcomes: dict[Outcome | None, int] = {None: 0}
    for (one, first), (other, second) in product(enumerate(PACK), repeat=FIRST_CARDS):
        if is_ace(first):
            end = Outcome.of(ruling(setting, INSURANCE, None, insured_of((first, second))).value)
            found[one, other] = outcomes.setdefault(end, len(outcomes))
    return found, (tuple(outcomes),)


@compiled
def fill_single_bet(
    words: Words, place: Places, pack: Small, threshold: int, verdicts: NDArray[np.uint8], out: NDArray[np.uint16]
) -> None:
    size, used = uint64(len(pack)), place[USED]
    for n in range(len(out)):
        while True:
            if used == WORDS:
                refill(words, place)
                used = 0
            word = words[used]
            used += 1
            for k in range(verdicts.ndim):
                here = uint64(k)
                step, word = split_word(word, size - here)
                pack[here], pack[here + step] = pack[here + step], pack[here]
            if word >= uint64(threshold):
                break
        out[n] = verdicts[pack[0], pack[1], pack[verdicts.ndim - 1]]
    place[USED] = used
