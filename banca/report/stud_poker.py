"""What only a report on stud poker shows: a plot of a jackpot's life."""

from collections.abc import Sequence

from banca.law import Language
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
    banded,
    counted,
    legend,
    picture,
    traced,
    widest_of,
)
from banca.report.svg import Scale, line, percent, words
from banca.report.words import say
from banca.simulate.statistics import FEWEST
from banca.simulate.stud_poker.jackpot_summary import JackpotSummary


def picture_of_jackpot(lang: Language, title: str, subtitle: str, life: JackpotSummary, minor: int = 100) -> str:
    """What the meter shows by its age, and how many are not hit yet; `minor` units make one that is written."""
    panel, below = Panel(112, TOP, WIDTH - MARGIN, 372), Panel(112, 448, WIDTH - MARGIN, 568)
    left = _left(life)
    across = panel.across(0, max(left[-1][0], 1.0))
    shapes = [*_meter(lang, panel, across, life, minor), *_not_hit(lang, below, across, life, left)]
    return picture(title, subtitle, 620, shapes)


def _meter(lang: Language, panel: Panel, across: Scale, life: JackpotSummary, minor: int) -> list[str]:
    """The median as long as one is left; bands only as long as those left are enough to tell how far they spread."""
    ages = [float(each.rounds) for each in life.by_age]
    bands = {share: [each.meter[share] / minor for each in life.by_age] for share in life.by_age[0].meter}
    many = sum(each.alive * len(life.lived.paths) >= FEWEST for each in life.by_age)
    low, high = min(bands[LOW][:many] + bands[MIDDLE]), max(bands[HIGH][:many] + bands[MIDDLE])
    up = panel.up(low * 0.97, high * 1.03 + FLAT)
    shapes = [panel.heading(say(lang, "sim.meter")), panel.wash(), *panel.upright(up, counted)]
    shades = {}
    if many > 1:
        shapes.append(banded(ages[:many], bands[LOW][:many], bands[HIGH][:many], across, up, 0.2))
        shapes.append(banded(ages[:many], bands[LOWER][:many], bands[UPPER][:many], across, up, 0.28))
        shades = {say(lang, "sim.meter_band", low=25, high=75): 0.42, say(lang, "sim.meter_band", low=5, high=95): 0.2}
    shapes.append(traced(ages, bands[MIDDLE], across, up, "accent", 2.2))
    shapes += panel.level(across, counted, say(lang, "sim.rounds"))
    note = say(lang, "sim.bands_end", fewest=FEWEST) if many < len(ages) else ""
    return shapes + legend(panel, shades, {say(lang, "sim.median"): ("accent", 2.2)}, note)


def _left(life: JackpotSummary) -> list[tuple[float, float]]:
    """How many are not hit yet, age by age, and on to the hit of the last one if that is among the ages."""
    found = [(float(each.rounds), float(each.alive)) for each in life.by_age]
    if len(found) == len(life.ages):
        return found
    beyond, paths = life.ages[len(found)], life.lived.paths
    share = float((paths[:, len(found)] >= 0).mean())
    if share:
        return [*found, (float(beyond), share)]
    last = float(min(beyond, life.lived.histograms["rounds"].starts[-1]))
    return [*found, (last, found[-1][1]), (last, 0.0), (float(beyond), 0.0)]


def _not_hit(
    lang: Language, panel: Panel, across: Scale, life: JackpotSummary, left: Sequence[tuple[float, float]]
) -> list[str]:
    ages, shares = [age for age, _ in left], [share for _, share in left]
    up = panel.up(0, 1)
    shapes = [panel.heading(say(lang, "sim.alive")), panel.wash(), *panel.upright(up, percent, 4)]
    shapes.append(banded(ages, [0.0] * len(ages), shares, across, up, 0.2))
    shapes.append(traced(ages, shares, across, up, "accent", 2.2))
    half, mean = float(life.rounds.quantiles[MIDDLE]), float(life.rounds.mean)
    marks = [
        (half, "ink", say(lang, "sim.half_hit", rounds=f"{half:,.0f}")),
        (mean, "push", say(lang, "sim.mean_hit", rounds=f"{mean:,.0f}")),
    ]
    if life.lives == 1:
        marks = [(mean, "ink", say(lang, "sim.one_hit", rounds=f"{mean:,.0f}"))]
    for row, (at, colour, text) in enumerate(marks):
        x, y = across(at), panel.top + 14 + 15 * row
        if x <= panel.right:
            fits = x + 6 + widest_of(text, SMALL) < panel.right
            shapes.append(line(x, y - 10, x, panel.bottom, colour, 1.2, "4 3"))
            shapes.append(words(x + 6 if fits else x - 6, y, text, "start" if fits else "end", colour, SMALL))
    return shapes + panel.level(across, counted, say(lang, "sim.rounds"))
