"""The operator's figures: the house's gain per bet and per round, and the most that a round may cost."""

import json
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from banca.cli.commands import report
from banca.cli.commands.report import sheet_to_json
from banca.cli.names import assumption
from banca.exact import BetOdds
from banca.exact.blackjack.fractions import HAND, ROUND, HandOutcome
from banca.exact.value import Outcome
from banca.games import game_of
from banca.games.blackjack.terms import terms_of
from banca.law import EDITIONS, LANGUAGES, edition
from banca.messages import message
from banca.report import blackjack, text
from banca.report.all_games import Listed, all_games
from banca.report.document import Cell, Document, Heading, Paragraph, Table
from banca.report.measures import Exposure, exposure, house_gain
from banca.report.par import par_sheet
from banca.report.par.bets import _bands, _figures
from banca.report.sheet import Sheet, SheetRequest, compute
from tests.report.sheets import DAY, setting_of, sheet_of, texts
from tests.report.test_report_command import say as said_by

__all__ = ["said_by"]  # a fixture
QUICKLY = ("--no-sensitivity", "--proof-rounds", "0")


def plain_sheet(game: str, **chosen: Any) -> Sheet:
    setting = setting_of(game, **chosen)
    return compute(game_of(setting.edition.slug), setting, SheetRequest(DAY, sensitivity=False, proof_rounds=0))


def operator_table(document: Document) -> Table:
    start = next(n for n, part in enumerate(document.parts) if isinstance(part, Heading) and part.text == "Operator")
    return next(part for part in document.parts[start:] if isinstance(part, Table))


def cells(row: Any) -> list[str]:
    return [cell.text if isinstance(cell, Cell) else cell for cell in row]


# Pai kau: the house takes a commission of what is won, four in a hundred (96/85/M, article 4(2)).


def test_where_bettors_play_one_another_the_house_has_the_commission() -> None:
    sheet = plain_sheet("pai-kau", house_backing="abstains")
    for row in sheet.rows:
        found = house_gain(sheet.game, row)
        won = Fraction(row.win)
        assert found.edge == won / 25 != row.edge
        assert found.variance == (won - won**2) / 625  # a twenty-fifth with this chance, else nothing
        assert not found.at_risk


def test_where_the_house_backs_the_bank_its_own_capital_gains() -> None:
    sheet = plain_sheet("pai-kau", house_backing="backs")
    backing = next(row for row in sheet.rows if row.bet == "backing")
    found = house_gain(sheet.game, backing)
    assert found.edge == backing.win - backing.lose  # evens, and no commission on its own
    assert found.variance == backing.win + backing.lose - found.edge**2
    assert found.at_risk


def test_the_operator_of_pai_kau_needs_no_bank() -> None:
    sheet = plain_sheet("pai-kau")
    document = par_sheet(sheet, "en", assumption)
    seat = next(row for row in sheet.rows if row.bet == "seat")
    line = next(cells(row) for row in operator_table(document).rows if cells(row)[0].startswith("Stake on a seat"))
    assert line[1] == text.fixed_digits(seat.win / 25 * 10_000, 2)  # a hundred rounds of 100.00
    assert line[-3:] == ["commission only"] * 3
    assert message("en", "par-operator-commission") in texts(document)


def test_the_json_of_pai_kau_says_so_too(said_by: Any) -> None:
    found = json.loads(said_by("report", "pai-kau", "--json", *QUICKLY, "--set", "house-backing=abstains"))
    for bet in found["bets"]:
        result = bet["operator"]
        assert Fraction(result["win_per_hour"]) == Fraction(bet["win"]) / 25 * 10_000 * 60
        assert (result["commission_only"], result["rounds_until_ahead"], result["bank_for_ruin"]) == (True, None, {})


# What is not made every round.


