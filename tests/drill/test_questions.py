"""Every question of every drill has one right answer, and that is what the game itself says."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from banca.drill import Deck, Kind, Question, outcomes, payouts, rulings
from banca.drill.deck import drills_of
from banca.drill.payouts import paid
from banca.drill.question import LEVELS, Fault, Hands, Moment, Outcome, Payment
from banca.drill.rounds import rounds
from banca.games import game_of
from banca.games.pai_kau.order import Arrangement, compare, player_wins
from banca.games.stud_poker.hands import class_of, opens, strength
from banca.law import EDITIONS, OptionError, option_set
from banca.money import Limits, Stake
from banca.money.odds import prize_on
from banca.play.game import Game
from banca.play.one_draw import OneDraw
from banca.play.payment import line_of
from banca.play.setting import Setting
from banca.table.examples import with_examples
from banca.table.irregular import irregular_acts

AGAINST_A_BANK = {"seat", "co-bet"}  # which pays no more than its capital
EVERY_DRILL = [(slug, kind) for slug in EDITIONS for kind in drills_of(game_of(slug))]


def table(slug: str) -> tuple[Game[Any], Setting]:
    game = game_of(slug)
    return game, with_examples(Setting(option_set(game.edition), limits=Limits(1000, 10**6, 100)))


def questions(slug: str, kind: Kind, count: int, seed: str = "1") -> list[Question]:
    deck = Deck(*table(slug), [kind], seed, adapts=False)
    return [deck.ask() for _ in range(count)]


@pytest.mark.parametrize(("slug", "kind"), EVERY_DRILL)
def test_every_drill_of_every_edition_asks(slug: str, kind: Kind) -> None:
    found = questions(slug, kind, 2 * LEVELS)
    assert [each.number for each in found] == list(range(1, 2 * LEVELS + 1))
    assert {each.level for each in found} == set(range(1, LEVELS + 1))
    for each in found:
        assert each.right > 0
        assert each.is_right(each.right)
        assert not each.is_right(each.right + 1)
        assert not each.is_right(None)
        assert each.clauses or kind is Kind.ROADS  # which are custom, not law
        assert all(clause in each.game.edition.clauses for clause in each.clauses)
        if each.choices is not None:
            assert 1 <= each.right <= each.choices
            assert each.choices > 1


@pytest.mark.parametrize("slug", EDITIONS)
def test_every_bet_is_drilled_and_paid_as_the_law_says(slug: str) -> None:
    game, setting = table(slug)
    rare = {"dont-come-odds", "come-odds", "co-bet"}  # not in every few hundred rounds
    for topic in payouts.topics(game, setting):
        drafts = [payouts.draft(game, setting, Random(f"{topic} {n}"), 1, topic) for n in range(2)]
        found = [each for each in drafts if each is not None]
        assert found or topic in rare
        for each in found:
            assert isinstance(each.asked, Payment)
            assert each.right == sum(map(paid, each.asked.lines)) > 0
            for line in each.asked.lines:
                assert line.position.bet == topic
                assert line.clauses[0] in each.clauses
                if line.odds and topic not in AGAINST_A_BANK:
                    due = prize_on(line.stake, line.odds)
                    assert paid(line) == due.prize - due.commission - due.breakage


def test_prices_of_a_bet_are_all_drilled() -> None:
    """Where a bet is paid at several prices, the rare ones come up as often as the others."""
    game, setting = table("cussec-57-2004")
    prices = Counter[str]()
    for n in range(90):
        found = payouts.draft(game, setting, Random(n), 1, "single")
        assert found is not None
        assert isinstance(found.asked, Payment)
        prices[str(found.asked.lines[0].odds)] += 1
    selection = next(on for bet, on in game.positions(setting) if bet == "single")
    assert prices.keys() == {str(way.value.odds) for way in game.ways_to_win(setting, "single", selection)}
    assert min(prices.values()) > 90 / len(prices) / 2


@pytest.mark.parametrize("slug", EDITIONS)
def test_a_fault_is_the_first_act_that_the_game_refuses(slug: str) -> None:
    for each in questions(slug, Kind.PROCEDURE, 6):
        asked = each.asked
        assert isinstance(asked, Fault)
        assert asked.refusal.norm
        assert asked.acts[each.right - 1] != asked.instead
        if asked.instead is not None:
            assert each.topic == asked.instead.name


@pytest.mark.parametrize("slug", EDITIONS)
def test_one_choice_is_prescribed_and_the_others_are_refused(slug: str) -> None:
    """Found again in the rounds: where the last acts were these, the right one came."""
    for each in questions(slug, Kind.RULINGS, 6):
        asked = each.asked
        if isinstance(asked, Outcome):
            continue
        assert isinstance(asked, Moment)
        right = asked.choices[each.right - 1]
        before = asked.done[-1].name if asked.done else ""
        assert each.topic in (right["act"], before)  # the act itself, or what went wrong just before
        assert len({str(sorted(choice.items(), key=str)) for choice in asked.choices}) == len(asked.choices)
        assert "card" not in right
        assert "number" not in right


@pytest.mark.parametrize("slug", EDITIONS)
def test_what_goes_wrong_is_drilled_with_what_the_law_prescribes_then(slug: str) -> None:
    game, setting = table(slug)
    wrong = {act.name for act in irregular_acts(game)}
    found = [rulings.draft(game, setting, Random(f"{topic} {n}"), 2, topic) for topic in sorted(wrong) for n in (1, 2)]
    asked = [each for each in found if each and each.topic in wrong]
    assert asked
    for each in asked:
        assert isinstance(each.asked, Moment)
        assert each.asked.done[-1].name == each.topic
        assert each.clauses


@pytest.mark.parametrize("slug", EDITIONS)
def test_a_bet_is_paid_taken_or_given_back_as_it_was_settled(slug: str) -> None:
    game, setting = table(slug)
    ends = set()
    for n in range(8):
        found = outcomes.draft(game, setting, Random(n), 1)
        assert found is not None
        assert isinstance(found.asked, Outcome)
        ends.add(found.right)
    assert len(ends) > 1


def test_hands_of_pai_kau_are_judged_by_the_game() -> None:
    asked = Counter[str]()
    for each in questions("paikau-96-85-M", Kind.RANKS, 60):
        hands = each.asked
        assert isinstance(hands, Hands)
        asked[each.topic] += 1
        if each.topic == "group":
            in_front = hands.asks.parameters["line"] == "front"
            won = player_wins(hands.hands[0]["tiles"], hands.hands[1]["tiles"], in_front=in_front).value
            assert each.right == (1 if won else 2)
        elif each.topic == "seat":
            player, banker = (Arrangement(tuple(h["front"]), tuple(h["back"])) for h in hands.hands)
            assert ("win", "push", "lose")[each.right - 1] == compare(player, banker).value
    assert set(asked) == {"group", "seat", "house-way"}


def test_hands_of_stud_poker_are_judged_by_the_game() -> None:
    classes = Counter[str]()
    for each in questions("stud-poker-61-2004", Kind.RANKS, 90):
        hands = each.asked
        assert isinstance(hands, Hands)
        cards = [hand["cards"] for hand in hands.hands]
        if each.topic == "class":
            chosen = hands.choices[each.right - 1]
            assert chosen == {"class": class_of(cards[0]).slug}
            classes[class_of(cards[0]).slug] += 1
        elif each.topic == "higher":
            assert (each.right == 1) is (strength(cards[0]) > strength(cards[1]))
        else:
            assert (each.right == 1) is opens(cards[0])
    assert {"royal-flush", "straight-flush"} & set(classes)  # as likely as a pair


def test_an_examination_is_the_same_for_all_and_another_seed_is_another() -> None:
    first, again = (questions("roulette-60-2004", Kind.PAYOUTS, 9, "7") for _ in range(2))
    assert [(q.asked, q.right) for q in first] == [(q.asked, q.right) for q in again]
    assert [q.asked for q in first] != [q.asked for q in questions("roulette-60-2004", Kind.PAYOUTS, 9, "8")]


def test_an_examination_does_not_depend_on_the_answers() -> None:
    deck = Deck(*table("fantan-58-2004"), [], "7", adapts=False)
    for each in questions_of(deck, 5):
        deck.mark(each, None, 1.0)
    other = Deck(*table("fantan-58-2004"), [], "7", adapts=False)
    assert [q.asked for q in questions_of(other, 8)][5:] == [q.asked for q in questions_of(deck, 3)]


def questions_of(deck: Deck, count: int) -> list[Question]:
    return [deck.ask() for _ in range(count)]


def test_what_goes_wrong_comes_back_and_the_level_follows() -> None:
    deck = Deck(*table("roulette-60-2004"), [Kind.PAYOUTS], "7")
    assert deck.level == 1
    for _ in range(3):
        question = deck.ask()
        assert deck.mark(question, question.right, 1.0).is_right
    assert deck.level == 2
    missed = deck.ask()
    assert not deck.mark(missed, 0, 1.0).is_right
    assert deck.level == 1
    topics = Counter(each.topic for each in questions_of(deck, 400))
    assert topics[missed.topic] > 2 * 400 / len(payouts.topics(*table("roulette-60-2004")))


def test_what_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(OptionError, match=r"no drill of roads: it has payouts, procedure(,| and) rulings"):
        Deck(*table("roulette-60-2004"), [Kind.ROADS], "1")


def test_stakes_get_odder_with_the_level_and_stay_within_the_limits() -> None:
    game, setting = table("roulette-60-2004")
    for level, step in ((1, 10_000), (2, 2_500), (3, 500)):
        stakes = set()
        for _, each in zip(range(30), rounds(game, setting, Random(1), level), strict=False):
            stakes |= {line.stake for line in each.settlement.lines}
        assert all(1000 <= stake <= 10**6 and (stake - 1000) % step == 0 for stake in stakes)
        assert len(stakes) > 5


def test_a_payment_of_several_bets_is_their_sum() -> None:
    game, setting = table("roulette-60-2004")
    assert isinstance(game, OneDraw)
    found = [payouts.draft(game, setting, Random(n), LEVELS, "straight") for n in range(20)]
    several = [each for each in found if each and isinstance(each.asked, Payment) and len(each.asked.lines) > 1]
    assert several
    for each in several:
        assert isinstance(each.asked, Payment)
        number = each.asked.result["number"]
        again = [
            line_of(
                game.edition,
                Stake(line.position, line.stake),
                game.ruling(setting, line.position.bet, line.position.selection, number),
            )
            for line in each.asked.lines
        ]
        assert each.right == sum(line.net for line in again)
