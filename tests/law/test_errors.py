"""What banca raises: one family, one line each."""

import pickle

import pytest

from banca.law import (
    BancaError,
    LawError,
    NotInForce,
    OptionError,
    RecordError,
    Refusal,
    Refused,
    edition,
)
from banca.messages.errors import Message
from banca.play.rule import Conflict, Silence


@pytest.mark.parametrize("kind", [LawError, NotInForce, OptionError, RecordError, Refused, Silence, Conflict])
def test_all_belong_to_one_family(kind: type[Exception]) -> None:
    assert issubclass(kind, BancaError)


def test_a_day_out_of_force_is_a_question_of_law() -> None:
    assert issubclass(NotInForce, LawError)


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("art3.1", "betting has ended [bet_must_be_in_time, 57/2004 art. 3(1)]"),
        (None, "betting has ended [bet_must_be_in_time]"),
    ],
)
def test_a_refused_act_says_why_and_by_what_norm(clause: str | None, said: str) -> None:
    refusal = Refusal("bet_must_be_in_time", clause, Message("betting has ended"))
    refused = Refused(refusal, edition("cussec-57-2004"))
    assert str(refused) == said
    assert str(pickle.loads(pickle.dumps(refused))) == said  # noqa: S301 - written a moment ago
    assert refused.refusal is refusal
    assert not refusal.untimely
