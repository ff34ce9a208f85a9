"""The part of a report that only stud poker has: a plot of a jackpot's life."""

from collections.abc import Sequence
from fractions import Fraction

from banca.exact.value import BetOdds
from banca.games.stud_poker.bets import CLASSES, RAISE_TO_ANTE, Decided, Fact, Folded, ruling_on
from banca.games.stud_poker.equipment import ANTE, JACKPOT, RAISE
from banca.law import Language
from banca.messages import message
from banca.play.setting import Setting
from banca.report.plots.panels import (
    FLAT,
    HIGH,
    LOW,
    LOWER,
    MARGIN,
    MIDDLE,
    SMALL,
    TOP,
    UPPER,
    WIDTH,
    Panel,
    band_between,
    legend,
    picture,
    round_labels,
    trace_line,
    widest_of,
)
from banca.report.svg import Scale, line, percent, words
from banca.simulate.statistics import FEWEST
from banca.simulate.stud_poker.jackpot_summary import JackpotSummary


def outcome_names(setting: Setting, row: BetOdds, net: Fraction, lang: Language) -> list[str]:
    """Which hand of the bettor, or what of the croupier's, comes to this gain."""
    if row.bet == JACKPOT:
        return []
    found = []
    for said, fact in facts():
        antes, raised = (_gain(setting, bet, fact) for bet in (ANTE, RAISE))
        folded = isinstance(fact, Folded)
        gain = raised if row.bet == RAISE else antes if folded else antes + RAISE_TO_ANTE * raised
        if gain == net and not (folded and row.bet == RAISE):
            found.append(message(lang, said))
    return found


def facts() -> list[tuple[str, Fact]]:
    """All that may decide the ante and the raise, each with its message."""
    won = [(f"stud-poker-class-{hand}", Decided(opens=True, higher=True, hand=hand)) for hand in CLASSES]
    closed = Decided(opens=False, higher=True, hand=CLASSES[-1])
    beaten = Decided(opens=True, higher=False, hand=CLASSES[-1])
    return [
        ("par-outcome-folded", Folded()),
        ("par-outcome-closed", closed),
        ("par-outcome-beaten", beaten),
        *won,
    ]


def _gain(setting: Setting, bet: str, fact: Fact) -> Fraction:
    verdict = ruling_on(setting, bet, fact).value
    if verdict.result == "lose" or verdict.odds is None:
        return Fraction(-1 if verdict.result == "lose" else 0)
    return Fraction(verdict.odds.prize, verdict.odds.to)


def picture_of_jackpot(lang: Language, title: str, subtitle: str, life: JackpotSummary, minor: int = 100) -> str:
    """The meter by age, and how many jackpots are not hit yet; `minor` is the number of minor units in a unit."""
    panel, below = Panel(112, TOP, WIDTH - MARGIN, 372), Panel(112, 448, WIDTH - MARGIN, 568)
    left = _survivors(life)
    across = panel.across(0, max(left[-1][0], 1.0))
    shapes = [*_meter(lang, panel, across, life, minor), *_not_hit(lang, below, across, life, left)]
    return picture(lang, title, subtitle, 620, shapes)


def _meter(lang: Language, panel: Panel, across: Scale, life: JackpotSummary, minor: int) -> list[str]:
    """The median as long as one jackpot is left; bands only while enough are left."""
    ages = [float(each.rounds) for each in life.by_age]
    bands = {share: [each.meter[share] / minor for each in life.by_age] for share in life.by_age[0].meter}
    many = sum(each.alive * len(life.counts.paths) >= FEWEST for each in life.by_age)
    low, high = min(bands[LOW][:many] + bands[MIDDLE]), max(bands[HIGH][:many] + bands[MIDDLE])
    up = panel.up(low * 0.97, high * 1.03 + FLAT)
    shapes = [
        panel.heading(message(lang, "stud-poker-plot-meter")),
        panel.wash(),
        *panel.upright(up, round_labels(lang)),
    ]
    shades = {}
    if many > 1:
        shapes.append(band_between(ages[:many], bands[LOW][:many], bands[HIGH][:many], across, up, 0.2))
        shapes.append(band_between(ages[:many], bands[LOWER][:many], bands[UPPER][:many], across, up, 0.28))
        shades = {
            message(lang, "stud-poker-plot-meter-band", low=25, high=75): 0.42,
            message(lang, "stud-poker-plot-meter-band", low=5, high=95): 0.2,
        }
    shapes.append(trace_line(ages, bands[MIDDLE], across, up, "accent", 2.2))
    shapes += panel.level(across, round_labels(lang), message(lang, "simulate-rounds"))
    note = message(lang, "stud-poker-plot-bands-end", fewest=FEWEST) if many < len(ages) else ""
    return shapes + legend(panel, shades, {message(lang, "plot-median"): ("accent", 2.2)}, note)


def _survivors(life: JackpotSummary) -> list[tuple[float, float]]:
    """The number of jackpots not hit yet, by age, up to the hit of the last one if known."""
    found = [(float(each.rounds), float(each.alive)) for each in life.by_age]
    if len(found) == len(life.ages):
        return found
    beyond, paths = life.ages[len(found)], life.counts.paths
    share = float((paths[:, len(found)] >= 0).mean())
    if share:
        return [*found, (float(beyond), share)]
    last = float(min(beyond, life.counts.histograms["rounds"].starts[-1]))
    return [*found, (last, found[-1][1]), (last, 0.0), (float(beyond), 0.0)]


def _not_hit(
    lang: Language, panel: Panel, across: Scale, life: JackpotSummary, left: Sequence[tuple[float, float]]
) -> list[str]:
    ages, shares = [age for age, _ in left], [share for _, share in left]
    up = panel.up(0, 1)
    shapes = [panel.heading(message(lang, "stud-poker-plot-alive")), panel.wash(), *panel.upright(up, percent, 4)]
    shapes.append(band_between(ages, [0.0] * len(ages), shares, across, up, 0.2))
    shapes.append(trace_line(ages, shares, across, up, "accent", 2.2))
    half, mean = float(life.rounds.quantiles[MIDDLE]), float(life.rounds.mean)
    marks = [
        (half, "ink", message(lang, "stud-poker-plot-half-hit", rounds=round(half))),
        (mean, "push", message(lang, "stud-poker-plot-mean-hit", rounds=round(mean))),
    ]
    if life.lives == 1:
        marks = [(mean, "ink", message(lang, "stud-poker-plot-one-hit", rounds=round(mean)))]
    for row, (at, colour, text) in enumerate(marks):
        x, y = across(at), panel.top + 14 + 15 * row
        if x <= panel.right:
            fits = x + 6 + widest_of(text, SMALL) < panel.right
            shapes.append(line(x, y - 10, x, panel.bottom, colour, 1.2, "4 3"))
            shapes.append(words(x + 6 if fits else x - 6, y, text, "start" if fits else "end", colour, SMALL))
    return shapes + panel.level(across, round_labels(lang), message(lang, "simulate-rounds"))
