"""What the two editions have in common is tested under both, and proves a clause of each."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from banca.games.blackjack.law import EDITION_2000, EDITION_2004
from banca.games.blackjack.terms import Terms, terms_of
from banca.law import Edition, option_set
from banca.play.setting import Setting

Test = TypeVar("Test", bound=Callable[..., None])


def both(in_2000: str, in_2004: str) -> pytest.MarkDecorator:
    """The test takes `law`, and proves these clauses (with spaces between them) of each edition."""
    cases = ((EDITION_2000, in_2000), (EDITION_2004, in_2004))
    return pytest.mark.parametrize(
        "law",
        [pytest.param(law, id=law.number, marks=pytest.mark.proves(law.slug, *said.split())) for law, said in cases],
    )


def in_2000(*clauses: str) -> pytest.MarkDecorator:
    return pytest.mark.proves(EDITION_2000.slug, *clauses)


def in_2004(*clauses: str) -> pytest.MarkDecorator:
    return pytest.mark.proves(EDITION_2004.slug, *clauses)


def in_both(of_2000: str, of_2004: str) -> Callable[[Test], Test]:
    """Of a test that asks for no edition, because nothing in it depends on one."""

    def proving(test: Test) -> Test:
        marked: Test = in_2004(*of_2004.split())(in_2000(*of_2000.split())(test))
        return marked

    return proving


def setting(law: Edition, **chosen: Any) -> Setting:
    """A table under these options, `_` written for the hyphen."""
    return Setting(option_set(law, {name.replace("_", "-"): value for name, value in chosen.items()}))


def terms(law: Edition, **chosen: Any) -> Terms:
    return terms_of(setting(law, **chosen))
