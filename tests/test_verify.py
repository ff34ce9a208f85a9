"""Verification says that all agrees where it does, and sees an error wherever one is planted."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from math import log, sqrt
from pathlib import Path
from typing import Any

import pytest

from banca.exact import BetOdds, as_simulated
from banca.exact import baccarat as exact_baccarat
from banca.exact.blackjack import additional
from banca.exact.worth import Outcome
from banca.games import FOLDERS, game_of
from banca.games.baccarat.drawing import BANKER_TABLE
from banca.law import option_set
from banca.material.chance import Seeded
from banca.play.payoff import payoff_table
from banca.play.setting import Setting
from banca.simulate import baccarat as simulated_baccarat
from banca.simulate.stud_poker import raises_from
from banca.table import Table
from verify.__main__ import main
from verify.bridges import BRIDGES, equal_pairs
from verify.compare import Compared, above, mean_of, of_live, rate, spread_of, verdict
from verify.live import played
from verify.published import FIGURES, Differs, held, printed_like, read
from verify.rounds import Asked, seed_of, verified
from verify.tables import TABLES, Verified

QUICK = Asked(rounds=20_000, live=20, seed=2)
LIGHT = ("baccarat-55-2004", "craps-53-2010", "cussec-57-2004", "fantan-58-2004", "fish-prawn-crab-59-2004",
         "roulette-60-2004")  # fmt: skip
DEAREST = {"total-6-15-price": 15}


def table_of(edition: str, called: str = "first-listed") -> Verified:
    return next(table for table in TABLES if (table.edition, table.called) == (edition, called))


def live_table(table: Verified) -> Table:
    return Table(game_of(table.edition), table.setting, Seeded(3))


# What is verified.


@pytest.mark.parametrize("edition", FOLDERS)
def test_every_edition_is_verified_under_both_presets(edition: str) -> None:
    assert {"first-listed", "customary"} <= {table.called for table in TABLES if table.edition == edition}


def test_tables_have_names_of_their_own_and_open() -> None:
    assert len({table.name for table in TABLES}) == len(TABLES)
    assert {table.edition for table in TABLES} == set(FOLDERS)
    for table in TABLES:
        assert game_of(table.edition).opening(table.setting) is not None


@pytest.mark.parametrize("edition", LIGHT)
def test_every_class_of_bets_is_simulated_and_played(edition: str) -> None:
    table = table_of(edition)
    done = verified(table, QUICK)
    classes = [row.bet for row in as_simulated(game_of(edition), table.setting)]
    for by in ("simulated", "live"):
        assert [found.bet for found in done.compared if found.by == by] == classes
    assert verdict(done.compared).holds
    assert done.live_rounds == QUICK.live


def named(*bets: str) -> tuple[BetOdds, ...]:
    """Rows of which only the bet is asked."""
    return tuple(BetOdds(bet, ((bet, None),), (), (), ()) for bet in bets)


@pytest.mark.parametrize("table", [t for t in TABLES if "blackjack" in t.edition], ids=lambda t: t.name)
def test_blackjack_is_played_to_the_end_at_every_table(table: Verified) -> None:
    rows = (*named("main"), *additional.rows(table.setting))
    seen = played(live_table(table), rows, 25)
    by_bet = dict(zip([row.bet for row in rows], seen.gains, strict=True))
    assert by_bet["main"].total() == 25
    assert by_bet["insurance"].total() < 25  # against an ace only
    assert {gain for gain, _ in by_bet["insurance"]} <= {Fraction(2), Fraction(-1)}
    for row in rows[1:]:
        assert {gain for gain, _ in by_bet[row.bet]} <= {outcome.net for outcome in row.outcomes}


@pytest.mark.parametrize("table", [t for t in TABLES if "stud" in t.edition], ids=lambda t: t.name)
def test_stud_poker_is_played_to_the_end_at_every_table(table: Verified, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verify.live.stud_poker.best_play", lambda *_: raises_from())
    jackpot = ("progressive-jackpot",) if table.parameters else ()
    seen = played(live_table(table), named("ante", "raise", *jackpot), 20)
    ante, raised, *pool = (gains.total() for gains in seen.gains)
    assert (ante, pool) == (20, [20] if jackpot else [])
    assert 0 < raised < 20


def test_pai_kau_is_played_by_all_who_can_stake() -> None:
    table = table_of("paikau-96-85-M")
    rows = as_simulated(game_of(table.edition), table.setting)
    seen = played(live_table(table), rows, 12)
    found = {row.bet: gains for row, gains in zip(rows, seen.gains, strict=True)}
    assert {bet: gains.total() for bet, gains in found.items()} == {"seat": 12, "co-bet": 12, "bank": 6, "backing": 6}
    for row in rows:
        assert {gain for gain, _ in found[row.bet]} <= {outcome.net for outcome in row.outcomes}


def test_rounds_without_a_seed_are_not_verified() -> None:
    table = table_of("fantan-58-2004")
    with pytest.raises(TypeError, match="from a seed"):
        played(Table(game_of(table.edition), table.setting), (), 1)


def test_no_two_rows_rest_on_the_same_deals() -> None:
    seeds = {seed_of(seed, table.name, row) for seed in (1, 2) for table in TABLES for row in range(40)}
    assert len(seeds) == 2 * 40 * len(TABLES)


# Planted errors.


def test_a_price_that_is_wrong_in_simulation_alone_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("cussec-57-2004")
    wrong = Setting(option_set(game.edition, DEAREST))
    monkeypatch.setattr("banca.simulate.one_draw.payoff_table", lambda game, _: payoff_table(game, wrong))
    found = verdict(verified(table_of("cussec-57-2004"), replace(QUICK, rounds=1_000_000, live=1)).compared)
    assert not found.holds
    assert {(each.bet, each.by) for each in found.failing} == {("total", "simulated")}


def test_a_price_that_is_wrong_at_the_live_table_alone_is_seen_when_it_is_first_paid() -> None:
    table = table_of("cussec-57-2004")
    rows = tuple(row for row in as_simulated(game_of(table.edition), table.setting) if ("total", 6) in row.places)
    wrong = replace(table, options=DEAREST)
    [gains] = played(live_table(wrong), rows, 60).gains
    compared = of_live("wrong", rows[0], gains)
    assert compared.impossible == ("15",)
    assert not verdict([compared]).holds
    [right] = played(live_table(table), rows, 60).gains
    assert verdict([of_live("right", rows[0], right)]).holds


# The banker stands on five, whatever the player drew.
STANDS_ON_FIVE = {
    case: replace(ruling, value=ruling.value and case.banker != 5) for case, ruling in BANKER_TABLE.items()
}


@pytest.fixture
def forget_tables() -> Iterator[None]:
    """The tables of baccarat that were made from its rules."""
    simulated_baccarat.winners.cache_clear()
    exact_baccarat._endings.cache_clear()
    yield
    simulated_baccarat.winners.cache_clear()
    exact_baccarat._endings.cache_clear()


@pytest.mark.usefixtures("forget_tables")
def test_a_drawing_rule_that_is_wrong_in_simulation_alone_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated_baccarat, "BANKER_TABLE", STANDS_ON_FIVE)
    done = verified(table_of("baccarat-55-2004"), replace(QUICK, rounds=400_000, live=1))
    assert {each.by for each in verdict(done.compared).failing} == {"simulated"}


@pytest.mark.usefixtures("forget_tables")
def test_a_rule_that_is_wrong_everywhere_is_seen_by_published_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exact figures, simulation and live rounds come from one home of the rule: they would be wrong together."""
    for module in (exact_baccarat, simulated_baccarat):
        monkeypatch.setattr(module, "BANKER_TABLE", STANDS_ON_FIVE)
    compared = verified(table_of("baccarat-55-2004"), replace(QUICK, rounds=400_000, live=1)).compared
    assert verdict([each for each in compared if each.by == "simulated"]).holds
    [banker] = [f for f in read() if (f.bet, f.published) == ("banker", "1.0579 %")]
    assert held(banker).wrong is not None


