"""Lives of the stud poker jackpot: each round by the rules of article 10, all of them compared with exact figures."""

import json
from collections.abc import Iterator
from fractions import Fraction
from math import comb, exp, log
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from banca.exact.stud_poker import progressive
from banca.games.stud_poker.hands import class_of, strength
from banca.games.stud_poker.jackpot import PRIZE_TABLE, Pool, fed, opened, prizes
from banca.games.stud_poker.round import StudPoker
from banca.law import BancaError, OptionError, Refused, option_set
from banca.material.cards import PACK
from banca.play.setting import Setting
from banca.simulate.chance import Stream, refill
from banca.simulate.running import run, threads
from banca.simulate.statistics import BINS_MOST
from banca.simulate.stud_poker.jackpot import AGES, BLOCK_LIVES, JackpotCounts, JackpotSummary, Lives, Meter, pay
from banca.strategy.stud_poker import gains
from banca.strategy.stud_poker.best import decisions
from tests.games.stud_poker.at_stud import POSTED

GAME = StudPoker()


def posted(**other: Any) -> Setting:
    sums = {f"jackpot-{name.replace('_', '-')}": value for name, value in other.items()}
    return Setting(option_set(GAME.edition), parameters={**POSTED, **sums})


SETTING = posted()
THIRDS = posted(contribution=Fraction(1, 3), stake=1001, minimum=50_000_00)
SMALL_POOL = posted(minimum=4_000_00, contribution=Fraction(1, 7), fixed_four_of_a_kind=9_000_00)
BY_THE_HOUSE = posted(fixed_sums="from-the-house", contribution=Fraction(2, 3))


# The same rounds by the rules, one by one.


def words_of(stream: Stream) -> Iterator[int]:
    words, place = stream.arrays
    while True:
        refill(words, place)
        yield from words.tolist()


def hands_dealt(stream: Stream, boxes: int) -> Iterator[list[tuple[int, str]]]:
    """What wins in each round, box by box; ten cards from a word, as long as there are boxes."""
    words, pack = words_of(stream), list(PACK)
    groups = [range(at, min(at + 10, 5 * boxes)) for at in range(0, 5 * boxes, 10)]
    while True:
        for group in groups:
            bound = 1
            for card in group:
                bound *= 52 - card
            rest = -1
            while rest < 2**64 % bound:
                rest = next(words)
                for card in group:
                    pick, rest = divmod(rest * (52 - card), 2**64)
                    pack[card], pack[card + pick] = pack[card + pick], pack[card]
        hands = [pack[at : at + 5] for at in range(0, 5 * boxes, 5)]
        yield [(box, class_of(h).slug) for box, h in enumerate(hands, 1) if may_win(h)]


def may_win(hand: list[str]) -> bool:
    return len({card[1] for card in hand}) == 1 or len({card[0] for card in hand}) == 2


def by_the_rules(lives: Lives, stream: Stream, rounds: int) -> tuple[Pool, int, bool]:
    """The pool after so many rounds, or after the one that took it; how many were played, and whether it was taken."""
    pool = opened(lives.posted.minimum)
    for number, won in enumerate(hands_dealt(stream, lives.boxes), 1):
        pool = fed(pool, lives.posted, lives.boxes)
        if won:
            _, pool = prizes(pool, lives.posted, won)
        if any(hand == "royal-flush" for _, hand in won) or number == rounds:
            return pool, number, any(hand == "royal-flush" for _, hand in won)
    raise AssertionError


@pytest.mark.parametrize(
    ("setting", "boxes"), [(SETTING, 1), (SETTING, 3), (THIRDS, 7), (SMALL_POOL, 4), (BY_THE_HOUSE, 7)]
)
def test_a_life_is_what_the_rules_make_of_the_same_cards(setting: Setting, boxes: int) -> None:
    lives = Lives(setting, 1, seed_of_a_short_life(setting, boxes), boxes)
    (rounds, _, paid, borne, topped_up, left), _ = Meter(lives, lives.spec.stream(lives.seed, 0)).life()
    pool, played, taken = by_the_rules(lives, lives.spec.stream(lives.seed, 0), 10**6)
    assert taken
    assert (rounds, paid, borne, topped_up, left) == (played, pool.paid, pool.borne, pool.topped_up, pool.shown)


