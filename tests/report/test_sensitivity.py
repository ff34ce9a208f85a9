"""How options change the edge, compared with published edges and the bounds of the articles."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from banca.exact import odds
from banca.games import game_of
from banca.law import edition, to_json
from banca.report.document import Cell, Table
from banca.report.identity import group_name
from banca.report.par.back import groups_moved_alike, sensitive
from banca.report.sensitivity import Change, Sensitivity, Varied, _odds, _settings, alternatives, sensitivity
from banca.report.sheet import SheetRequest, compute
from tests.report.sheets import DAY, setting_of, sheet_of


def of(found: Sensitivity | None, option: str, value: Any) -> Change:
    assert found is not None
    varied = next(each for each in found.varied if each.name == option)
    return next(change for change in varied.changes if change.value == value)


def test_a_prize_of_thirty_for_five_and_sixteen() -> None:
    sheet = sheet_of("cussec")
    change = of(sheet.sensitivity, "total-5-16-price", 30)
    moved = {row.places: edges for row, edges in zip(sheet.rows, change.edges, strict=True) if edges != (row.edge,)}
    assert moved == {(("total", 5), ("total", 16)): (Fraction(5, 36),)}  # 6 of 216 win 30, 210 lose one
    assert change.moves(
        next(n for n, row in enumerate(sheet.rows) if ("total", 5) in row.places), Fraction(17, 36)
    ) == (Fraction(-1, 3),)


def test_all_prizes_of_the_article_are_tried() -> None:
    law = edition("cussec-57-2004")
    assert alternatives(law, law.options["total-5-16-price"]) == tuple(range(18, 31))
    assert alternatives(law, law.options["total-6-15-price"]) == tuple(range(14, 19))
    assert alternatives(law, law.options["shaker-drive"]) == ("lever", "electronic")
    assert alternatives(law, law.options["layouts"]) == (1, 2, 4, 6, 8)  # no most: multiples of the least


def test_long_ranges_ratios_and_lists_are_tried_at_their_ends() -> None:
    stud, blackjack = edition("stud-poker-61-2004"), edition("blackjack-56-2004")
    assert alternatives(stud, stud.options["royal-raise-odds"])[:3] == (50, 75, 100)
    assert Fraction(3, 4) in alternatives(blackjack, blackjack.options["insurance-limit"])
    lists = [to_json(value) for value in alternatives(blackjack, blackjack.options["additional-bets"])]
    assert ["none"] in lists
    assert ["any-pair", "sevens", "over-under-13"] in lists


def test_options_that_change_nothing_are_listed_separately() -> None:
    found = sheet_of("cussec").sensitivity
    assert found is not None
    assert [each.name for each in found.moving] == ["total-5-16-price", "total-6-15-price"]
    assert "layouts" in {each.name for each in found.idle}
    assert "shake-method" not in {each.name for each in found.varied}  # it follows the drive


def test_three_times_for_twelve_at_the_field() -> None:
    sheet = sheet_of("craps")
    change = of(sheet.sensitivity, "field-twelve", "triple")
    field = next(n for n, row in enumerate(sheet.rows) if row.bet == "field")
    assert sheet.rows[field].edge == Fraction(1, 18)
    assert change.edges[field] == (Fraction(1, 36),)


def test_eight_decks_of_baccarat_as_published() -> None:
    setting = setting_of("baccarat", decks=6)
    game = game_of(setting.edition.slug)
    sheet = compute(game, setting, SheetRequest(DAY, sensitivity=False, proof_rounds=0))
    asked: list[tuple[str, int, int]] = []
    found = sensitivity(game, setting, sheet.rows, lambda *result: asked.append(result))
    eight = of(found, "decks", 8)
    edges = {row.bet: edges[0] for row, edges in zip(sheet.rows, eight.edges, strict=True)}
    assert float(edges["banker"]) == pytest.approx(0.010579, abs=1e-6)
    assert float(edges["player"]) == pytest.approx(0.012351, abs=1e-6)
    assert float(edges["tie"]) == pytest.approx(0.143596, abs=1e-6)
    assert asked[-1][1] == asked[-1][2] == len(asked) - 1  # it is told how far it is, and that it is done
    assert "after-tie-change" in found.inapplicable


def test_what_is_no_lawful_table_with_the_rest_is_left_out() -> None:
    """The second way of dealing is not for the box (56/2004, article 5): it is not tried where the box is chosen."""
    setting = setting_of("blackjack")
    game = game_of(setting.edition.slug)
    assert setting.options["dealing-device"] == "metal-box"
    tried = {(name, str(value)): other for name, _, value, other in _settings(setting.edition, setting)}
    assert _odds(game, tried["deal-procedure", "second"], odds) is None


def test_bets_that_are_offered_only_otherwise() -> None:
    setting = setting_of("roulette", chances_offered="straight,red")
    game = game_of(setting.edition.slug)
    sheet = compute(game, setting, SheetRequest(DAY, proof_rounds=0))
    everything = of(sheet.sensitivity, "chances-offered", "all")
    assert everything.changes
    assert "split" in {bet for bet, _ in everything.newly_offered}
    assert "red" not in {bet for bet, _ in everything.newly_offered}


def test_a_sheet_of_one_bet_shows_only_that_bet() -> None:
    setting = setting_of("cussec")
    game = game_of(setting.edition.slug)
    sheet = compute(game, setting, SheetRequest(DAY, bet="small", proof_rounds=0))
    assert {row.bet for row in sheet.rows} == {"small"}
    assert sheet.sensitivity is not None
    assert not sheet.sensitivity.moving  # no price of another bet is told here
    assert sheet.pairs == ()


def test_a_bet_of_a_group_is_drawn_with_what_moves_it_alone() -> None:
    """The Hard Ways on 4 and on 10 are told together: an option that moved one of them only would be told of that."""
    base = sheet_of("craps")
    group = next(each for each in base.groups if [row.bet for row in each] == ["hard-4", "hard-10"])
    moves = {"hard-4": Fraction(1, 100), "hard-10": Fraction(1, 50)}

    def moved(*bets: str) -> Change:
        edges = tuple((row.edge + (moves[row.bet] if row.bet in bets else 0),) for row in base.rows)
        return Change("triple", edges, (), changes=True)

    for bets, named in ((("hard-10",), [["hard-10"]]), (("hard-4", "hard-10"), [["hard-4"], ["hard-10"]])):
        found = Sensitivity((Varied("field-twelve", "art6.8", (moved(*bets),)),), ())
        drawn = list(groups_moved_alike(base, found, "en"))
        assert [[row.bet for row in rows] for rows, _ in drawn] == named
        assert [swing.alternatives[0][1] for _, (swing,) in drawn] == [float(moves[bet]) for bet in bets]
        table = next(part for part in sensitive(replace(base, sensitivity=found), "en") if isinstance(part, Table))
        noted = [(row[2], row[4].text if isinstance(row[4], Cell) else row[4]) for row in table.rows]
        ways = {row.bet: group_name(base.law, "en", (row,)) for row in group}
        assert noted == [(ways[bet], f"+{float(moves[bet]) * 100:.4f}") for bet in bets]
