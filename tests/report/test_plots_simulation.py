"""Plots of simulations: complete files whose labels fit, and whose shapes show the results."""

import re
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import sqrt
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from banca.games.stud_poker.jackpot import Posted
from banca.law import LANGUAGES, NAME_LANGUAGES, Language
from banca.report.pai_kau import picture_of_banks
from banca.report.plots.panels import WIDTH, Bars, Panel, amount, apart, lines_of, round_labels, upright_bars, widest_of
from banca.report.plots.simulation import Aim, picture_of_rounds, picture_of_sessions
from banca.report.stud_poker import picture_of_jackpot
from banca.report.svg import percent
from banca.simulate.kernel import Outcome, Seat
from banca.simulate.pai_kau.banks import Banks, BanksSummary
from banca.simulate.plans import plan_named
from banca.simulate.rounds import Simulated
from banca.simulate.running import run, threads
from banca.simulate.sessions import Player, play_sessions
from banca.simulate.sessions.summary import SeatSummary
from banca.simulate.stud_poker.jackpot_summary import AGES, JackpotCounts, JackpotSummary
from tests.simulate.dealt import typed
from tests.simulate.test_pai_kau_banks import BACKED, EIGHT, MIXED, SETTING

NAME = "{http://www.w3.org/2000/svg}"
SEAT = Seat.on(("red", None))
EXACT, VARIANCE = Fraction(-1, 37), 1 - Fraction(1, 37) ** 2
AIM = Aim(EXACT, VARIANCE)
RED = Simulated(SEAT, 1, {Outcome("lose", Fraction(-1)): 513_000, Outcome("win", Fraction(1)): 487_000})
MANY = Simulated(SEAT, 1, {Outcome.by_gain(Fraction(n * n - 3 * n, 4)): 900 - 40 * n for n in range(-20, 21)})
SURE = Simulated(SEAT, 1, {Outcome("win", Fraction(1)): 1000})
NEAR = [(n, float(MANY.mean) + 40 / n) for n in (500, 3000, 20_000)]
WAY = [(1000, 0.01), (5000, -0.05), (20_000, -0.03), (300_000, -0.0262)]


@cache
def sat(plan: str = "flat", results: str = "LWLLWLWWL", **limits: int) -> SeatSummary:
    player = Player(limits.pop("bankroll", 40), plan_named(plan), **limits)
    return play_sessions(typed(results), (player,), 300, 240, 0).seats[0]