def seed_of_a_short_life(setting: Setting, boxes: int) -> int:
    """Among the first lives one that is neither over at once nor long."""
    for seed in range(200):
        lives = Lives(setting, 1, seed, boxes)
        (rounds, *_), _ = Meter(lives, lives.spec.stream(seed, 0)).life()
        if 3000 < rounds * boxes < 30_000:
            return seed
    raise AssertionError


SUMS = st.fixed_dictionaries({
    "fixed_royal_flush": st.just(500),
    "fixed_straight_flush": st.integers(1, 400),
    "fixed_four_of_a_kind": st.integers(1, 400),
    "fixed_full_house": st.integers(1, 400),
    "fixed_flush": st.integers(1, 400),
    "minimum": st.integers(1, 300),
    "stake": st.integers(1, 50),
    "contribution": st.fractions(Fraction(1, 50), 1, max_denominator=50),
    "fixed_sums": st.sampled_from(["from-the-pool", "from-the-house"]),
})  # fmt: skip
FLUSH_OF_100 = {"fixed_flush": 100, "minimum": 7, "stake": 1, "contribution": Fraction(1, 3)}


@settings(max_examples=150, deadline=None)
@given(SUMS, st.integers(0, 6000), st.fractions(0, 1), st.integers(1, 7))
@example(FLUSH_OF_100, 100, Fraction(1, 2), 1)  # used up, but for a hidden third
@example(FLUSH_OF_100, 99, Fraction(1, 2), 1)
@example(FLUSH_OF_100, 101, Fraction(0), 1)
@example(FLUSH_OF_100 | {"fixed_sums": "from-the-house"}, 0, Fraction(0), 1)
def test_a_prize_with_one_winner_is_paid_as_article_10_says(
    sums: dict[str, Any], shown: int, more: Fraction, boxes: int
) -> None:
    lives = Lives(posted(**sums), 1, 1, boxes)
    pool = shown * lives.parts + int(more * (lives.parts - 1))
    hidden = Fraction(pool, lives.parts) - shown
    items = Meter(lives, lives.spec.stream(1, 0)).items
    for item, terms in list(zip(PRIZE_TABLE, items, strict=True))[1:]:
        [prize], left = prizes(Pool(shown, shown, hidden, contributed=hidden), lives.posted, [(1, item.hand)])
        paid, borne, anew, then = pay(pool, terms, lives.parts, lives.posted.minimum)
        assert (paid, borne, anew) == (prize.paid, prize.borne, left.topped_up)
        assert Fraction(then, lives.parts) == left.amount


# Over many lives.


def run_lives(lives: Lives, cores: int = 2, **more: Any) -> JackpotSummary:
    with threads(lives, cores) as workers:
        return lives.summary(run(lives, workers, **more).part)


@pytest.fixture(scope="module")
def many() -> JackpotSummary:
    return run_lives(Lives(SETTING, 96, 3, 5))


def test_every_unit_that_came_in_was_paid_or_is_left(many: JackpotSummary) -> None:
    """Begun with its minimum, fed and topped up: but for a fraction of a unit it was paid, or the next pool has it."""
    came_in = many.lives * 200_000_00 + many.contributed + many.borne + many.topped_up
    assert 0 <= came_in - many.paid - many.left < many.lives
    assert many.paid == sum(each.paid for each in many.prizes)
    assert many.staked == many.bets * 10_00 == many.dealt * 5 * 10_00
    assert many.returned + many.house_gains == pytest.approx(1, abs=1e-4)


def test_lives_last_as_long_as_the_hand_is_rare(many: JackpotSummary) -> None:
    """Rounds to the hit are spread as wide as they are long, and quantiles are those of such a life."""
    exact = progressive(GAME, SETTING)
    chance = exact.chances[PRIZE_TABLE[0]]
    assert chance == Fraction(4, comb(52, 5))
    mean = float(1 / chance) / 5
    assert abs(float(many.rounds.mean) - mean) < 4 * mean / many.lives**0.5
    assert abs((many.rounds.sd or 0) - mean) < 0.35 * mean
    median = many.rounds.quantiles[Fraction(1, 2)]
    assert abs(median - mean * log(2)) < 4 * mean / many.lives**0.5
    assert many.bets_to_hit.mean == 5 * many.rounds.mean


