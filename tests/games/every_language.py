"""Every message that a test of a game provokes can be said in every language."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from banca.law import NAME_LANGUAGES, Edition, edition
from banca.messages.errors import Message

HAN = re.compile(r"[\u4e00-\u9fff]")


def check_every_language(made: Message, law: Edition) -> None:
    en, pt, zh = (made.said_in(language, law) for language in NAME_LANGUAGES)
    assert all(text.strip() for text in (en, pt, zh)), made
    if made.id.startswith("refusal-"):
        assert pt != en, made
        assert HAN.search(zh), made


def every_language_fixture(slug: str) -> Any:
    """A fixture for the tests of one edition."""

    @pytest.fixture(autouse=True, scope="module")
    def said() -> Iterator[None]:
        init, seen = Message.__init__, set()

        def init_and_say(self: Message, name: str, /, **parameters: Any) -> None:
            init(self, name, **parameters)
            if repr(self) not in seen:
                seen.add(repr(self))
                check_every_language(self, edition(slug))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Message, "__init__", init_and_say)
            yield

    return said
