"""Blackjack kernels: main bets with their side bets, by any strategy; or another bet alone.

From full packs every round is independent, as from the metal box and the automatic device. A shoe is dealt to its
marker, and cards are burnt as at the table.
"""

from itertools import product
from math import prod

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import kernel as compiled
from banca.games.blackjack.bets import INSURANCE, MAIN, insurance_fact, kinds_at, part_numbers, ruling
from banca.games.blackjack.hands import TWENTY_ONE, is_ace, low_points
from banca.games.blackjack.round import GAMES
from banca.games.blackjack.shoe import UNDER_WAY, is_single_round
from banca.games.blackjack.state import FIRST_CARDS, Betting, Round
from banca.games.blackjack.terms import terms_of
from banca.law import OptionError, Refusal
from banca.law.numbers import shown
from banca.material.cards import PACK
from banca.messages.errors import Listed
from banca.play.act import Bet
from banca.play.setting import Setting
from banca.simulate.blackjack import combination, tables
from banca.simulate.blackjack.deal import play_one_place, play_table
from banca.simulate.blackjack.on_gpu import program
from banca.simulate.chance import USED, WORDS, RngState, Stream, Words, refill, rejection_threshold, split_word
from banca.simulate.gpu.program import Program
from banca.simulate.kernel import Dealing, Fill, Kernel, Outcome, OutcomeIds, Seat, SimulationSpec
from banca.simulate.statistics import Whole
from banca.strategy.blackjack.chart import BY_CARDS, Chart, most_hands

ADDED_TO_MAIN = ("split", "double")
FEW = 6  # cards drawn from one random word, at most
FEW_BITS = 56  # bits of the word that they may use
PER_HAND = 3  # cards that most hands take


def kernel(spec: SimulationSpec) -> Kernel:
    """A main bet with its splits, doubles and side bets; or another bet alone.

    Alone, insurance is bet in rounds in which the bank shows an ace, sevens are always split, and any pair on a part of
    a split is bet in rounds in which that part exists if everything is split that may be.
    """
    setting, seats = spec.setting, spec.seats
    for seat in seats:
        _refuse_wagers(setting, seat)
    seats_bets = [combination.stakes_of_seat(setting, seat) for seat in seats]
    if all((MAIN, None) in each for each in seats_bets):
        _refuse_table(spec)
        return BlackjackKernel(setting, [combination.SeatBets.by(setting, seat) for seat in seats], spec.dealing)
    if len(seats_bets) > 1 or len(seats_bets[0]) > 1:
        raise OptionError("blackjack-main-bet-needed", clause=setting.edition.citation(terms_of(setting).at("deal")))
    [(bet, part)] = seats_bets[0]
    if isinstance(part, int):
        return BlackjackKernel(setting, [combination.SeatBets.on_part(setting, part)], spec.dealing)
    return SingleBet(setting, bet)


def _refuse_wagers(setting: Setting, seat: Seat) -> None:
    offered = kinds_at(setting)
    for wager in seat.wagers:
        bet, selection = wager.place
        if bet not in offered:
            raise OptionError("blackjack-bet-not-at-table", bet=shown(bet), known=Listed(*offered))
        if bet in ADDED_TO_MAIN:
            raise OptionError("blackjack-bet-goes-with-main", bet=bet, main=MAIN)
        if refusal := offered[bet].refusal(selection):
            raise _option_error(refusal, setting)


def _refuse_table(spec: SimulationSpec) -> None:
    """Refuse what a live table would refuse, with a player of its own at each place.

    A bet on a part of a split is made later; here it counts as a bet on the place.
    """
    game, terms = GAMES[spec.setting.edition.slug], terms_of(spec.setting)
    state = Round(spec.setting, Betting(), UNDER_WAY)
    for number, seat in enumerate(spec.seats, 1):
        player, amounts = f"player {number}", combination.stakes_of_seat(spec.setting, seat)
        for bet in sorted(dict.fromkeys(bet for bet, _ in amounts), key=lambda each: each != MAIN):
            if bet != INSURANCE:
                act = Bet(player, bet, 1, place=number)
                if refusal := game.refusal(state, act):
                    raise _option_error(refusal, spec.setting)
                state = game.after(state, act)
        limit, insurance = terms.insurance_limit * amounts[MAIN, None], amounts.get((INSURANCE, None), 0)
        if insurance > limit:
            clause = spec.setting.edition.citation(terms.at("insurance"))
            raise OptionError("blackjack-insurance-too-high", insurance=insurance, most=limit, clause=clause)


def _option_error(refusal: Refusal, setting: Setting) -> OptionError:
    clause = setting.edition.citation(refusal.clause) if refusal.clause else refusal.norm
    return OptionError("bet-refused-by-clause", because=refusal.says, clause=clause)


