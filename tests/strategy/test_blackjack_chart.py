"""Ways to play as charts: from the basic strategy, from a table that a person writes, from a function."""

import pickle
from typing import Any

import numpy as np
import pytest

from banca.games.blackjack.law import EDITION_2000, EDITION_2004
from banca.law import OptionError, option_set
from banca.material.cards import NUMBER_OF, PACK
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import answer_to
from banca.strategy.blackjack.chart import (
    ACTS,
    FULL,
    KIND,
    ROOM,
    UNSPLIT,
    Chart,
    basic_chart,
    chart_from_policy,
    lawful_by_the_rules,
    lawful_under,
    refuse_unlawful,
    states,
    words_of,
)
from banca.strategy.blackjack.chart_table import chart_from_table
from banca.strategy.blackjack.kinds import KIND_OF, every_hand


def table_of(**options: Any) -> Setting:
    return Setting(option_set(EDITION_2004, {"decks": 6, **{k.replace("_", "-"): v for k, v in options.items()}}))


FREE = table_of(drawing_procedures="bank-rule,player-freedom,bank-announces")
OLD = Setting(option_set(EDITION_2000, {"decks": 2}))


def act_on(chart: Chart, hand: str, up: str, hands: int = 0) -> str:
    """What is done with cards; `hands`: with how many of a split there is room for more, or none."""
    cards = hand.split()
    if len(cards) == 2:
        acts = (chart.first, chart.again, chart.full)[hands]
        return ACTS[acts[*(NUMBER_OF[card] for card in cards), NUMBER_OF[up]]]
    number = every_hand().of(*(KIND_OF[card[0]] for card in cards))
    way = chart.way[NUMBER_OF[cards[0]], NUMBER_OF[cards[1]], NUMBER_OF[up]] if hands else 0
    return ACTS[chart.more[way, KIND_OF[up[0]], number]]


# Hands by their numbers.


def test_every_hand_is_numbered_by_its_cards_and_knows_what_follows() -> None:
    hands = every_hand()
    assert hands.size.tolist() == sorted(hands.size)
    assert (hands.size >= 2).sum() == 3072
    three = hands.of(7, 7)
    assert hands.cards(three) == ("8s", "8s")
    assert hands.after[three, 4] == hands.of(4, 7, 7)
    assert hands.after[three, 5] == -1
    assert hands.total[hands.of(0, 9)] == 21
    assert hands.total[hands.of(0, 4, 9)] == 16


# The law.


@pytest.mark.parametrize(("situation", "cards", "up", "words"), [
    (UNSPLIT, ("8s", "8h"), "6c", {"stand", "draw", "double", "split", "surrender"}),
    (UNSPLIT, ("8s", "8h"), "Ac", {"stand", "draw", "double", "split", "insurance"}),
    (UNSPLIT, ("Ts", "Jh"), "6c", {"stand", "draw", "double", "surrender"}),
    (UNSPLIT, ("As", "Jh"), "Kc", {"stand", "even-money", "surrender"}),
    (ROOM, ("8s", "8h"), "6c", {"stand", "draw", "double", "split"}),
    (FULL, ("8s", "8h"), "6c", {"stand", "draw", "double"}),
    (ROOM, ("As", "8h"), "6c", {"stand"}),
    (ROOM, ("8s", "Ah"), "6c", {"stand", "draw", "double"}),
])  # fmt: skip
def test_what_may_be_done_with_two_cards(situation: int, cards: tuple[str, str], up: str, words: set[str]) -> None:
    lawful = lawful_under(table_of().options).of_two(situation)
    assert words_of(int(lawful[*(NUMBER_OF[card] for card in (*cards, up))])) == words


def test_what_is_kept_is_what_the_rules_say() -> None:
    options = table_of().options
    kept, found = lawful_under(options), lawful_by_the_rules(options)
    assert (kept.two == found["two"]).all()
    assert (kept.more == found["more"]).all()


def test_in_2000_cards_that_count_ten_make_a_pair() -> None:
    lawful = lawful_under(OLD.options).of_two(UNSPLIT)
    assert "split" in words_of(int(lawful[NUMBER_OF["Ts"], NUMBER_OF["Kh"], NUMBER_OF["6c"]]))


def test_states_tell_apart_what_can_matter_and_nothing_else() -> None:
    number, cards = states(of_split=False, open_suits=True)

    def of(*names: str) -> int:
        return int(number[*(NUMBER_OF[name] for name in names)])

    assert of("6s", "7s", "8s") == of("7h", "6h", "8h") != of("6s", "7s", "8h") != of("6s", "7h", "8h")
    assert of("Ks", "Kh", "Qc") == of("Js", "Jh", "Tc") != of("Ks", "Kh", "Kc")
    assert of("Ks", "Qh", "2c") == of("Th", "Js", "2d")
    assert len(cards) == number.max() + 1
    of_split, _ = states(of_split=True, open_suits=False)
    first, other = (NUMBER_OF[name] for name in ("6s", "7s"))
    assert of_split[first, other, 7] != of_split[other, first, 7]
    assert of_split[first, other, 7] == of_split[first, other, 7 + 13]


