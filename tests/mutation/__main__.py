"""`python -m tests.mutation`: try a sample of mutants, and list those that no test noticed."""

import argparse
import difflib
import os
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path

from tests.mutation.changes import CLAUSE, Change, changes, is_python
from tests.mutation.runs import LEAST_S, TIMES, Job, Seen, digest_of, forked, read_seen, tried, watched

# Published ways to arrange tiles are not rules of play; tests/exact and tests/agreement compare them as a whole.
LEFT_OUT = {"ways.py"}
SHARED_TESTS = (  # tests of all games
    "tests/games/test_clauses_of_acts.py",
    "tests/battery",
    "tests/table",
    "tests/cli/test_cli.py::test_the_published_schema_is_the_one_printed",
)
SHARED = {"shaker": ("cussec", "fish_prawn_crab"), "cussec": ("shaker",), "fish_prawn_crab": ("shaker",)}
# What tests import besides the rules of the games: imported once, before forking.
WARM = (
    "hypothesis", "hypothesis.stateful", "numpy", "numba", "yaml", "rich.console", "rich.table", "cryptography",
    "holidays", "jsonschema",
    "banca.law", "banca.play.record", "banca.play.one_draw", "banca.play.schema", "banca.table",
)  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    file: str  # from the root: banca/games/fantan/bets.py
    game: str
    change: Change

    def __str__(self) -> str:
        return f"{self.file}:{self.change.line}: {self.change.kind}"


@dataclass(frozen=True)
class Project:
    root: Path
    package: str
    sample: int
    seed: str
    at_once: int
    games: tuple[str, ...]

    @property
    def rules(self) -> Path:
        return self.root.joinpath(*self.package.split("."))

    def text(self, mutant: Mutant) -> str:
        return (self.root / mutant.file).read_text(encoding="utf-8")

    def mutants(self) -> list[Mutant]:
        """Equally many of each game, and within a game of each kind, as far as possible."""
        games = sorted(p.name for p in self.rules.iterdir() if (p / "__init__.py").exists() and p.name[0] != "_")
        chosen = [game for game in games if game in (self.games or games)]
        share, more = divmod(self.sample, len(chosen))
        return [each for n, game in enumerate(chosen) for each in self._of_game(game, share + (n < more))]

    def _of_game(self, game: str, wanted: int) -> list[Mutant]:
        files = [f for f in sorted((self.rules / game).rglob("*.py")) if f.name not in LEFT_OUT]
        texts = {f.relative_to(self.root).as_posix(): f.read_text(encoding="utf-8") for f in files}
        clauses = sorted({m.group() for text in texts.values() for m in CLAUSE.finditer(text)})
        chance = random.Random(f"{self.seed} {game}")
        kinds: dict[str, list[Mutant]] = {}
        for file, text in texts.items():
            for change in changes(text, clauses):
                kinds.setdefault(change.kind, []).append(Mutant(file, game, change))
        for found in kinds.values():
            chance.shuffle(found)
        taken: list[Mutant] = []
        while len(taken) < wanted and any(kinds.values()):
            drawn = [found.pop() for _, found in sorted(kinds.items()) if found]
            taken += [each for each in drawn if is_python(each.change.made_in(texts[each.file]))]
        return sorted(taken[:wanted], key=lambda m: (m.file, m.change.line, m.change.start))

    # Which tests run which lines.

    def seen(self, games: set[str]) -> dict[str, Seen]:
        """What each folder of tests runs; cached while nothing changes."""
        kept = self.root / ".mutants"
        kept.mkdir(exist_ok=True)
        names = [*(f"tests/games/{game}" for game in sorted(games)), *SHARED_TESTS]
        folders = [name for name in names if (self.root / name.split("::")[0]).exists()]
        top = self.package.split(".")[0]
        above = [self.root / top / name for name in ("law", "material", "money", "play", "table")]
        found = {}
        for folder in folders:
            digest = digest_of(self.root, self.rules, *above, self.root / folder.split("::")[0])
            found[folder] = kept / f"{re.sub('[/:]+', '-', folder)}-{digest}.json"
        missing = [folder for folder, file in found.items() if not file.exists()]
        jobs = [Job(partial(watched, self.root, self.rules, f, found[f])) for f in missing]
        for number, code, said in forked(jobs, self.at_once, self.root):
            if code:
                raise SystemExit(f"{said}\n{missing[number]} fails as it is: mutants can be tried when it passes")
            say(f"saw which lines {missing[number]} runs")
        return {folder: read_seen(file) for folder, file in found.items()}

    def rows(self, mutant: Mutant, seen: dict[str, Seen]) -> tuple[dict[str, float], dict[str, float]]:
        """The tests that run the changed statement, with their durations; then all others of the game.

        Tests that found it in a cache, or in a table made at import, were not seen to run it.
        """
        first, last = mutant.change.statement
        own = {f"tests/games/{game}" for game in (mutant.game, *SHARED.get(mutant.game, ()))}
        sure, others = dict[str, float](), dict[str, float]()
        for folder, there in seen.items():
            tests = there.through(mutant.file, range(first, last + 1))
            sure |= {test: there.seconds[test] for test in tests}
            if folder in own or folder in SHARED_TESTS:
                others |= {test: seconds for test, seconds in there.seconds.items() if test not in tests}
        return sure, others

    def job(self, mutant: Mutant, seen: dict[str, Seen]) -> Job:
        rows = self.rows(mutant, seen)
        module = ".".join(Path(mutant.file).with_suffix("").parts).removesuffix(".__init__")
        text = mutant.change.made_in(self.text(mutant))
        limit = LEAST_S + TIMES * sum(sum(row.values()) for row in rows)
        return Job(partial(tried, self.root, module, self.root / mutant.file, text, *rows), limit)


