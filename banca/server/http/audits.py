"""Audits of the house while it is open: how the last ones ended, what is signed, and a new one."""

from sqlalchemy import Connection

from banca.house.audits import AUDITORS, Run, runs
from banca.house.checkpoints import last_of
from banca.house.reply import message_in, refusal_in
from banca.law import BancaError, Language, language
from banca.messages import MessageError
from banca.protocol.oversight import AuditRun, Audits, AuditUnderWay, CheckpointTaken
from banca.server.http.law import InLanguage
from banca.server.routes import Call, route

SHOWN = 20  # audits


@route("GET", "/audits", who=AUDITORS, query=InLanguage, reply=Audits)
async def audits(call: Call) -> Audits:
    """The last checkpoint and the last audits; one that runs in this process with how far it is."""
    return await _audits(call)


@route("POST", "/audits", who=AUDITORS, query=InLanguage, reply=Audits)
async def begin_audit(call: Call) -> Audits:
    """Begin an audit of the whole house, while it plays; where one runs already, that one goes on."""
    if refused := await call.service.auditing.begin(call.caller):
        raise refusal_in(refused)
    return await _audits(call)


async def _audits(call: Call) -> Audits:
    lang, run = language(call.query.lang), call.service.auditing.under_way

    def found(connection: Connection) -> tuple[list[AuditRun], CheckpointTaken | None]:
        last = last_of(connection)
        entries = sum(number for number, _ in last.heads.values()) if last else 0
        checkpoint = CheckpointTaken(last.number, last.at, last.why, entries) if last else None
        return [_run(each, lang) for each in runs(connection, SHOWN)], checkpoint

    ended, checkpoint = await call.read(found)
    under_way = AuditUnderWay(run.person, run.began_at, run.done, run.of) if run else None
    return Audits(ended, checkpoint, under_way)


def _run(run: Run, lang: Language) -> AuditRun:
    says = "" if run.fault is None else _fault(run.fault["message"], run.fault["parameters"], run.fault["says"], lang)
    return AuditRun(run.person, run.began_at, run.ended_at, run.sound, says, dict(run.counts))


def _fault(name: str, parameters: dict[str, object], says: str, lang: Language) -> str:
    """What an audit found, as it was written or in another language."""
    try:
        return message_in(name, parameters).said_in(lang)
    except (BancaError, MessageError):
        return says
