"""Would an act be refused now? By the rules of a real one, on the table as it stands here; nothing is done."""

from collections.abc import Mapping
from typing import Any

from banca.house.acting import (
    DEALERS,
    is_own,
    refuse_frozen,
    refuse_joining,
    refuse_person,
    refuse_purse,
)
from banca.house.errors import HouseError
from banca.house.live_table import moved_by
from banca.house.replies import HouseRefused, Reply, house_reply, refused, refused_reply
from banca.house.reply import reply_in
from banca.house.roles import Person
from banca.house.tables import AT_TABLES
from banca.law import BancaError, Language
from banca.play.act import Act, Bet
from banca.protocol.messages import Answer
from banca.server.standing import Standing


def refusal_now(at: Standing, purses: Mapping[str, int], person: Person, said: Mapping[str, Any]) -> BancaError | None:
    """Why an act would be refused. Of a purse that is not known nothing is said."""
    try:
        act = at.game.read_act(said)
        _refuse_question(at, person, act)
        _refuse_at_table(at, person, act)
        if refusal := at.game.refusal(at.state, act):
            return at.game.refused(refusal)
        after = at.game.apply(at.state, act)
        for player, stake in moved_by(at.game, at.state.stakes, act, after.stakes).items():
            if stake > 0 and player in purses:
                refuse_purse(player, purses[player], stake)
    except BancaError as error:
        return error
    return None


def _refuse_question(at: Standing, person: Person, act: Act) -> None:
    """What a dealer might do is answered only where a person deals: elsewhere it could tell what lies face down."""
    deals = person.roles & DEALERS and at.config.dealer != "program"
    if not deals and (isinstance(act, at.game.chance_acts) or not is_own(at.turn, act, person.name)):
        raise HouseError("server-asked-for-another", player=person.name)


def _refuse_at_table(at: Standing, person: Person, act: Act) -> None:
    if not person.roles & AT_TABLES:
        raise refused("person_must_have_the_role", person=person.name, roles=", ".join(sorted(AT_TABLES)))
    if at.status != "open" and not (at.status == "paused" and at.is_under_way):
        raise refused("table_must_be_open", table=at.id, status=at.status)
    refuse_frozen(person, at.id, at.config, frozen=at.frozen)
    refuse_person(person, at.id, at.config, at.game, at.turn, act)
    if isinstance(act, Bet):
        refuse_joining(at.id, act.player, at.in_play.get(act.player), running_out=at.running_out)


def error_reply(error: BancaError, lang: Language) -> Reply:
    """An error with the fields of a refused reply."""
    found = house_reply(error) if isinstance(error, HouseRefused) else refused_reply(error)
    return reply_in(found, lang)


def answer(error: BancaError | None, lang: Language) -> Answer | None:
    if error is None:
        return None
    said = error_reply(error, lang)
    return Answer(said.norm, said.clause, said.citation, said.edition, said.message, said.parameters, said.says)