def tried_all(project: Project, mutants: Sequence[Mutant]) -> Iterator[tuple[Mutant, str]]:
    """Each mutant and its outcome, as it becomes known."""
    games = {each.game for each in mutants}
    seen = project.seen(games | {other for game in games for other in SHARED.get(game, ())})
    for number, code, _ in forked([project.job(each, seen) for each in mutants], project.at_once, project.root):
        outcome = "timed out" if code is None else "killed" if code else "survived"
        if outcome == "survived":
            games.discard(mutants[number].game)
        yield mutants[number], outcome
    # If none survives, the tests may fail by themselves in the order in which they ran.
    rules = project.rules.relative_to(project.root).as_posix()
    same = [
        Mutant(f"{rules}/{game}/__init__.py", game, Change("as it is", 1, (1, 1), 0, 0, "")) for game in sorted(games)
    ]
    for number, code, said in forked([project.job(each, seen) for each in same], project.at_once, project.root):
        if code != 0:
            raise SystemExit(f"{said}\n{same[number].game} fails as it is: nothing can be said of its mutants")


def diff_of(mutant: Mutant, text: str) -> str:
    before, after = text.splitlines(), mutant.change.made_in(text).splitlines()
    lines = list(difflib.unified_diff(before, after, lineterm="", n=0))[2:]
    return "\n".join(f"    {line}" for line in lines if not line.startswith("@@"))


def main(said: Sequence[str] | None = None) -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.mutation", description="Mutants of the rules that survive.")
    asked.add_argument("--sample", type=int, default=300, help="how many (300), shared out among the games")
    asked.add_argument("--seed", default="1", help="which (1); the same seed gives the same mutants of the same source")
    asked.add_argument("--games", nargs="*", default=(), help="only of these folders")
    asked.add_argument("--only", nargs="*", default=(), help="of the sample only those at these places, as bets.py:42")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at once (one a core)")
    asked.add_argument("--list", action="store_true", help="only say which")
    asked.add_argument("--root", type=Path, default=Path(__file__).parent.parent.parent, help=argparse.SUPPRESS)
    asked.add_argument("--package", default="banca.games", help=argparse.SUPPRESS)
    given = asked.parse_args(said)
    root = given.root.resolve()
    project = Project(root, given.package, given.sample, given.seed, given.jobs, tuple(given.games))
    mutants = [each for each in project.mutants() if not given.only or any(f"{at}:" in str(each) for at in given.only)]
    if given.list:
        for each in mutants:
            say(f"{each}\n{diff_of(each, project.text(each))}")
        return
    for name in WARM:
        with suppress(ImportError):
            import_module(name)
    survived, counts = [], Counter[tuple[str, str]]()
    for done, (mutant, outcome) in enumerate(tried_all(project, mutants), 1):
        counts[mutant.game, outcome] += 1
        if outcome != "killed":
            survived += [mutant] if outcome == "survived" else []
            say(f"{outcome}: {mutant}\n{diff_of(mutant, project.text(mutant))}")
        if done % 25 == 0:
            say(f"{done} of {len(mutants)} tried")
    for game in sorted({game for game, _ in counts}):
        words = [f"{counts[game, word]} {word}" for word in ("killed", "timed out", "survived")]
        say(f"{game}: {', '.join(words)}")
    say(f"{len(survived)} of {len(mutants)} survive, by seed {given.seed}")
    for mutant in sorted(survived, key=str):
        say(f"  {mutant}")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