# The basic strategy.


@pytest.mark.parametrize("setting", [table_of(), FREE, OLD], ids=["2004", "free to draw", "2000"])
def test_the_chart_of_the_basic_strategy_is_the_strategy(setting: Setting) -> None:
    chart = basic_chart(setting)
    assert chart is basic_chart(setting)
    stream = np.random.default_rng(1)
    for one, other, up in stream.integers(0, len(PACK), (150, 3)).tolist():
        cards = (PACK[one], PACK[other])
        assert ACTS[chart.first[one, other, up]] == answer_to(setting, cards, PACK[up])
        assert ACTS[chart.full[one, other, up]] == answer_to(setting, cards, PACK[up], hands=4)
        assert ACTS[chart.again[one, other, up]] == answer_to(setting, cards, PACK[up], hands=2)
    hands = every_hand()
    for hand in stream.choice(np.flatnonzero(hands.size > 2), 100).tolist():
        up = int(stream.integers(0, len(PACK)))
        assert ACTS[chart.more[0, KIND[up], hand]] == answer_to(setting, hands.cards(hand), PACK[up])
    assert not chart.insures.any()
    refuse_unlawful(setting, pickle.loads(pickle.dumps(chart)))  # noqa: S301


def rather(word: str) -> Any:
    """A policy that does this wherever it may, and stands elsewhere."""

    def play(_: Any, up: str, lawful: frozenset[str], *, split: bool) -> str:
        del up, split
        return word if word in lawful else "stand"

    return play


def test_a_chart_made_for_another_table_is_refused() -> None:
    doubles = basic_chart(table_of())
    with pytest.raises(OptionError, match=r"says double on .* against .*, which is not lawful at this table"):
        refuse_unlawful(table_of(double_rule="eleven-only"), doubles)
    again = chart_from_policy(table_of(), rather("split"))
    with pytest.raises(OptionError, match=r"says split on .* of a split"):
        refuse_unlawful(table_of(resplit="not-allowed"), again)
    five = chart_from_policy(table_of(), rather("five-cards"))
    with pytest.raises(OptionError, match="says five-cards on"):
        refuse_unlawful(table_of(five_cards="not-offered"), five)


# A function.


def test_a_policy_is_asked_about_every_state_once_and_its_answers_are_the_chart() -> None:
    asked: list[tuple[Any, ...]] = []

    def play(hand: tuple[str, ...], up: str, lawful: frozenset[str], *, split: bool) -> str:
        asked.append((hand, up, lawful, split))
        assert len(lawful) > 1
        if "insurance" in lawful and hand[0][0] == "8":
            return "insurance"
        return "double" if "double" in lawful and split else "draw" if "draw" in lawful and len(hand) < 4 else "stand"

    chart = chart_from_policy(table_of(), play)
    assert len(set(asked)) == len(asked)
    assert act_on(chart, "8s 8h", "6c") == "draw"
    assert act_on(chart, "8s 8h", "6c", hands=1) == "double"
    assert act_on(chart, "8s 2h 3h", "6c") == "draw"
    assert act_on(chart, "8s 2h 3h 2d", "6c") == "stand"
    assert act_on(chart, "As Kh", "6c") == "stand"
    eights, nines = ((NUMBER_OF[f"{rank}s"], NUMBER_OF[f"{rank}h"], NUMBER_OF["Ac"]) for rank in "89")
    assert chart.insures[eights]
    assert not chart.insures[nines]
    assert not chart.insures[:, :, KIND > 0].any()
    refuse_unlawful(table_of(), chart)


def test_an_answer_that_is_not_lawful_is_an_error() -> None:
    with pytest.raises(OptionError, match=r"the policy says 'surrender' on .* lawful are double, draw, split, stand"):
        chart_from_policy(table_of(), lambda *_, **__: "surrender")
    with pytest.raises(OptionError, match=r"the policy says 'split' on .* of a split against"):
        chart_from_policy(table_of(), lambda *_, split: "split" if split else "stand")


# A table.

PLAIN = """
# totals first
hard 4-11: {2-6: double else draw, 7-A: draw}
hard 12-16: {2-6: stand, 7-9: draw, T: surrender else draw, A: draw}
hard 17-21: stand
soft 12-17: draw
soft 18: {2-8: stand, 9-A: draw}
soft 19-21: stand
soft 20 of 4: draw
hard 12 of 5: five-cards
pair 8: split
pair A: {2-10: split, A: draw else stand}
blackjack: even-money
insurance: always
"""


