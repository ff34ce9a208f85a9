"""Plots: valid drawings whose labels are text and fit, and whose shapes show the data."""

import re
from xml.etree import ElementTree as ET

import pytest

from banca.report.document import PALETTE
from banca.report.plots import Bar, Funnel, Strip, Swing, bands, comparison, distribution, tornado
from banca.report.svg import Scale, decades, percent, ticks, width_of, wrap_text

NAME = "{http://www.w3.org/2000/svg}"
LEVELS = {"90 %": 1.645, "95 %": 1.96, "99 %": 2.576}


def funnel(back: float, sd: float, unsafe: float | None = None) -> str:
    return bands(Funnel(back, sd, LEVELS, "rounds", "exact return", "break-even", unsafe, "unsafe"))


DRAWINGS = {
    "two bars": distribution([Bar("−1", 0.51, -1), Bar("+1", 0.49, 1)], "log"),
    "decades": distribution([Bar("−1", 0.9953, -1), Bar("+150", 1 / 216, 150), Bar("+9999", 1e-7, 9999)], "log"),
    "bands": funnel(0.9722, 1.0),
    "for the bettor": funnel(1.169, 1.1, 600_000),
    "wild": funnel(0.5, 65, 1e9),
    "tornado": tornado(
        [
            Swing("Prize for totals 5 and 16 · Total 5, 16", (("19", -0.028), ("30", -0.33))),
            Swing("五點及十六點賠率 · 點數 5、16", (("三十", 0.01), ("二十", -0.02))),
        ],
        "as chosen",
        "points",
    ),
    "all to the left": tornado(
        [Swing("Número de baralhos", (("12", -0.02), ("8", -0.01)))], "como escolhido", "pontos"
    ),
    "comparison": comparison(
        "en",
        [
            Strip("Roulette", tuple((f"bet {n}", 1 / 37) for n in range(17))),
            Strip("Craps", (("Pass line", 0.0141), ("odds", 0.0), ("Any seven", 0.1667))),
        ],
        "none",
        "edge",
    ),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_whole_and_nothing_lies_outside(name: str) -> None:
    drawn = ET.fromstring(DRAWINGS[name])  # noqa: S314 - our own drawing
    _, _, width, height = map(float, drawn.attrib["viewBox"].split())
    texts = drawn.findall(f"{NAME}text")
    assert texts
    for text in texts:
        said, size = text.text or "", float(text.attrib["font-size"])
        wide = width_of(said, size)
        left = float(text.attrib["x"]) - {"start": 0, "middle": wide / 2, "end": wide}[text.attrib["text-anchor"]]
        assert left >= -2, said
        assert left + wide <= width + 2, said
        assert 0 < float(text.attrib["y"]) <= height, said
    assert set(re.findall(r"var\(--([a-z-]+)\)", DRAWINGS[name])) <= set(PALETTE)
    assert "nan" not in DRAWINGS[name]
    assert "inf" not in DRAWINGS[name]


@pytest.mark.parametrize("name", DRAWINGS)
def test_no_two_labels_lie_on_one_another(name: str) -> None:
    drawn = ET.fromstring(DRAWINGS[name])  # noqa: S314 - our own drawing
    boxes = []
    for text in drawn.findall(f"{NAME}text"):
        size = float(text.attrib["font-size"])
        wide = width_of(text.text or "", size) * 0.9
        x = float(text.attrib["x"]) - {"start": 0, "middle": wide / 2, "end": wide}[text.attrib["text-anchor"]]
        y = float(text.attrib["y"])
        boxes.append((text.text, x, x + wide, y - size * 0.7, y))
    for n, (one, left, right, top, bottom) in enumerate(boxes):
        for other, left2, right2, top2, bottom2 in boxes[n + 1 :]:
            apart = right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top
            assert apart, f"{one!r} lies on {other!r}"


def test_chances_far_apart_are_drawn_by_powers_of_ten() -> None:
    assert "scale" not in distribution([Bar("a", 0.5, 1), Bar("b", 0.5, -1)], "scale")
    assert "scale" in distribution([Bar("a", 0.001, 1), Bar("b", 0.999, -1)], "scale")


def widths(svg: str) -> list[float]:
    drawn = ET.fromstring(svg)  # noqa: S314 - our own drawing
    return [float(each.attrib["width"]) for each in drawn.findall(f"{NAME}rect")]


def test_bars_are_as_long_as_the_chances() -> None:
    one, other = widths(distribution([Bar("a", 0.2, -1), Bar("b", 0.4, 1)], ""))
    assert other == pytest.approx(2 * one, rel=0.01)


def test_bands_are_ten_times_narrower_after_a_hundred_times_the_rounds() -> None:
    drawn = ET.fromstring(funnel(0.97, 1.0))  # noqa: S314 - our own drawing
    widest = drawn.findall(f"{NAME}polygon")[0].attrib["points"].split()
    heights = [float(point.split(",")[1]) for point in widest]
    above, below = heights[: len(heights) // 2], heights[len(heights) // 2 :][::-1]
    tall = [down - up for up, down in zip(above, below, strict=True)]
    assert tall[0] / tall[24] == pytest.approx(10, rel=0.02)  # 61 points over five powers of ten: 24 steps are two


def test_the_option_that_moves_most_comes_first() -> None:
    svg = tornado([Swing("little", (("a", 0.01),)), Swing("much", (("b", -0.2), ("c", 0.1)))], "now", "axis")
    assert svg.index(">much<") < svg.index(">little<")
    assert Swing("much", (("b", -0.2), ("c", 0.1))).span == pytest.approx(0.3)


def test_bets_of_one_edge_are_one_dot_with_their_number() -> None:
    drawn = ET.fromstring(DRAWINGS["comparison"])  # noqa: S314 - our own drawing
    assert len(drawn.findall(f"{NAME}circle")) == 1 + 3
    assert "17" in {text.text for text in drawn.findall(f"{NAME}text")}


def test_scales_and_ticks() -> None:
    assert Scale(1, 100, 0, 200, logarithmic=True)(10) == pytest.approx(100)
    assert ticks(0, 1, 5) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert ticks(-0.33, 0.01, 5) == pytest.approx([-0.3, -0.2, -0.1, 0])
    assert decades(0.001, 1) == pytest.approx([0.001, 0.01, 0.1, 1])
    assert [percent(v) for v in (0.5, 0.0046296, 1e-7, 0, -0.25)] == ["50 %", "0.463 %", "0.00001 %", "0 %", "−25 %"]
    assert wrap_text("Prize for totals 5 and 16", 60, 11) == ("Prize for", "totals 5", "and 16")
    assert all(width_of(line, 11) <= 50 for line in wrap_text("五點及十六點賠率", 50, 11))


def test_bets_without_an_edge_are_named_as_the_least() -> None:
    strips = [
        Strip("Craps", (("Pass line", 0.0141), ("odds", 0.0), ("Any seven", 0.1667))),
        Strip("Cussec", (("a gift", -0.05), ("even", 0.0), ("Small", 0.0278))),
    ]
    drawn = ET.fromstring(comparison("en", strips, "≤ 0", "edge"))  # noqa: S314 - our own drawing
    said = {text.text for text in drawn.findall(f"{NAME}text")}
    assert {"odds", "Any seven", "a gift", "Small"} <= said
    assert not {"Pass line", "even"} & said
    titles = {title.text for title in drawn.iter(f"{NAME}title")}
    assert {"a gift: −5 %", "even: 0 %", "odds: 0 %"} <= titles
    nought = [float(dot.attrib["cx"]) for dot in drawn.findall(f"{NAME}circle") if "gain" in dot.attrib["style"]]
    assert len(nought) == 3
    assert len(set(nought)) == 1


def test_names_that_do_not_fit_in_one_line_take_two() -> None:
    near = Strip("Fantan", (("a long name of a bet", 0.05), ("another long name of one", 0.051), ("odd", 0.0505)))
    drawn = ET.fromstring(comparison("en", [near, Strip("Far", (("x", 0.001),))], "≤ 0", "edge"))  # noqa: S314 - our own drawing
    at = {text.text: float(text.attrib["y"]) for text in drawn.findall(f"{NAME}text")}
    assert at["another long name of one"] - at["a long name of a bet"] == 12
