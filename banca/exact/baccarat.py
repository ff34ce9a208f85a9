"""The next round of baccarat from any cards, counted exactly: who wins and which sides have a pair."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import combinations_with_replacement, product

from banca.exact import one_draw
from banca.exact.value import Assumption, BetCombination, BetOdds
from banca.games.baccarat import drawing
from banca.games.baccarat.round import Baccarat
from banca.material.cards import PACK, Card, Cards
from banca.play.payoff import PayoffTable
from banca.play.rule import tabulate
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.strategy.baccarat import is_left_until_decided, pair_until_decided, stands_after_a_tie
from banca.strategy.combinations import lawful

Pairs = tuple[bool, bool]  # the Player's, the Banker's
Two = tuple[int, int]  # the points of a side's first two cards, in any order
WINNERS: tuple[drawing.Winner, ...] = ("player", "banker", "tie")
TWOS: tuple[Two, ...] = tuple(combinations_with_replacement(drawing.TOTALS, 2))


def odds(
    game: Baccarat, setting: Setting, *, every_selection: bool = False, cards: Cards | None = None
) -> tuple[BetOdds, ...]:
    """Every bet on the next round: from full packs, or from the cards that are left."""
    found = one_draw.rows_of(game.edition, payoff_table(game, setting, cards), every_selection=every_selection)
    return tuple(_odds_if_left(setting, row) if 0 < row.push < 1 else row for row in found)


def payoff_table(game: Baccarat, setting: Setting, cards: Cards | None = None) -> PayoffTable:
    """The next round by all possible facts, each weighted with its number of draws."""
    counted = outcomes(cards or Cards.of_packs(setting.options.number("decks")))
    facts = {fact: ways for fact, ways in counted.items() if ways}
    rows = {
        place: tuple(tabulate(partial(game.ruling, setting, *place), facts).values())
        for place in game.positions(setting)
    }
    return PayoffTable(tuple(facts.values()), rows)


class BaccaratAssumption(Assumption):
    """Assumptions about stakes on player and banker."""

    PER_ROUND = "per_round"
    TIE_STANDS = "tie_stands"  # a tie leaves the stake standing; resolved as if each round were dealt afresh
    TIE_COUNTS_NOTHING = "tie_counts_nothing"  # a tie leaves the stake standing, and counts as nothing won or lost
    UNTIL_DECIDED = "until_decided"  # the stake stands after a tie until a round from the same cards decides it


def combined_odds(
    game: Baccarat, setting: Setting, wagers: Sequence[Wager], cards: Cards | None = None
) -> BetCombination:
    """Several bets on the next round: from full packs, or from the cards that are left."""
    stakes, table = lawful(game, setting, wagers), payoff_table(game, setting, cards)
    assumes: tuple[Assumption, ...] = one_draw.NEXT_RESULT
    if stands_after_a_tie(setting) and any(bet in drawing.SIDES for bet, _ in stakes):
        goes_on = is_left_until_decided(setting)
        assumes += (BaccaratAssumption.UNTIL_DECIDED if goes_on else BaccaratAssumption.TIE_COUNTS_NOTHING,)
    if is_left_until_decided(setting):
        table = table_until_decided(table)
    return one_draw.combine(game.edition, table, stakes, assumes)


def table_until_decided(table: PayoffTable) -> PayoffTable:
    """A drawn bet stands until the first further round of the same kind that decides it."""
    pairs, rows = pair_until_decided(table.rows)
    weights = table.weights
    after = sum(weights[n] for n, then in pairs if n == then)
    if not after:  # every possible round is a tie
        return table
    return PayoffTable(tuple(weights[n] * (after if n == then else weights[then]) for n, then in pairs), rows)


PER_ROUND = (BaccaratAssumption.PER_ROUND, BaccaratAssumption.TIE_STANDS)


def _odds_if_left(setting: Setting, row: BetOdds) -> BetOdds:
    """A stake that a tie does not return stays: with the machine, rounds from the same cards until it is decided."""
    resolved = row.edge / (1 - row.push)
    if not is_left_until_decided(setting):
        assumes = PER_ROUND if stands_after_a_tie(setting) else ()
        return replace(row, figures={"edge_per_bet_resolved": resolved}, assumes=assumes)
    decided = tuple(outcome for outcome in row.outcomes if outcome.result != "push")
    return replace(row, outcomes=decided, figures={"edge_per_bet_resolved": resolved, "edge_per_round": row.edge})


def outcomes(cards: Cards) -> Mapping[drawing.Fact, int]:
    """The number of ordered draws of six of these cards for each fact; a shorter hand ignores the last ones.

    Who draws and who wins depends on points alone, and pairs on the first two cards of each side alone. So draws are
    counted by the points of the first four cards, times the pairs among them, times the winners that follow.
    """
    if len(cards) < drawing.MOST_CARDS:
        raise ValueError(f"a round may need {drawing.MOST_CARDS} cards: {len(cards)} are left")
    kinds = _copies_by_kind(cards)
    left = [sum(kind) for kind in kinds]
    counts = {drawing.Fact(side, *pairs): 0 for side in WINNERS for pairs in product((False, True), repeat=2)}
    for player, banker in product(TWOS, repeat=2):
        rest = _without(left, (*player, *banker))
        if rest is None:
            continue
        ends = _winner_counts(drawing.PlayerCase(drawing.add(player), drawing.add(banker)), rest)
        for pairs, starts in _starts(player, banker, kinds, left):
            if starts:
                for side, ways in ends.items():
                    counts[drawing.Fact(side, *pairs)] += starts * ways
    return counts


def _copies_by_kind(cards: Cards) -> tuple[tuple[int, ...], ...]:
    """For each number of points, the copies left of each kind; two cards of a kind are a pair."""
    weights = cards.weights
    return tuple(
        tuple(sum(weights.get(card, 0) for card in kind) for kind in _kinds() if drawing.points(kind[0]) == count)
        for count in drawing.TOTALS
    )


@cache
def _kinds() -> tuple[tuple[Card, ...], ...]:
    """The pack in kinds: two cards are a pair exactly if they are of one kind."""
    kinds: list[list[Card]] = []
    for card in PACK:
        mates = next((kind for kind in kinds if drawing.is_pair(kind[0], card)), None)
        if mates is None:
            kinds.append([card])
        else:
            mates.append(card)
    return tuple(map(tuple, kinds))


def _without(left: Sequence[int], taken: Sequence[int]) -> list[int] | None:
    rest = list(left)
    for count in taken:
        if not rest[count]:
            return None
        rest[count] -= 1
    return rest


def _starts(
    player: Two, banker: Two, kinds: Sequence[Sequence[int]], left: Sequence[int]
) -> Iterator[tuple[Pairs, int]]:
    """The ordered ways in which the first four cards can have these points, split by the pairs they make."""
    ways, rest = 1, list(left)
    for count in (*player, *banker):
        ways *= rest[count]
        rest[count] -= 1
    ways *= (1 + (player[0] != player[1])) * (1 + (banker[0] != banker[1]))
    of_player, of_banker = _pair_count(ways, player, kinds), _pair_count(ways, banker, kinds)
    alike = player == banker and of_player
    both = _two_pairs(kinds[player[0]]) if alike else _pair_count(of_player, banker, kinds)
    yield (True, True), both
    yield (True, False), of_player - both
    yield (False, True), of_banker - both
    yield (False, False), ways - of_player - of_banker + both


def _pair_count(ways: int, two: Two, kinds: Sequence[Sequence[int]]) -> int:
    """How many of these ways make the two cards a pair, whatever the others are."""
    if two[0] != two[1]:
        return 0
    copies = kinds[two[0]]
    return ways * sum(map(_two_of, copies)) // _two_of(sum(copies))


def _two_pairs(copies: Sequence[int]) -> int:
    """The ordered ways to take a pair and then another from the same kinds."""
    pairs = sum(map(_two_of, copies))
    return sum(_two_of(n) * (pairs - _two_of(n) + _two_of(n - 2)) for n in copies)


def _two_of(n: int) -> int:
    return n * (n - 1)


def _winner_counts(first: drawing.PlayerCase, rest: Sequence[int]) -> Mapping[drawing.Winner, int]:
    """The number of ordered draws of the fifth and sixth card for each winner."""
    idle = sum(rest) - 1
    ways = dict.fromkeys(WINNERS, 0)
    for fifth, by_winner in enumerate(_endings()[first]):
        if not rest[fifth]:
            continue
        if len(by_winner) == 1:
            [only] = by_winner
            ways[only] += rest[fifth] * idle
            continue
        for side, sixths in by_winner.items():
            ways[side] += rest[fifth] * (sum([rest[sixth] for sixth in sixths]) - (fifth in sixths))
    return ways


@cache
def _endings() -> Mapping[drawing.PlayerCase, tuple[Mapping[drawing.Winner, tuple[int, ...]], ...]]:
    """By totals of the first cards and points of the fifth: the points of the sixth with which each side wins."""
    return {
        first: tuple(_by_winner([_winner(first, fifth, sixth) for sixth in drawing.TOTALS]) for fifth in drawing.TOTALS)
        for first in drawing.PLAYER_CASES
    }


def _by_winner(of_sixth: Sequence[drawing.Winner]) -> Mapping[drawing.Winner, tuple[int, ...]]:
    return {
        side: tuple(sixth for sixth in drawing.TOTALS if of_sixth[sixth] == side) for side in dict.fromkeys(of_sixth)
    }


def _winner(first: drawing.PlayerCase, fifth: int, sixth: int) -> drawing.Winner:
    coming = [fifth, sixth]
    third = coming.pop(0) if drawing.PLAYER_TABLE[first].value else None
    player, banker = first.player if third is None else drawing.add((first.player, third)), first.banker
    if drawing.BANKER_TABLE[drawing.BankerCase(first.banker, third, first.player)].value:
        banker = drawing.add((banker, coming.pop(0)))
    return drawing.winner(player, banker)
