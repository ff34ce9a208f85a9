"""A table's options: presets, what is laid over them, what follows, what becomes meaningless, what is refused."""

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.law import (
    EDITIONS,
    PRESETS,
    Edition,
    OptionError,
    OptionSet,
    edition,
    option_set,
    preset_named,
    to_json,
)
from banca.law.options import AlternativeWord

CUSSEC = edition("cussec-57-2004")
ROULETTE = edition("roulette-60-2004")
BLACKJACK = edition("blackjack-56-2004")
FIRST_LISTED_CUSSEC = {
    "shaker-drive": "lever",
    "layouts": 1,
    "shake-method": "lever-three-times",
    "start-lamp": "lit",
    "start-announcement": "spoken",
    "winning-lights": "lit",
    "bets-offered": "all",
    "total-5-16-price": 18,
    "total-6-15-price": 14,
}


@st.composite
def option_sets(draw: st.DrawFn) -> OptionSet:
    law = edition(draw(st.sampled_from(EDITIONS)))
    chosen: dict[str, Any] = {}
    for option in law.options.values():
        ways: list[st.SearchStrategy[Any]] = []
        words = [a.slug for a in option.alternatives if a.slug != option.names_bets_as]
        if words and not option.multiple and not option.follows:
            ways.append(st.sampled_from(words))
        if option.number:
            least, most = int(option.number.least), option.number.most
            ways.append(st.integers(least, int(most) if most else least + 50))
        if option.ratio:
            ways.append(st.fractions(Fraction(1, 2), 1, max_denominator=1000))
        if option.names_bets_as:
            ways.append(st.lists(st.sampled_from(list(law.bets)), min_size=1))
        if draw(st.booleans()) and ways:
            chosen[option.name] = draw(st.one_of(ways))
    return option_set(law, chosen, draw(st.sampled_from(PRESETS)))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


def test_the_first_listed_preset() -> None:
    found = option_set(CUSSEC)
    assert found.preset == "first-listed"
    assert found.values == FIRST_LISTED_CUSSEC
    assert found.differences == {}
    assert found.to_json() == FIRST_LISTED_CUSSEC


@pytest.mark.parametrize(
    ("slug", "departs"),
    [
        ("cussec-57-2004", {"shaker-drive": "electronic", "shake-method": "electronic"}),
        ("fish-prawn-crab-59-2004", {"shaker-drive": "electronic", "shake-method": "electronic"}),
        ("fantan-58-2004", {"layouts": 3}),
        (
            "roulette-60-2004",
            {
                "wheel-bearing": "ball-bearing",
                "betting-procedure": "bets-while-rolling",
                "chances-offered": "without-sectors",
            },
        ),
        ("craps-53-2010", {"dice-count": 5}),
        ("blackjack-141-2000", {"decks": 6, "second-white-card-depth": 52, "places": 7}),
        ("paikau-96-85-M", {}),
    ],
)
def test_where_the_customary_preset_departs_from_the_first_listed(slug: str, departs: dict[str, Any]) -> None:
    law = edition(slug)
    first, customary = option_set(law), option_set(law, preset="customary")
    assert {n: v for n, v in customary.values.items() if v != first[n]} == departs
    assert customary.differences == {}


@pytest.mark.parametrize("slug", EDITIONS)
@pytest.mark.parametrize("preset", ["first-listed", "customary"])
def test_a_preset_settles_every_option_lawfully(slug: str, preset: str) -> None:
    law = edition(slug)
    found = option_set(law, preset=preset_named(preset))
    assert list(found.values) == list(law.options)
    assert option_set(law, found.to_json()).values == found.values


def test_the_presets() -> None:
    assert PRESETS == ("first-listed", "customary")
    with pytest.raises(OptionError) as unknown:
        preset_named("house")
    assert str(unknown.value) == "no preset 'house': there are first-listed, customary"


def test_what_is_chosen_lies_over_the_preset() -> None:
    found = option_set(CUSSEC, {"total-5-16-price": "30", "layouts": 2})
    assert found.values == FIRST_LISTED_CUSSEC | {"total-5-16-price": 30, "layouts": 2}
    assert found.differences == {"layouts": 2, "total-5-16-price": 30}
    assert found.number("total-5-16-price") == 30
    assert type(found["total-5-16-price"]) is int


