"""Exact counts and chances, kept as plain data apart from the program, judge every selection of every bet."""

from pathlib import Path

import pytest

from banca.exact import odds
from banca.games import game_of
from banca.law import EDITIONS, option_set
from banca.play.setting import Setting
from tests.battery.strategies import ONE_DRAW


def counts(slug: str) -> list[tuple[str, ...]]:
    lines = (Path(__file__).parent / f"{slug}.txt").read_text(encoding="utf-8").splitlines()
    return [tuple(line.split()) for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("slug", EDITIONS)
def test_every_selection_has_the_figures_of_the_oracle(slug: str) -> None:
    game = game_of(slug)
    setting = Setting(option_set(game.edition))
    found = []
    for row in odds(game, setting, every_selection=True):
        [(bet, selection)] = row.places
        chosen = "-".join(map(str, selection)) if isinstance(selection, tuple) else str(selection or "-")
        chosen = "0" if selection == 0 else chosen
        chances = (row.win, row.push, row.lose)
        ways = {"fantan-58-2004": 4}.get(slug, row.ways) if slug in ONE_DRAW else 1
        found.append((bet, chosen, *(str(p * ways) for p in chances), str(row.edge)))
    assert sorted(found) == sorted(counts(slug))


# Published figures for sic bo, single-zero roulette, craps and six-pack baccarat, where the rules coincide: the house's
# edge in per cent.
PUBLISHED = [
    ("cussec-57-2004", "small", None, "2.78"),
    ("cussec-57-2004", "any-triple", None, "30.56"),
    ("cussec-57-2004", "triple", 1, "30.09"),
    ("cussec-57-2004", "single", 1, "7.87"),
    ("cussec-57-2004", "two-dice", (1, 2), "16.67"),
    ("cussec-57-2004", "total", 7, "9.72"),
    ("cussec-57-2004", "total", 8, "12.50"),
    ("cussec-57-2004", "total", 9, "18.98"),
    ("cussec-57-2004", "four-numbers", (1, 2, 3, 4), "11.11"),
    ("roulette-60-2004", "straight", 17, "2.70"),
    ("roulette-60-2004", "red", None, "2.70"),
    ("craps-53-2010", "pass-line", None, "1.41"),
    ("craps-53-2010", "dont-pass", None, "1.36"),
    ("craps-53-2010", "hard-8", None, "9.09"),
    ("craps-53-2010", "big-6", None, "1.52"),
    ("craps-53-2010", "horn", None, "12.50"),
    ("baccarat-55-2004", "banker", None, "1.06"),
    ("baccarat-55-2004", "player", None, "1.24"),
    ("baccarat-55-2004", "tie", None, "14.44"),
    ("baccarat-55-2004", "player-pair", None, "11.25"),
]


@pytest.mark.parametrize(("slug", "bet", "selection", "percent"), PUBLISHED)
def test_published_house_edges_are_reproduced(slug: str, bet: str, selection: object, percent: str) -> None:
    game = game_of(slug)
    rows = odds(game, Setting(option_set(game.edition)), every_selection=True)
    [row] = [r for r in rows if r.places == ((bet, selection),)]
    assert f"{float(row.edge) * 100:.2f}" == percent
