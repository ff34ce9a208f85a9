"""Stud poker: the live round and the kernel say the same of the same deals."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

import numpy as np
import pytest

from banca.exact.showdowns import choice
from banca.games import game_of, settle
from banca.games.stud_poker.bets import CLASSES, Decided, Fact, Folded
from banca.games.stud_poker.hands import strength, tables
from banca.games.stud_poker.ranked import ranked
from banca.games.stud_poker.round import StudPoker
from banca.games.stud_poker.worth import gains
from banca.law import Refused, option_set
from banca.material.cards import NUMBER_OF, PACK
from banca.play.record import Replay
from banca.play.setting import Setting
from banca.simulate import simulate
from banca.simulate.stud_poker import RAISED, Policy, best_play, counted, counts, deals, raises_from
from banca.simulate.tally import blocks
from tests.games.stud_poker.at_stud import BEATS, CLOSED, HANDS, JACKPOT_BET, OPENS, POSTED, SLUG

GAME = StudPoker()
SETTING = Setting(option_set(GAME.edition), parameters=POSTED)
STAKE = 100


def decided(policy: Policy, row: Any) -> bool:
    rows = np.array([row], np.uint8)
    return bool(policy(rows[:, :5], ranked(rows[:, :5])[0], rows[:, -1])[0])


def live(row: Any, policy: Policy) -> tuple[Fact, dict[str, int]]:
    """A deal through a record: what it came to, and the net of each bet."""
    cards = [PACK[card] for card in row]
    raises = decided(policy, row)
    posted = {name: str(value) if isinstance(value, Fraction) else value for name, value in POSTED.items()}
    replayed = settle({
        "banca": 1,
        "edition": SLUG,
        "table": posted,
        "acts": [
            {"act": "bet", "player": "ana", "bet": "ante", "stake": STAKE},
            {"act": "bet", "player": "ana", "bet": "progressive-jackpot", "stake": JACKPOT_BET},
            {"act": "hand", "to": 1, "cards": cards[:5]},
            {"act": "hand", "to": "croupier", "cards": cards[5:]},
            {"act": "raise" if raises else "fold", "player": "ana"},
        ],
    })  # fmt: skip
    return fact_of(replayed), {line.position.bet: line.net for line in replayed.settlement.lines}


def fact_of(replayed: Replay) -> Fact:
    result: Any = game_of(SLUG).result(replayed.state)
    if result["boxes"] == {"1": "folded"}:
        return Folded()
    won = {line.position.bet: line.result for line in replayed.settlement.lines}["ante"] == "win"
    return seen(Decided(result["boxes"]["1"], result["opens"], won))


def seen(fact: Fact) -> Fact:
    """A hand that the croupier does not open is compared with none."""
    return fact if isinstance(fact, Folded) or fact.opens else Decided(fact.hand, opens=False, higher=True)


def by_kernel(rows: Any, policy: Policy) -> Counter[Fact]:
    found: Counter[Fact] = Counter()
    raised = counted(rows, policy)
    for fact, n in zip(RAISED, raised, strict=True):
        found[seen(fact)] += int(n)
    found[Folded()] += len(rows) - int(raised.sum())
    return +found


def row(hand: str, croupier: str) -> list[int]:
    return [NUMBER_OF[card] for card in f"{hand} {croupier}".split()]


EVERY_CLASS = np.array([
    row(hand, croupier)
    for hand, croupier in product(HANDS.values(), (OPENS, CLOSED, BEATS))
    if len({*hand.split(), *croupier.split()}) == 10
], dtype=np.uint8)  # fmt: skip


def test_hands_of_every_class_against_every_kind_of_croupier() -> None:
    policy = raises_from(0)
    facts = Counter(live(each, policy)[0] for each in EVERY_CLASS)
    assert by_kernel(EVERY_CLASS, policy) == facts
    assert {fact.hand for fact in facts if isinstance(fact, Decided)} == set(CLASSES)


def by_card_shown(_: Any, strengths: Any, shown: Any) -> Any:
    """A policy that looks at the card shown."""
    return strengths >= tables().opens_from + 40 * shown.astype(np.int64)


@pytest.mark.parametrize("policy", [raises_from(), raises_from(0), by_card_shown])
def test_the_kernels_own_deals_come_to_the_same_at_a_live_table(policy: Policy) -> None:
    (stream, size), *_ = blocks(SLUG, 5, 150)
    dealt = deals(stream, size)
    assert all(len(set(each)) == 10 for each in dealt.tolist())
    assert by_kernel(dealt, policy) == Counter(live(each, policy)[0] for each in dealt)
    again: Counter[Fact] = Counter()
    for fact, n in counts(GAME, size, 5, policy).items():
        again[seen(fact)] += n
    assert again == by_kernel(dealt, policy)


def test_what_is_gained_is_what_the_live_table_pays() -> None:
    rounds, seed = 150, 8
    (stream, size), *_ = blocks(SLUG, seed, rounds)
    policy = best_play(GAME, SETTING)
    nets = [live(each, policy)[1] for each in deals(stream, size)]
    whole = sum(each["ante"] + each.get("raise", 0) for each in nets)
    assert simulate(GAME, SETTING, ("ante", None), rounds, seed).mean == Fraction(whole, STAKE * rounds)
    raised = [each["raise"] for each in nets if "raise" in each]
    by_itself = simulate(GAME, SETTING, ("raise", None), rounds, seed)
    assert by_itself.rounds == len(raised)
    assert by_itself.mean == Fraction(sum(raised), 2 * STAKE * len(raised))
    jackpot = sum(each["progressive-jackpot"] for each in nets)
    found = simulate(GAME, SETTING, ("progressive-jackpot", None), rounds, seed)
    assert found.mean == Fraction(jackpot, JACKPOT_BET * rounds)
    assert found.wins == sum(each["progressive-jackpot"] > 0 for each in nets)


def test_the_jackpot_bet_needs_a_jackpot() -> None:
    with pytest.raises(Refused, match="this table has no jackpot"):
        simulate(GAME, Setting(option_set(GAME.edition)), ("progressive-jackpot", None), 10, 1)


def test_classes_come_as_often_as_they_are_many() -> None:
    ways = [4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540]
    rounds = 1 << 20
    facts = counts(GAME, rounds, 3, raises_from(0))
    for hand, many in zip(CLASSES, ways, strict=True):
        share = many / comb(52, 5)
        came = sum(n for fact, n in facts.items() if isinstance(fact, Decided) and fact.hand == hand)
        assert abs(came - rounds * share) < 4 * (rounds * share * (1 - share)) ** 0.5 + 4
    higher = sum(n for fact, n in facts.items() if isinstance(fact, Decided) and fact.higher)
    assert abs(higher - rounds / 2) < 4 * (rounds / 4) ** 0.5


def test_the_same_seed_gives_the_same_rounds() -> None:
    once, again, other = (counts(GAME, 2000, seed, raises_from()) for seed in (2, 2, 3))
    assert once == again != other
    assert sum(once.values()) == 2000


def test_best_play_raises_where_a_raise_is_worth_more_than_folding() -> None:
    """On ace-king, where the card shown decides; the choice looks at all that may lie under it."""
    worth, policy = gains(GAME, SETTING, "ante"), best_play(GAME, SETTING)
    stream = np.random.default_rng(7)
    ace_king = [row for row in deals(stream, 3000).tolist() if opens_without_a_pair(row[:5])][:30]
    found = [choice(worth, [PACK[card] for card in row[:5]], PACK[row[-1]]).raises for row in ace_king]
    assert [decided(policy, row) for row in ace_king] == found
    assert {True, False} == set(found)


def opens_without_a_pair(hand: list[int]) -> bool:
    made = strength([PACK[card] for card in hand])
    return tables().opens_from <= made < strength(["2d", "2c", "3d", "4d", "5d"])


def test_the_order_of_the_cards_makes_no_difference_to_best_play() -> None:
    policy = best_play(GAME, SETTING)
    for hand in ("Ah Kd Qc 7s 3h", "Ah Kd Qc 5s 2h", "9c Kd Ah 5s 2h"):
        for shown in ("6d", "4d", "9d"):
            rows = [row(" ".join(cards), shown) for cards in (hand.split(), sorted(hand.split()), hand.split()[::-1])]
            assert len({decided(policy, each) for each in rows}) == 1
