"""The example that learns, in a few seconds."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_blackjack.py"


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
    learner, steps = example.train(seconds=2.5, number=1024, seed=1)
    gain, error = example.measured(learner, rounds=200_000, number=4096, seed=2)
    assert steps > 100_000
    assert gain + 3 * error > -0.06  # by chance it would be some -0.4
    chart = example.chart(learner).splitlines()
    assert chart[0].split() == ["2", "3", "4", "5", "6", "7", "8", "9", "T", "A"]
    assert next(line for line in chart if line.startswith("  19")).split()[1:] == ["S"] * 10
