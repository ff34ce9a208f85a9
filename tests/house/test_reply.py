"""Refusals keep the kind of their words on their journey through a stored reply."""

from datetime import date
from decimal import Decimal
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from banca.house.replies import refused_reply
from banca.house.reply import WORDS, Reply, message_in, refusal_in, reply_in
from banca.law import LANGUAGES, Names, Refused, edition, refuse
from banca.law.numbers import quoted, shown
from banca.law.options import allowed
from banca.law.words import ActWord, BetWord, GameWord, OptionWord, SelectionWord
from banca.messages.errors import BancaError, Listed, Message, SystemFault
from banca.money import Odds, Position
from banca.play.commitments import Origin

LAW = edition("cussec-57-2004")
ROULETTE = edition("roulette-60-2004")
OLD_REPLY = b"""{"accepted":false,"norm":"act_must_be_ones_own","clause":"art5.6","edition":"cussec-57-2004",
"message":"refusal-act-must-be-ones-own","parameters":{"person":"ana","act":"bet"},"citation":"57/2004 art. 5(6)",
"says":"in English"}"""

VALUES: dict[str, Any] = {
    "act": ActWord("bell"),
    "bet": BetWord("two-dice", (2, 5)),
    "citation": ROULETTE.citation("art6.1", "art6.2"),
    "date": date(2004, 5, 12),
    "decimal": Decimal("0.50"),
    "described": quoted("x"),
    "fault": SystemFault("ENOENT", "No such file or directory"),
    "fraction": Fraction(1, 36),
    "game": GameWord(LAW),
    "list": Listed(ActWord("bell"), ActWord("lift"), last="list-or"),
    "names": Names(en="one", pt="um", zh="一"),
    "odds": Odds(50, 2).up_to(100_000),
    "option": OptionWord("shake-method", "electronic"),
    "refused": Refused(refuse("act_must_belong_to_the_phase", "art3.1", act=ActWord("bell")), LAW),
    "round": Origin("wheel", 4, None),
    "selection": SelectionWord(("fish", "red", 1)),
    "stake": Position("ana", "two-dice", (2, 5), 1, 3),
    "alternative": allowed(LAW.options["shake-method"]),  # a list of them
}


def through_json(message: Message) -> Message:
    return message_in(message.id, msgspec.json.decode(msgspec.json.encode(message.to_json())))


@pytest.mark.parametrize("kind", WORDS)
def test_a_word_of_every_kind_says_the_same_after_the_journey(kind: str) -> None:
    said = Message("house-table-unknown", table=VALUES[kind])
    back = through_json(said)
    for lang in LANGUAGES:
        assert back.said_in(lang, LAW) == said.said_in(lang, LAW)
    assert f'"word":"{kind}"' in msgspec.json.encode(said.to_json()).decode()


def test_a_word_of_an_unknown_kind_is_said_in_english() -> None:
    newer = message_in("house-table-unknown", {"table": {"word": "planet", "says": "Mars"}})
    assert str(newer) == "there is no table Mars"


@pytest.mark.parametrize("value", [7, 1.5, "text", "long" * 40, ["a", "b"]])
def test_plain_values_and_lists_stay_plain(value: Any) -> None:
    given = Listed(*value) if isinstance(value, list) else value
    assert Message("house-table-unknown", table=given).to_json() == {"table": value}


def test_what_was_typed_is_quoted_as_each_language_quotes() -> None:
    error = BancaError("house-table-unknown", table=shown("x"))
    back = refusal_in(refused_reply(error))
    assert {lang: back.said_in(lang) for lang in LANGUAGES} == {lang: error.said_in(lang) for lang in LANGUAGES}


def test_a_reply_that_was_stored_before_words_had_kinds_still_reads() -> None:
    old = msgspec.json.decode(OLD_REPLY, type=Reply)
    error = Refused(refuse("act_must_be_ones_own", "art5.6", person="ana", act="bet"), LAW)
    for lang in ("pt", "zh"):
        found = reply_in(old, lang)
        assert (found.says, found.citation) == (error.said_in(lang), LAW.cite("art5.6", lang))
    assert reply_in(old, "en") is old


def test_a_reply_is_said_in_any_language() -> None:
    error = Refused(refuse("act_must_belong_to_the_phase", "art3.1", act=ActWord("bell")), LAW)
    reply = refused_reply(error)
    for lang in LANGUAGES:
        found = reply_in(reply, lang)
        assert (found.says, found.citation) == (error.said_in(lang), LAW.cite("art3.1", lang))
    assert reply_in(Reply(True, {"number": 1}), "pt") == Reply(True, {"number": 1})


@pytest.mark.parametrize("unknown", [{"message": "no-such-message"}, {"edition": "no-such-edition"}])
def test_what_this_program_does_not_know_stays_as_it_was_said(unknown: dict[str, str]) -> None:
    reply = msgspec.structs.replace(msgspec.json.decode(OLD_REPLY, type=Reply), **unknown)
    assert reply_in(reply, "pt") == reply


def test_an_error_within_an_error_keeps_its_words() -> None:
    inner = BancaError("house-table-unknown", table=quoted("x"))
    said = Message("refusal-house-must-be-sound", why=inner)
    for lang in LANGUAGES:
        assert through_json(said).said_in(lang) == said.said_in(lang)