class BlackjackKernel(Kernel):
    """Places with a main bet each; or one place with only any pair on a part of a split."""

    def __init__(self, setting: Setting, seats_bets: list[combination.SeatBets], dealing: Dealing) -> None:
        self.terms, settled = terms_of(setting), tables.settlement(setting.options)
        self.most = max(self.terms.most_hands, self.terms.ace_hands)
        main = tables.main_outcomes(settled, self.most)
        apart = len(main.gains_and_stakes)
        bets = list(dict.fromkeys((combination.NOTHING, *(each.bet for each in seats_bets))))
        verdicts, in_order = zip(*(combination.verdicts_on(setting.options, bet) for bet in bets), strict=True)
        side_outcomes = [
            combination.SideOutcomes.of(setting, each, in_order[bets.index(each.bet)], self.most, apart)
            for each in seats_bets
        ]
        on_each = list(zip(seats_bets, side_outcomes, strict=True))
        self.rows = tuple(range(len(seats_bets)))
        self.seats = tuple(tuple(each.outcomes(setting, settled, main, of.sums)) for each, of in on_each)
        strategies = list(dict.fromkeys((each.chart, each.insured) for each in seats_bets))
        self.rules, self.strategies = rule_arrays(setting, settled, main, np.stack(verdicts), strategies)
        self.places = tables.PlaceArrays(
            np.array([strategies.index((each.chart, each.insured)) for each in seats_bets]),
            np.array([bets.index(each.bet) for each in seats_bets]),
            np.array([apart for _ in seats_bets]),
            np.array([apart * len(each.insurances) if len(of.sums) > 1 else 0 for each, of in on_each]),
            *_on_parts(side_outcomes, self.most),
            np.array([len(outcomes) - 1 for outcomes in self.seats]),
        )
        self.dealing_rules = self._dealing_rules(prepared=dealing == "shoe" and self.terms.device != "machine")

    def _dealing_rules(self, *, prepared: bool) -> tables.DealingRules:
        """Prepare cards as a live table does: burn cards and, if there are several packs, deal to the marker."""
        terms = self.terms
        from_packs = not prepared or is_single_round(terms)
        return tables.DealingRules(
            from_packs=from_packs,
            box=terms.device == "box",
            opening=terms.opening_burn if prepared else 0,
            at_start=prepared and terms.burn_at_start,
            before_second=prepared and terms.burn_before_second,
            depth=(terms.marker_depth or 0) if prepared else 0,
            ready=PER_HAND * (len(self.seats) + 1) if from_packs else terms.decks * len(PACK),
            to_the_end=prepared,
        )

    def deck(self) -> tables.Deck:
        pack = np.tile(tables.codes(), self.terms.decks)
        few, lefts = cards_per_word(len(pack))
        counters = np.zeros(len(tables.COUNTERS), dtype=np.int64)
        counters[tables.USED_UP] = 1
        return tables.Deck(pack, np.zeros(len(pack), dtype=np.int64), lefts, counters, few)

    def scratch(self) -> tables.Scratch:
        seats, hands = len(self.seats), self.most
        return tables.Scratch(
            rows=np.zeros((seats, hands), dtype=np.int64),
            hands=np.zeros(seats, dtype=np.int64),
            insures=np.zeros(seats, dtype=np.bool_),
            third=np.zeros(seats, dtype=np.int64),
            paired=np.zeros(seats, dtype=np.int64),
            states=np.zeros(seats, dtype=np.int64),
            cards=np.zeros((seats, FIRST_CARDS), dtype=np.int64),
            waiting=np.zeros((len(tables.WAITING), hands), dtype=np.int64),
            decided=np.zeros(seats * hands, dtype=np.bool_),
        )

    def deal(self, stream: Stream) -> Fill:
        deck, scratch = self.deck(), self.scratch()
        if len(self.seats) == 1 and self.dealing_rules.from_packs:
            at_one = (*stream.arrays, deck, self.rules, self.strategies, self.places, scratch)
            return lambda numbers: play_one_place(*at_one, numbers)
        at_table = (*stream.arrays, deck, self.rules, self.strategies, self.places, self.dealing_rules, scratch)
        return lambda numbers: play_table(*at_table, numbers)

    def program(self) -> Program | None:
        """For one place, from packs that never run out while a round is played."""
        of_pack, of_card = low_points(PACK), max(low_points((card,)) for card in PACK)
        in_play = (1 + self.most) * (TWENTY_ONE + of_card)  # points of all hands, at most; no card counts nothing
        if len(self.seats) > 1 or not self.dealing_rules.from_packs or in_play >= self.terms.decks * of_pack:
            return None
        return program(self.rules, self.strategies, self.places, self.deck(), len(self.seats[0]))


