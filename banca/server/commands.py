"""Which commands of the house can be asked for over the network.

All that people may ask for, except what carries a secret or its digest: passwords, tokens and keys have routes of their
own, and a program is approved on the machine where it runs. Who may ask for what, each command says itself.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

from banca.house.access import LogOutEverywhere, RevokeToken
from banca.house.applications import Apply, DecreeDay, WithdrawApplication
from banca.house.cage import BuyChips, GiveChips, PayDebt, RedeemChips
from banca.house.classes import FreezeTable, Inject, OpenClass, ThawTable
from banca.house.decisions import Decide, MeetDecisionCondition, Revoke
from banca.house.errors import HouseError
from banca.house.examinations import EndExamination, SeatTrainee, SetExamination
from banca.house.house import ReopenHouse
from banca.house.people import AddPerson, ChangeRoles, RestorePerson, SuspendPerson
from banca.house.pools import ChangePool
from banca.house.tables import (
    Advance,
    ChangeOption,
    CloseTable,
    CorrectRound,
    MeetCondition,
    OpenTable,
    PauseTable,
    PlaceAct,
    PlaceActs,
    PostParameter,
    ResumeTable,
    ReverseActs,
)
from banca.house.upkeep import TakeCheckpoint
from banca.house.work import Command, tag_of

WIRE: tuple[type[Command], ...] = (
    PlaceAct,
    PlaceActs,
    Advance,
    ReverseActs,
    CorrectRound,
    OpenTable,
    PauseTable,
    ResumeTable,
    CloseTable,
    ChangeOption,
    PostParameter,
    MeetCondition,
    OpenClass,
    FreezeTable,
    ThawTable,
    Inject,
    SetExamination,
    EndExamination,
    SeatTrainee,
    ChangePool,
    BuyChips,
    RedeemChips,
    GiveChips,
    PayDebt,
    AddPerson,
    ChangeRoles,
    SuspendPerson,
    RestorePerson,
    LogOutEverywhere,
    RevokeToken,
    Apply,
    WithdrawApplication,
    DecreeDay,
    Decide,
    MeetDecisionCondition,
    Revoke,
    TakeCheckpoint,
    ReopenHouse,
)
BY_TAG = {tag_of(kind): kind for kind in WIRE}

if TYPE_CHECKING:
    WireCommand = Any
else:
    WireCommand = reduce(or_, WIRE)


_decode = msgspec.json.Decoder(WireCommand).decode


def read_command(said: bytes | msgspec.Raw) -> Command:
    """A command as it came. HouseError: there is none of that name, or its fields are wrong."""
    try:
        return _decode(said)  # type: ignore[no-any-return]
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HouseError("server-message-malformed", why=str(error)[:200]) from None
