"""The bare kernels beside which a GPU is measured come to the exact mean. Here they are compiled for the processor."""

import ctypes
import json
from math import sqrt

import numpy as np
import pytest

from bench.gpu import MEANS
from bench.limits.on_gpu import MEAN_SHAPE, NEEDS, NOTHING, SOURCE
from bench.questions import QUESTIONS, Question
from tests.simulate.on_processor import compiled
from tests.test_bench import FAR, exact_of

ROUNDS = 1_000_000
TWENTIETHS = 20
SEED = 3
# Which the header calls, and bare kernels do not have.
PLAY = 'extern "C" void play(u32, u32, u64, u32, u32, u32, u32 *, const u32 *) {}'


def mean(game: str) -> float:
    needs = NEEDS.get(game, NOTHING)
    library = compiled(f"{SOURCE.read_text(encoding='utf-8')}\n{PLAY}")
    out, table = np.zeros(1, np.int64), needs.table()
    library.be_one_thread()
    arrays = (each.ctypes.data_as(ctypes.c_void_p) for each in (out, table))
    getattr(library, game.replace("-", "_"))(ctypes.c_uint(SEED), ctypes.c_uint(ROUNDS), *arrays)
    return float(out[0]) / TWENTIETHS / ROUNDS / needs.bets


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.game)
def test_a_bare_kernel_comes_to_the_exact_edge(question: Question) -> None:
    edge, variance = exact_of(question)
    assert abs(mean(question.game) + edge) < FAR * sqrt(variance / ROUNDS)
    assert json.loads(MEANS.read_text(encoding="utf-8"))[question.game] == pytest.approx(float(-edge))


def test_the_bare_ranker_comes_to_the_shapes_of_all_hands() -> None:
    assert mean("ranking") == pytest.approx(MEAN_SHAPE, abs=FAR / sqrt(ROUNDS))
