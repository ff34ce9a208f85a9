"""The main bet of blackjack by best play: chances that add up, rules that matter, the cost of other strategies."""

from collections.abc import Callable
from dataclasses import fields, replace
from fractions import Fraction
from itertools import islice

import numpy as np
import pytest

from banca.exact import blackjack as exact_blackjack
from banca.exact.blackjack import as_simulated
from banca.exact.blackjack.advice import choice_on, exact_values, insurance_value, split_bound, values_on
from banca.exact.blackjack.best import ACCURACY, Evaluation, best_play
from banca.exact.blackjack.fractions import HAND, INSURED, ROUND, _is_prime, _primes, hand_trees
from banca.exact.blackjack.hands import MAY, Shoe, chances, rules_of, tree_of
from banca.exact.blackjack.play import weights
from banca.exact.blackjack.variance import mean_square, weights_of_two
from banca.games.blackjack.law import EDITION_2000, EDITION_2004
from banca.games.blackjack.lawful import lawful_on
from banca.games.blackjack.round import GAMES
from banca.games.blackjack.terms import Terms, terms_of
from banca.law import BancaError, option_set
from banca.material.cards import PACK, Cards
from banca.play.setting import Setting
from banca.report.sensitivity import alternatives
from banca.strategy.blackjack.kinds import KIND_OF, WIDTH, every_hand
from tests.exact.best_play_by_hand import outcome_probabilities


def at(decks: int = 1, **chosen: str) -> Setting:
    options = {"decks": decks, **{name.replace("_", "-"): value for name, value in chosen.items()}}
    return Setting(option_set(EDITION_2004, options))


@pytest.fixture(scope="module")
def one_deck() -> Setting:
    return at()


def test_every_round_ends_once(one_deck: Setting) -> None:
    best = best_play(one_deck)
    found = outcome_probabilities(best)
    split = sum(
        (best.chance(two, up) * choice.variant.chance
        for (two, up), choices in best.first.items() for choice in choices if choice.act == "split"),
        Fraction(0),
    )  # fmt: skip
    assert sum(chance for end, chance in found.items() if end.of == ROUND) == 1 - split
    hands = sum(chance for end, chance in found.items() if end.of == HAND)
    assert 2 * split < hands < Fraction(21, 10) * split
    assert not any(end.of == INSURED for end in found)  # with whole packs insurance never pays
    assert {end.gain for end in found if end.of == ROUND} == {
        Fraction(n, 2) for n in (-4, -2, -1, 0, 1, 2, 3, 4, 6)
    }  # fmt: skip


@pytest.mark.parametrize("setting", [
    at(), at(6, five_cards="not-offered"), at(2, ace_splits="several", max_split_hands="6"),
    at(8, double_rule="eleven-only"), Setting(option_set(EDITION_2000, {})),
])  # fmt: skip
def test_fractions_and_floats_are_of_one_play(setting: Setting) -> None:
    best = best_play(setting)
    exact = sum((end.gain * chance for end, chance in outcome_probabilities(best).items()), Fraction(0))
    assert abs(float(exact) - best.mean) < ACCURACY / 1000
    assert exact_blackjack.row(setting, with_variance=False).edge == -exact


def test_the_bank_comes_to_something_and_to_what_is_known_of_endless_packs() -> None:
    """Of very many packs, how often a bank that stands on every 17 goes over is well known for each open card."""
    options = at().options
    tree, shoe = tree_of(options), np.array([4] * 9 + [16]) * 100_000
    found = chances(tree, shoe, np.zeros((WIDTH, WIDTH), dtype=np.int64), np.arange(WIDTH))
    assert np.allclose(found.sum(axis=1), 1, atol=1e-12)
    over = next(n for n, bank in enumerate(tree.results) if bank.total > 21)
    known = {"2": 0.3536, "3": 0.3739, "4": 0.3945, "5": 0.4164, "6": 0.4232, "7": 0.2623, "8": 0.2447, "9": 0.2284}
    for opened, chance in known.items():
        assert found[KIND_OF[opened], over] == pytest.approx(chance, abs=6e-5)


