"""What a refusal says, in every language."""

import re

from banca.law import NAME_LANGUAGES, BancaError, Edition, Refusal
from banca.messages.errors import Message

HAN = re.compile(r"[\u4e00-\u9fff]")


def check_said(refusal: Refusal, edition: Edition) -> None:
    """Its message takes its parameters, and is another sentence in each language."""
    says = refusal.says
    if not isinstance(says, Message):  # a sentence that is not in the catalogue yet
        return
    en, pt, zh = (says.said_in(language, edition) for language in NAME_LANGUAGES)
    assert en != pt, says
    assert HAN.search(zh), says


def check_error_said(error: BancaError) -> None:
    """The same of an error."""
    en, pt, zh = map(error.said_in, NAME_LANGUAGES)
    assert en == str(error)
    assert en != pt, en
    assert HAN.search(zh), en