def test_bets_that_are_only_added_are_not_counted_as_made_every_round() -> None:
    document = par_sheet(sheet_of("craps"), "en")
    named = [cells(row)[0] for row in operator_table(document).rows]
    assert "Pass Line; Come" in named
    assert not [name for name in named if "Odds" in name]
    assert [part for part in document.parts if isinstance(part, Paragraph) and part.text.endswith("Don't Come odds.")]


def test_any_pair_on_the_parts_of_a_split_is_not_made_every_round() -> None:
    setting = setting_of("blackjack")
    asked = SheetRequest(DAY, bet="any-pair", sensitivity=False, proof_rounds=0)
    document = par_sheet(compute(game_of(setting.edition.slug), setting, asked), "en")
    assert [cells(row)[0] for row in operator_table(document).rows] == ["any pair"]
    assert message("en", "par-operator-added", bets="any pair 1–6") in texts(document)


def test_of_an_added_bet_alone_there_is_no_table() -> None:
    setting = setting_of("craps")
    asked = SheetRequest(DAY, bet="pass-odds", sensitivity=False, proof_rounds=0)
    sheet = compute(game_of(setting.edition.slug), setting, asked)
    assert message("en", "par-operator-only-added") in texts(par_sheet(sheet, "en"))


def test_what_feeds_a_pool_is_not_the_win_of_the_house() -> None:
    base = sheet_of("fantan")
    [first, *others] = base.rows
    pooled = replace(base, rows=(replace(first, figures={"meter": Fraction(100)}), *others))
    name = base.law.bets[first.bet].names.en
    document = par_sheet(pooled, "en")
    assert message("en", "par-operator-pool", bet=name) in texts(document)
    assert len(operator_table(document).rows) == len(pooled.groups) - 1
    noted = [bet["operator"] for bet in sheet_to_json(pooled, "en")["bets"]]
    assert noted[0] is None
    assert None not in noted[1:]


def test_gain_per_roll_is_shown_with_gain_per_decided_bet() -> None:
    """The pass line loses 7 in 495, and is decided after 557/165 rolls on average."""
    table = operator_table(par_sheet(sheet_of("craps"), "en"))
    assert table.columns[1:3] == ("Theoretical win per 100 rounds", "per 100 rolls")
    line = next(cells(row) for row in table.rows if cells(row)[0] == "Pass Line; Come")
    assert line[1:3] == ["141.41", text.fixed_digits(Fraction(7, 495) / Fraction(557, 165) * 10_000, 2)]
    assert message("en", "craps-round-is") in texts(par_sheet(sheet_of("craps"), "en"))
    assert "per 100 rolls" not in operator_table(par_sheet(sheet_of("roulette"), "en")).columns


def test_the_json_tells_bets_decided_from_rolls(said_by: Any) -> None:
    found = json.loads(said_by("report", "craps", "--json", *QUICKLY))
    assert found["operator_round"] == message("en", "craps-round-is")
    by_bet = {bet["bet"]: bet["operator"] for bet in found["bets"]}
    assert by_bet["pass-odds"] is None
    assert Fraction(by_bet["pass-line"]["win_per_round"]) == Fraction(7, 495) * 10_000
    assert Fraction(by_bet["pass-line"]["win_per_roll"]) == Fraction(7, 495) / Fraction(557, 165) * 10_000


def test_every_game_says_what_a_round_is() -> None:
    for slug in EDITIONS:
        for lang in LANGUAGES:
            assert message(lang, f"{edition(slug).game}-round-is")


# A round of blackjack that is split: told by its mean, its spread within a bound.

OUTCOMES = (
    Outcome("win", None, Fraction(3), 1),
    Outcome("win", None, Fraction(1), 38),
    Outcome("lose", None, Fraction(-2), 6),
    Outcome("lose", None, Fraction(-1), 50),
    Outcome("split", None, Fraction(-1, 10), 5),
)
MAIN = BetOdds(
    *("main", (("main", None),), OUTCOMES, (), ()),
    figures={"element_of_risk": Fraction(1, 100)},
    within=Fraction(1, 10),
    within_bound=Fraction(1, 100),
)