def test_each_rule_moves_the_edge_the_way_it_should() -> None:
    edges = {
        "as it is": at(6),
        "no five cards": at(6, five_cards="not-offered"),
        "no prizes": at(6, special_prizes="not-offered"),
        "limited loss": at(6, doubled_loss_to_bank_blackjack="initial-stake-only"),
        "aces again": at(6, ace_splits="several"),
        "split once": at(6, resplit="not-allowed"),
        "eleven only": at(6, double_rule="eleven-only"),
    }
    found = {name: best_play(setting).mean for name, setting in edges.items()}
    for worse in ("no five cards", "no prizes", "split once", "eleven only"):
        assert found[worse] < found["as it is"]
    for better in ("limited loss", "aces again"):
        assert found[better] > found["as it is"]


def test_the_basic_strategy_is_never_better_and_nearly_as_good_with_many_packs() -> None:
    for decks, most in ((1, 0.0015), (8, 0.0001)):
        best, basic = (exact_blackjack.round_outcomes(at(decks), way).mean for way in ("best play", "basic strategy"))
        assert 0 < best - basic < most
    [row, *_] = as_simulated(GAMES[EDITION_2004.slug], at(8))
    assert row.edge == -basic
    assert row.assumes == ("main", "basic", "packs")


@pytest.mark.parametrize(("cards", "bank", "answer"), [
    ("3h 5d", "6c", "double"), ("4h 5d", "2c", "double"), ("Th 2d", "4c", "draw"), ("7h 7d", "7s", "split"),
    ("Th 6d", "Tc", "surrender"), ("8h 8d", "6c", "split"), ("Th Td", "6c", "stand"), ("Ah Kd", "Ac", "stand"),
])  # fmt: skip
def test_known_answers_of_one_deck(one_deck: Setting, cards: str, bank: str, answer: str) -> None:
    assert choice_on(best_play(one_deck), tuple(cards.split()), bank).act == answer


@pytest.mark.parametrize(("cards", "bank"), [
    ("6h 7h", "8h"), ("6h 7h", "8d"), ("6h 7s", "8d"), ("8h 8d", "Kc"), ("Th Jd", "6c"), ("Th Td", "Tc"),
    ("Ah Ad", "6s"),
    ("Ah 2d 3c 4c", "6c"), ("Ah 2d 3c 4c 4h", "6c"), ("Ah 2d 3c 4c 4h", "Ac"), ("Ah Kd", "Ac"), ("7h 7d", "7s"),
])  # fmt: skip
def test_the_value_of_an_act_in_floats_and_exactly(one_deck: Setting, cards: str, bank: str) -> None:
    best, hand = best_play(one_deck), tuple(cards.split())
    quick, exact = values_on(best, hand, bank), exact_values(best, hand, bank)
    assert quick.keys() == exact.keys()
    assert all(abs(quick[act] - float(exact[act])) < ACCURACY / 1000 for act in quick)
    said_before = {"insurance"}
    assert lawful_on(one_deck, hand, bank) - said_before <= quick.keys()


def test_insurance_and_even_money_by_hand(one_deck: Setting) -> None:
    """Two cards and the open ace are gone: of 49 cards 15 or 16 are tens."""
    best = best_play(one_deck)
    assert insurance_value(best, ("Ah", "Kd"), "Ac") == Fraction(2 * 15 - 34, 49)
    assert insurance_value(best, ("2h", "3d"), "Ac") == Fraction(2 * 16 - 33, 49)
    assert exact_values(best, ("Ah", "Kd"), "Ac") == {"stand": Fraction(3, 2) * Fraction(34, 49), "even-money": 1}


def test_three_sevens_and_a_suit_raise_the_value_of_a_card(one_deck: Setting) -> None:
    best = best_play(one_deck)
    of_one_suit, blocked, mixed = (
        exact_values(best, cards, bank)["draw"]
        for cards, bank in ((("6h", "7h"), "8d"), (("6h", "7h"), "8h"), (("6h", "7s"), "8d"))
    )
    assert of_one_suit > blocked == mixed