def test_a_bar_that_were_wrong_would_be_seen() -> None:
    """Don't pass as if a 12 won, where it is neither won nor lost."""
    right = as_simulated(game_of("craps-53-2010"), table_of("craps-53-2010").setting)
    [row] = [row for row in right if row.bet == "dont-pass"]
    wrong = replace(row, outcomes=tuple(Outcome("win" if o.result == "push" else o.result, o.pays,
                    o.net or Fraction(1), o.ways) for o in row.outcomes))  # fmt: skip
    mean = -wrong.edge
    assert mean_of(row, 1_000_000, mean).chance < 1e-9
    assert mean_of(wrong, 1_000_000, mean).chance == pytest.approx(1, abs=1e-3)


# The measure.


def test_the_chance_of_a_chi_square_is_that_of_the_tables() -> None:
    """Upper points of the usual tables."""
    for freedom, five, one in ((1, 3.841, 6.635), (2, 5.991, 9.210), (5, 11.070, 15.086), (10, 18.307, 23.209)):
        assert above(five, freedom) == pytest.approx(0.05, abs=5e-5)
        assert above(one, freedom) == pytest.approx(0.01, abs=5e-5)
    assert above(0, 3) == 1


def test_rare_outcomes_are_put_together_until_each_has_a_fair_number() -> None:
    found = spread_of([(90.0, 85), (6.0, 9), (3.0, 4), (1.0, 2)])
    assert found is not None
    assert found.cells == 2
    assert found.chi_square == pytest.approx(25 / 90 + 25 / 10)
    assert spread_of([(4.0, 4), (0.5, 1)]) is None