def test_prizes_come_as_often_as_the_exact_count_says(many: JackpotSummary) -> None:
    exact = progressive(GAME, SETTING)
    for item, prize in zip(PRIZE_TABLE, many.prizes, strict=True):
        expected = float(exact.chances[item]) * many.bets
        assert abs(prize.hits - expected) < 4 * expected**0.5 + 3
    for item, prize in list(zip(PRIZE_TABLE, many.prizes, strict=True))[2:]:
        assert prize.paid == prize.hits * item.fixed_sum(exact.posted)
    assert many.prizes[0].hits >= many.lives


def test_what_is_returned_is_what_the_exact_edge_says_at_the_meters_that_were_seen(many: JackpotSummary) -> None:
    """The edge is a line between the meters at which parts of the pool pass fixed sums; here all lie on two pieces."""
    exact = progressive(GAME, SETTING)
    seen = [aged for aged in many.by_age if aged.alive > Fraction(1, 10)]
    shares = [float(aged.alive) for aged in seen]
    edges = [sum(float(exact.edge(Fraction(m))) for m in aged.meter.values()) / len(aged.meter) for aged in seen]
    over_a_life = sum(e * s for e, s in zip(edges, shares, strict=True)) / sum(shares)
    assert many.stderr is not None
    assert abs(float(1 - many.returned) - over_a_life) < 4 * many.stderr + 0.01
    assert 0 < many.stderr < 0.02
    assert exact.edge_as_paid(10**9) < float(1 - many.returned) < exact.edge_as_paid(0)


def test_the_meter_is_read_by_age_while_it_is_alive(many: JackpotSummary) -> None:
    first, *later = many.by_age
    assert (first.rounds, first.alive) == (0, Fraction(1))
    assert set(first.meter.values()) == {200_000_00}
    mean = float(many.rounds.mean)
    for aged in later:
        share = exp(-aged.rounds / mean)
        assert abs(float(aged.alive) - share) < 4 * (share * (1 - share) / many.lives) ** 0.5 + 0.03
        values = list(aged.meter.values())
        assert values == sorted(values)
    assert many.meter.quantiles[Fraction(1, 2)] > 0


def test_a_pool_that_runs_out_is_begun_again_by_the_house() -> None:
    found = run_lives(Lives(SMALL_POOL, 16, 2, 7))
    assert found.topped_up > found.lives * 4_000_00
    assert found.house_cost.mean == Fraction(found.borne + found.topped_up, found.lives)
    assert found.borne > 0


def test_fixed_sums_that_the_house_pays_leave_the_pool_alone() -> None:
    found = run_lives(Lives(BY_THE_HOUSE, 16, 2, 7))
    fixed = sum(prize.paid for prize in found.prizes[2:])
    assert found.borne >= fixed
    assert found.topped_up == found.lives * 200_000_00


def test_prize_hands_are_raised_in_best_play() -> None:
    """So that the croupier's cards need not be dealt: on a flush and all above it, whatever is shown."""
    best = decisions(gains(GAME, SETTING, "ante"))
    assert best.always_from <= strength(["7d", "5d", "4d", "3d", "2d"])


def test_it_is_the_same_on_more_cores_and_taken_up_again(tmp_path: Path) -> None:
    """Lives of a block do not depend on how many are asked for."""
    kept = tmp_path / "lives.json"
    few, more = (Lives(SETTING, lives, 6, 7) for lives in (BLOCK_LIVES, 2 * BLOCK_LIVES + 3))
    run_lives(few, 1, checkpoint=kept)
    assert json.loads(kept.read_text())["blocks"] == 1
    assert run_lives(more, 1, checkpoint=kept).to_json() == run_lives(more, 2).to_json()
    with pytest.raises(BancaError, match="holds another run"):
        run_lives(Lives(SETTING, BLOCK_LIVES, 6, 6), checkpoint=kept)
    kept.write_text(kept.read_text().replace('"hits": [[', '"hits": [[1, 1], ['))
    with pytest.raises(BancaError, match="was changed"):
        run_lives(more, checkpoint=kept)
    whole = few.play(0)
    assert few.read(json.loads(json.dumps(whole.to_json()))).to_json() == whole.to_json()
    with pytest.raises(ValueError, match="whole numbers of"):
        JackpotCounts.read(whole.to_json(), 2)