def test_what_the_house_may_fix_matters_only_where_it_is_said_to(one_deck: Setting) -> None:
    """Whatever else is chosen, rules and gains are the same: the answer kept under what matters is right."""
    idle = {field.name for field in fields(Terms)} - {*exact_blackjack.MATTERS, "edition"}
    now, terms = rules_of(one_deck.options), terms_of(one_deck)
    tried = 0
    for option in EDITION_2004.options.values():
        for value in alternatives(EDITION_2004, option):
            try:
                other = option_set(EDITION_2004, {option.name: value})
                other_terms = terms_of(Setting(other))
            except BancaError:
                continue
            changed = {name for name in idle if getattr(terms, name) != getattr(other_terms, name)}
            if changed and all(getattr(terms, name) == getattr(other_terms, name) for name in exact_blackjack.MATTERS):
                found = rules_of(other)
                tried += 1
                assert np.array_equal(found.may, now.may), changed
                assert np.array_equal(found.may_when_split, now.may_when_split), changed
                assert found.tree.gains == now.tree.gains
                break  # one alternative of each option is enough
    assert tried > 5


def test_hands_of_a_split_by_the_paths_to_them() -> None:
    """Two hands; or three, of which the third comes of the first or the second."""
    assert weights(2) == ((2,), (2,))
    assert weights(3) == ((2, 4, -2), (0, 5, -2))
    for most in (4, 6, 12):
        other, same = weights(most)
        assert len(other) == len(same)
        assert sum(same) == most  # if every card were of the kind, as many hands would come


def test_every_hand_that_is_not_over() -> None:
    hands = every_hand()
    assert len(hands.size) == 1 + 10 + 3072  # no card, one card, and what is well known of two and more
    assert hands.total[hands.of(KIND_OF["A"], KIND_OF["7"])] == 18


def test_primes_are_primes() -> None:
    assert [n for n in range(11, 60, 2) if _is_prime(n)] == [11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59]
    assert not _is_prime(2147483641)  # 2699 times 795659
    assert list(islice(_primes(), 2)) == [2147483647, 2147483629]


def test_suits_must_be_whole() -> None:
    with pytest.raises(BancaError, match="as many cards of every suit"):
        Shoe.of(Cards.of_packs(1).without(PACK[0]))


def test_cards_that_may_run_out_are_refused() -> None:
    twos = Cards.of_packs(1)
    for card in PACK:
        twos = twos if card.startswith("2") else twos.without(card)
    with pytest.raises(BancaError, match="4 cards could run out within a round"):
        best_play(at(), twos)


def test_the_spread_of_split_rounds_says_how_far_it_may_be_off() -> None:
    """By simulation of the same play, some million rounds of each: 1.1015 and 1.0928, each to about 0.0005."""
    for setting, sd in ((option_set(EDITION_2004, {}, "customary"), 1.1015), (option_set(EDITION_2004, {}), 1.0933)):
        assert float(exact_blackjack.row(Setting(setting), "basic strategy").sd) == pytest.approx(sd, abs=2e-4)
    row = exact_blackjack.row(at())
    assert row.exact
    assert row.sd_bound is not None
    assert 0 < row.sd_bound < 1e-7
    assert (row.skew, row.kurtosis) == (None, None)
    assert row.figures["element_of_risk"] == row.edge / row.figures["average_stake"]
    assert row.win + row.push + row.lose + row.figures["split"] == 1


def test_two_hands_of_a_split_by_the_paths_to_them() -> None:
    """Two hands meet once; of three, each two: if every card were of the kind, as many pairs as hands make."""
    assert weights_of_two(2) == {("other", "other"): {}, ("other", "any"): {}, ("any", "any"): {0: 1}}
    for most in (3, 4, 6):
        assert sum(weights_of_two(most)["any", "any"].values()) == most * (most - 1) // 2