def life(lives: int = 300) -> JackpotSummary:
    ages = np.linspace(0, 4000, AGES).astype(np.int64)
    rounds = np.arange(1, lives + 1) * (4500 // lives)
    meters = 5_000_00 + ages * 700 + np.arange(lives)[:, None] * 1000
    paths = np.where(ages < rounds[:, None], meters, -1)
    lines = np.stack([rounds, rounds * 700, rounds, *(rounds * 0,) * 3])
    posted = Posted(1, 1, 1, 1, 1, 5_000_00, 50_00, Fraction(1, 2))
    return JackpotSummary(
        posted, 7, 1, ("royal-flush",), tuple(ages.tolist()), JackpotCounts.of(lines, np.array([[lives, 1]]), paths)
    )


BANKS = {
    "banks": Banks(SETTING, EIGHT, 1000, 1),
    "banks of all kinds": Banks(BACKED, MIXED, 1000, 4),
    "few circles": Banks(SETTING, EIGHT, 100, 1),
}


@cache
def run_banks(name: str) -> BanksSummary:
    with threads(BANKS[name]) as workers:
        return BANKS[name].summary(run(BANKS[name], workers).part)


def of_banks(name: str) -> Callable[[Language], str]:
    return lambda lang: picture_of_banks(lang, "Pai kau", "seed 1", BANKS[name].players, run_banks(name))


PICTURES: dict[str, Callable[[Language], str]] = {
    "rounds": lambda lang: picture_of_rounds(lang, "Roulette", "seed 1", RED, WAY, AIM),
    "a shoe": lambda lang: picture_of_rounds(lang, "Baccarat", "seed 1", RED, WAY, Aim(EXACT, of_packs=True)),
    "no exact value": lambda lang: picture_of_rounds(lang, "Roulette", "seed 1", RED, WAY, None),
    "no way": lambda lang: picture_of_rounds(lang, "Roulette", "seed 1", RED, [], Aim(EXACT)),
    "long words": lambda lang: picture_of_rounds(lang, "莊閒和局 " * 40, "option = value, " * 90, RED, WAY, AIM),
    "many results": lambda lang: picture_of_rounds(lang, "A game", "seed 1", MANY, NEAR, Aim(MANY.mean)),
    "nothing varies": lambda lang: picture_of_rounds(lang, "A game", "", SURE, [(10, 1.0)], Aim(Fraction(1))),
    "sessions": lambda lang: picture_of_sessions(lang, "Roulette", "flat", sat()),
    "stops": lambda lang: picture_of_sessions(lang, "R", "f", sat("martingale", stop_win=15, stop_loss=20, most=16)),
    "ruin": lambda lang: picture_of_sessions(lang, "R", "", sat("labouchere", "LLLWL", bankroll=300)),
    "a draw": lambda lang: picture_of_sessions(lang, "R", "", sat("flat", "D")),
    "a share": lambda lang: picture_of_sessions(lang, "R", "", sat("proportional:1/4", "WWWWWLL", stop_win=10**6)),
    "jackpot": lambda lang: picture_of_jackpot(lang, "Stud poker", "7 boxes", life()),
    "one life": lambda lang: picture_of_jackpot(lang, "Stud poker", "7 boxes", life(1)),
    **{name: of_banks(name) for name in BANKS},
}


def texts(drawn: ET.Element) -> list[str]:
    return [each.text or "" for each in drawn.iter(f"{NAME}text")]


def read(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314 - our own drawing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_a_whole_file_and_nothing_lies_outside(name: str, lang: Language) -> None:
    svg = PICTURES[name](lang)
    assert "var(" not in svg  # colours by value: no page stands around it
    assert "nan" not in svg
    drawn = read(svg)
    _, _, width, height = map(float, drawn.attrib["viewBox"].split())
    assert (drawn.attrib["width"], drawn.attrib["height"]) == (f"{width:g}", f"{height:g}")
    assert len(texts(drawn)) > 5
    [body] = drawn.findall(f"{NAME}g")
    down = float(body.attrib["transform"].removesuffix(")").split()[-1])
    for inner, left, top in [(drawn, 0.0, 0.0), (body, 0.0, down), *insets(body, down)]:
        for text in inner.findall(f"{NAME}text"):
            said, size = text.text or "", float(text.attrib["font-size"])
            wide = widest_of(said, size, bold="font-weight" in text.attrib)
            x = left + float(text.attrib["x"])
            x -= {"start": 0, "middle": wide / 2, "end": wide}[text.attrib["text-anchor"]]
            assert x >= -2, said
            assert x + wide <= width + 2, said
            assert 0 < top + float(text.attrib["y"]) <= height, said
    for line in body.findall(f"{NAME}polyline"):
        places = [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
        assert all(0 <= x <= width and 0 <= y + down <= height for x, y in places)
    for box in body.findall(f"{NAME}rect"):
        assert float(box.attrib["x"]) + float(box.attrib["width"]) <= width + 0.1
        assert float(box.attrib["y"]) + float(box.attrib["height"]) + down <= height + 0.1


def insets(body: ET.Element, down: float) -> list[tuple[ET.Element, float, float]]:
    return [(inner, float(inner.attrib["x"]), float(inner.attrib["y"]) + down) for inner in body.findall(f"{NAME}svg")]


def test_rounds_tell_the_mean_the_exact_value_and_how_far_they_lie() -> None:
    said = texts(read(PICTURES["rounds"]("en")))
    assert "exact −2.70 %" in said
    assert "simulated −2.60 %" in said
    z = (-0.026 - float(EXACT)) * sqrt(10**6) / sqrt(VARIANCE)
    assert f"z = {z:.2f}" in said
    assert {"51.3 %", "48.7 %", "+1", "−1"} <= set(said)
    without = texts(read(PICTURES["no exact value"]("en")))
    assert not any("exact" in each or "z =" in each for each in without)


def test_with_a_shoe_the_value_of_full_packs_is_labelled_and_not_used() -> None:
    drawn, other, alone = (read(PICTURES[name]("en")) for name in ("a shoe", "rounds", "no exact value"))
    said = texts(drawn)
    assert {"exact −2.70 %", "the exact value is that of full packs"} <= set(said)
    assert not any("z =" in each for each in said)
    assert not any("full packs" in each for each in texts(other))
    ways = [[each.attrib["points"] for each in one.iter(f"{NAME}polyline")] for one in (drawn, other, alone)]
    assert ways[0] == ways[2] != ways[1]  # measured from the mean of the rounds


def test_the_way_is_drawn_only_as_far_back_as_it_can_be_seen() -> None:
    long = [(10**n, -0.02) for n in range(1, 10)]
    found = Simulated(SEAT, 1, {Outcome("lose", Fraction(-1)): 51 * 10**7, Outcome("win", Fraction(1)): 49 * 10**7})
    said = texts(read(picture_of_rounds("en", "", "", found, long, AIM)))
    assert {"100,000", "1 M", "1 G"} <= set(said)
    assert "10,000" not in said


def test_a_path_for_each_session_shown_and_one_for_the_median() -> None:
    drawn = read(PICTURES["sessions"]("en"))
    assert len(list(drawn.iter(f"{NAME}polyline"))) == 50 + 1
    assert len(list(drawn.iter(f"{NAME}polygon"))) == 2
    assert "50 single sessions" in texts(drawn)


def test_how_sessions_ended_is_shown_with_shares() -> None:
    seat = sat("martingale", stop_win=15, stop_loss=20, most=16)
    said = texts(read(PICTURES["stops"]("en")))
    for name, key in (
        ("ruin", "ruin"),
        ("stop-loss", "stop-loss"),
        ("stop-win", "stop-win"),
        ("rounds", "all rounds played"),
    ):
        share = seat.ended[name] / seat.sessions
        assert (f"{key} {percent(float(f'{share:.3g}'))}" in said) == bool(share)
    assert said.count("stop-win") == 2  # in the fan and among the gains
    assert "止賺" in texts(read(PICTURES["stops"]("zh")))


def test_all_languages_say_something_of_their_own() -> None:
    for name, made in PICTURES.items():
        said = [set(texts(read(made(lang)))) for lang in LANGUAGES]
        assert all(said[one] - said[other] for one in range(3) for other in range(one)), name


def test_bars_hold_all_that_is_drawn_and_are_alike() -> None:
    bins = [(7 * n, 1 + n % 5) for n in range(-300, 301)]
    found = Bars.of(bins, 20)
    assert len(found.bars) <= 56
    assert sum(bar.share for bar in found.bars) + found.outside == pytest.approx(1)
    assert len({round(bar.high - bar.low, 9) for bar in found.bars}) == 1
    assert (found.bars[0].high - found.bars[0].low) * 20 % 7 == pytest.approx(0)
    assert found.outside < 0.01


def test_a_long_tail_is_cut_and_noted() -> None:
    bins = [(n, 1000) for n in range(100)] + [(10**6 + n, 3) for n in range(100)]
    found = Bars.of(bins, 1)
    assert found.bars[-1].high < 1000
    assert found.outside == pytest.approx(300 / 100_300)
    drawn = "".join(upright_bars(Panel(0, 0, 500, 200), found, (), signed=True, outside="0.3 % beyond"))
    assert "0.3 % beyond" in drawn


def test_a_towering_bar_is_cut_and_labelled_unless_it_is_nearly_all() -> None:
    towering = Bars.of([(0, 6000), *((n, 100) for n in range(1, 41))], 1)
    assert towering.cut == pytest.approx(1.5 * 100 / 10_000)
    drawn = "".join(upright_bars(Panel(50, 0, 500, 200), towering, (), signed=True))
    assert ">60 %<" in drawn
    nearly_all = Bars.of([(0, 9900), *((n, 2) for n in range(1, 51))], 1)
    assert nearly_all.cut > 0.9


def test_numbers_are_said_shortly() -> None:
    rounds = (5, 1000, 20_000, 5e6, 2.5e9)
    assert [round_labels("en")(n, 1) for n in rounds] == ["5", "1,000", "20,000", "5 M", "2.5 G"]
    assert [round_labels("pt")(n, 1) for n in rounds[3:]] == ["5 M", "2,5 G"]
    assert [round_labels("zh")(n, 1) for n in rounds[3:]] == ["5百萬", "2.5×10⁹"]
    assert [amount(-2.5, 2.5), amount(0.0, 0.5), amount(1234, 10), amount(-0.001, 0.1)] == [
        "−2.5",
        "0.0",
        "1,234",
        "0.0",
    ]
    assert [percent(n * 0.025, 0.025) for n in range(3)] == ["0.0 %", "2.5 %", "5.0 %"]


@pytest.mark.parametrize("name", PICTURES)
def test_figures_of_a_picture_are_written_as_its_language_writes_them(name: str) -> None:
    english, portuguese, chinese = (texts(read(PICTURES[name](lang))) for lang in NAME_LANGUAGES)
    assert [each for each in english if re.search(r"\d", each)]
    assert not [each for each in (*portuguese, *chinese) if " %" in each]
    assert not [each for each in portuguese if re.search(r"\d\.\d", each)]


def test_labels_are_moved_apart_and_stay_in_their_room() -> None:
    places = [50.0, 52.0, 51.0, 200.0]
    found = apart(places, 0, 200)
    assert all(abs(a - b) >= 14 for n, a in enumerate(found) for b in found[:n])
    assert sorted(range(4), key=lambda n: found[n]) == sorted(range(4), key=lambda n: places[n])
    assert max(apart([199.0, 200.0, 200.0], 0, 200)) <= 200
    assert apart([], 0, 200) == []


def test_a_jackpot_tells_when_half_are_hit() -> None:
    said = texts(read(PICTURES["jackpot"]("en")))
    assert "half are hit within 2,250 rounds" in said
    assert any(re.fullmatch(r"mean 2,\d\d\d", each) for each in said)


# What may stand above a picture, and how wide that is in DejaVu Sans.
OF_SESSIONS = "Roleta · roulette-60-2004 · 200 unidades, martingale:doublings=6, pára ao perder 100, pára ao ganhar 50"
OF_SESSIONS_WIDE = 1137.99  # at 19, bold
OF_LIFE = "50 次歷程，種子 1；“黃袍麒麟”定額彩金=500,000.00，“同花順”定額彩金=50,000.00，“四條”定額彩金=5,000.00"


def test_no_font_makes_a_text_wider_than_it_is_reckoned() -> None:
    assert OF_SESSIONS_WIDE <= widest_of(OF_SESSIONS, 19, bold=True) <= OF_SESSIONS_WIDE * 1.1
    assert widest_of("Wm%", 100) >= 100 * (0.989 + 0.974 + 0.95)
    assert widest_of("ÕNil", 100, bold=True) >= 100 * (0.85 + 0.837 + 0.343 + 0.343)
    assert widest_of("莊，", 13, bold=True) == 2 * 13  # square, its comma too


@pytest.mark.parametrize("text", [OF_SESSIONS * 2, OF_LIFE * 2, "option = value, " * 30, "W" * 130, "莊閒和局" * 40])
@pytest.mark.parametrize("size", [13.0, 19.0])
def test_what_stands_above_is_broken_so_that_it_stays_within(text: str, size: float) -> None:
    lines = lines_of(text, size, 9, bold=True)
    assert len(lines) > 1
    assert all(28 + widest_of(line, size, bold=True) <= WIDTH - 28 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    cut = lines_of(text, size, 1, bold=True)
    assert len(cut) == 1
    assert cut[0].endswith("…")
    assert widest_of(cut[0], size, bold=True) <= WIDTH - 56


def test_a_line_of_chinese_neither_ends_with_what_opens_nor_begins_with_what_closes() -> None:
    for shift in range(20):
        lines = lines_of("注" * shift + OF_LIFE * 3, 13, 9)
        assert not any(line[0] in "”，；" or line[-1] in "“（" for line in lines)


def test_of_banks_each_player_has_his_mean_and_band_and_both_parts() -> None:
    drawn = read(PICTURES["banks"]("en"))
    found, said = run_banks("banks"), texts(drawn)
    first, half = found.players[0], found.players[0].half_width
    assert half is not None
    digits = len(next(each for each in said if "±" in each).rpartition(".")[2])
    mean = f"{float(first.mean) / 100:,.{digits}f}".replace("-", "\u2212")
    assert f"{mean} ± {half / 100:,.{digits}f}" in said
    assert "seat 1: 100.00, bank 150.00" in said
    dots = list(drawn.iter(f"{NAME}circle"))
    bands = [box for box in drawn.iter(f"{NAME}rect") if box.attrib["height"] == "12"]
    parts = [box for box in drawn.iter(f"{NAME}rect") if box.attrib["height"] == "9" and "opacity" in box.attrib]
    assert (len(dots), len(bands), len(parts)) == (8 + 1, 8 + 1, 2 * 8 + 2)  # and the house; and what the colours mean
    for at, band in zip(dots, bands, strict=True):
        middle = float(band.attrib["x"]) + float(band.attrib["width"]) / 2
        assert middle == pytest.approx(float(at.attrib["cx"]), abs=0.02)
    as_banker, as_bettor = (float(box.attrib["width"]) for box in parts[2:4])
    share = first.gained_as_banker / first.gained_as_bettor
    assert as_banker / as_bettor == pytest.approx(abs(share), rel=0.01)
    assert "commission" in " ".join(said)


def test_banks_without_a_known_error_have_no_band() -> None:
    drawn = read(PICTURES["few circles"]("en"))
    assert run_banks("few circles").players[0].half_width is None
    assert not [box for box in drawn.iter(f"{NAME}rect") if box.attrib["height"] == "12"]
    said = texts(drawn)
    assert "± ?: too few rounds to tell" in said
    assert sum(each.endswith("± ?") for each in said) == 8 + 1
    assert "95 % band" not in said
    of_all_kinds = texts(read(PICTURES["banks of all kinds"]("en")))
    assert "seat 2: 70.07" in of_all_kinds  # he has no bank
    assert {"commission", "breakage", "as a backer"} <= {each.rpartition(" ")[0] for each in of_all_kinds}
