"""Rounds of blackjack by the hundred thousand: one place played by the basic strategy against the bank.

Every round is dealt from full packs just shuffled, as from the metal box and the automatic device. From a shoe that is
dealt on to its marker any one round has the same chances, and the strategy looks at its own cards only; what is left
out is that a shoe ends sooner where a round takes many cards. Cards burnt unseen make no difference.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial
from itertools import product
from typing import Any

import numpy as np

from banca.games.blackjack.basic import ANSWERS, DOUBLE, DRAW, FIVE_CARDS, SPLIT, STAND, SURRENDER
from banca.games.blackjack.bets import INSURANCE, MAIN, SEVENS, FirstCards, insured_of, ruling, waits_for_split
from banca.games.blackjack.hands import is_ace
from banca.games.blackjack.outcomes import Closing
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import terms_of
from banca.games.blackjack.worth import CLOSINGS, MOST_CARDS
from banca.law import BancaError, OptionSet
from banca.material.cards import PACK
from banca.money import Result
from banca.play.bets import Verdict
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.simulate.blackjack_tables import (
    FULL,
    OPTION_SETS_KEPT,
    UNSPLIT,
    WITH_ROOM,
    Flags,
    Small,
    Tables,
    Whole,
    tables_of,
)
from banca.simulate.tally import Done, Gain, Simulated, blocks, gain_of, tallied

CHUNK_ROUNDS = 1 << 13  # what the processor keeps at hand
RESULTS: tuple[Result, ...] = ("lose", "push", "win")
ADDED_TO_MAIN = ("split", "double")
ONE_ACE = next(number for number, card in enumerate(PACK) if is_ace(card))


def simulate(game: Game[Any], setting: Setting, place: Place, rounds: int, seed: int, done: Done) -> Simulated:
    """The main bet with all that is split and doubled after it, per unit first staked; or another bet by itself.

    Insurance is counted in rounds in which the bank shows an ace; of two sevens it is supposed that they are split.
    """
    del game
    bet, _ = place
    if bet in ADDED_TO_MAIN:
        raise BancaError(f"{bet} goes with the main bet that it adds to, and is simulated with it: ask for {MAIN}")
    counts: dict[Gain, int] = {}
    play = partial(_main if bet == MAIN else _insured if bet == INSURANCE else _on_first_cards, setting, bet)
    for stream, size in blocks(setting.edition.slug, seed, rounds):
        for start in range(0, size, CHUNK_ROUNDS):
            packs = Packs(stream, terms_of(setting).decks, min(CHUNK_ROUNDS, size - start))
            for gain, times in play(packs):
                counts[gain] = counts.get(gain, 0) + times
        done(size)
    return tallied(place, seed, counts.items())


class Packs:
    """The packs of each round, shuffled no further than cards are drawn from them."""

    def __init__(self, stream: np.random.Generator, decks: int, rounds: int) -> None:
        self.stream = stream
        self.cards: Small = np.tile(np.arange(len(PACK), dtype=np.uint8), (rounds, decks))
        self.drawn: Whole = np.zeros(rounds, dtype=np.int64)
        self.rounds: Whole = np.arange(rounds)

    def draw(self, rounds: Whole) -> Small:
        """The next card in each of these rounds: any of those that are left changes places with the one on top."""
        top = self.drawn[rounds]
        self.drawn[rounds] += 1
        chosen = self.stream.integers(top, self.cards.shape[1])
        card: Small = self.cards[rounds, chosen]
        self.cards[rounds, chosen] = self.cards[rounds, top]
        self.cards[rounds, top] = card
        return card


# The main bet.


@dataclass(frozen=True, slots=True)
class Stood:
    """Hands that wait for the bank, one a round at most."""

    rounds: Whole
    doubled: int
    many: int  # whether they have more than two cards
    split: Flags
    totals: Whole


class Played:
    """Rounds played to the end, all hands of the place; `gained` is in parts of the stake, so many to a unit."""

    def __init__(self, tables: Tables, packs: Packs) -> None:
        self.tables, self.packs = tables, packs
        rounds = packs.rounds
        self.first, self.open, self.second = (packs.draw(rounds) for _ in ("first card", "open card", "second card"))
        self.column = tables.column[self.open]
        self.hands: Whole = np.ones_like(rounds)
        self.waiting: Small = np.zeros(
            (len(rounds), tables.most.max()), dtype=np.uint8
        )  # cards split off, the last on top
        self.left: Whole = np.zeros_like(rounds)  # how many of them wait
        self.stood: list[Stood] = []
        self.gained: Whole = np.zeros_like(rounds)
        self._play(rounds)
        self._compare(*self._bank())

    def _play(self, rounds: Whole) -> None:
        """Hands of two cards, until no card that was split off waits for its turn."""
        while rounds.size:
            answer = self._answers(rounds)
            doing = {each: rounds[answer == number] for number, each in enumerate(ANSWERS)}
            self._split(doing[SPLIT])
            self._close(doing[SURRENDER], "surrender")
            self._double(doing[DOUBLE])
            self._draw(doing[DRAW])
            self._stand(doing[STAND], *self._counted(doing[STAND]))
            ended = rounds[answer != ANSWERS.index(SPLIT)]
            rounds = np.concatenate([doing[SPLIT], self._next_hands(ended)])

    def _answers(self, rounds: Whole) -> Small:
        first, hands = self.first[rounds], self.hands[rounds]
        several = np.where(hands < self.tables.most[first], WITH_ROOM, FULL)
        situation = np.where(hands == 1, UNSPLIT, several)
        found: Small = self.tables.two[situation, first, self.second[rounds], self.column[rounds]]
        return found

    def _counted(self, rounds: Whole) -> tuple[Whole, Whole]:
        """The first two cards: what they count with every ace as one, and whether one is an ace."""
        first, second, tables = self.first[rounds], self.second[rounds], self.tables
        low = tables.low[first].astype(np.int64) + tables.low[second]
        return low, (tables.ace[first] | tables.ace[second]).astype(np.int64)

    def _split(self, rounds: Whole) -> None:
        """The second card waits; the first is given another and is played out before it."""
        self.waiting[rounds, self.left[rounds]] = self.second[rounds]
        self.left[rounds] += 1
        self.hands[rounds] += 1
        self.second[rounds] = self.packs.draw(rounds)

    def _next_hands(self, rounds: Whole) -> Whole:
        rounds = rounds[self.left[rounds] > 0]
        self.left[rounds] -= 1
        self.first[rounds] = self.waiting[rounds, self.left[rounds]]
        self.second[rounds] = self.packs.draw(rounds)
        return rounds

    def _double(self, rounds: Whole) -> None:
        rounds, low, ace = self._third(rounds, *self._counted(rounds), doubled=1)
        self._stand(rounds, low, ace, doubled=1, many=1)

    def _draw(self, rounds: Whole) -> None:
        """Card after card: all these hands have the same number of them."""
        rounds, low, ace = self._third(rounds, *self._counted(rounds))
        size = FIRST_CARDS + 1
        while rounds.size:
            answer = self.tables.more[min(size, MOST_CARDS), low, ace, self.column[rounds]]
            self._close(rounds[answer == ANSWERS.index(FIVE_CARDS)], "five-cards")
            stands, draws = (answer == ANSWERS.index(each) for each in (STAND, DRAW))
            self._stand(rounds[stands], low[stands], ace[stands], many=1)
            rounds, low, ace = self._card(rounds[draws], low[draws], ace[draws], self.packs.draw(rounds[draws]))
            size += 1

    def _third(self, rounds: Whole, low: Whole, ace: Whole, doubled: int = 0) -> tuple[Whole, Whole, Whole]:
        """One card more for hands of two: it may earn the special prize."""
        card = self.packs.draw(rounds)
        prize = self.tables.prize[self.first[rounds], self.second[rounds], card]
        self._close(rounds[prize], "special-prize", doubled)
        return self._card(rounds[~prize], low[~prize], ace[~prize], card[~prize], doubled)

    def _card(self, rounds: Whole, low: Whole, ace: Whole, card: Small, doubled: int = 0) -> tuple[Whole, Whole, Whole]:
        """The hands with one card more, but for those that it takes over 21."""
        low, ace = low + self.tables.low[card], ace | self.tables.ace[card]
        over = self.tables.over[low, ace]
        self._close(rounds[over], "over-21", doubled)
        return rounds[~over], low[~over], ace[~over]

    def _stand(self, rounds: Whole, low: Whole, ace: Whole, doubled: int = 0, many: int = 0) -> None:
        total = self.tables.total[low, ace]
        self.stood.append(Stood(rounds, doubled, many, self.hands[rounds] > 1, total))

    def _close(self, rounds: Whole, by: Closing, doubled: int = 0) -> None:
        self.gained[rounds] += self.tables.closed[doubled, CLOSINGS.index(by)]

    def _bank(self) -> tuple[Whole, Whole]:
        """Whether it has more than two cards, and its total; it plays even where no hand is left."""
        tables, second = self.tables, self.packs.draw(self.packs.rounds)
        low = tables.low[self.open].astype(np.int64) + tables.low[second]
        ace = (tables.ace[self.open] | tables.ace[second]).astype(np.int64)
        many = np.zeros_like(low)
        while (drawing := np.flatnonzero(tables.draws[low, ace])).size:
            card = self.packs.draw(drawing)
            low[drawing] += tables.low[card]
            ace[drawing] |= tables.ace[card]
            many[drawing] = 1
        return many, tables.total[low, ace]

    def _compare(self, bank_many: Whole, bank_total: Whole) -> None:
        for each in self.stood:
            bank = bank_many[each.rounds], bank_total[each.rounds]
            of_hand = (each.doubled, each.split.astype(np.int64), each.many, each.totals)
            self.gained[each.rounds] += self.tables.compared[*of_hand, *bank]


def _main(setting: Setting, _: str, packs: Packs) -> Iterator[tuple[Gain, int]]:
    tables = tables_of(setting.options)
    values, times = np.unique(Played(tables, packs).gained, return_counts=True)
    for value, n in zip(values.tolist(), times.tolist(), strict=True):
        yield (RESULTS[1 + (value > 0) - (value < 0)], Fraction(value, tables.unit)), n


# Other bets.


def _insured(setting: Setting, bet: str, packs: Packs) -> Iterator[tuple[Gain, int]]:
    """The bank has an ace already, and gets its second card."""
    packs.cards[:, [0, ONE_ACE]] = packs.cards[:, [ONE_ACE, 0]]
    packs.drawn += 1
    times = np.bincount(packs.draw(packs.rounds), minlength=len(PACK))
    for card, n in zip(PACK, times.tolist(), strict=True):
        yield gain_of(ruling(setting, bet, None, insured_of((PACK[ONE_ACE], card))).value), n


def _on_first_cards(setting: Setting, bet: str, packs: Packs) -> Iterator[tuple[Gain, int]]:
    table, verdicts = _verdicts(setting.options, bet)
    first, second, after_split = (packs.draw(packs.rounds) for _ in ("first", "second", "after a split"))
    times = np.bincount(table[first, second, after_split], minlength=len(verdicts))
    for verdict, n in zip(verdicts, times.tolist(), strict=True):
        yield gain_of(verdict), n


@lru_cache(maxsize=OPTION_SETS_KEPT)
def _verdicts(options: OptionSet, bet: str) -> tuple[Small, tuple[Verdict, ...]]:
    """What becomes of the bet for each first and second card, and the one after a split, as numbers of verdicts."""
    verdicts: dict[Verdict, int] = {}

    def number(cards: FirstCards) -> int:
        return verdicts.setdefault(ruling(Setting(options), bet, None, cards).value, len(verdicts))

    found = np.zeros((len(PACK), len(PACK), len(PACK)), dtype=np.uint8)
    for (one, first), (other, second) in product(enumerate(PACK), enumerate(PACK)):
        two = (first, second)
        waits = bet == SEVENS and waits_for_split(two)
        found[one, other] = [number(FirstCards(two, card)) for card in PACK] if waits else number(FirstCards(two))
    return found, tuple(verdicts)
