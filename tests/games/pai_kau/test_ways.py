"""The published ways of arranging (reading late-arrangement) and what a unit gains."""

import re
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from itertools import product

import numpy as np
import pytest

from banca.games.pai_kau import ways
from banca.games.pai_kau.bets import COMMISSION, PRICE
from banca.games.pai_kau.order import combination, player_wins, strength
from banca.games.pai_kau.ways import WAYS, HouseWay, house_way
from banca.law import LANGUAGES, Language, OptionError, edition, option_set, read_parameter
from banca.material.tiles import pips_of
from banca.play.setting import Setting
from banca.strategy.pai_kau import (
    CAPITAL,
    GAINS,
    HOUSE_CAPITAL,
    STAKE,
    choices,
    in_front,
    kinds,
    tiles_of,
)
from tests.games.pai_kau.annex import ROWS, named

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")

LAW = edition("paikau-96-85-M")
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=lambda way: way.slug)


def laid(way: str, tiles: str) -> tuple[set[str], set[str]]:
    found = WAYS[way].arrange(tiles.split())
    return set(found.front), set(found.back)


def groups(front: str, back: str) -> tuple[set[str], set[str]]:
    return set(front.split()), set(back.split())


# Which way holds.


@proves("art5.1")
def test_5_1_the_house_publishes_one_of_the_ways_and_the_first_holds_where_it_says_nothing() -> None:
    assert LAW.parameters["house-way"].words == tuple(WAYS)
    assert house_way(Setting(option_set(LAW))) is WAYS["customary"]
    assert house_way(Setting(option_set(LAW), parameters={"house-way": "balanced"})) is WAYS["balanced"]
    with pytest.raises(OptionError, match=r"customary or balanced .* not 'mine' \(96/85/M art. 5\(1\)\)"):
        read_parameter(LAW, "house-way", "mine")


