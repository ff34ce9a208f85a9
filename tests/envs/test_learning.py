"""The example that learns, in a few seconds."""

import importlib.util
import inspect
import re
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE, DOCS = ROOT / "examples" / "learn_blackjack.py", ROOT / "docs" / "ENVIRONMENTS.md"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_blackjack", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_blackjack_is_learnt(example: ModuleType) -> None:
    learner, steps = example.train(seconds=1.0, number=1024, seed=1)
    gain, error = example.measured(learner, rounds=60_000, number=4096, seed=2)
    assert steps > 100_000
    assert gain + 3 * error > -0.06  # by chance it would be some -0.4
    chart = example.chart(learner).splitlines()
    assert chart[0].split() == ["2", "3", "4", "5", "6", "7", "8", "9", "T", "A"]
    assert next(line for line in chart if line.startswith("  19")).split()[1:-1] == ["S"] * 9


def test_the_run_in_the_docs_is_what_the_program_prints(
    example: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = DOCS.read_text(encoding="utf-8")
    [run] = re.findall(r"```\n([^`]* steps in [^`]*)```", text)
    asked = {name: parameter.default for name, parameter in inspect.signature(example.main).parameters.items()}
    assert f"steps in {asked['seconds']:.0f} s of one core\n" in run
    assert f"({asked['rounds']:,} rounds)\n" in run
    assert f"in {asked['rounds'] // 1_000_000} million rounds" in " ".join(text.split())
    monkeypatch.setattr(
        example, "round_outcomes", lambda _: SimpleNamespace(mean=0.004)
    )  # it takes its time, and is not tested here
    example.main(seconds=0.01, number=64, rounds=1000)
    printed = capsys.readouterr().out.split("\n\n")
    assert numberless(run) == numberless("\n\n".join((printed[0], printed[-1])))


def numberless(text: str) -> str:
    return re.sub(r"[-+]?[0-9][0-9.,]*", "#", text)
