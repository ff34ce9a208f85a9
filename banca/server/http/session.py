"""Logging in and out, guests, tokens."""

import asyncio
from typing import Any

import msgspec
from starlette.responses import Response

from banca.house import access
from banca.house.access import Opened
from banca.house.errors import HouseError
from banca.house.passwords import Passwords
from banca.house.people import RegisterKey, set_password
from banca.house.replies import Reply
from banca.house.roles import Role
from banca.protocol.resources import Me
from banca.server.identity import cookie_name, credentials_of, is_secure
from banca.server.routes import EVERYBODY, PUBLIC, Call, json_response, route

PASSWORDS = Passwords()


class LogIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    password: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: str
    name: str | None = None  # your own, unless an administrator names somebody


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: str
    days: int
    roles: list[str] = []
    commands: list[str] | None = None


class Token(msgspec.Struct, frozen=True):
    """`token` is the secret, and is told this once."""

    token: str
    id: str
    expires_at: int


class NewKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    public_key: str
    name: str | None = None


@route("POST", "/session", who=PUBLIC, body=LogIn, reply=Me)
async def log_in(call: Call) -> Response:
    """Log in: the session comes in a cookie that scripts cannot read."""
    async with call.service.log_ins_at_once:
        opened = await asyncio.to_thread(
            access.log_in, call.service.house, call.body.name, call.body.password, PASSWORDS
        )
    await _end_session(call)  # the one that the page had before, as a guest or as somebody else
    return _with_cookie(call, opened)


@route("POST", "/session/guest", who=PUBLIC, reply=Me)
async def admit_guest(call: Call) -> Response:
    """Come in as a guest, with play money."""
    opened = await asyncio.to_thread(access.admit_guest, call.service.house)
    await _end_session(call)
    return _with_cookie(call, opened)


@route("POST", "/session/rotate", who=EVERYBODY, reply=Me)
async def rotate(call: Call) -> Response:
    """A new cookie for the same session."""
    credentials = credentials_of(call.request)
    if credentials is None or not credentials.cookie:
        raise HouseError("server-needs-a-session")
    call.service.identities.forget(credentials.text)
    return _with_cookie(call, await asyncio.to_thread(access.rotate, call.service.house, credentials.text))


@route("DELETE", "/session", who=EVERYBODY)
async def log_out(call: Call) -> Response:
    """Log out. Every socket of the session is closed."""
    if not await _end_session(call):
        raise HouseError("server-needs-a-session")
    answer = Response(status_code=204)
    request = call.request
    answer.delete_cookie(cookie_name(request), path="/", secure=is_secure(request), httponly=True, samesite="strict")
    return answer


@route("GET", "/session", who=EVERYBODY, reply=Me)
async def who_am_i(call: Call) -> Me:
    """Who you are, and what you may."""
    return Me(call.caller.name, sorted(call.caller.roles))


@route("POST", "/password", who=EVERYBODY - {Role.GUEST}, body=NewPassword, reply=Reply)
async def change_password(call: Call) -> Reply:
    """Set your password, or somebody's as an administrator. Every session of theirs ends."""
    name = call.body.name or call.caller.name
    async with call.service.log_ins_at_once:
        return await asyncio.to_thread(
            set_password, call.service.house, call.caller, name, call.body.password, PASSWORDS
        )


@route("POST", "/tokens", who=EVERYBODY - {Role.GUEST}, body=NewToken, reply=Token)
async def issue_token(call: Call) -> Token:
    """A token for a program of yours."""
    said = call.body
    issued = await asyncio.to_thread(
        access.issue_token, call.service.house, call.caller, said.label, said.days, said.roles, said.commands
    )
    return Token(issued.text, issued.id, issued.expires_at)


@route("GET", "/tokens", who=EVERYBODY - {Role.GUEST}, reply=list[dict[str, Any]])
async def list_tokens(call: Call) -> list[dict[str, Any]]:
    """Your tokens, without their secrets."""
    return await asyncio.to_thread(_tokens, call)


def _tokens(call: Call) -> list[dict[str, Any]]:
    with call.service.house.database.read() as connection:
        return access.tokens_of(connection, call.caller.name)


@route("POST", "/keys", who=EVERYBODY - {Role.GUEST}, body=NewKey, reply=Reply)
async def register_key(call: Call) -> Reply:
    """Register the public key that your signatures are checked by."""
    return await call.service.submit(call.caller, RegisterKey(call.body.name or call.caller.name, call.body.public_key))


async def _end_session(call: Call) -> bool:
    """End the session whose cookie came with the request; whether one came."""
    credentials = credentials_of(call.request)
    if credentials is None or not credentials.cookie:
        return False
    call.service.identities.forget(credentials.text)
    await asyncio.to_thread(access.log_out, call.service.house, credentials.text)
    return True


def _with_cookie(call: Call, opened: Opened) -> Response:
    answer = json_response(Me(opened.person.name, sorted(opened.person.roles), opened.expires_at))
    secure = is_secure(call.request)
    answer.set_cookie(cookie_name(call.request), opened.text, path="/", secure=secure, httponly=True, samesite="strict")
    return answer
