"""Tests name the clauses they prove. A passing run can write them down for the concordance.

Only proofs that lead to code of the program are written down (reach.py): what is proved of a function that only tests
call says nothing of the program.
"""

import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.reach import PROGRAM, Program, sources

# The same examples each time, so that a failure is the change's own. To look further: --hypothesis-profile=search
settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("search", derandomize=False, max_examples=2000, deadline=None)
settings.load_profile("same")

# A shell in the background ignores these, and what tests start would inherit that.
signal.signal(signal.SIGHUP, signal.SIG_DFL)
signal.signal(signal.SIGINT, signal.default_int_handler)

PROOFS = Path(__file__).parent.parent / "banca" / "law" / "proofs.json"
Proofs = dict[str, dict[str, list[str]]]
COLLECTED = pytest.StashKey[Proofs]()


@pytest.fixture(autouse=True, scope="session")
def _errors_are_said_in_every_language() -> Iterator[None]:
    """Whenever a test reads an error in English, it is said in the other languages too: none may fail.

    Sent as a reply and read back, it says the same.
    """
    from banca.messages import LANGUAGES  # noqa: PLC0415 - after what a test run sets up
    from banca.messages.errors import BancaError  # noqa: PLC0415 - likewise
    from tests.replying import read_back, shape_of  # noqa: PLC0415 - likewise

    sent: set[object] = set()

    def in_all(error: BancaError) -> str:
        said = {each: error.said_in(each) for each in LANGUAGES}
        if (shape := shape_of(error)) not in sent:
            sent.add(shape)
            back = read_back(error)
            assert {each: back.said_in(each) for each in LANGUAGES} == said
        return said["en"]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BancaError, "__str__", in_all)
        yield


@pytest.fixture(autouse=True, scope="session")
def _the_environment_speaks_no_language() -> Iterator[None]:
    """Commands answer in English, at full width, unless a test says otherwise, whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("LC_ALL", raising=False)
        patch.delenv("COLUMNS", raising=False)
        patch.setenv("LC_MESSAGES", "C")
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-proofs", action="store_true", help="write which tests prove which clauses")


def pytest_collection_finish(session: pytest.Session) -> None:
    session.config.stash[COLLECTED] = proofs_of(session.items)
    if session.config.getoption("--write-proofs") and (hollow := hollow_of(session.config.stash[COLLECTED])):
        raise pytest.UsageError(f"proofs that lead to nothing of the program: {', '.join(hollow)}")


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if exitstatus == 0 and session.config.getoption("--write-proofs"):
        text = json.dumps(session.config.stash[COLLECTED], indent=1, ensure_ascii=False)
        PROOFS.write_text(text + "\n", encoding="utf-8")


def proofs_of(items: list[pytest.Item]) -> Proofs:
    found: dict[str, dict[str, set[str]]] = {}
    for item in items:
        for mark in item.iter_markers("proves"):
            edition, *clauses = mark.args
            for clause in clauses:
                found.setdefault(edition, {}).setdefault(clause, set()).add(item.nodeid.split("[")[0])
    return {e: {c: sorted(found[e][c]) for c in sorted(found[e])} for e in sorted(found)}


def hollow_of(proofs: Proofs) -> tuple[str, ...]:
    tests = {test for clauses in proofs.values() for proved in clauses.values() for test in proved}
    return Program(sources((*PROGRAM, "tests"))).hollow(sorted(tests))
