"""What the outcomes of a bet are called in a report."""

import pytest

from banca.exact import odds
from banca.games import game_of
from banca.law import edition, option_set
from banca.play.setting import Setting
from banca.report.measures import outcome_lines
from banca.report.outcome_names import outcome_name


@pytest.mark.parametrize(
    ("slug", "bet", "names"),
    [
        (
            "stud-poker-61-2004",
            "raise",
            [
                *("win: royal flush or straight flush", "win: four of a kind", "win: full house", "win: flush"),
                *("win: straight", "win: three of a kind", "win: two pairs", "win: one pair or high card"),
                *("push: the croupier does not open", "lose: the croupier's hand is higher"),
            ],
        ),
        (
            "blackjack-56-2004",
            "main",
            [
                *("win: special prize", "win: doubled", "win: blackjack", "win: one stake", "win: five cards"),
                *("split: its hands, on average", "push: one stake or doubled"),
                *("lose: surrendered", "lose: one stake", "lose: doubled"),
            ],
        ),
        ("roulette-60-2004", "straight", ["win", "lose"]),
    ],
)
def test_outcomes_say_what_they_came_by(slug: str, bet: str, names: list[str]) -> None:
    game, setting = game_of(slug), Setting(option_set(edition(slug), {}))
    row = next(row for row in odds(game, setting) if row.bet == bet)
    assert [outcome_name(game, setting, row, line, "en") for line in outcome_lines(row)] == names