def test_the_squares_of_split_rounds_by_dealing_all_of_a_small_deck() -> None:
    """Sixes and tens alone: a pair of sixes against a ten, every order of the cards dealt out by hand."""
    cards = Cards.of_packs(1)
    for card in PACK:
        cards = cards if card[0] in "6T" else cards.without(card)
    setting = at(
        resplit="not-allowed", special_prizes="not-offered", five_cards="not-offered", double_rule="eleven-only"
    )
    best = best_play(setting, cards)
    with_split = {
        (two, up): tuple(
            replace(c, act="split" if two[0] == KIND_OF["6"] and c.variant.pair else "stand") for c in each
        )
        for (two, up), each in best.first.items()
    }
    best = replace(best, first=with_split)
    assert mean_square(best, hand_trees(best)) == pytest.approx(float(dealt_out(best)), abs=1e-8)


def dealt_out(best: Evaluation) -> Fraction:
    """The mean square of both hands together, of rounds with two sixes, dealt one card after another."""
    total = Fraction(0)
    for opened, cards_up in (("6", 4), ("T", 4)):
        left = {"6": 4, "T": 4}
        left[opened] -= 1
        pair = Fraction(left["6"] * (left["6"] - 1), 7 * 6) * Fraction(cards_up, 8)
        left["6"] -= 2
        total += pair * hands_of(best, opened, left, [["6"], ["6"]], 0)
    return total


def hands_of(best: Evaluation, opened: str, left: dict[str, int], hands: list[list[str]], at_hand: int) -> Fraction:
    def drawn(then: Callable[[str], Fraction]) -> Fraction:
        whole = sum(left.values())
        found = Fraction(0)
        for rank in [rank for rank, n in left.items() if n]:
            chance = Fraction(left[rank], whole)
            left[rank] -= 1
            found += chance * then(rank)
            left[rank] += 1
        return found

    def with_card(rank: str) -> Fraction:
        more = [[*hand, rank] if n == at_hand else hand for n, hand in enumerate(hands)]
        return hands_of(best, opened, left, more, at_hand)

    if at_hand < len(hands):
        hand = hands[at_hand]
        return drawn(with_card) if plays_on(best, opened, hand) else hands_of(best, opened, left, hands, at_hand + 1)

    def bank(cards: list[str]) -> Fraction:
        if len(cards) < 2 or count(cards) < 17:
            return drawn(lambda rank: bank([*cards, rank]))
        return sum((result(count(hand), count(cards)) for hand in hands), Fraction(0)) ** 2

    return bank([opened])


def count(cards: list[str]) -> int:
    return sum({"6": 6, "T": 10}[rank] for rank in cards)


def result(player: int, bank: int) -> Fraction:
    if player > 21:
        return Fraction(-1)
    return Fraction((bank > 21 or player > bank) - (bank <= 21 and player < bank))


def plays_on(best: Evaluation, opened: str, cards: list[str]) -> bool:
    """As the play of split hands says."""
    if len(cards) < 2 or count(cards) > 21:
        return len(cards) < 2
    up, six = KIND_OF[opened], KIND_OF["6"]
    [chosen] = [each for key, each in best.splits.items() if key[:2] == (six, up)]
    if len(cards) == 2:
        return chosen.hands[KIND_OF[cards[1]]][0].act == "draw"
    played = chosen.split.same if cards[1] == "6" else chosen.split.other
    return int(played.act[up, every_hand().of(*(KIND_OF[rank] for rank in cards))]) == MAY["draw"]


def test_a_split_is_valued_for_any_suits_where_the_open_card_might_block_a_prize(one_deck: Setting) -> None:
    """What the suits change was counted by dealing: no more than 0.0009 of the stake here."""
    best = best_play(one_deck)
    bound = split_bound(best, ("8h", "8d"), "7h")
    assert bound is not None
    assert Fraction(9, 10_000) < bound < Fraction(3, 100)
    for cards, bank in ((("8h", "8d"), "8c"), (("8h", "8d"), "Tc"), (("9h", "9d"), "7c")):
        assert split_bound(best, cards, bank) is None
    assert split_bound(best_play(at(special_prizes="not-offered")), ("8h", "8d"), "7h") is None