def test_what_repeats_the_preset_is_no_difference() -> None:
    assert option_set(CUSSEC, {"layouts": 1, "shaker-drive": "lever"}).differences == {}


def test_differences_are_from_the_preset_in_use() -> None:
    found = option_set(CUSSEC, {"shaker-drive": "lever"}, "customary")
    assert found.differences == {"shaker-drive": "lever", "shake-method": "lever-three-times"}


@pytest.mark.parametrize("slug", ["cussec-57-2004", "fish-prawn-crab-59-2004"])
@pytest.mark.parametrize(("drive", "method"), [("lever", "lever-three-times"), ("electronic", "electronic")])
def test_the_way_of_shaking_follows_the_drive(slug: str, drive: str, method: str) -> None:
    law = edition(slug)
    assert option_set(law, {"shaker-drive": drive})["shake-method"] == method
    assert option_set(law, {"shaker-drive": drive, "shake-method": method})["shake-method"] == method


@pytest.mark.parametrize(
    ("chosen", "device", "method"),
    [
        ({}, "metal-box", "by-bank"),
        ({"decks": 1}, "metal-box", "by-bank"),
        ({"decks": 2}, "shoe", "by-bank"),
        ({"decks": 1, "dealing-device": "shoe"}, "shoe", "by-bank"),
        ({"decks": 6, "dealing-device": "automatic-shuffler"}, "automatic-shuffler", "by-machine"),
        ({"dealing-device": "automatic-shuffler"}, "automatic-shuffler", "by-machine"),
    ],
)
def test_several_decks_of_blackjack_are_dealt_from_the_shoe_unless_said_otherwise(
    chosen: dict[str, Any], device: str, method: str
) -> None:
    found = option_set(edition("blackjack-56-2004"), chosen)
    assert (found["dealing-device"], found["shuffle-method"]) == (device, method)


def test_the_way_of_shuffling_must_go_with_the_dealing_device() -> None:
    with pytest.raises(OptionError, match="shuffle-method=by-machine does not go with dealing-device=metal-box"):
        option_set(edition("blackjack-56-2004"), {"shuffle-method": "by-machine"})


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        (
            {"shake-method": "electronic"},
            "shake-method=electronic does not go with shaker-drive=lever: it must be lever-three-times",
        ),
        (
            {"shaker-drive": "electronic", "shake-method": "lever-three-times"},
            "shake-method=lever-three-times does not go with shaker-drive=electronic: it must be electronic",
        ),
    ],
)
def test_a_way_of_shaking_that_does_not_go_with_the_drive(chosen: dict[str, str], said: str) -> None:
    with pytest.raises(OptionError) as refused:
        option_set(CUSSEC, chosen)
    assert str(refused.value) == f"{said} (57/2004 art. 2(1))"


@pytest.mark.parametrize(
    ("slug", "chosen", "meaningless"),
    [
        ("roulette-60-2004", {}, set()),
        ("roulette-60-2004", {"betting-procedure": "bets-while-rolling"}, {"betting-timer"}),
        (
            "roulette-60-2004",
            {"betting-procedure": "bets-while-rolling", "betting-timer": "timer"},
            {"betting-timer"},
        ),
        ("baccarat-55-2004", {}, {"after-tie-change", "after-tie-reduction"}),
        ("baccarat-55-2004", {"after-tie": "change"}, set()),
        ("baccarat-55-2004", {"after-tie": "change", "after-tie-change": "switch-side"}, {"after-tie-reduction"}),
        (
            "baccarat-55-2004",
            {"after-tie": "change", "dealing-device": "shuffler-dealer"},
            {
                "cut-card-count",
                "shuffle-method",
                "cutter",
                "opening-burn",
                "demonstration-rounds",
                "shoe-end",
                "round-burn",
                "card-handling",
            },
        ),
        ("blackjack-56-2004", {"shared-place": "at-most-three", "decks": 2}, set()),
        (
            "blackjack-56-2004",
            {"shared-place": "at-most-three", "dealing-device": "automatic-shuffler"},
            {"second-white-card-depth"},
        ),
        ("blackjack-56-2004", {}, {"bettors-per-place", "second-white-card-depth", "round-burn"}),
        ("cussec-57-2004", {}, set()),
    ],
)
def test_an_option_that_another_choice_makes_meaningless_is_inapplicable(
    slug: str, chosen: dict[str, str], meaningless: set[str]
) -> None:
    assert option_set(edition(slug), chosen).inapplicable == meaningless


