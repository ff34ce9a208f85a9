"""banca house chance: statistical tests of fresh chance, raw, scaled and shuffled."""

import secrets
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from rich.text import Text

from banca.cli.arguments import Command, count_type, house_options
from banca.cli.screen import print_json
from banca.cli.tables import print_table, screen, table
from banca.law import Language, language
from banca.messages import message

if TYPE_CHECKING:
    from banca.house.statistics import Judged

SHOWN = 30  # the oddest results; the others are counted
COLUMNS = ("stage", "test", "on", "samples", "p", "corrected", "result")


def describe(house: Command) -> None:
    chance = house.command("chance")
    chance.option("--samples", type=count_type(chance), metavar="N")
    house_options(chance)


def run(args: Namespace) -> int:
    """The exit code is 1 if a test failed."""
    from banca.house.statistics import LEVEL, SAMPLES, all_tests, chance_of

    lang = language(args.lang)
    judged = all_tests(chance_of(secrets.token_bytes), args.samples or SAMPLES)
    failed = sum(not each.passed for each in judged)
    if args.output == "json":
        print_json({"level": LEVEL, "passed": not failed, "tests": [to_json(each) for each in judged]})
    else:
        show(judged, failed, lang)
    return 1 if failed else 0


def show(judged: "tuple[Judged, ...]", failed: int, lang: Language) -> None:
    console = screen()
    heads = [message(lang, f"chance-column-{name}") for name in COLUMNS]
    shown = max(SHOWN, failed)
    numbers = " ".join(heads[3:6])
    print_table(
        console, table(heads, (_row(each, lang) for each in judged[:shown]), message(lang, "chance-title"), numbers)
    )
    if len(judged) > shown:
        console.print(message(lang, "chance-others", count=len(judged) - shown), style="dim")
    said = "chance-some-failed" if failed else "chance-all-passed"
    console.print(message(lang, said, **({"failed": failed} if failed else {}), count=len(judged)), markup=False)


def _row(each: "Judged", lang: Language) -> tuple[str | Text, ...]:
    result = each.result
    outcome = "chance-passed" if each.passed else "chance-failed"
    return (
        message(lang, f"chance-{result.stage}"),
        message(lang, f"chance-test-{result.test}"),
        result.on,
        f"{result.samples}",
        f"{result.p:.4g}",
        f"{each.corrected:.4g}",
        Text(message(lang, outcome), style="" if each.passed else "bold red"),
    )


def to_json(each: "Judged") -> dict[str, Any]:
    result = each.result
    return {
        "of": result.stage,
        "test": result.test,
        "on": result.on,
        "samples": result.samples,
        "statistic": result.statistic,
        "p": result.p,
        "corrected": each.corrected,
        "passed": each.passed,
    }
