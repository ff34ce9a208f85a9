"""The parts of a report that only pai kau has: the house's commission, and a plot of rotating banks."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from banca.exact.value import BetOdds, central_moment
from banca.law import Language
from banca.messages import figures_text, message, money_text
from banca.report.measures import HouseGain
from banca.report.plots.panels import (
    FLAT,
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    Panel,
    amount,
    figure_label,
    key,
    picture,
    widest_of,
)
from banca.report.svg import box, dot, line, words
from banca.simulate.pai_kau.banks import BanksSummary, Player
from banca.simulate.statistics import CONFIDENCE
from banca.strategy.pai_kau import HOUSE_CAPITAL

COMMISSION, AS_BACKER = "commission", "gain_of_the_house_as_backer"  # further figures of a row
ROW = 30.0  # of a player
BAND = 0.3  # opacity of the shade


def house_gain(row: BetOdds) -> HouseGain:
    """The house's commission; or the gain of its own capital in the bank, which bears no commission."""
    if AS_BACKER in row.figures:
        gains = [(gain, _cases(row, result)) for result, gain in HOUSE_CAPITAL.items()]
        return HouseGain(row.figures[AS_BACKER], central_moment(gains, 2))
    taken = [(o.pays.ratio - o.net if o.pays else Fraction(0), o.ways) for o in row.outcomes]
    return HouseGain(row.figures[COMMISSION], central_moment(taken, 2), at_risk=False)


def _cases(row: BetOdds, result: str) -> int:
    return sum(outcome.ways for outcome in row.outcomes if outcome.result == result)


@dataclass(frozen=True, slots=True)
class Gained:
    """A player's gain per round, with its error if known."""

    mean: float
    half: float | None

    @property
    def fine(self) -> float:
        """The size of differences that matter."""
        return (self.half or 0.0) / 10 or FLAT

    def said_in(self, lang: Language) -> str:
        near = "?" if self.half is None else figures_text(lang, amount(self.half, self.fine))
        return f"{figures_text(lang, amount(self.mean, self.fine))} ± {near}"

    @property
    def interval(self) -> tuple[float, float]:
        return self.mean - (self.half or 0.0), self.mean + (self.half or 0.0)


def picture_of_banks(
    lang: Language, title: str, subtitle: str, players: Sequence[Player], summary: BanksSummary, minor: int = 100
) -> str:
    """Each player's gain per round, in total, as banker and as bettor; then the house's gain."""
    names = [_sits(lang, player, fared.place) for player, fared in zip(players, summary.players, strict=True)]
    gains = [Gained(float(f.mean) / minor, f.half_width and f.half_width / minor) for f in summary.players]
    error = summary.house_stderr
    house = Gained(float(summary.house) / minor, error and CONFIDENCE * error / minor)
    left = MARGIN + 12 + max(widest_of(name, SMALL) for name in names)
    wide = max(widest_of(each.said_in(lang), SMALL) for each in (*gains, house)) + 40
    middle = left + (WIDTH - MARGIN - left - wide) * 0.6
    panel = Panel(left, TOP, middle, TOP + ROW * len(names))
    shapes = [panel.heading(message(lang, "pai-kau-plot-each-gains")), *_gain_rows(lang, panel, names, gains)]
    shapes += _apart(lang, Panel(middle + wide, TOP, WIDTH - MARGIN, panel.bottom), summary, minor)
    if any(each.half is not None for each in gains):
        shapes += key(left, panel.bottom + 34, {message(lang, "plot-band"): BAND})
    below = Panel(left, panel.bottom + 92, middle, panel.bottom + 92 + ROW)
    shapes += [
        below.heading(message(lang, "pai-kau-plot-house-gains")),
        *_gain_rows(lang, below, [message(lang, "pai-kau-plot-house")], [house]),
    ]
    for n, (name, of) in enumerate(_of_the_house(summary).items()):
        text = figure_label(lang, name, amount(of / summary.dealt / minor, house.fine))
        shapes.append(words(middle + wide, below.top + 12 + 16 * n, text, "start", "faint", SMALL))
    if house.half is None or any(each.half is None for each in gains):
        shapes.append(words(left, below.bottom + 36, message(lang, "pai-kau-plot-too-few"), "start", "faint", SMALL))
    return picture(lang, title, subtitle, below.bottom + 52, shapes)


def _sits(lang: Language, player: Player, place: int) -> str:
    sums = {"stake": money_text(lang, player.stake), "capital": money_text(lang, player.capital)}
    return message(lang, "pai-kau-plot-banks" if player.banks else "pai-kau-plot-bets", place=place, **sums)


def _of_the_house(summary: BanksSummary) -> dict[str, int]:
    parts = {"pai-kau-plot-breakage": summary.breakage, "pai-kau-plot-as-backer": summary.of_house_capital}
    return {"pai-kau-plot-commission": summary.commission, **{name: of for name, of in parts.items() if of}}


def _about_nothing(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(0.0, *values), max(0.0, *values)
    room = (high - low) * 0.05 or FLAT
    return low - room, high + room


def _gain_rows(lang: Language, panel: Panel, names: Sequence[str], gains: Sequence[Gained]) -> list[str]:
    """A row for each player: the mean within its band, on a common scale."""
    across = panel.across(*_about_nothing([end for each in gains for end in each.interval]))
    shapes = [panel.wash(), line(across(0), panel.top, across(0), panel.bottom, "ink", 1.2, "4 3")]
    for n, (name, each) in enumerate(zip(names, gains, strict=True)):
        y = panel.top + ROW * (n + 0.5)
        low, high = map(across, each.interval)
        shapes.append(words(panel.left - 8, y + 4, name, "end", "ink", SMALL))
        if each.half is not None:
            shapes.append(box(low, y - 6, high - low, 12, "accent", BAND, 1.5))
        shapes.append(dot(across(each.mean), y, 4, "accent", each.said_in(lang)))
        shapes.append(words(panel.right + 8, y + 4, each.said_in(lang), "start", "ink", SMALL))
    return shapes + panel.level(across, amount, most=5)


def _apart(lang: Language, panel: Panel, summary: BanksSummary, minor: int) -> list[str]:
    """Two bars for each player that add up to the gain: as banker, as bettor."""
    both = [(f.gained_as_banker, f.gained_as_bettor) for f in summary.players]
    a_round = [[gained / summary.dealt / minor for gained in each] for each in both]
    across = panel.across(*_about_nothing([gained for each in a_round for gained in each]))
    shapes, x = [panel.wash()], panel.left
    for name, colour in (("pai-kau-plot-as-banker", "accent"), ("pai-kau-plot-as-bettor", "push")):
        shapes += [
            box(x, panel.top - 21, 9, 9, colour, 0.85),
            words(x + 14, panel.top - 12, message(lang, name), "start", "ink", SMALL),
        ]
        x += 28 + widest_of(message(lang, name), SMALL)
    for n, each in enumerate(a_round):
        for y, gained, colour in zip((5.0, 16.0), each, ("accent", "push"), strict=True):
            start, end = sorted((across(0), across(gained)))
            shapes.append(box(start, panel.top + ROW * n + y, end - start, 9, colour, 0.85))
    shapes.append(line(across(0), panel.top, across(0), panel.bottom, "ink", 1.2))
    return shapes + panel.level(across, amount, most=4)