@pytest.mark.parametrize(
    ("name", "accepted", "refused"),
    [
        ("total-5-16-price", (18, "18", 19, 30, "30"), (17, "17", 31, "31")),
        ("total-6-15-price", (14, "14", 18, "18"), (13, "13", 19, "19")),
        ("layouts", (1, "1", 2, 1000), (0, "0", -1)),
    ],
)
def test_bounds_hold_from_both_sides(name: str, accepted: tuple[Any, ...], refused: tuple[Any, ...]) -> None:
    for value in accepted:
        assert option_set(CUSSEC, {name: value})[name] == int(value)
    for value in refused:
        with pytest.raises(OptionError):
            option_set(CUSSEC, {name: value})


@pytest.mark.parametrize(
    "value", [True, 18.0, "18.5", "", [], None, {}, [18], "18 ", "+18", "18/1", "０1", "一", "1e2", 17, 31]
)
def test_a_price_of_the_wrong_kind_is_refused_in_one_line(value: Any) -> None:
    with pytest.raises(OptionError) as refused:
        option_set(CUSSEC, {"total-5-16-price": value})
    shown = value if isinstance(value, str) else repr(value)
    assert str(refused.value) == f"total-5-16-price={shown} is not allowed: 18 to 30 (57/2004 art. 6(6)(2))"


def test_a_refusal_stays_one_line_whatever_was_typed() -> None:
    with pytest.raises(OptionError) as refused:
        option_set(CUSSEC, {"total-5-16-price": "18\n30"})
    assert "\n" not in str(refused.value)


def test_a_long_value_is_shown_by_its_beginning() -> None:
    with pytest.raises(OptionError) as refused:
        option_set(CUSSEC, {"shaker-drive": "x" * 61})
    assert str(refused.value).startswith(f"shaker-drive={'x' * 60}… is not allowed: ")
    with pytest.raises(OptionError) as refused:
        option_set(CUSSEC, {"shaker-drive": "x" * 60})
    assert str(refused.value).startswith(f"shaker-drive={'x' * 60} is not allowed: ")


@pytest.mark.parametrize(("law", "name"), [(CUSSEC, "total-5-16-price"), (BLACKJACK, "insurance-limit")])
@pytest.mark.parametrize("value", ["9" * 5000, f"1/{'9' * 5000}"])
def test_a_number_beyond_all_measure_is_refused_like_any_other(law: Edition, name: str, value: str) -> None:
    with pytest.raises(OptionError):
        option_set(law, {name: value})


@pytest.mark.parametrize("value", ["75e-2", "1e0", "1E0"])
def test_a_ratio_has_no_exponent(value: str) -> None:
    """Or 1e999999999, which is short to write, would be worked out to its last digit before it is refused."""
    with pytest.raises(OptionError):
        option_set(BLACKJACK, {"insurance-limit": value})


def test_a_ratio_divides_into_no_more_parts_than_can_be_written() -> None:
    parts = 10**18
    assert option_set(BLACKJACK, {"insurance-limit": Fraction(parts - 2, parts - 1)})["insurance-limit"] < 1  # type: ignore[operator]
    with pytest.raises(OptionError, match=r"insurance-limit=.* is not allowed"):
        option_set(BLACKJACK, {"insurance-limit": Fraction(10**5000, 10**5000 + 1)})


def test_an_option_that_is_not_there() -> None:
    with pytest.raises(OptionError) as unknown:
        option_set(edition("fantan-58-2004"), {"decks": 6})
    assert (
        str(unknown.value)
        == "fantan-58-2004 has no option 'decks': it has rod-material, layouts (58/2004 art. 1(1), 58/2004 art. 1(4))"
    )


@pytest.mark.parametrize(
    ("value", "meant"),
    [
        ("half", "half"),
        ("full", "full"),
        ("3/4", Fraction(3, 4)),
        ("1/2", Fraction(1, 2)),
        ("1", Fraction(1)),
        (1, Fraction(1)),
        (Fraction(5, 8), Fraction(5, 8)),
    ],
)
def test_a_ratio_between_a_half_and_the_whole(value: Any, meant: Any) -> None:
    assert option_set(BLACKJACK, {"insurance-limit": value})["insurance-limit"] == meant


