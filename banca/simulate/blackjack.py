"""Rounds of blackjack: places played by any way to play, with all that may lie beside the main bet.

From full packs each round stands for itself, as from the metal box and the automatic device. From a shoe that is dealt
on to its marker a session ends sooner where rounds take many cards, and cards are burnt as the table does it.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import prod
from typing import Any

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import kernel as compiled
from banca.games.blackjack.bets import (
    INSURANCE,
    MAIN,
    SEVENS,
    FirstCards,
    Insured,
    insured_of,
    kinds_at,
    ruling,
    waits_for_split,
)
from banca.games.blackjack.chart import (
    BY_CARDS,
    Chart,
    Lawful,
    basic_chart,
    lawful_under,
    most_hands,
    no_insurance,
    refuse_unlawful,
)
from banca.games.blackjack.hands import is_ace
from banca.games.blackjack.round import GAMES
from banca.games.blackjack.shoe import UNDER_WAY, is_single_round
from banca.games.blackjack.state import FIRST_CARDS, Round
from banca.games.blackjack.terms import terms_of
from banca.kept import kept_arrays, written_in
from banca.law import OptionError, OptionSet
from banca.material.cards import PACK
from banca.play.act import Bet
from banca.play.bets import DRAWS, Verdict
from banca.play.payoff import net
from banca.play.setting import Setting
from banca.simulate.blackjack_deal import OnPlaces, Rules, Scratch, Session, Ways, fill, fill_one
from banca.simulate.blackjack_deck import KEPT, USED_UP, Deck, Flags, Small
from banca.simulate.blackjack_tables import (
    MOST_ENDS,
    OPTION_SETS_KEPT,
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
from banca.simulate.blackjack_walk import PRIZE, Walks, as_arrays, way_of
from banca.simulate.chance import USED, WORDS, Places, Stream, Words, least, parted, refill
from banca.simulate.kernel import Asked, End, Fill, Kernel, Seat

ADDED_TO_MAIN = ("split", "double")
FEW = 6  # cards that one word is parted among at most
FEW_BITS = 56  # of a word of chance that they may take
PER_HAND = 3  # cards that one takes in most rounds
NOTHING = "nothing"  # beside the main bet
NOT_INSURED, LOST, WON = INSURANCES = range(3)


def kernel(asked: Asked) -> Kernel:
    """The main bet with all that is split and doubled after it and what lies beside it; or another bet by itself.

    By itself, insurance is bet in rounds in which the bank shows an ace, and two sevens are supposed to be split.
    """
    for seat in asked.seats:
        _refuse_wagers(asked.setting, seat)
    with_main = [any(wager.place[0] == MAIN for wager in seat.wagers) for seat in asked.seats]
    if all(with_main):
        _refuse_table(asked)
        return BlackjackKernel(asked)
    if len(asked.seats) > 1 or len(asked.seats[0].wagers) > 1:
        says = "other bets are made besides a main bet: each seat needs one, unless a bet is simulated by itself"
        raise OptionError(f"{says} ({terms_of(asked.setting).at('deal')})")
    return ByItself(asked)


# What may be asked.


def _refuse_wagers(setting: Setting, seat: Seat) -> None:
    offered = kinds_at(setting)
    for wager in seat.wagers:
        bet, selection = wager.place
        if bet not in offered:
            raise OptionError(f"no bet {bet!r} at this table: it offers {', '.join(offered)}")
        if bet in ADDED_TO_MAIN:
            raise OptionError(f"{bet} goes with the main bet that it adds to, and is simulated with it: ask for {MAIN}")
        if selection is not None:
            raise OptionError(
                f"{bet} {selection}: what is bet on a part of a split is not simulated, only on first cards"
            )
    if len({wager.place for wager in seat.wagers}) < len(seat.wagers):
        raise OptionError("a bet is held once: put its stakes together")


def _refuse_table(asked: Asked) -> None:
    """As the table itself would refuse it, each seat being a place with a player of its own."""
    game = GAMES[asked.setting.edition.slug]
    state = Round(asked.setting, "betting", UNDER_WAY)
    for number, seat in enumerate(asked.seats, 1):
        player = f"player {number}"
        amounts = {wager.place[0]: Fraction(wager.amount) for wager in seat.wagers}
        for bet in sorted(amounts, key=lambda each: each != MAIN):
            if bet != INSURANCE:
                act = Bet(player, bet, 1, place=number)
                if refusal := game.refusal(state, act):
                    raise OptionError(f"{refusal.because} ({refusal.clause})")
                state = game.after(state, act)
        limit = terms_of(asked.setting).insurance_limit * amounts[MAIN]
        if amounts.get(INSURANCE, Fraction(0)) > limit:
            clause = terms_of(asked.setting).at("insurance")
            raise OptionError(f"insurance of {amounts[INSURANCE]}: at most {limit} is taken on this stake ({clause})")


# What lies on a place.


@dataclass(frozen=True, slots=True)
class Held:
    """What a seat holds, and how it plays."""

    chart: Chart
    main: Fraction
    bet: str  # additional, or nothing
    beside: Fraction  # what is staked on it
    insurance: Fraction
    insured: bool  # against every ace; otherwise where the way to play says so

    @staticmethod
    def by(setting: Setting, seat: Seat) -> "Held":
        amounts = {wager.place[0]: Fraction(wager.amount) for wager in seat.wagers}
        main, insurance = amounts.pop(MAIN), amounts.pop(INSURANCE, None)
        most = terms_of(setting).insurance_limit * main
        [(bet, beside)] = amounts.items() or [(NOTHING, Fraction(0))]
        chart = chart_of(setting, seat)
        return Held(chart, main, bet, beside, most if insurance is None else insurance, insurance is not None)

    @property
    def insurances(self) -> range:
        """What may become of insurance."""
        return INSURANCES if self.insured or self.chart.insures.any() else INSURANCES[:LOST]

    def ends(self, setting: Setting, settled: Settled, main: MainEnds, verdicts: tuple[Verdict, ...]) -> Iterator[End]:
        """By verdict, insurance and main bet; the last is of a round that is cancelled."""
        unit = self.main + self.beside
        lost, won = (net(ruling(setting, INSURANCE, None, Insured(known)).value) for known in (False, True))
        of_insurance = {NOT_INSURED: Fraction(0), LOST: lost, WON: won}
        for verdict, insurance in product(verdicts, self.insurances):
            gained = self.beside * net(verdict) + self.insurance * of_insurance[insurance]
            staked = self.beside + (0 if insurance == NOT_INSURED else self.insurance)
            for gain, stake in main.told:
                whole = self.main * Fraction(gain, settled.unit) + gained
                yield End.by_gain(whole / unit, (self.main * stake + staked) / unit)
        yield End.by_gain(Fraction(0))


def chart_of(setting: Setting, seat: Seat) -> Chart:
    if seat.strategy is None:
        return _usual_chart(setting.options)
    if not isinstance(seat.strategy, Chart):
        raise OptionError(f"a way to play blackjack is a Chart (banca.games.blackjack.chart), not {seat.strategy!r}")
    refuse_unlawful(setting, seat.strategy, _lawful(setting.options))
    return seat.strategy


@lru_cache(maxsize=OPTION_SETS_KEPT)
def _usual_chart(options: OptionSet) -> Chart:
    return Chart(**_worked_out("a chart of the basic strategy", options, lambda: basic_chart(Setting(options))))


@lru_cache(maxsize=OPTION_SETS_KEPT)
def _lawful(options: OptionSet) -> Lawful:
    return Lawful(**_worked_out("what is lawful", options, lambda: lawful_under(options)))


def _worked_out(what: str, options: OptionSet, make: Callable[[], Chart | Lawful]) -> Mapping[str, Any]:
    """Tables, made once for these options and kept."""

    def arrays() -> dict[str, Any]:
        made = make()
        return {each.name: getattr(made, each.name) for each in fields(made)}

    written = written_in("banca.games.blackjack", "banca.play")
    return kept_arrays(f"blackjack, {what}: {options.edition.slug} {options.plain()} {written}", arrays)


def insured_always() -> Flags:
    """Against an ace, whatever the cards."""
    found = no_insurance()
    found[:, :, [is_ace(card) for card in PACK]] = True
    return found


@lru_cache(maxsize=OPTION_SETS_KEPT)
def verdicts_on(options: OptionSet, bet: str) -> tuple[Small, tuple[Verdict, ...]]:
    """Of a bet on first cards, as numbers: by the two cards and the first after a split, or the last: none was made."""
    verdicts: dict[Verdict, int] = {}
    setting = Setting(options)
    found = np.zeros((len(PACK), len(PACK), len(PACK) + 1), dtype=np.uint8)
    if bet == NOTHING:
        return found, (DRAWS,)

    def number(cards: FirstCards) -> int:
        return verdicts.setdefault(ruling(setting, bet, None, cards).value, len(verdicts))

    for (one, first), (other, second) in product(enumerate(PACK), enumerate(PACK)):
        two = (first, second)
        found[one, other] = number(FirstCards(two))
        if bet == SEVENS and waits_for_split(two):
            found[one, other, :-1] = [number(FirstCards(two, card)) for card in PACK]
    return found, tuple(verdicts)


# The table.


class BlackjackKernel(Kernel):
    """Places with a main bet each."""

    def __init__(self, asked: Asked) -> None:
        setting = asked.setting
        self.terms, settled = terms_of(setting), settled_under(setting.options)
        self.most = max(self.terms.most_hands, self.terms.ace_hands)
        held, main = [Held.by(setting, seat) for seat in asked.seats], main_ends(settled, self.most)
        bets = list(dict.fromkeys((NOTHING, *(each.bet for each in held))))
        verdicts, told = zip(*(verdicts_on(setting.options, bet) for bet in bets), strict=True)
        self.rows = tuple(range(len(held)))
        self.seats = tuple(tuple(each.ends(setting, settled, main, told[bets.index(each.bet)])) for each in held)
        if (most := max(map(len, self.seats))) > MOST_ENDS:
            raise OptionError(f"a seat may come to {most:,} different ends: simulate its bets apart from one another")
        ways = list(dict.fromkeys((each.chart, each.insured) for each in held))
        self.rules, self.ways = rules_of(setting, settled, main, np.stack(verdicts), ways)
        apart = len(main.told)
        self.places = OnPlaces(
            np.array([ways.index((each.chart, each.insured)) for each in held]),
            np.array([bets.index(each.bet) for each in held]),
            np.array([apart for _ in held]),
            np.array([apart * len(each.insurances) if each.bet != NOTHING else 0 for each in held]),
            np.array([len(ends) - 1 for ends in self.seats]),
        )
        self.session = self._session(prepared=asked.dealing == "shoe" and self.terms.device != "machine")

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
            states=np.zeros(seats, dtype=np.int64),
            cards=np.zeros((seats, FIRST_CARDS), dtype=np.int64),
            waiting=np.zeros((len(("card", "hand")), hands), dtype=np.int64),
            decided=np.zeros(seats * hands, dtype=np.bool_),
        )

    def deal(self, stream: Stream) -> Fill:
        deck, scratch = self.deck(), self.scratch()
        if len(self.seats) == 1 and self.session.from_packs:
            at_one = (*stream.arrays, deck, self.rules, self.ways, self.places, scratch)
            return lambda numbers: fill_one(*at_one, numbers)
        at_table = (*stream.arrays, deck, self.rules, self.ways, self.places, self.session, scratch)
        return lambda numbers: fill(*at_table, numbers)


def few_of(cards: int) -> tuple[int, Words]:
    """How many cards are parted from one word, and what must be left of it, by how many were drawn before."""
    few = max(n for n in range(1 + FEW) if prod(cards - each for each in range(n)) < 1 << FEW_BITS)
    drawn = (prod(max(1, cards - ready - each) for each in range(few)) for ready in range(1 + cards))
    return few, np.array([least(choices) for choices in drawn], dtype=np.uint64)


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
        ends=main.of_sums[settled.gains - main.least, settled.staked[:, None]],
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
        limits=np.array([walks.first, first_plain, len(settled.blackjack), main.least]),
    )
    return rules, as_arrays(made, near, walks)


# A bet by itself.


class ByItself(Kernel):
    """Three cards: two that the bet is on, and the next, which decides where sevens are split."""

    def __init__(self, asked: Asked) -> None:
        setting, [wager] = asked.setting, asked.seats[0].wagers
        bet, _ = wager.place
        self.decks, self.rows = terms_of(setting).decks, (0,)
        if bet == INSURANCE:
            self.verdicts, self.seats = _insured(setting)
        else:
            verdicts, told = verdicts_on(setting.options, bet)
            self.verdicts, self.seats = verdicts[:, :, :-1].copy(), (tuple(map(End.of, told)),)

    def deal(self, stream: Stream) -> Fill:
        pack = np.tile(np.arange(len(PACK), dtype=np.uint8), self.decks)
        least_left = least(prod(len(pack) - n for n in range(self.verdicts.ndim)))
        return lambda numbers: fill_by_itself(*stream.arrays, pack, least_left, self.verdicts, numbers[0])


def _insured(setting: Setting) -> tuple[Small, tuple[tuple[End | None, ...]]]:
    """The bank's open card and its second; nothing where no ace lies open."""
    found = np.zeros(BY_CARDS, dtype=np.uint8)
    ends: dict[End | None, int] = {None: 0}
    for (one, first), (other, second) in product(enumerate(PACK), repeat=FIRST_CARDS):
        if is_ace(first):
            end = End.of(ruling(setting, INSURANCE, None, insured_of((first, second))).value)
            found[one, other] = ends.setdefault(end, len(ends))
    return found, (tuple(ends),)


@compiled
def fill_by_itself(
    words: Words, place: Places, pack: Small, least_left: int, verdicts: NDArray[np.uint8], out: NDArray[np.uint16]
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
                step, word = parted(word, size - here)
                pack[here], pack[here + step] = pack[here + step], pack[here]
            if word >= uint64(least_left):
                break
        out[n] = verdicts[pack[0], pack[1], pack[verdicts.ndim - 1]]
    place[USED] = used
