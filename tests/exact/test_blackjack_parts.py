"""Any pair on a part of a split, against every deal of small decks."""

from collections.abc import Callable, Mapping
from fractions import Fraction

import pytest

from banca.exact import blackjack as exact_blackjack
from banca.exact.blackjack.additional import BySplit, Parts, by_play, if_all_is_split, on_parts, rows_of_parts
from banca.exact.blackjack.best import Evaluation, best_play
from banca.games.blackjack.law import EDITION_2004
from banca.games.blackjack.terms import terms_of
from banca.law import option_set
from banca.play.setting import Setting
from banca.strategy.blackjack.kinds import KIND_OF
from tests.exact.small_decks import deck_of

Left = Mapping[str, int]  # cards of each rank
Most = Callable[[str, str], int]  # of a pair of this rank against this open card: into how many hands it is split


def at(**chosen: str | int) -> Setting:
    return Setting(option_set(EDITION_2004, {name.replace("_", "-"): value for name, value in chosen.items()}))


class Dealt:
    """Every deal as at a table: player, bank, player; then part after part gets its second card, and is split again.

    A hand that is not split draws `further` cards more before the next gets its second.
    """

    def __init__(self, ranks: str, most: Most, further: int = 0) -> None:
        self.most, self.further = most, further
        self.made: dict[int, Fraction] = {}
        self.paired: dict[int, Fraction] = {}
        whole = {rank: 4 * ranks.count(rank) for rank in ranks}
        for first, after_first, of_first in self.drawn(whole):
            for opened, after_opened, of_opened in self.drawn(after_first):
                for second, left, of_second in self.drawn(after_opened):
                    if first == second and most(first, opened):
                        waiting = ((1, first), (2, first))
                        self.deal(left, opened, waiting, 2, of_first * of_opened * of_second)

    @staticmethod
    def drawn(left: Left) -> list[tuple[str, Left, Fraction]]:
        cards = sum(left.values())
        return [(rank, {**left, rank: n - 1}, Fraction(n, cards)) for rank, n in left.items() if n]

    def deal(self, left: Left, opened: str, waiting: tuple[tuple[int, str], ...], hands: int, chance: Fraction) -> None:
        if not waiting:
            return
        (part, rank), *others = waiting
        for second, rest, of_second in self.drawn(left):
            here = chance * of_second
            self.made[part] = self.made.get(part, Fraction(0)) + here
            self.paired[part] = self.paired.get(part, Fraction(0)) + here * (second == rank)
            if second == rank and hands < self.most(rank, opened):
                new = ((2 * hands - 1, rank), (2 * hands, rank))
                self.deal(rest, opened, (*new, *others), hands + 1, here)
            else:
                self.draw_on(rest, opened, tuple(others), hands, here, self.further)

    def draw_on(
        self, left: Left, opened: str, waiting: tuple[tuple[int, str], ...], hands: int, chance: Fraction, more: int
    ) -> None:
        if not more:
            self.deal(left, opened, waiting, hands, chance)
            return
        for _, rest, of_card in self.drawn(left):
            self.draw_on(rest, opened, waiting, hands, chance * of_card, more - 1)

    @property
    def by_split(self) -> BySplit:
        """Both parts of each split have the same chances, or there is no answer."""
        found = []
        for part in range(1, len(self.made), 2):
            [one, other] = (Parts(self.made[each], self.paired[each]) for each in (part, part + 1))
            assert one == other
            found.append(one)
        return tuple(found)


@pytest.mark.parametrize(("ranks", "options", "further"), [
    ("A78", {}, 0), ("A78", {}, 1), ("A778", {"max_split_hands": 5}, 0), ("AA8", {"ace_splits": "several"}, 0),
    ("AT", {"resplit": "not-allowed"}, 2), ("TJQ", {}, 0), ("AAA", {}, 1),
])  # fmt: skip
def test_the_parts_of_every_split_where_all_is_split(ranks: str, options: dict[str, str | int], further: int) -> None:
    terms = terms_of(at(**options))
    dealt = Dealt(ranks, lambda rank, _: terms.ace_hands if rank == "A" else terms.most_hands, further)
    assert if_all_is_split(terms, deck_of(ranks)) == dealt.by_split


def as_played(best: Evaluation) -> Most:
    def most(rank: str, opened: str) -> int:
        kind, up = KIND_OF[rank], KIND_OF[opened]
        for choice in best.first[(kind, kind), up]:
            if choice.variant.pair and choice.act == "split":
                return best.splits[kind, up, choice.variant.again].split.most
        return 0

    return most


@pytest.mark.parametrize(("ranks", "options"), [
    ("A2345678", {}), ("A2345678", {"resplit": "not-allowed"}), ("3678AA", {"ace_splits": "several"}),
])  # fmt: skip
def test_the_parts_of_every_split_that_best_play_makes(ranks: str, options: dict[str, str | int]) -> None:
    best = best_play(at(special_prizes="not-offered", **options), deck_of(ranks))
    found = by_play(best)
    assert found == Dealt(ranks, as_played(best)).by_split
    assert 0 < found[0].made < if_all_is_split(terms_of(at(**options)), deck_of(ranks))[0].made


def test_a_bet_on_a_part_is_counted_where_it_is_made() -> None:
    """Of one pack the third split takes the last card of the rank: nothing is left to win on its parts."""
    first, second, third = on_parts(at())
    assert [row.places for row in (first, second, third)] == [
        (("any-pair", n), ("any-pair", n + 1)) for n in (1, 3, 5)
    ]  # fmt: skip
    assert [row.win for row in (first, second, third)] == [Fraction(1, 25), Fraction(2, 97), 0]
    assert [row.pays for row in (first, second, third)] == [("11:1",), ("11:1",), ()]
    assert first.figures["made"] == Fraction(3, 51)
    assert {row.assumes for row in (first, second, third)} == {("all_split",)}
    assert {"art13.1.2", "art14.1"} <= set(first.clauses)
    assert not on_parts(at(max_split_hands=9))[3:]  # there is no fifth card of a rank


def test_the_splits_of_a_way_to_play_are_kept_as_they_were_counted() -> None:
    setting = at()
    splits = exact_blackjack.splits(setting)
    assert splits == by_play(best_play(setting)) == exact_blackjack.splits(setting)
    assert splits[0].made == exact_blackjack.row(setting, with_variance=False).shares["split"]
    assert [row.figures["made"] for row in rows_of_parts(setting, splits)] == [each.made for each in splits]