def test_a_table_says_what_is_done_by_totals_pairs_and_open_cards() -> None:
    chart = chart_from_table(table_of(), PLAIN)
    assert [act_on(chart, "6s 3h", up) for up in ("2c", "6c", "7c", "Ac")] == ["double", "double", "draw", "draw"]
    assert act_on(chart, "2s 3h 4h", "6c") == "draw"
    assert [act_on(chart, "9s 7h", up) for up in ("6c", "9c", "Kc", "Ac")] == ["stand", "draw", "surrender", "draw"]
    assert act_on(chart, "9s 7h", "Kc", hands=1) == "draw"
    assert [act_on(chart, "8s 8h", "Kc", hands) for hands in (0, 1, 2)] == ["split", "split", "draw"]
    assert [act_on(chart, "As Ah", "Kc", hands) for hands in (0, 1, 2)] == ["split", "stand", "stand"]
    assert act_on(chart, "As 7h", "8c") == "stand"
    assert act_on(chart, "As 2s 3s 4s", "8c") == "draw"
    assert act_on(chart, "2s 2s 2s 3s 3s", "8c") == "five-cards"
    assert act_on(chart, "2s 2s 2s 3s 3s", "Ac") == "draw"
    assert [act_on(chart, "As Kh", up) for up in ("Kc", "Ac", "9c")] == ["even-money", "even-money", "stand"]
    assert chart.insures[:, :, KIND == 0].all()
    assert not chart.insures[:, :, KIND > 0].any()
    refuse_unlawful(table_of(), chart)


CSV = """hand, 2-6, 7, 8, 9, T, A
hard 4-16, double else draw, draw, draw, draw, draw, draw

# the rest
hard 17-21, stand, stand, stand, stand, stand, stand
soft 12-21, stand, stand, stand, stand, stand, stand
insurance, never
"""


def test_a_table_may_be_a_sheet() -> None:
    wide = CSV.replace("2-6", "2, 3, 4, 5, 6").replace("double else draw", ", ".join(["double else draw"] * 5))
    wide = wide.replace("stand, stand", "stand, stand, stand, stand, stand, stand", 1)
    wide = wide.replace("soft 12-21, stand", "soft 12-21, stand, stand, stand, stand, stand")
    chart = chart_from_table(table_of(), wide)
    assert act_on(chart, "9s 7h", "6c") == "double"
    assert act_on(chart, "8s 8h", "7c") == "draw"
    assert not chart.insures.any()


@pytest.mark.parametrize(("said", "instead", "says"), [
    ("hard 12-16", "hard 12-15", "no row for hard 16: .* is to be played, by double, draw, stand"),
    ("T: surrender else draw", "T: surrender", "line 4 of the table: surrender is not lawful on .* of a split"),
    ("hard 17-21: stand", "hard 17-21: stnad", "line 5 of the table: 'stnad' is none of stand, draw"),
    ("insurance: always", "insurance: draw", "line 14 of the table: 'draw' is none of always, never"),
    ("hard 17-21: stand", "hard 17-22: stand", "no hand is hard 17-22: from hard 4 to hard 21"),
    ("soft 12-17", "soft x", "no hand is soft x: from soft 12 to soft 21"),
    ("soft 18:", "hard 16:", "line 7 of the table: hard 16 is there already"),
    ("9-A: draw", "9-T: draw", "line 7 of the table: soft 18 says nothing against A"),
    ("9-A: draw", "8-A: draw", "line 7 of the table: 8 is said twice"),
    ("9-A: draw", "9-B: draw", "line 7 of the table: no open card is 'B': they are 2, 3"),
    ("pair 8: split", "pairs: split", "line 11 of the table: no row is 'pairs': rows are as hard 16"),
    ("hard 12 of 5", "hard 12 of 6", "of 6: from 2 to 5 cards"),
    ("soft 19-21: stand", "soft 19-21: [stand]", "line 8 of the table: soft 19-21 wants an act"),
    ("9-A: draw", "9-A: [draw]", "line 7 of the table: 9 wants an act"),
    ("pair 8: split", "pair 8: &a split", "line 11 of the table: anchors"),
    ("hard 17-21: stand", f"hard 17-{'9' * 900}: stand", "line 5 of the table: no hand is hard 17-999"),
    ("hard 17-21: stand", "hard １７-21: stand", "line 5 of the table: no hand is hard １７-21"),
    ("hard 17-21: stand", f"hard 17 of {'9' * 900}: stand", "line 5 of the table: of 999.*…: from 2 to 5 cards"),
    ("pair 8: split", "pair 8: {split", "line 1[0-9] of the table: "),
])  # fmt: skip
def test_a_mistake_in_a_table_is_reported_with_its_line(said: str, instead: str, says: str) -> None:
    assert said in PLAIN
    with pytest.raises(OptionError, match=says):
        chart_from_table(table_of(), PLAIN.replace(said, instead))


def test_a_table_that_is_none_and_a_sheet_of_the_wrong_width_are_errors() -> None:
    with pytest.raises(OptionError, match="rows are wanted, as in hard 16: stand"):
        chart_from_table(table_of(), "stand")
    with pytest.raises(OptionError, match="line 2 of the table: 6 cells, and 10 open cards"):
        chart_from_table(table_of(), CSV)
    with pytest.raises(OptionError, match="line 2 of the table: this is no CSV: field larger than field limit"):
        chart_from_table(table_of(), f"hand,2-A\nhard 4,{'x' * 200_000}")
