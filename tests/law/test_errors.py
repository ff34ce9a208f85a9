"""What banca raises: one family, one line each."""

import pytest

from banca.law import (
    BancaError,
    LawError,
    NotInForce,
    OptionError,
    RecordError,
    Refusal,
    Refused,
)
from banca.play.rule import Conflict, Silence


@pytest.mark.parametrize("kind", [LawError, NotInForce, OptionError, RecordError, Refused, Silence, Conflict])
def test_all_belong_to_one_family(kind: type[Exception]) -> None:
    assert issubclass(kind, BancaError)


def test_a_day_out_of_force_is_a_question_of_law() -> None:
    assert issubclass(NotInForce, LawError)


@pytest.mark.parametrize(
    ("citation", "said"),
    [
        ("57/2004 art. 3(1)", "betting has ended [bet_must_be_in_time, 57/2004 art. 3(1)]"),
        (None, "betting has ended [bet_must_be_in_time]"),
    ],
)
def test_a_refused_act_says_why_and_by_what_norm(citation: str | None, said: str) -> None:
    refusal = Refusal("bet_must_be_in_time", "art3.1", "betting has ended")
    refused = Refused(refusal, citation)
    assert str(refused) == said
    assert refused.refusal is refusal
    assert not refusal.untimely