class Ended:
    """Hands of a split that at best gain two and at worst lose two."""

    def of(self, what: str) -> dict[HandOutcome, Fraction]:
        ends = {HAND: ((2, 2), (-2, 2), (-1, 1)), ROUND: ((9, 1),)}[what]
        return {HandOutcome(what, Fraction(gain), Fraction(staked)): Fraction(1, 9) for gain, staked in ends}


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Sheet:
    monkeypatch.setattr(blackjack, "round_outcomes", lambda _setting: Ended())
    base = sheet_of("fantan")
    setting = setting_of("blackjack")
    return replace(base, game=game_of(setting.edition.slug), setting=setting, rows=(MAIN,), law=setting.edition)


def test_a_split_may_cost_as_much_as_its_hands_together(table: Sheet) -> None:
    hands = max(terms_of(table.setting).most_hands, terms_of(table.setting).ace_hands)
    assert hands >= 2
    assert exposure(table.game, table.setting, MAIN) == Exposure(Fraction(2 * hands), Fraction(2 * hands), "≤ ")
    found = {item.term: item.text for item in _figures(table, MAIN, "en")}
    assert found["Greatest loss per unit"] == f"≤ {2 * hands}"
    assert found["Hit frequency"] == "≥ 39.0000 %"


def test_what_is_not_exact_is_shown_with_its_bound_everywhere(table: Sheet) -> None:
    assert MAIN.sd_bound is not None
    shown = text.near(MAIN.sd, MAIN.sd_bound, 4)
    assert " ± 0.00" in shown
    said = texts(par_sheet(replace(table, sensitivity=None, proof=None, pairs=()), "en"))
    assert shown in said  # at a glance
    assert "≥ 39.0000 %" in said
    found = {item.term: item.text for item in _figures(table, MAIN, "en")}
    assert found["Variance"].endswith("± 0.010001")
    assert "±" in found["Standard deviation σ"]
    assert "±" in next(value for term, value in found.items() if term.startswith("Volatility"))
    notes = [part.text for part in _bands(MAIN, "en", "main") if isinstance(part, Paragraph)]
    assert any(note.startswith("σ is known to within 0.00") for note in notes)
    named = [
        line for line in said if line.startswith(f"{table.law.bets['main'].names.en}: the variance is within 0.010")
    ]
    assert len(named) == 1


def test_the_page_of_all_games_names_it_too(table: Sheet) -> None:
    document = all_games((Listed(table.game, table.setting, (MAIN,)),), "en", "first-listed", DAY)
    said = texts(document)
    assert message("en", "par-exact-but") in said
    assert any("the variance is within 0.010 of the true one" in line for line in said)
    assert text.near(MAIN.sd, MAIN.sd_bound, 4) in said
    assert "≥ 39.0000 %" in said


def test_in_the_terminal_too(table: Sheet, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    report.show(table, "en")
    report.show_all((Listed(table.game, table.setting, (MAIN,)),), "en")
    said = capsys.readouterr().out
    assert said.count("≥ 39.0000 %") == 2
    assert said.count(" ± 0.00") == 2


def test_a_bound_as_text() -> None:
    assert text.near(Fraction(1), None, 4) == "1.0000"
    assert text.near(Fraction(1), Fraction(1, 10**10), 4) == "1.0000"  # no digit that is shown is in doubt
    assert text.near(Fraction(1), Fraction(1, 1000), 4) == "1.0000 ± 0.0011"
    assert text.small(Fraction(1, 10**10)) == "1 × 10⁻¹⁰"
    assert text.small(Fraction(12345, 10**6)) == "0.013"
    assert text.small(Fraction(0)) == "0"


def test_in_json_the_bounds_are_said(table: Sheet) -> None:
    [bet] = sheet_to_json(replace(table, sensitivity=None, proof=None, pairs=()), "en")["bets"]
    assert bet["rates_are_the_least"]
    assert bet["greatest_are"] == "at most"
    assert bet["sd_exact"] is False