def test_the_rate_is_that_of_a_coin() -> None:
    spread = ((1.0, 0.25), (-1.0, 0.75))
    for share in (0.05, 0.25, 0.4, 0.9):
        known = share * log(share / 0.25) + (1 - share) * log((1 - share) / 0.75)
        assert rate(spread, 2 * share - 1) == pytest.approx(known, abs=1e-12)
    assert rate(spread, -1.0) == pytest.approx(-log(0.75))


def coin(price: int, ways: int) -> BetOdds:
    outcomes = (Outcome("win", None, Fraction(price), 1), Outcome("lose", None, Fraction(-1), ways - 1))
    return BetOdds("coin", (("coin", None),), outcomes, (), ())


def test_of_many_rounds_the_deviation_is_z_and_of_a_rare_prize_it_is_less() -> None:
    fair, rare = coin(1, 2), coin(1000, 1001)
    even = mean_of(fair, 10_000, Fraction(3, 100))
    assert even.z == pytest.approx(3)
    assert even.deviation == pytest.approx(3, abs=0.01)
    once_in_fifty = mean_of(rare, 50, Fraction(1000 - 49, 50))
    assert once_in_fifty.z == pytest.approx((951 / 50) / sqrt(rare.variance / 50))
    assert 1 < once_in_fifty.deviation < once_in_fifty.z / 1.5


def test_a_bet_that_cannot_vary_must_not() -> None:
    sure = BetOdds("sure", (("sure", None),), (Outcome("win", None, Fraction(1), 1),), (), ())
    assert mean_of(sure, 10, Fraction(1)).chance == 1
    assert mean_of(sure, 10, Fraction(9, 10)).chance == 0


def test_the_bound_is_sidaks() -> None:
    """Of one comparison, the point that the normal curve passes to either side once in a thousand."""
    row = coin(1, 2)
    [one] = found = [Compared("t", "coin", "", "live", Fraction(0), mean_of(row, 100, Fraction(1, 10)))]
    assert verdict(found).bound == pytest.approx(3.2905, abs=1e-4)
    assert verdict(found * 1000).bound == pytest.approx(4.8917, abs=2e-3)
    assert verdict(found).furthest is one
    assert not verdict([]).holds
    far = replace(one, mean=mean_of(row, 100, Fraction(4, 10)))
    assert verdict([one, far]).failing == (far,)


def test_a_gain_told_by_its_mean_is_compared_with_others_told_so() -> None:
    outcomes = (Outcome("win", None, Fraction(1), 45), Outcome("lose", None, Fraction(-1), 45),
                Outcome("split", None, Fraction(1, 2), 10))  # fmt: skip
    row = BetOdds("main", (("main", None),), outcomes, (), (), within=Fraction(1, 10))
    seen = Counter(
        {(Fraction(1), ""): 45, (Fraction(-1), ""): 45, (Fraction(2), "split"): 5, (Fraction(-1), "split"): 5}
    )
    found = of_live("t", row, seen)
    assert found.impossible == ()
    assert found.spread is not None
    assert found.spread.chi_square == 0
    assert found.mean is not None
    assert found.mean.deviation == pytest.approx(0, abs=1e-6)


# Published figures.

QUICK_FIGURES = [f for f in read() if "blackjack" not in f.game and "stud" not in f.game]


def test_published_figures_are_ours_or_differ_by_a_rule_of_ours() -> None:
    assert [(f.game, f.what, found.wrong) for f in QUICK_FIGURES if (found := held(f)).wrong] == []
    assert {f.game for f in read()} == set(FOLDERS)


def test_every_game_has_a_figure_that_is_the_same_but_pai_kau() -> None:
    assert {f.game for f in read() if f.differs is None} == set(FOLDERS) - {"paikau-96-85-M"}


