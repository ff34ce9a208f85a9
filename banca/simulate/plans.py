"""Betting plans: how much is staked next, by what was won and lost before. Stakes are whole units.

Most are steps, each with a stake and where to go from it after a win, a loss and a draw. A share of the bankroll, a
line of numbers that is crossed out (labouchere) and a series that ends one unit ahead (Oscar's grind) remember more.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction
from itertools import accumulate, repeat
from pathlib import Path
from typing import Any

from banca import plain_yaml
from banca.files import read_text
from banca.law import OptionError
from banca.law.numbers import SHORT_INT, as_typed, fraction, shown, whole_number

STAKE_MOST = 1 << 24  # units at once, that are counted exactly
STEPS_MOST = 10_000
BYTES_MOST = 1_000_000  # of a file: as many steps take no more
NUMBERS_MOST = 100
NAME_MOST = 60  # letters of a name that is looked up
TWICE = 2
PERCENT = Fraction(1, 100)
FILES = (".yaml", ".yml")
DEFAULTS = {"doublings": "6", "steps": "20", "levels": "100", "wins": "3", "line": "1-2-3-4", "base": "1", "stake": "1"}
ONE_THREE_TWO_SIX = (1, 3, 2, 6)
STEP_SAYS = ("stake", "on win", "on lose", "on draw")


@dataclass(frozen=True, slots=True)
class Plan:
    """Steps by number, the first to begin with; without `on_draw` a draw changes nothing."""

    stakes: tuple[int, ...]
    on_win: tuple[int, ...]
    on_lose: tuple[int, ...]
    on_draw: tuple[int, ...] = ()
    name: str = "steps"

    def __post_init__(self) -> None:
        if not 1 <= len(self.stakes) <= STEPS_MOST:
            raise OptionError(f"a betting plan of {len(self.stakes)} steps: one to {STEPS_MOST:,} are possible")
        for stake in self.stakes:
            checked_stake(stake)
        for goes in (self.on_win, self.on_lose, self.after_a_draw):
            if len(goes) != len(self.stakes) or not all(0 <= step < len(self.stakes) for step in goes):
                raise OptionError("a betting plan goes from each of its steps to one of its steps")

    @property
    def after_a_draw(self) -> tuple[int, ...]:
        return self.on_draw or tuple(range(len(self.stakes)))


@dataclass(frozen=True, slots=True)
class Share:
    """A share of the bankroll, rounded down to a whole unit."""

    share: Fraction

    def __post_init__(self) -> None:
        if not 0 < self.share <= 1 or self.share.denominator > STAKE_MOST:
            raise OptionError(f"a share of {self.share} of the bankroll cannot be staked: more than 0, at most 1")

    @property
    def name(self) -> str:
        return f"proportional:{self.share}"


@dataclass(frozen=True, slots=True)
class Line:
    """The two outer numbers are staked: crossed out if won, the stake written at the end if lost; reversed, otherwise.

    When all are crossed out, the line is written anew.
    """

    numbers: tuple[int, ...]
    reverse: bool = False

    def __post_init__(self) -> None:
        if not 1 <= len(self.numbers) <= NUMBERS_MOST:
            raise OptionError(f"a line of {len(self.numbers)} numbers: one to {NUMBERS_MOST} are possible")
        for number in self.numbers:
            checked_stake(number)

    @property
    def name(self) -> str:
        return f"{'reverse-' if self.reverse else ''}labouchere:{'-'.join(map(str, self.numbers))}"


@dataclass(frozen=True, slots=True)
class Grind:
    """One base more after a win, never more than brings the series one base ahead; then another series begins."""

    base: int = 1

    def __post_init__(self) -> None:
        checked_stake(self.base)

    @property
    def name(self) -> str:
        return f"oscars-grind:{self.base}"


AnyPlan = Plan | Share | Line | Grind


def checked_stake(stake: int) -> None:
    if not 1 <= stake <= STAKE_MOST:
        told = f"{stake:,}" if abs(stake) < SHORT_INT else shown(stake)
        raise OptionError(f"a stake of {told} units: one to {STAKE_MOST:,} can be counted")


# By name.


def flat(stake: str) -> AnyPlan:
    return Plan((whole("stake", stake),), (0,), (0,), name=f"flat:{stake}")


def proportional(share: str) -> AnyPlan:
    found = fraction(share.removesuffix("%"))
    if found is None:
        raise OptionError(f"share {shown(share)} of the bankroll is not a number: 1/50, 0.02 and 2% are")
    return Share(found * (PERCENT if share.endswith("%") else 1))


def martingale(doublings: str, base: str) -> AnyPlan:
    """Doubled after a loss; after a win, and when the last doubling is lost, from the first."""
    name = f"martingale:doublings={doublings},base={base}"
    return _until_won(name, base, whole("doublings", doublings, STEPS_MOST, least=0), lambda stake, _: stake + stake)


def grand_martingale(doublings: str, base: str) -> AnyPlan:
    name = f"grand-martingale:doublings={doublings},base={base}"
    number = whole("doublings", doublings, STEPS_MOST, least=0)
    return _until_won(name, base, number, lambda stake, first: stake + stake + first)


def paroli(wins: str, base: str) -> AnyPlan:
    """Doubled after a win; after a loss, and when so many were won in a row, from the first."""
    stakes = _grown(whole("base", base), whole("wins", wins, STEPS_MOST) - 1, lambda stake, _: stake + stake)
    return _until_lost(f"paroli:wins={wins},base={base}", stakes)


def one_three_two_six(base: str) -> AnyPlan:
    unit = whole("base", base)
    return _until_lost(f"1-3-2-6:base={base}", tuple(unit * times for times in ONE_THREE_TWO_SIX))


def dalembert(levels: str, base: str) -> AnyPlan:
    """One base more after a loss, one less after a win; never above the last level, nor below the first."""
    stakes, up, down = _levels(levels, base)
    return Plan(stakes, on_win=down, on_lose=up, name=f"dalembert:levels={levels},base={base}")


def reverse_dalembert(levels: str, base: str) -> AnyPlan:
    stakes, up, down = _levels(levels, base)
    return Plan(stakes, on_win=up, on_lose=down, name=f"reverse-dalembert:levels={levels},base={base}")


def fibonacci(steps: str, base: str) -> AnyPlan:
    """Each stake the sum of the two before it: on to the next after a loss, two back after a win."""
    unit, number = whole("base", base), whole("steps", steps, STEPS_MOST)
    stakes = [unit, unit]
    while len(stakes) < number and stakes[-1] <= STAKE_MOST:
        stakes.append(sum(stakes[-TWICE:]))
    stakes = stakes[:number]
    back = tuple(max(step - TWICE, 0) for step in range(len(stakes)))
    return Plan(tuple(stakes), back, _up(len(stakes)), name=f"fibonacci:steps={steps},base={base}")


def labouchere(line: str, base: str) -> AnyPlan:
    return Line(_numbers(line, base))


def reverse_labouchere(line: str, base: str) -> AnyPlan:
    return Line(_numbers(line, base), reverse=True)


def oscars_grind(base: str) -> AnyPlan:
    return Grind(whole("base", base))


def _until_won(name: str, base: str, number: int, grows: Callable[[int, int], int]) -> Plan:
    stakes = _grown(whole("base", base), number, grows)
    return Plan(stakes, (0,) * len(stakes), _round(len(stakes)), name=name)


def _until_lost(name: str, stakes: tuple[int, ...]) -> Plan:
    return Plan(stakes, _round(len(stakes)), (0,) * len(stakes), name=name)


def _grown(first: int, times: int, grows: Callable[[int, int], int]) -> tuple[int, ...]:
    """Ends as soon as a stake is more than can be counted: it will be refused."""
    stakes = accumulate(repeat(first, times), grows, initial=first)
    return tuple(_until_too_much(stakes))


def _until_too_much(stakes: Iterable[int]) -> Iterable[int]:
    for stake in stakes:
        yield stake
        if stake > STAKE_MOST:
            return


def _levels(levels: str, base: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    number, unit = whole("levels", levels, STEPS_MOST), whole("base", base)
    return tuple(unit * (1 + n) for n in range(number)), _up(number), tuple(max(n - 1, 0) for n in range(number))


def _up(number: int) -> tuple[int, ...]:
    return tuple(min(step + 1, number - 1) for step in range(number))


def _round(number: int) -> tuple[int, ...]:
    return tuple((step + 1) % number for step in range(number))


def _numbers(line: str, base: str) -> tuple[int, ...]:
    return tuple(whole("line", each) * whole("base", base) for each in line.split("-"))


def whole(name: str, text: str, most: int = STAKE_MOST, least: int = 1) -> int:
    number = whole_number(text)
    if number is None or not least <= number <= most:
        raise OptionError(f"{name} of a betting plan is a whole number from {least} to {most:,}, not {shown(text)}")
    return number


Maker = Callable[..., AnyPlan]
PLANS: Mapping[str, tuple[Maker, tuple[str, ...]]] = {
    "flat": (flat, ("stake",)),
    "proportional": (proportional, ("share",)),
    "martingale": (martingale, ("doublings", "base")),
    "grand-martingale": (grand_martingale, ("doublings", "base")),
    "dalembert": (dalembert, ("levels", "base")),
    "reverse-dalembert": (reverse_dalembert, ("levels", "base")),
    "fibonacci": (fibonacci, ("steps", "base")),
    "labouchere": (labouchere, ("line", "base")),
    "reverse-labouchere": (reverse_labouchere, ("line", "base")),
    "oscars-grind": (oscars_grind, ("base",)),
    "paroli": (paroli, ("wins", "base")),
    "1-3-2-6": (one_three_two_six, ("base",)),
}


def plan_named(text: str) -> AnyPlan:
    """`martingale`, `martingale:7`, `martingale:doublings=7,base=5`, `proportional:1/50`; or a file of steps."""
    if text.endswith(FILES):
        return plan_in(Path(text))
    name, _, said = text.partition(":")
    if name not in PLANS:
        near = get_close_matches(name[:NAME_MOST], PLANS, 1)
        meant = f"; did you mean {near[0]}?" if near else ""
        raise OptionError(
            f"no betting plan {shown(name)}: there are {', '.join(PLANS)}, or a file .yaml of steps{meant}"
        )
    maker, parameters = PLANS[name]
    given = dict(_given(name, parameters, said)) if said else {}
    if lacking := [each for each in parameters if each not in given and each not in DEFAULTS]:
        raise OptionError(f"{name} needs its {lacking[0]}: {name}:1/50, for example")
    return maker(*(given.get(each, DEFAULTS.get(each)) for each in parameters))


def _given(name: str, parameters: tuple[str, ...], said: str) -> Iterable[tuple[str, str]]:
    """One without a name is the first of them."""
    for each in said.split(","):
        before, equals, value = each.partition("=")
        parameter = before.strip() if equals else parameters[0]
        if parameter not in parameters:
            raise OptionError(f"{name} has no {shown(parameter)}: it has {' and '.join(parameters)}")
        yield parameter, (value if equals else before).strip()


# In a file.


def plan_in(file: Path) -> AnyPlan:
    """Steps by name, the first to begin with: `up: {stake: 2, on win: up, on lose: start}`."""
    try:
        found, _ = plain_yaml.read(read_text(file, BYTES_MOST))
    except OSError as error:
        raise OptionError(f"{file} cannot be read: {error.strerror}") from None
    except plain_yaml.NoYaml as error:
        raise OptionError(f"{file}:{error.line}: {error.says}") from None
    steps = found.get("steps") if isinstance(found, dict) else None
    if not isinstance(steps, dict) or not steps or set(found) - {"name", "steps"}:
        raise OptionError(
            f"{file}: a betting plan says steps, each with {', '.join(STEP_SAYS)}; and name, if it has one"
        )
    named = {str(step): says for step, says in steps.items()}
    numbers = {step: number for number, step in enumerate(named)}
    for step, says in named.items():
        _check_step(file, step, says, numbers)
    on_win, on_lose, on_draw = (
        tuple(numbers[str(says.get(way, step))] for step, says in named.items()) for way in STEP_SAYS[1:]
    )
    stakes = tuple(says["stake"] for says in named.values())
    return Plan(stakes, on_win, on_lose, on_draw, str(found.get("name", file.stem)))


def _check_step(file: Path, step: str, says: Any, numbers: Mapping[str, int]) -> None:
    if not isinstance(says, dict) or not set(says) <= set(STEP_SAYS) or not set(says) >= set(STEP_SAYS[:-1]):
        raise OptionError(
            f"{file}: step {as_typed(step)} says {', '.join(STEP_SAYS[:-1])} and, if it is another step, on draw"
        )
    if type(says["stake"]) is not int or not 1 <= says["stake"] <= STAKE_MOST:
        raise OptionError(f"{file}: the stake of step {as_typed(step)} is a whole number from 1 to {STAKE_MOST:,}")
    for way in STEP_SAYS[1:]:
        if way in says and str(says[way]) not in numbers:
            said = f"{file}: step {as_typed(step)} goes {way} to {shown(says[way])}"
            raise OptionError(f"{said}: there are {', '.join(map(as_typed, numbers))}")
