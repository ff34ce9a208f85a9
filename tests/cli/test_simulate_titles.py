"""What stands above a picture of a simulation: how much was played, one said as one."""

import pytest

from banca.cli.simulate.figures import counts_text
from banca.law import Language


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("en", "1 round, seed 7", "1,200 rounds, seed 7"),
        ("pt", "1 jogada, semente 7", "1,200 jogadas, semente 7"),
        ("zh", "1 局，種子 7", "1,200 局，種子 7"),
    ],
)
def test_rounds(lang: Language, one: str, many: str) -> None:
    assert (counts_text(lang, 7, rounds=1), counts_text(lang, 7, rounds=1200)) == (one, many)


@pytest.mark.parametrize(
    ("lang", "sessions", "lives"),
    [
        ("en", "1 session, 30 rounds, seed 1", "1 life, 30 rounds, seed 1"),
        ("pt", "1 sessão, 30 jogadas, semente 1", "1 vida, 30 jogadas, semente 1"),
        ("zh", "1 節，30 局，種子 1", "1 次歷程，30 局，種子 1"),
    ],
)
def test_one_session_and_one_life(lang: Language, sessions: str, lives: str) -> None:
    assert counts_text(lang, 1, sessions=1, rounds=30) == sessions
    assert counts_text(lang, 1, lives=1, rounds=30) == lives


def test_many_sessions_and_lives() -> None:
    assert counts_text("en", 1, sessions=2, rounds=1) == "2 sessions, 1 round, seed 1"
    assert counts_text("pt", 1, sessions=2000, rounds=60_000) == "2,000 sessões, 60,000 jogadas, semente 1"
    assert counts_text("pt", 1, lives=50, rounds=60_000) == "50 vidas, 60,000 jogadas, semente 1"
