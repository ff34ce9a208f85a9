"""Verification says that all agrees where it does, and sees an error wherever one is planted."""

import json
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from banca.exact import BetOdds, as_simulated
from banca.exact import baccarat as exact_baccarat
from banca.exact.blackjack import additional
from banca.exact.value import Outcome
from banca.games import game_of
from banca.games.baccarat import drawing
from banca.games.craps.automaton import automaton
from banca.games.stud_poker.hands import tables
from banca.law import EDITIONS, option_set
from banca.material.chance import Seeded
from banca.play.payoff import payoff_table
from banca.play.setting import Setting
from banca.simulate import baccarat as simulated_baccarat
from banca.strategy.stud_poker.best import Decisions
from banca.table import Table
from verify.__main__ import main
from verify.bridges import BRIDGES
from verify.compare import mean_of, of_live, verdict
from verify.equal_hands import DEALS, Disjoint, equal_pairs, lost_on_ace_king
from verify.live import played
from verify.published import FIGURES, Differs, held, printed_like, read
from verify.rounds import SimulationSpec, seed_of, verified
from verify.tables import TABLES, Verified

QUICK = SimulationSpec(rounds=20_000, live=20, seed=2)
LIGHT = ("baccarat-55-2004", "craps-53-2010", "cussec-57-2004", "fantan-58-2004", "fish-prawn-crab-59-2004",
         "roulette-60-2004")  # fmt: skip
DEAREST = {"total-6-15-price": 15}


def table_of(edition: str, called: str = "first-listed") -> Verified:
    return next(table for table in TABLES if (table.edition, table.called) == (edition, called))


def live_table(table: Verified) -> Table:
    return Table(game_of(table.edition), table.setting, Seeded(3))


# What is verified.


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_is_verified_under_both_presets(edition: str) -> None:
    assert {"first-listed", "customary"} <= {table.called for table in TABLES if table.edition == edition}


def test_tables_have_names_of_their_own_and_open() -> None:
    assert len({table.name for table in TABLES}) == len(TABLES)
    assert {table.edition for table in TABLES} == set(EDITIONS)
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
    by_bet = {row.bet: gains for row, gains in zip(rows, seen.gains, strict=True) if row.places[0][1] is None}
    assert by_bet["main"].total() == 25
    assert by_bet["insurance"].total() < 25  # against an ace only
    assert {gain for gain, _ in by_bet["insurance"]} <= {Fraction(2), Fraction(-1)}
    for row, gains in list(zip(rows, seen.gains, strict=True))[1:]:
        assert {gain for gain, _ in gains} <= {outcome.net for outcome in row.outcomes}


@pytest.mark.parametrize("table", [t for t in TABLES if "stud" in t.edition], ids=lambda t: t.name)
def test_stud_poker_is_played_to_the_end_at_every_table(table: Verified, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = np.zeros(0, np.int64), np.zeros(0, np.uint64)
    opens = Decisions(tables().opens_from, tables().opens_from, *nothing)
    monkeypatch.setattr("verify.live.stud_poker.best_play", lambda *_: opens)
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
    case: replace(ruling, value=ruling.value and case.banker != 5) for case, ruling in drawing.BANKER_TABLE.items()
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
    wrong = SimpleNamespace(**{**vars(drawing), "BANKER_TABLE": STANDS_ON_FIVE})
    monkeypatch.setattr(simulated_baccarat, "drawing", wrong)
    done = verified(table_of("baccarat-55-2004"), replace(QUICK, rounds=400_000, live=1))
    assert {each.by for each in verdict(done.compared).failing} == {"simulated"}


@pytest.mark.usefixtures("forget_tables")
def test_a_rule_that_is_wrong_everywhere_is_seen_by_published_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exact figures, simulation and live rounds come from one home of the rule: they would be wrong together."""
    monkeypatch.setattr(drawing, "BANKER_TABLE", STANDS_ON_FIVE)
    compared = verified(table_of("baccarat-55-2004"), replace(QUICK, rounds=400_000, live=1)).compared
    assert verdict([each for each in compared if each.by == "simulated"]).holds
    [banker] = [f for f in read() if (f.bet, f.published) == ("banker", "1.0579 %")]
    assert held(banker).wrong is not None


def test_a_prize_that_is_wrong_in_an_automaton_alone_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The field pays 12 three times in simulation, and twice at this table."""
    table = table_of("craps-53-2010")
    triple = table_of("craps-53-2010", "triple field").setting.options
    monkeypatch.setattr("banca.strategy.craps.automaton", lambda kind, _, start: automaton(kind, triple, start))
    found = verdict(verified(table, replace(QUICK, rounds=100_000, live=1)).compared)
    assert {(each.bet, each.by) for each in found.failing} == {("field", "simulated")}


def test_a_bar_that_is_wrong_would_be_far_off() -> None:
    """Don't pass as if a 12 won, where it is neither won nor lost."""
    right = as_simulated(game_of("craps-53-2010"), table_of("craps-53-2010").setting)
    [row] = [row for row in right if row.bet == "dont-pass"]
    ends = [Outcome("win", o.pays, Fraction(1), o.ways) if o.result == "push" else o for o in row.outcomes]
    wrong = replace(row, outcomes=tuple(ends))
    assert mean_of(row, 1_000_000, -wrong.edge).deviation > 20
    assert mean_of(wrong, 1_000_000, -wrong.edge).deviation == pytest.approx(0, abs=1e-3)


# Published figures.

QUICK_FIGURES = [f for f in read() if "blackjack" not in f.game and "stud" not in f.game]


def test_published_figures_are_ours_or_differ_by_a_rule_of_ours() -> None:
    assert [(f.game, f.what, found.wrong) for f in QUICK_FIGURES if (found := held(f)).wrong] == []
    assert {f.game for f in read()} == set(EDITIONS)


def test_every_game_has_a_figure_that_is_the_same_but_pai_kau() -> None:
    assert {f.game for f in read() if f.differs is None} == set(EDITIONS) - {"paikau-96-85-M"}


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


def test_sets_that_share_no_card_with_a_hand_are_counted_as_one_by_one() -> None:
    stream = np.random.default_rng(5)
    sets, hands = (np.sort([stream.choice(12, size, replace=False) for _ in range(60)]) for size in (4, 5))
    found = Disjoint()
    found.add(sets[:40])
    found.add(sets[40:])
    one_by_one = [sum(not {*hand} & {*each} for each in sets.tolist()) for hand in hands.tolist()]
    assert found.count(hands).tolist() == one_by_one
    assert any(one_by_one)


def test_with_draws_stud_poker_loses_to_the_unit_what_is_published() -> None:
    """By raising on ace-king and above: the published total, from ours and the equal hands alone."""
    setting = Setting(option_set(game_of("stud-poker-61-2004").edition, preset="customary"))
    assert DEALS == 19_933_230_517_200
    assert lost_on_ace_king(setting, Fraction(1_132_560_976_380, DEALS)) == 1_132_600_203_540


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


def test_the_command_fails_in_a_line_where_a_table_refuses_to_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("verify.live.one_draw.STAKE", -1)
    assert main(["--game", "fantan", "--rounds", "100", "--live", "1", "--workers", "1"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


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
