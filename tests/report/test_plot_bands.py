"""Plots of few samples: bands only while enough are left, keys for what is drawn, no line through a name."""

from collections.abc import Sequence
from fractions import Fraction
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from banca.games.stud_poker.jackpot import Posted
from banca.law import LANGUAGES, Language
from banca.report.plots.panels import Bars, Mark, Panel, upright_bars
from banca.report.plots.simulation import picture_of_sessions
from banca.report.stud_poker import picture_of_jackpot
from banca.simulate.plans import plan_named
from banca.simulate.sessions import Player, play_sessions
from banca.simulate.stud_poker.jackpot_summary import AGES, JackpotCounts, JackpotSummary
from tests.report.test_plots_simulation import NAME, read, texts
from tests.simulate.dealt import typed

LAST = 4000  # the greatest age at which a meter is read
LEFT, RIGHT, TOP, BOTTOM = 112, 932, 448, 568  # of the panel that tells how many are not hit yet
MEDIAN = {"en": "median", "pt": "mediana", "zh": "中位數"}
NOTE = "bands only while 20 or more are left"


def lived(rounds: Sequence[int]) -> JackpotSummary:
    """A meter for each number of rounds, after which it was hit."""
    ages, hit = np.linspace(0, LAST, AGES).astype(np.int64), np.array(rounds)
    meters = 5_000_00 + ages * 700 + np.arange(len(hit))[:, None] * 1000
    paths = np.where(ages < hit[:, None], meters, -1)
    lines = np.stack([hit, hit * 700, hit, *(hit * 0,) * 3])
    posted = Posted(1, 1, 1, 1, 1, 5_000_00, 50_00, Fraction(1, 2))
    of_all = JackpotCounts.of(lines, np.array([[len(hit), 1]]), paths)
    return JackpotSummary(posted, 7, 1, ("royal-flush",), tuple(ages.tolist()), of_all)


def drawn(rounds: Sequence[int], lang: Language = "en") -> ET.Element:
    return read(picture_of_jackpot(lang, "Stud poker", "7 boxes", lived(rounds)))


def points(shape: ET.Element) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in (point.split(",") for point in shape.attrib["points"].split())]


def shapes(found: ET.Element, name: str) -> list[list[tuple[float, float]]]:
    return [points(each) for each in found.iter(f"{NAME}{name}")]


def across(age: float, last: float = LAST) -> float:
    return LEFT + (RIGHT - LEFT) * age / last


def test_bands_of_the_meter_end_where_fewer_than_twenty_are_left() -> None:
    found = drawn([90 * n for n in range(1, 51)])  # 20 are left until round 2,790, and 2,750 is the last age before it
    *bands, not_hit = shapes(found, "polygon")
    assert [max(x for x, _ in band) for band in bands] == [pytest.approx(across(2750), abs=0.01)] * 2
    assert max(x for x, _ in not_hit) == RIGHT
    median, _ = shapes(found, "polyline")
    assert median[-1][0] == RIGHT
    assert {"25–75 % of meters", "5–95 % of meters", NOTE} <= set(texts(found))


def test_bands_that_go_on_to_the_end_need_no_note() -> None:
    found = drawn([15 * n for n in range(1, 301)])  # 34 are left at the last age
    assert [max(x for x, _ in band) for band in shapes(found, "polygon")] == [RIGHT] * 3
    assert NOTE not in texts(found)


def test_of_fewer_than_twenty_meters_no_band_is_drawn_and_none_is_in_the_key() -> None:
    found = drawn([200 * n for n in range(1, 20)])
    assert len(shapes(found, "polygon")) == 1  # how many are not hit yet
    assert not any("% of meters" in each for each in texts(found))
    assert NOTE in texts(found)


def test_a_band_is_drawn_of_twenty_meters_until_the_first_is_hit() -> None:
    found = drawn([200 * n for n in range(1, 21)])  # ages are read every 62.5 rounds
    assert [max(x for x, _ in band) for band in shapes(found, "polygon")[:2]] == [
        pytest.approx(across(187, LAST), abs=0.01)
    ] * 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_median_of_meters_is_in_the_key(lang: Language) -> None:
    assert MEDIAN[lang] in texts(drawn([90 * n for n in range(1, 51)], lang))
    assert MEDIAN[lang] in texts(drawn([980], lang))


def test_a_single_life_falls_to_nothing_where_it_is_hit() -> None:
    found = drawn([980])  # read at 937, and over at 1,000
    _, not_hit = shapes(found, "polyline")
    hit = pytest.approx(across(980, 1000), abs=0.01)
    assert not_hit[-4:] == [
        (pytest.approx(across(937, 1000), abs=0.01), TOP),
        (hit, TOP),
        (hit, BOTTOM),
        (RIGHT, BOTTOM),
    ]
    [noted] = [each for each in found.iter(f"{NAME}text") if each.text == "hit in round 980"]
    assert noted.attrib["text-anchor"] == "end"  # it has no room at the right
    assert not any("half" in each or "mean" in each for each in texts(found))


def test_lives_that_go_on_beyond_the_picture_are_drawn_as_they_are() -> None:
    _, not_hit = shapes(drawn([1000] * 199 + [4500]), "polyline")
    assert not_hit[-1] == pytest.approx((RIGHT, BOTTOM - (BOTTOM - TOP) / 200))  # one of two hundred
    _, all_left = shapes(drawn([4500]), "polyline")
    assert all_left[-1] == (RIGHT, TOP)


@pytest.mark.parametrize(("sessions", "bands"), [(1, 0), (19, 0), (20, 2)])
def test_of_fewer_than_twenty_sessions_no_band_is_drawn_and_none_is_in_the_key(sessions: int, bands: int) -> None:
    player = Player(40, plan_named("flat"))
    seat = play_sessions(typed("LWLLWLWWL"), (player,), sessions, 30, 0).seats[0]
    found = read(picture_of_sessions("en", "Roulette", "flat", seat))
    assert len(shapes(found, "polygon")) == bands
    assert sum("% of sessions" in each for each in texts(found)) == bands
    assert "median" in texts(found)


def test_a_line_begins_below_every_name_that_it_would_run_through() -> None:
    marks = [Mark(50, "50 %", "ink"), Mark(50, "95 %", "ink"), Mark(52, "99 %", "ink"), Mark(90, "far", "ink")]
    bars = Bars.of([(n, 1) for n in range(101)], 1)
    found = read(
        f'<svg xmlns="{NAME[1:-1]}">{"".join(upright_bars(Panel(0, 0, 505, 200), bars, marks, signed=False))}</svg>'
    )
    names = {each.text: float(each.attrib["y"]) for each in found.iter(f"{NAME}text")}
    assert [names[mark.says] for mark in marks] == [11, 24, 37, 11]  # three rows, one below another
    begins = [float(each.attrib["y1"]) for each in found.iter(f"{NAME}line") if "stroke-dasharray" in each.attrib]
    assert begins == [40, 40, 40, 14]
