"""banca odds --seen, also with --hold and other options."""

import json
from typing import Any

import pytest

from banca.material.cards import card_text
from tests.cli.test_cli import say

__all__ = ["say"]  # a fixture

MANY = ("Ah", "Kd", "9c", "8s", "7h", "6d", "5c") * 2


@pytest.mark.parametrize("seen", ["", ",", " , ,"])
@pytest.mark.parametrize("more", [(), ("--hold", "player=5"), ("--json",)])
def test_no_card_at_all_is_said_in_one_line(say: Any, seen: str, more: tuple[str, ...]) -> None:
    text = say("odds", "baccarat", f"--seen={seen}", *more, code=2)
    assert text == "banca odds: --seen names no card: cards are written Ah, Td, 9c\n"


@pytest.mark.parametrize(("lang", "says"), [
    ("en", "of the cards that are left, 14 being out (A♥, K♦, 9♣, 8♠, 7♥, 6♦, …)"),
    ("pt", "das cartas que restam, sem 14 (A♥, K♦, 9♣, 8♠, 7♥, 6♦, …)"),
    ("zh", "按餘牌計算，已出14張（A♥、K♦、9♣、8♠、7♥、6♦……）"),
])  # fmt: skip
@pytest.mark.parametrize("more", [(), ("--hold", "player=5")])
def test_many_cards_are_abbreviated(say: Any, lang: str, says: str, more: tuple[str, ...]) -> None:
    words = ("odds", "baccarat", "--seen", ",".join(MANY), *more)
    assert says in say(*words, "--lang", lang)
    assert json.loads(say(*words, "--json"))["seen"] == list(MANY)


def test_a_few_cards_are_listed_one_by_one(say: Any) -> None:
    assert f"{', '.join(map(card_text, MANY[:12]))} being out" in say("odds", "baccarat", "--seen", ",".join(MANY[:12]))


def test_a_long_word_that_is_no_card_is_shortened(say: Any) -> None:
    text = say("odds", "baccarat", "--seen", "Ah," + "x" * 3000, code=2)
    assert (
        "--seen xxxxxxxxxxxx…: no such card is left; cards are written Ah, Td, 9c (6 packs, 55/2004 art. 1(1))" in text
    )
    assert len(text) < 200


@pytest.mark.parametrize(("words", "says"), [
    (("baccarat", "--hold", "player=5", "--meter", "5"), "--meter is asked of stud-poker"),
    (("baccarat", "--hold", "player=5", "--stake", "5"), "--stake is asked of stud-poker"),
    (("baccarat", "--hold", "player=5", "--bet", "player"), "--hold says itself which bets are meant: leave --bet out"),
    (("baccarat", "--hold", "player=5", "--all"), "--hold says itself which bets are meant: leave --all out"),
    (("baccarat", "--hold", "player=5", "--csv", "--json"), "not allowed with argument"),
    (("cussec", "--hold", "small=5", "--seen", "Ah"), "--seen is asked of baccarat"),
    (("cussec", "--seen="), "--seen is asked of baccarat"),
])  # fmt: skip
def test_what_does_not_go_together_is_refused_and_not_left_unheard(say: Any, words: tuple[str, ...], says: str) -> None:
    assert says in say("odds", *words, code=2)


def test_held_bets_may_be_of_a_shoe_and_written_as_csv(say: Any) -> None:
    whole, left = (say("odds", "baccarat", "--hold", "player=5", "--csv", *more) for more in ((), ("--seen", "9h")))
    assert whole.splitlines()[0] == left.splitlines()[0] == "gain,gain_decimal,ways,chance,chance_decimal"
    assert whole != left


def test_every_selection_is_listed_for_a_shoe_too(say: Any) -> None:
    rows, every = (
        json.loads(say("odds", "baccarat", "--seen", "9h", "--json", *more))["bets"] for more in ((), ("--all",))
    )
    assert len(every) == sum(row["selections"] for row in rows)