def _on_parts(side_outcomes: list[combination.SideOutcomes], hands: int) -> tuple[Whole, OutcomeIds]:
    """For each place, the steps of the parts of a split, and the numbers of the side bets' results."""
    parts = part_numbers(hands).all  # index 0 is no part
    apart = np.array([[each.apart.get(part, 0) for part in parts] for each in side_outcomes])
    numbers = np.zeros(
        (len(side_outcomes), *np.max([each.numbers.shape for each in side_outcomes], axis=0)), dtype=np.uint16
    )
    for place, each in enumerate(side_outcomes):
        rows, splits, parted = each.numbers.shape
        numbers[place, :rows, :splits, :parted] = each.numbers
    return apart, numbers


def cards_per_word(cards: int) -> tuple[int, Words]:
    """How many cards one random word serves, and its rejection thresholds, by the number of cards drawn before."""
    few = max(n for n in range(1 + FEW) if prod(cards - each for each in range(n)) < 1 << FEW_BITS)
    drawn = (prod(max(1, cards - ready - each) for each in range(few)) for ready in range(1 + cards))
    return few, np.array([rejection_threshold(choices) for choices in drawn], dtype=np.uint64)


def rule_arrays(
    setting: Setting,
    settled: tables.Settlement,
    main: tables.MainOutcomes,
    verdicts: tables.Small,
    strategies: list[tuple[Chart, bool]],
) -> tuple[tables.Rules, tables.StrategyArrays]:
    """The rules as arrays; states of doubled stakes are numbered before all others."""
    terms, walks = terms_of(setting), tables.HandStates.under(terms_of(setting), settled)
    for split in (False, True):
        walks.doubled(split=split)
    first_plain = walks.first + len(walks.rows)
    prize, may_win_prize = tables.prizes(terms)
    bank, opened = tables.bank_states(setting, settled)
    made = [
        tables.strategy_states(walks, chart, combination.always_insure() if insured else chart.insures)
        for chart, insured in strategies
    ]
    rules = tables.Rules(
        number=tables.numbers_of_codes(),
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
        may_win_prize=may_win_prize,
        prized=settled.closed[:, tables.PRIZE].copy(),
        pair=tables.pairs(terms),
        ace=np.array([is_ace(card) for card in PACK]),
        most=np.array([most_hands(terms, card) for card in PACK]),
        verdicts=verdicts,
        paired=combination.later_pairs(setting.options),
        limits=np.array([walks.first, first_plain, len(settled.blackjack), main.least]),
    )
    return rules, tables.strategy_arrays(made, may_win_prize, walks)


class SingleBet(Kernel):
    """A bet without a main bet, on three cards: the first two, and the next, which decides if sevens are split."""

    def __init__(self, setting: Setting, bet: str) -> None:
        self.decks, self.rows = terms_of(setting).decks, (0,)
        if bet == INSURANCE:
            self.verdicts, self.seats = _insurance_outcomes(setting)
        else:
            verdicts, in_order = combination.verdicts_on(setting.options, bet)
            self.verdicts, self.seats = verdicts[:, :, :-1].copy(), (tuple(map(Outcome.of, in_order)),)

    def deal(self, stream: Stream) -> Fill:
        pack = np.tile(np.arange(len(PACK), dtype=np.uint8), self.decks)
        threshold = rejection_threshold(prod(len(pack) - n for n in range(self.verdicts.ndim)))
        return lambda numbers: fill_single_bet(*stream.arrays, pack, threshold, self.verdicts, numbers[0])


def _insurance_outcomes(setting: Setting) -> tuple[tables.Small, tuple[tuple[Outcome | None, ...]]]:
    """The outcomes by the bank's open card and its second; None if no ace is open."""
    found = np.zeros(BY_CARDS, dtype=np.uint8)
    outcomes: dict[Outcome | None, int] = {None: 0}
    for (one, first), (other, second) in product(enumerate(PACK), repeat=FIRST_CARDS):
        if is_ace(first):
            end = Outcome.of(ruling(setting, INSURANCE, None, insurance_fact((first, second))).value)
            found[one, other] = outcomes.setdefault(end, len(outcomes))
    return found, (tuple(outcomes),)


@compiled
def fill_single_bet(
    words: Words,
    rng_state: RngState,
    pack: tables.Small,
    threshold: int,
    verdicts: NDArray[np.uint8],
    out: NDArray[np.uint16],
) -> None:
    size, used = uint64(len(pack)), rng_state[USED]
    for n in range(len(out)):
        while True:
            if used == WORDS:
                refill(words, rng_state)
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
    rng_state[USED] = used