def test_every_difference_names_a_clause_and_a_bridge_that_exist() -> None:
    for figure in read():
        if figure.differs:
            assert figure.differs.clause in game_of(figure.game).edition.clauses
            assert figure.differs.bridge is None or figure.differs.bridge in BRIDGES
        if "blackjack" not in figure.game and figure.figure not in FIGURES:
            assert figure.bet in ("pass-line", "ante")


@pytest.mark.parametrize(("changed", "says"), [
    ({"published": "1.0580 %"}, "ours is 1.0579 %"),
    ({"differs": Differs("none", "art1.1", "1.0579 %")}, "said to differ, and does not"),
    ({"published": "1.1 %", "differs": Differs("none", "art99", "1.1 %")}, "no clause art99"),
    ({"published": "1.0117 %", "differs": Differs("packs", "art1.1", "1.0558 %")}, "ours was 1.0558 % and is 1.0579 %"),
    ({"published": "1.0118 %", "differs": Differs("packs", "art1.1", "1.0579 %", "one pack")},
     "with their rule ours would be 1.0117 %"),
])  # fmt: skip
def test_a_wrong_match_is_seen(changed: dict[str, Any], says: str) -> None:
    [banker] = [f for f in read() if (f.bet, f.published) == ("banker", "1.0579 %")]
    assert says in str(held(replace(banker, **changed)).wrong)


def test_a_bet_that_is_not_there_is_no_match() -> None:
    with pytest.raises(LookupError, match="has no banker 5"):
        held(replace(read()[0], selection=5))


@pytest.mark.parametrize(("like", "value", "shown"), [
    ("1.0579 %", Fraction(10_579_057, 10**9), "1.0579 %"),
    ("12 %", Fraction(1, 8), "13 %"),
    ("-0.025", Fraction(-1, 40), "-0.025"),
    ("0.00 %", Fraction(0), "0.00 %"),
    ("949/1980", Fraction(949, 1980), "949/1980"),
    ("1/2", Fraction(1, 3), "1/3"),
    ("1,234", Fraction(4_321), "4,321"),
])  # fmt: skip
def test_figures_are_printed_alike(like: str, value: Fraction, shown: str) -> None:
    assert printed_like(like, value) == shown


def test_digits_that_are_cut_off_are_not_rounded() -> None:
    assert printed_like("12 %", Fraction(1, 8), truncated=True) == "12 %"


def test_equal_hands_are_as_many_as_a_small_count_says() -> None:
    """Two hands of one suit each in the same ranks: 1277 sets of ranks that are no sequence, and two of four suits."""
    found = equal_pairs()
    assert found["flush"] == 1277 * 12
    assert found["royal-flush"] == 12
    assert found["two-pairs"] == 78 * 11 * 6 * 6 * 12


# The command.


def test_the_command_prints_writes_and_agrees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    to = tmp_path / "found.json"
    assert main(["--game", "fantan", "--rounds", "2000", "--live", "10", "--workers", "1", "--json", str(to)]) == 0
    printed = capsys.readouterr()
    assert "Agreement holds." in printed.out
    assert "[ 2/2] fantan-58-2004 · customary" in printed.err
    found = json.loads(to.read_text(encoding="utf-8"))
    assert found["verdict"]["holds"] is True
    assert [table["table"] for table in found["tables"]] == ["first-listed", "customary"]
    assert {each["bet"] for each in found["published"]} == {"fan", "kuoc", "nim", "nga", "se-sam-hong"}
    compared = found["tables"][0]["compared"]
    assert Fraction(compared[0]["exact"]) == Fraction(-1, 40)
    assert {each["by"] for each in compared} == {"simulated", "live"}


def test_the_command_fails_where_a_figure_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    [fan, *_] = [f for f in read() if f.game == "fantan-58-2004"]
    monkeypatch.setattr("verify.__main__.read", lambda: (replace(fan, published="3.76 %"),))
    assert main(["--game", "fantan", "--rounds", "100", "--live", "1", "--workers", "1"]) == 1


@pytest.mark.parametrize(("said", "says"), [
    (["--game", "poker-dice"], "no game 'poker-dice': baccarat-55-2004"),
    (["--live", "0"], "'0' is no whole number above nought"),
])  # fmt: skip
def test_bad_input_is_answered_in_a_line(said: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(said)
    except SystemExit as stopped:
        status = int(str(stopped.code))
    assert status == 2
    assert says in capsys.readouterr().err