@pytest.mark.parametrize(("lives", "more", "says"), [
    (0, {}, "0 lives of a jackpot: 1 is the least"),
    (1, {"boxes": 8}, "8 boxes with a jackpot bet: a table has 1 to 7"),
    (1, {"boxes": 0}, "0 boxes"),
    (1, {"setting": posted(contribution=Fraction(0))}, "a pool that no bet feeds has no life"),
    (1, {"setting": posted(stake=10**14)}, "more than can be counted"),
])  # fmt: skip
def test_lives_that_are_none(lives: int, more: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        Lives(more.pop("setting", SETTING), lives, 1, **more)


def test_a_table_without_a_jackpot_has_none() -> None:
    with pytest.raises(Refused, match="this table has no jackpot"):
        Lives(Setting(option_set(GAME.edition)), 1, 1)


def test_meters_are_whole_numbers_in_the_json(many: JackpotSummary) -> None:
    plain = json.loads(json.dumps(many.to_json()))
    assert plain["lives"] == 96
    assert plain["meter_when_hit"]["quantiles"]["0.5"] == many.meter.quantiles[Fraction(1, 2)]
    assert isinstance(plain["meter_by_age"][1]["meter"]["0.25"], int)
    assert many.half_width == pytest.approx(1.96 * plain["stderr"])
    assert plain["mean"] == pytest.approx(plain["returned"] - 1)


# However many.


def lived(rounds: list[int], paid: list[int]) -> JackpotCounts:
    lines = np.array([rounds, [10**9 + n for n in rounds], paid, *[[0] * len(rounds)] * 3], np.int64)
    return JackpotCounts.of(lines, np.array([[len(rounds), sum(paid)]]), np.zeros((0, AGES), np.int64))


def of(part: JackpotCounts) -> JackpotSummary:
    return JackpotSummary(Lives(SETTING, 1, 1, 5).posted, 5, 1, ("royal-flush",), (), part)


def test_one_life_does_not_tell_how_near_it_is() -> None:
    one = run_lives(Lives(SETTING, 1, 6, 7))
    assert (one.stderr, one.half_width, one.rounds.half_width, one.meter.sd) == (None,) * 4
    plain = one.to_json()
    assert (plain["stderr"], plain["house_cost"]["stderr"], plain["lives"]) == (None, None, 1)
    assert plain["rounds_to_hit"]["mean"] == plain["rounds"]


def test_fewer_than_twenty_lives_are_too_few_to_tell_how_near_they_are() -> None:
    few, enough = (run_lives(Lives(SETTING, lives, 6, 7)) for lives in (19, 20))
    assert (few.half_width, few.rounds.half_width) == (None, None)
    assert few.rounds.sd
    assert enough.half_width
    assert enough.rounds.half_width


def test_of_many_lives_as_much_is_kept_as_of_few() -> None:
    """Sums and squares to the last unit, quantiles to a small part of themselves."""
    chance = np.random.default_rng(4)
    rounds = chance.geometric(1 / 90_000, 300_000)
    paid = rounds * 3_000 + chance.integers(0, 10**9, len(rounds))
    parts = [
        lived(rounds[at : at + 1000].tolist(), paid[at : at + 1000].tolist()) for at in range(0, len(rounds), 1000)
    ]
    whole = sum(parts[1:], parts[0])
    assert all(len(each.bins) <= BINS_MOST for each in whole.histograms.values())
    found = of(whole)
    assert (found.lives, found.dealt, found.paid) == (len(rounds), rounds.sum(), paid.sum())
    assert found.rounds.mean == Fraction(int(rounds.sum()), len(rounds))
    assert found.rounds.sd == pytest.approx(rounds.std(ddof=1))
    for share, value in found.rounds.quantiles.items():
        exact = np.quantile(rounds, float(share), method="inverted_cdf")
        assert 0 <= exact - value < 64
        assert found.bets_to_hit.quantiles[share] == 5 * value
    backwards = sum(parts[-2::-1], parts[-1])
    assert backwards.to_json() == whole.to_json()


def test_errors_of_what_is_returned_are_those_that_repeated_runs_show() -> None:
    chance, means, errors = np.random.default_rng(5), [], []
    for _ in range(800):
        rounds = chance.geometric(1 / 90_000, 40)
        paid = 200_000_00 + rounds * 3_000 + chance.poisson(rounds / 4000) * 50_000
        found = of(lived(rounds.tolist(), paid.tolist()))
        means.append(float(found.returned))
        errors.append(found.stderr or np.nan)
    assert np.sqrt(np.mean(np.square(errors))) == pytest.approx(np.std(means), rel=0.12)