@pytest.mark.parametrize(
    "value", ["1/3", "5/4", "499/1000", 0, 2, 0.75, True, "x", "1/0", "", None, [], Fraction(1, 3)]
)
def test_a_ratio_outside_or_no_ratio_at_all(value: Any) -> None:
    with pytest.raises(OptionError, match=r"is not allowed: half \| full \| 1/2 to 1 \(56/2004 art\. 12\(1\)\)$"):
        option_set(BLACKJACK, {"insurance-limit": value})


@pytest.mark.parametrize(
    ("value", "meant"),
    [
        ("any-pair", ("any-pair",)),
        ("any-pair,sevens", ("any-pair", "sevens")),
        (["sevens"], ("sevens",)),
        (("any-pair", "sevens", "over-under-13"), ("any-pair", "sevens", "over-under-13")),
        ("none", ("none",)),
    ],
)
def test_an_option_of_several_words(value: Any, meant: tuple[str, ...]) -> None:
    assert option_set(BLACKJACK, {"additional-bets": value})["additional-bets"] == meant


@pytest.mark.parametrize(
    "value", ["", [], "any-pair,", "any-pair,any-pair", "any-pair,nines", [None], [1], None, 5, True, [[]], 1.5]
)
def test_words_that_are_not_offered_are_refused(value: Any) -> None:
    with pytest.raises(OptionError, match=r"is not allowed: any of any-pair \| sevens \| over-under-13 \| none"):
        option_set(BLACKJACK, {"additional-bets": value})


@pytest.mark.parametrize("value", ["any-pair,none", "none,sevens", ["none", "any-pair", "sevens"]])
def test_no_additional_bet_does_not_go_with_one(value: Any) -> None:
    with pytest.raises(OptionError) as refused:
        option_set(BLACKJACK, {"additional-bets": value})
    assert str(refused.value) == "additional-bets: none goes with no other choice (56/2004 art. 13)"


@pytest.mark.parametrize(
    "procedures",
    [
        "bank-rule,player-freedom,spoken-final-decision",
        "bank-rule,stop-rules,bank-announces",
        "bank-rule,player-freedom,spoken-final-decision,stop-rules,bank-announces",
    ],
)
def test_drawing_procedures_with_which_the_game_can_be_played(procedures: str) -> None:
    chosen = option_set(BLACKJACK, {"drawing-procedures": procedures})["drawing-procedures"]
    assert chosen == tuple(procedures.split(","))


@pytest.mark.parametrize(
    ("procedures", "missing"),
    [
        ("player-freedom,spoken-final-decision,stop-rules,bank-announces", "bank-rule"),
        ("bank-rule,spoken-final-decision,bank-announces", "player-freedom or stop-rules"),
        ("bank-rule,player-freedom,stop-rules", "spoken-final-decision or bank-announces"),
    ],
)
def test_drawing_procedures_without_which_it_cannot(procedures: str, missing: str) -> None:
    with pytest.raises(OptionError) as refused:
        option_set(BLACKJACK, {"drawing-procedures": procedures})
    assert str(refused.value) == f"drawing-procedures: without {missing} the game cannot be played (56/2004 art. 6)"


@pytest.mark.parametrize(
    "value", ["big,small", "subset:big,small", ["small", "big"], ("big", "small"), "small,big,small"]
)
def test_a_list_of_bets_stands_in_the_order_of_the_articles(value: Any) -> None:
    found = option_set(CUSSEC, {"bets-offered": value})
    assert found["bets-offered"] == ("small", "big")
    assert found.chosen_bets("bets-offered") == ("small", "big")
    assert found.to_json()["bets-offered"] == ["small", "big"]
    assert found.differences == {"bets-offered": ("small", "big")}


def test_a_list_of_one_bet() -> None:
    assert option_set(CUSSEC, {"bets-offered": "total"}).chosen_bets("bets-offered") == ("total",)
    assert option_set(ROULETTE, {"chances-offered": ["red"]}).chosen_bets("chances-offered") == ("red",)


@pytest.mark.parametrize(
    ("law", "name", "word"),
    [
        (CUSSEC, "bets-offered", "all"),
        (ROULETTE, "chances-offered", "all"),
        (ROULETTE, "chances-offered", "without-sectors"),
    ],
)
def test_a_word_of_the_law_instead_of_a_list(law: Edition, name: str, word: str) -> None:
    found = option_set(law, {name: word})
    assert found[name] == word
    assert found.chosen_bets(name) is None


