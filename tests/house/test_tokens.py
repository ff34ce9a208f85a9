"""Tokens of programs: what they may do, how they end; and that no secret is stored."""

from typing import Any

import pytest

from banca.house import access
from banca.house.access import (
    DAY,
    SECOND,
    SESSION,
    TOKEN,
    RevokeToken,
    admit_guest,
    commands_by_tag,
    issue_token,
    log_in,
    rotate,
    tokens_of,
)
from banca.house.cage import BuyChips, RedeemChips
from banca.house.errors import HouseError
from banca.house.house import House
from banca.house.journal import HOUSE, entries
from banca.house.people import (
    SetPassword,
    set_password,
)
from banca.house.roles import Person, Role
from banca.house.work import EVENTS
from tests.house.entering import ANA, Counted, passwords, people, who
from tests.house.ground import SettableClock
from tests.house.test_people import ADA, PASSWORD, everything, refused_by
from tests.messages.said import check_error_said

__all__ = ["passwords", "people"]


# Tokens.


def test_a_token_acts_for_its_person_within_its_scope(people: House) -> None:
    whole = issue_token(people, ANA, "everything", 30)
    one_role = issue_token(people, ANA, "cage", 30, roles=["cashier"])
    one_command = issue_token(people, ANA, "buys", 30, commands=["buy-chips"])
    buy, redeem = BuyChips("ana", "HKD", 100), RedeemChips("ana", "HKD", 10)
    for issued, may_redeem in ((whole, True), (one_role, True), (one_command, False)):
        person = who(people, issued.text)
        assert person is not None
        assert people.do(person, buy).accepted
        reply = people.do(person, redeem)
        assert reply.accepted is may_redeem
        if not may_redeem:
            assert refused_by(reply) == "command_must_be_in_the_scope"
    player = who(people, issue_token(people, ANA, "plays", 30, roles=["player"]).text)
    assert player is not None
    assert refused_by(people.do(player, buy)) == "person_must_have_the_role"


def test_a_token_never_changes_who_its_person_is(people: House, passwords: Counted) -> None:
    """It sets no password, registers no key and issues no token: else it would outgrow its scope."""
    person = who(people, issue_token(people, ANA, "everything", 30).text)
    assert person is not None
    with pytest.raises(HouseError, match="does not allow"):
        issue_token(people, person, "more", 30)
    assert refused_by(set_password(people, person, "ana", PASSWORD, passwords)) == "command_must_be_in_the_scope"
    for tag in ("issue-token", "set-password", "register-key"):
        with pytest.raises(HouseError, match="never does more"):
            issue_token(people, ANA, "more", 30, commands=[tag])


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"roles": ["administrator"]}, "beyond ana"),
        ({"roles": ["player", "supervisor"]}, "beyond ana"),
        ({"roles": ["king"]}, "no role"),
        ({"commands": ["add-person"]}, "never does more"),
        ({"commands": ["buy-chips"], "roles": ["player"]}, "never does more"),
        ({"commands": ["log-in"]}, "no command"),
        ({"commands": ["no-such"]}, "no command"),
        ({"label": ""}, "what the token is for"),
        ({"label": "x" * 101}, "what the token is for"),
        ({"label": "a\nb"}, "what the token is for"),
        ({"days": 0}, "number of days"),
        ({"days": 367}, "number of days"),
    ],
)
def test_a_token_that_is_not_issued(people: House, more: dict[str, Any], says: str) -> None:
    with pytest.raises(HouseError, match=says) as caught:
        issue_token(people, ANA, **{"label": "bot", "days": 30, **more})
    check_error_said(caught.value)
    with people.database.read() as connection:
        assert tokens_of(connection, "ana") == []


def test_somebody_who_calls_himself_more_than_he_is_gets_no_token(people: House) -> None:
    with pytest.raises(HouseError, match="beyond ana"):
        issue_token(people, Person("ana", frozenset(Role)), "bot", 1)


def test_a_token_expires_and_is_revoked(people: House, clock: SettableClock) -> None:
    short = issue_token(people, ANA, "short", 1)
    clock.advance(1)
    long = issue_token(people, ANA, "long", 2)
    clock.advance(DAY // SECOND - 2)
    assert who(people, short.text) is not None
    clock.advance(1)
    assert who(people, short.text) is None
    assert who(people, long.text) is not None
    stranger = Person("new", frozenset({Role.PLAYER}))
    assert refused_by(people.do(stranger, RevokeToken(long.id))) == "house-token-unknown"
    assert refused_by(people.do(ANA, RevokeToken("0" * 16))) == "house-token-unknown"
    assert people.do(ADA, RevokeToken(long.id)).accepted
    assert who(people, long.text) is None
    with people.database.read() as connection:
        assert [(each["label"], each["revoked_at"] is None) for each in tokens_of(connection, "ana")] == [
            ("short", True),
            ("long", False),
        ]


def test_a_forged_token_holds_nothing(people: House) -> None:
    issued = issue_token(people, ANA, "bot", 1)
    for text in (issued.text + "A", issued.id, TOKEN + issued.id, issued.text.replace(TOKEN, SESSION)):
        assert who(people, text) is None


def test_every_command_that_a_scope_may_name_has_roles() -> None:
    known = commands_by_tag()
    assert known["buy-chips"] is BuyChips
    assert known["set-password"] is SetPassword
    assert not {"log-in", "rotate-session", "admit-guest", "restart"} & set(known)


# Secrets.


def test_no_secret_is_in_any_table(people: House, passwords: Counted) -> None:
    first = log_in(people, "ana", PASSWORD, passwords)
    secrets = [PASSWORD, first.text, rotate(people, first.text).text, issue_token(people, ANA, "bot", 1).text]
    secrets += [admit_guest(people).text]
    secrets += [text.removeprefix(SESSION).removeprefix(TOKEN) for text in secrets]
    with people.database.read() as connection:
        kept = list(everything(connection))
        journal = str([entry for stream in (HOUSE, EVENTS) for entry in entries(connection, stream)])
    assert not [text for text in kept for secret in secrets if secret in text]
    assert "argon2" not in journal
    assert not [each for each in kept if access.hash_of(first.text) in each and each != access.hash_of(first.text)]
    assert access.hash_of(first.text) not in journal
