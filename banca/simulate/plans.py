"""Betting plans: how much to stake next, given the wins and losses so far. Stakes are whole units.

Most plans are steps: each has a stake and the next step after a win, a loss and a draw. Three need more memory: a share
of the bankroll, a line of numbers to cross out (labouchere), and a series that ends one unit ahead (Oscar's grind).
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
from banca.messages.errors import Listed, SystemFault

STAKE_MOST = 1 << 24  # units in one stake; up to this sums are exact
STEPS_MOST = 10_000
BYTES_MOST = 1_000_000  # of a plan file; enough for STEPS_MOST steps
NUMBERS_MOST = 100
NAME_MOST = 60  # letters of a name that are compared with known ones
TWICE = 2
PERCENT = Fraction(1, 100)
FILES = (".yaml", ".yml")
DEFAULTS = {"doublings": "6", "steps": "20", "levels": "100", "wins": "3", "line": "1-2-3-4", "base": "1", "stake": "1"}
ONE_THREE_TWO_SIX = (1, 3, 2, 6)
STEP_SAYS = ("stake", "on win", "on lose", "on draw")


@dataclass(frozen=True, slots=True)
class Plan:
    """Numbered steps; a plan begins with the first. Without `on_draw` a draw changes nothing."""

    stakes: tuple[int, ...]
    on_win: tuple[int, ...]
    on_lose: tuple[int, ...]
    on_draw: tuple[int, ...] = ()
    name: str = "steps"

    def __post_init__(self) -> None:
        if not 1 <= len(self.stakes) <= STEPS_MOST:
            raise OptionError("plan-steps-not-possible", steps=len(self.stakes), most=STEPS_MOST)
        for stake in self.stakes:
            check_stake(stake)
        for goes in (self.on_win, self.on_lose, self.after_a_draw):
            if len(goes) != len(self.stakes) or not all(0 <= step < len(self.stakes) for step in goes):
                raise OptionError("plan-goes-nowhere")

    @property
    def after_a_draw(self) -> tuple[int, ...]:
        return self.on_draw or tuple(range(len(self.stakes)))


@dataclass(frozen=True, slots=True)
class Share:
    """A share of the bankroll, rounded down to a whole unit."""

    share: Fraction

    def __post_init__(self) -> None:
        if not 0 < self.share <= 1 or self.share.denominator > STAKE_MOST:
            raise OptionError("plan-share-not-possible", share=str(self.share))

    @property
    def name(self) -> str:
        return f"proportional:{self.share}"


@dataclass(frozen=True, slots=True)
class Line:
    """Stake the sum of the two outer numbers. After a win cross them out, after a loss write the stake at the end.

    `reverse` swaps win and loss. When all numbers are crossed out, the line starts again.
    """

    numbers: tuple[int, ...]
    reverse: bool = False

    def __post_init__(self) -> None:
        if not 1 <= len(self.numbers) <= NUMBERS_MOST:
            raise OptionError("plan-line-not-possible", numbers=len(self.numbers), most=NUMBERS_MOST)
        for number in self.numbers:
            check_stake(number)

    @property
    def name(self) -> str:
        return f"{'reverse-' if self.reverse else ''}labouchere:{'-'.join(map(str, self.numbers))}"


@dataclass(frozen=True, slots=True)
class Grind:
    """Add one base after a win, but no more than brings the series one base ahead; then start again."""

    base: int = 1

    def __post_init__(self) -> None:
        check_stake(self.base)

    @property
    def name(self) -> str:
        return f"oscars-grind:{self.base}"


AnyPlan = Plan | Share | Line | Grind


def check_stake(stake: int) -> None:
    if not 1 <= stake <= STAKE_MOST:
        stake_text = stake if abs(stake) < SHORT_INT else shown(stake)
        raise OptionError("plan-stake-not-possible", stake=stake_text, most=STAKE_MOST)


# By name.


def flat(stake: str) -> AnyPlan:
    return Plan((whole("stake", stake),), (0,), (0,), name=f"flat:{stake}")


def proportional(share: str) -> AnyPlan:
    found = fraction(share.removesuffix("%"))
    if found is None:
        raise OptionError("plan-share-no-number", share=shown(share))
    return Share(found * (PERCENT if share.endswith("%") else 1))


def martingale(doublings: str, base: str) -> AnyPlan:
    """Double after a loss; start again after a win, or when the last doubling is lost."""
    name = f"martingale:doublings={doublings},base={base}"
    return _plan_until_win(
        name, base, whole("doublings", doublings, STEPS_MOST, least=0), lambda stake, _: stake + stake
    )


def grand_martingale(doublings: str, base: str) -> AnyPlan:
    name = f"grand-martingale:doublings={doublings},base={base}"
    number = whole("doublings", doublings, STEPS_MOST, least=0)
    return _plan_until_win(name, base, number, lambda stake, first: stake + stake + first)


def paroli(wins: str, base: str) -> AnyPlan:
    """Double after a win; start again after a loss, or after this many wins in a row."""
    stakes = _growing_stakes(whole("base", base), whole("wins", wins, STEPS_MOST) - 1, lambda stake, _: stake + stake)
    return _plan_until_loss(f"paroli:wins={wins},base={base}", stakes)


def one_three_two_six(base: str) -> AnyPlan:
    unit = whole("base", base)
    return _plan_until_loss(f"1-3-2-6:base={base}", tuple(unit * times for times in ONE_THREE_TWO_SIX))


def dalembert(levels: str, base: str) -> AnyPlan:
    """One base more after a loss, one less after a win; never above the last level, nor below the first."""
    stakes, up, down = _levels(levels, base)
    return Plan(stakes, on_win=down, on_lose=up, name=f"dalembert:levels={levels},base={base}")


def reverse_dalembert(levels: str, base: str) -> AnyPlan:
    stakes, up, down = _levels(levels, base)
    return Plan(stakes, on_win=up, on_lose=down, name=f"reverse-dalembert:levels={levels},base={base}")


def fibonacci(steps: str, base: str) -> AnyPlan:
    """Each stake is the sum of the two before it: one step forward after a loss, two back after a win."""
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


def _plan_until_win(name: str, base: str, number: int, grows: Callable[[int, int], int]) -> Plan:
    stakes = _growing_stakes(whole("base", base), number, grows)
    return Plan(stakes, (0,) * len(stakes), _round(len(stakes)), name=name)


def _plan_until_loss(name: str, stakes: tuple[int, ...]) -> Plan:
    return Plan(stakes, _round(len(stakes)), (0,) * len(stakes), name=name)


def _growing_stakes(first: int, times: int, grows: Callable[[int, int], int]) -> tuple[int, ...]:
    """Stop at the first stake above STAKE_MOST, which will be refused."""
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
        raise OptionError("plan-parameter-not-whole", name=name, least=least, most=most, value=shown(text))
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
    """`martingale`, `martingale:7`, `martingale:doublings=7,base=5`, `proportional:1/50`; or a file of steps.

    >>> from banca.simulate import plan_named
    >>> plan_named("paroli:3").stakes
    (1, 2, 4)
    """
    if text.endswith(FILES):
        return read_plan_file(Path(text))
    name, _, said = text.partition(":")
    if name not in PLANS:
        near = get_close_matches(name[:NAME_MOST], PLANS, 1)
        if near:
            raise OptionError("plan-unknown-but-near", name=shown(name), known=Listed(*PLANS), near=near[0])
        raise OptionError("plan-unknown", name=shown(name), known=Listed(*PLANS))
    maker, parameters = PLANS[name]
    given = dict(_parse_parameters(name, parameters, said)) if said else {}
    if lacking := [each for each in parameters if each not in given and each not in DEFAULTS]:
        raise OptionError("plan-needs-parameter", name=name, parameter=lacking[0])
    return maker(*(given.get(each, DEFAULTS.get(each)) for each in parameters))


def _parse_parameters(name: str, parameters: tuple[str, ...], said: str) -> Iterable[tuple[str, str]]:
    """The parameters by name; one without a name is the first."""
    for each in said.split(","):
        before, equals, value = each.partition("=")
        parameter = before.strip() if equals else parameters[0]
        if parameter not in parameters:
            known = Listed(*parameters, last="list-and")
            raise OptionError("plan-has-no-parameter", name=name, parameter=shown(parameter), known=known)
        yield parameter, (value if equals else before).strip()


# In a file.


def read_plan_file(file: Path) -> AnyPlan:
    """Named steps; the plan begins with the first: `up: {stake: 2, on win: up, on lose: start}`."""
    try:
        found, _ = plain_yaml.read(read_text(file, BYTES_MOST))
    except OSError as error:
        raise OptionError("plan-file-not-read", file=str(file), reason=SystemFault.of(error)) from None
    except plain_yaml.NoYaml as error:
        raise OptionError("plan-file-fault", file=str(file), line=error.line, fault=error.says) from None
    steps = found.get("steps") if isinstance(found, dict) else None
    if not isinstance(steps, dict) or not steps or set(found) - {"name", "steps"}:
        raise OptionError("plan-file-without-steps", file=str(file), keys=Listed(*STEP_SAYS))
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
        keys = Listed(*STEP_SAYS[:-1])
        raise OptionError("plan-file-step-incomplete", file=str(file), step=as_typed(step), keys=keys)
    if type(says["stake"]) is not int or not 1 <= says["stake"] <= STAKE_MOST:
        raise OptionError("plan-file-stake", file=str(file), step=as_typed(step), most=STAKE_MOST)
    for way in STEP_SAYS[1:]:
        if way in says and str(says[way]) not in numbers:
            raise OptionError(
                "plan-file-no-such-step",
                file=str(file),
                step=as_typed(step),
                way=way,
                given=shown(says[way]),
                known=Listed(*map(as_typed, numbers)),
            )