@pytest.mark.parametrize("value", ["subset", ["subset"]])
def test_a_subset_must_name_its_bets(value: Any) -> None:
    with pytest.raises(OptionError) as refused:
        option_set(CUSSEC, {"bets-offered": value})
    assert "must name the bets: bets-offered=BET,BET,... out of small, big, single, " in str(refused.value)
    assert str(refused.value).endswith("(57/2004 art. 5)")


@pytest.mark.parametrize(
    ("value", "unknown"),
    [
        ("small,field", "'field'"),
        ("", "''"),
        ("subset:", "''"),
        ("all,small", "'all'"),
        (["small", "subset"], "'subset'"),
    ],
)
def test_a_list_with_a_bet_that_the_edition_does_not_know(value: Any, unknown: str) -> None:
    with pytest.raises(OptionError) as refused:
        option_set(CUSSEC, {"bets-offered": value})
    message = str(refused.value)
    assert message.startswith(f"bets-offered names no bet {unknown} of cussec-57-2004: small, big, single, ")


@pytest.mark.parametrize(
    "value", [[], (), None, 3, True, [None], [3], ["small", 3], {"small": 1}, ["all"], "subset:all"]
)
def test_neither_a_word_nor_a_list_of_bets(value: Any) -> None:
    with pytest.raises(OptionError, match=r"is not allowed: all \| a list of bets \(BET,BET,\.\.\.\)"):
        option_set(CUSSEC, {"bets-offered": value})


@pytest.mark.parametrize("value", [[[]], [["small"]], [{}], ["small", []]])
def test_a_list_of_lists_is_no_list_of_bets(value: Any) -> None:
    with pytest.raises(OptionError):
        option_set(CUSSEC, {"bets-offered": value})


def test_a_full_set_is_checked_like_any_other() -> None:
    assert option_set(CUSSEC, FIRST_LISTED_CUSSEC) == option_set(CUSSEC)
    with pytest.raises(OptionError):
        option_set(CUSSEC, FIRST_LISTED_CUSSEC | {"total-5-16-price": 17})
    with pytest.raises(OptionError, match="has no option 'decks'"):
        option_set(CUSSEC, FIRST_LISTED_CUSSEC | {"decks": 6})


@pytest.mark.parametrize(
    ("value", "said"), [(18, 18), ("lever", "lever"), (("small", "big"), ["small", "big"]), (Fraction(3, 4), "3/4")]
)
def test_a_value_in_the_words_of_a_record(value: Any, said: Any) -> None:
    assert to_json(value) == said


def test_equal_sets_are_one_key() -> None:
    one, other = option_set(CUSSEC, {"layouts": 2}), option_set(CUSSEC, {"layouts": "2"})
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other, option_set(CUSSEC), option_set(edition("fish-prawn-crab-59-2004"))}) == 3


@given(option_sets())
def test_a_set_is_rebuilt_from_its_differences(found: OptionSet) -> None:
    said = json.loads(json.dumps({name: to_json(value) for name, value in found.differences.items()}))
    again = option_set(found.edition, said, found.preset)
    assert again == found
    assert hash(again) == hash(found)


@given(option_sets())
def test_a_set_is_rebuilt_from_its_plain_words(found: OptionSet) -> None:
    said = json.loads(json.dumps(found.to_json()))
    assert option_set(found.edition, said).values == found.values
    assert found.inapplicable <= set(found.values)


@given(st.data(), st.sampled_from(EDITIONS), json_values)
def test_any_value_is_either_lawful_or_refused_in_one_line(data: st.DataObject, slug: str, value: Any) -> None:
    law = edition(slug)
    name = data.draw(st.sampled_from(list(law.options)))
    try:
        chosen = option_set(law, {name: value})
    except OptionError as refused:
        assert "\n" not in str(refused)  # noqa: PT017 - either answer is right
    else:
        assert option_set(law, chosen.to_json()).values == chosen.values


def test_an_alternative_is_its_slug_for_programs() -> None:
    alternative = edition("cussec-57-2004").options["shaker-drive"].alternatives[0]
    assert str(AlternativeWord(alternative)) == alternative.slug
