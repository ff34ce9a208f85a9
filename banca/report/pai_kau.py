"""What only a report on pai kau shows: the house's commission, and a plot of banks that go round."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from banca.exact.value import BetOdds, central_moment
from banca.law import Language
from banca.money import format_amount
from banca.report.measures import HouseGain
from banca.report.plots.panels import FLAT, MARGIN, SMALL, TOP, WIDTH, Panel, amount, key, picture, widest_of
from banca.report.svg import box, dot, line, words
from banca.report.words import say
from banca.simulate.pai_kau.banks import BanksSummary, Player
from banca.simulate.statistics import CONFIDENCE
from banca.strategy.pai_kau import HOUSE_CAPITAL

COMMISSION, AS_BACKER = "commission", "gain_of_the_house_as_backer"  # figures beside the edge
ROW = 30.0  # of a player
BAND = 0.3  # how dense its shade is


def house_gain(row: BetOdds) -> HouseGain:
    """Its commission; or, where its own capital stands in the bank and bears no commission, what that gains."""
    if AS_BACKER in row.besides:
        gains = [(gain, _cases(row, result)) for result, gain in HOUSE_CAPITAL.items()]
        return HouseGain(row.besides[AS_BACKER], central_moment(gains, 2))
    taken = [(o.pays.ratio - o.net if o.pays else Fraction(0), o.ways) for o in row.outcomes]
    return HouseGain(row.besides[COMMISSION], central_moment(taken, 2), at_risk=False)


def _cases(row: BetOdds, result: str) -> int:
    return sum(outcome.ways for outcome in row.outcomes if outcome.result == result)


@dataclass(frozen=True, slots=True)
class Gained:
    """What somebody gains a round, and how near that is where that is known."""

    mean: float
    half: float | None

    @property
    def fine(self) -> float:
        """Of which size differences mean something."""
        return (self.half or 0.0) / 10 or FLAT

    @property
    def says(self) -> str:
        return f"{amount(self.mean, self.fine)} ± {'?' if self.half is None else amount(self.half, self.fine)}"

    @property
    def ends(self) -> tuple[float, float]:
        return self.mean - (self.half or 0.0), self.mean + (self.half or 0.0)


def picture_of_banks(
    lang: Language, title: str, subtitle: str, players: Sequence[Player], summary: BanksSummary, minor: int = 100
) -> str:
    """What each player gains a round, and how much of it with the bank and against it; then what the house gains."""
    names = [_sits(lang, player, fared.place) for player, fared in zip(players, summary.players, strict=True)]
    gains = [Gained(float(f.mean) / minor, f.half_width and f.half_width / minor) for f in summary.players]
    error = summary.house_stderr
    house = Gained(float(summary.house) / minor, error and CONFIDENCE * error / minor)
    left = MARGIN + 12 + max(widest_of(name, SMALL) for name in names)
    wide = max(widest_of(each.says, SMALL) for each in (*gains, house)) + 40
    middle = left + (WIDTH - MARGIN - left - wide) * 0.6
    panel = Panel(left, TOP, middle, TOP + ROW * len(names))
    shapes = [panel.heading(say(lang, "sim.each_gains")), *_gained(panel, names, gains)]
    shapes += _apart(lang, Panel(middle + wide, TOP, WIDTH - MARGIN, panel.bottom), summary, minor)
    if any(each.half is not None for each in gains):
        shapes += key(left, panel.bottom + 34, {say(lang, "sim.band"): BAND})
    below = Panel(left, panel.bottom + 92, middle, panel.bottom + 92 + ROW)
    shapes += [below.heading(say(lang, "sim.house_gains")), *_gained(below, [say(lang, "sim.house")], [house])]
    for n, (name, of) in enumerate(_of_the_house(summary).items()):
        text = f"{say(lang, name)} {amount(of / summary.dealt / minor, house.fine)}"
        shapes.append(words(middle + wide, below.top + 12 + 16 * n, text, "start", "faint", SMALL))
    if house.half is None or any(each.half is None for each in gains):
        shapes.append(words(left, below.bottom + 36, f"± ?: {say(lang, 'sim.too_few')}", "start", "faint", SMALL))
    return picture(title, subtitle, below.bottom + 52, shapes)


def _sits(lang: Language, player: Player, place: int) -> str:
    sums = {"stake": format_amount(player.stake), "capital": format_amount(player.capital)}
    return say(lang, "sim.banks" if player.banks else "sim.bets", place=place, **sums)


def _of_the_house(summary: BanksSummary) -> dict[str, int]:
    parts = {"breakage": summary.breakage, "as_backer": summary.of_house_capital}
    return {"sim.commission": summary.commission, **{f"sim.{name}": of for name, of in parts.items() if of}}


def _about_nothing(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(0.0, *values), max(0.0, *values)
    room = (high - low) * 0.05 or FLAT
    return low - room, high + room


def _gained(panel: Panel, names: Sequence[str], gains: Sequence[Gained]) -> list[str]:
    """A row for each: the mean within its band, on a scale with nothing in it."""
    across = panel.across(*_about_nothing([end for each in gains for end in each.ends]))
    shapes = [panel.wash(), line(across(0), panel.top, across(0), panel.bottom, "ink", 1.2, "4 3")]
    for n, (name, each) in enumerate(zip(names, gains, strict=True)):
        y = panel.top + ROW * (n + 0.5)
        low, high = map(across, each.ends)
        shapes.append(words(panel.left - 8, y + 4, name, "end", "ink", SMALL))
        if each.half is not None:
            shapes.append(box(low, y - 6, high - low, 12, "accent", BAND, 1.5))
        shapes.append(dot(across(each.mean), y, 4, "accent", each.says))
        shapes.append(words(panel.right + 8, y + 4, each.says, "start", "ink", SMALL))
    return shapes + panel.level(across, amount, most=5)


def _apart(lang: Language, panel: Panel, summary: BanksSummary, minor: int) -> list[str]:
    """Two bars a player, as they add up to what he gains: as banker, as bettor."""
    both = [(f.gained_as_banker, f.gained_as_bettor) for f in summary.players]
    a_round = [[gained / summary.dealt / minor for gained in each] for each in both]
    across = panel.across(*_about_nothing([gained for each in a_round for gained in each]))
    shapes, x = [panel.wash()], panel.left
    for name, colour in (("sim.as_banker", "accent"), ("sim.as_bettor", "push")):
        shapes += [
            box(x, panel.top - 21, 9, 9, colour, 0.85),
            words(x + 14, panel.top - 12, say(lang, name), "start", "ink", SMALL),
        ]
        x += 28 + widest_of(say(lang, name), SMALL)
    for n, each in enumerate(a_round):
        for y, gained, colour in zip((5.0, 16.0), each, ("accent", "push"), strict=True):
            start, end = sorted((across(0), across(gained)))
            shapes.append(box(start, panel.top + ROW * n + y, end - start, 9, colour, 0.85))
    shapes.append(line(across(0), panel.top, across(0), panel.bottom, "ink", 1.2))
    return shapes + panel.level(across, amount, most=4)
