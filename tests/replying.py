"""Errors sent as replies, as a house stores and sends them, and read back."""

from typing import Any

import msgspec

from banca.house.replies import HouseRefused, house_reply, refused_reply
from banca.house.reply import Reply, refusal_in
from banca.law import Refused
from banca.messages.errors import BancaError, Listed, Message


def read_back(error: BancaError) -> BancaError:
    """The error after its journey through a stored reply."""
    reply = house_reply(error) if isinstance(error, HouseRefused) else refused_reply(error)
    return refusal_in(msgspec.json.decode(msgspec.json.encode(reply), type=Reply))


def shape_of(error: BancaError) -> object:
    """The same for errors whose parameters are of the same kinds."""
    return _shape(error.refusal.says if isinstance(error, Refused) else error.message)


def _shape(value: Any) -> object:
    match value:
        case Message():
            return value.id, *((name, _shape(each)) for name, each in value.parameters.items())
        case Listed():
            return value.last, value.by, frozenset(map(_shape, value.values))
    return type(value)
