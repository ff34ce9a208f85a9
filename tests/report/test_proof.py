"""The proof by simulation, and its verdict."""

import re
from dataclasses import replace
from fractions import Fraction

import pytest

from banca.exact.blackjack.additional import on_parts
from banca.games import game_of
from banca.law import BancaError
from banca.report.sheet import Proof, Trial, prove
from tests.report.sheets import setting_of, sheet_of


def silent(_what: str, _done: int, _of: int) -> None:
    return None


def trial(z: float) -> Trial:
    return Trial(("small", None), 1, 1000, Fraction(1, 36), Fraction(1, 36), z, Fraction(1, 2))


@pytest.mark.parametrize(("count", "most"), [(1, 2.5758), (5, 3.0889), (36, 3.6339)])
def test_how_far_so_many_bets_may_lie(count: int, most: float) -> None:
    """Šidák: each of n bets at a level of 1 - 0.99^(1/n)."""
    assert Proof(1000, (trial(0.0),) * count, ()).allowed == pytest.approx(most, abs=2e-3)


def test_the_verdict_is_by_the_furthest() -> None:
    assert Proof(1000, (trial(0.1), trial(-2.8)), ()).agrees
    assert Proof(1000, (trial(0.1), trial(-2.8)), ()).within == 1
    assert not Proof(1000, (trial(0.1), trial(-2.82)), ()).agrees
    assert Proof(1000, (), ()).agrees


def test_the_same_seed_gives_the_same_trial_and_each_bet_has_its_own() -> None:
    setting = setting_of("fantan")
    game = game_of(setting.edition.slug)
    rows = sheet_of("fantan").rows
    once = prove(game, setting, rows, 20_000, 7, silent)
    assert once == prove(game, setting, rows, 20_000, 7, silent)
    assert [each.seed for each in once.trials] == [7, 8, 9, 10, 11]
    assert once.trials[2:3] == prove(game, setting, rows[2:3], 20_000, 9, silent).trials
    assert once.agrees


def test_a_wrong_number_is_found_out() -> None:
    setting = setting_of("fantan")
    game = game_of(setting.edition.slug)
    row = sheet_of("fantan").rows[0]
    wrong = replace(row, outcomes=tuple(replace(o, net=o.net + Fraction(1, 10)) for o in row.outcomes))
    assert not prove(game, setting, (wrong,), 20_000, 1, silent).agrees


def test_what_cannot_be_played_is_named_with_its_reason() -> None:
    setting = setting_of("fantan")
    game = game_of(setting.edition.slug)

    def refuses(*_: object) -> None:
        raise BancaError("no kernel")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("banca.report.sheet.simulate", refuses)
        found = prove(game, setting, sheet_of("fantan").rows[:1], 10, 1, silent)
    assert found.trials == ()
    assert [str(why) for _, why in found.untried] == ["no kernel"]


def test_a_bet_that_was_made_too_seldom_to_be_won_is_not_tried() -> None:
    """Any pair on the parts of a third split: of one pack no card of the rank is left to win with."""
    setting = setting_of("blackjack")
    game = game_of(setting.edition.slug)
    rows = on_parts(setting)
    found = prove(game, setting, rows, 400_000, 1, silent)
    assert [each.place for each in found.trials] == [("any-pair", 1), ("any-pair", 3)]
    [(place, why)] = found.untried
    assert place == ("any-pair", 5)
    assert re.fullmatch(r"made in \d+ of 400,000 rounds, in which too few wins are due", str(why))
    assert not prove(game, setting, rows, 100, 1, silent).trials  # whether or not any was made