@every_way
def test_a_way_is_named_and_says_in_three_languages_how_it_arranges(way: HouseWay) -> None:
    for said in (way.names, way.says):
        assert len({said.said_in(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert "\n" not in str(way.names)


@proves("art5.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_5_1_the_customary_way_is_published_rule_by_rule_with_its_thresholds(lang: Language) -> None:
    """The same numbers in every language, and those by which tiles are arranged."""
    _, *rules = WAYS["customary"].says.said_in(lang).split("\n")
    assert [rule.split()[0] for rule in rules] == [f"{n}." for n, _ in enumerate(ways.CUSTOMARY, 1)]
    first, pair, led, last = ([int(n) for n in re.findall(r"\d+", rule.partition(" ")[2])] for rule in rules)
    split = [n for points in (9, 8, 7) for n in (points, *sum(ways.SPLIT_TO_MAKE[points], ()))]
    high = [pips_of(ways.HEAVEN), pips_of(ways.EARTH)]
    for_high = {ways.SPLIT_TO_MAKE[points] for points in high}
    assert for_high == {((6, 8), (3, ways.LEVELS["king-nine"]))}
    assert set(ways.SPLIT_TO_MAKE) == {*high, 9, 8, 7}
    assert first == []
    assert pair == [ways.LEVELS["gong"] - 1, *high, 6, 8, 3, *split, *ways.SPLIT_SUPREME_TO_MAKE[0]]
    assert led == [*ways.PARTNERS, ways.LEAST_FRONT]
    assert last == [combination(ways.FAIR_FRONT).points, ways.FAIR_BACK]


@proves("art5.1")
@every_way
def test_5_1_every_kind_of_hand_is_divided_in_one_manner_only(way: HouseWay) -> None:
    for kind in range(len(kinds())):
        tiles = tiles_of(kind)
        found = way.arrange(tiles)
        assert sorted(found.tiles) == sorted(tiles)
        assert way.arrange(tiles[::-1]).strengths == found.strengths
        at = choices(way)[kind]
        assert (kinds().fronts[kind, at], kinds().backs[kind, at]) == found.strengths


# The plain ways.


@pytest.mark.parametrize(("way", "front", "back"), [
    ("highest-front", "2-2 5-5", "1-1 6-6"),  # 4 points with the Plum, over 2 with Heaven and Earth
    ("highest-back", "1-1 5-5", "2-2 6-6"),  # 6 points with Heaven
    ("balanced", "5-5 6-6", "1-1 2-2"),  # 2 and 6 points, both led by a high tile
])  # fmt: skip
def test_a_plain_way_looks_at_one_thing(way: str, front: str, back: str) -> None:
    assert laid(way, "6-6 1-1 5-5 2-2") == groups(front, back)


# The customary way, rule by rule.


@pytest.mark.parametrize(("tiles", "front", "back", "why"), [
    ("6-6 6-6 1-1 1-1", "1-1 1-1", "6-6 6-6", "nothing surpasses two pairs"),
    ("2-4 1-2 6-6 3-3", "6-6 3-3", "2-4 1-2", "eight points with Heaven, and the Supreme"),
    ("5-5 5-5 1-4 2-5", "1-4 2-5", "5-5 5-5", "a pair of tens is kept"),
    ("6-6 6-6 1-3 3-3", "6-6 1-3", "6-6 3-3", "six and eight with Heaven"),
    ("1-1 1-1 2-2 3-3", "1-1 2-2", "1-1 3-3", "six and eight with Earth"),
    ("6-6 6-6 1-4 1-3", "1-4 1-3", "6-6 6-6", "six and seven are too little for Heaven"),
    ("6-6 6-6 4-5 5-6", "6-6 5-6", "6-6 4-5", "three points and a king nine are enough"),
    ("4-5 3-6 6-6 5-5", "4-5 5-5", "3-6 6-6", "nine and a king nine"),
    ("4-5 3-6 5-6 6-6", "5-6 6-6", "4-5 3-6", "nought and a king nine are too little for nines"),
    ("3-5 2-6 4-5 5-6", "3-5 4-5", "2-6 5-6", "seven and nine"),
    ("4-4 4-4 5-5 4-6", "4-4 4-6", "4-4 5-5", "eight and eight"),
    ("3-4 2-5 5-6 6-6", "3-4 5-6", "2-5 6-6", "eight and nine"),
    ("3-4 2-5 5-5 4-6", "5-5 4-6", "3-4 2-5", "seven and seven are too little for sevens"),
    ("2-4 1-2 3-3 2-2", "2-4 2-2", "1-2 3-3", "seven and nine instead of the Supreme with nought in front"),
    ("2-4 1-2 4-5 4-4", "4-5 4-4", "2-4 1-2", "five and four are too little for the Supreme"),
    ("6-6 3-4 2-6 1-4", "2-6 1-4", "6-6 3-4", "Heaven with the seven, three points being left"),
    ("6-6 3-4 2-6 2-2", "3-4 2-2", "6-6 2-6", "two points are not worth having: the highest back"),
    ("6-6 1-1 3-4 5-6", "1-1 5-6", "6-6 3-4", "Heaven goes before Earth"),
    ("6-6 4-4 3-5 1-3", "4-4 1-3", "6-6 3-5", "of two eights the one that leaves the higher front"),
    ("4-4 5-5 3-4 1-3", "5-5 1-3", "4-4 3-4", "four points with the Goose are a fair front"),
    ("1-3 5-5 3-4 1-5", "1-3 1-5", "5-5 3-4", "three with the Lam Six are not, and seven a fair back"),
    ("6-6 1-1 5-5 5-6", "5-5 6-6", "1-1 5-6", "no fair front and no fair back: the higher front"),
])  # fmt: skip
def test_the_customary_way(tiles: str, front: str, back: str, why: str) -> None:
    found = WAYS["customary"].arrange(tiles.split())
    wanted = [sorted(front.split()), sorted(back.split())]
    strengths = tuple(strength(group) for group in wanted)
    assert found.strengths == strengths, why


@proves("art6.2")
def test_6_2_strengths_as_they_meet_in_front_say_who_wins_there() -> None:
    examples = [named(row["tiles"]) for row in ROWS]
    met = [int(in_front(np.array([strength(group)], dtype=np.int16))[0]) for group in examples]
    for (player, own), (banker, other) in product(zip(examples, met, strict=True), repeat=2):
        assert player_wins(player, banker, in_front=True).value == (own > other)


# What a unit gains.


@proves("art4.2", "art6.3")
def test_4_2_a_winning_stake_gains_even_money_less_four_percent() -> None:
    assert (PRICE.ratio, Fraction(4, 100), Fraction(96, 100)) == (Fraction(1), COMMISSION, PRICE.net)
    assert {"win": Fraction(96, 100), "push": 0, "lose": -1} == STAKE


@proves("art4.2")
def test_4_2_the_bank_bears_four_percent_of_what_it_wins_and_the_house_nothing() -> None:
    assert {"win": Fraction(96, 100), "push": 0, "lose": -1} == CAPITAL
    assert HOUSE_CAPITAL == {"win": 1, "push": 0, "lose": -1}
    assert set(GAINS) == set(LAW.bets)
