"""What those who watch over a house ask for: applications, rounds step by step, audits, the law on a day."""

from typing import Any, Literal

import msgspec


class ClauseText(msgspec.Struct, frozen=True):
    """A clause with its citation, and what it says."""

    id: str
    cite: str
    says: str


# The register.


class Requested(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that an application is for. `says` is the value in words; of a bet, its name."""

    kind: Literal["option", "parameter", "bet"]
    name: str
    title: str
    says: str
    article: ClauseText  # by which leave is needed
    of: ClauseText | None = None  # which opens the choice


class Condition(msgspec.Struct, frozen=True):
    says: str
    met: bool


class Attached(msgspec.Struct, frozen=True):
    file: str
    sha256: str


class InRegister(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """An application as it stands on a day."""

    application: int
    edition: str
    number: str  # of the instrument
    game: str
    applicant: str
    filed: str
    adopted: str
    tables: list[str]  # none: all
    standing: str
    standing_means: str
    from_: str | None
    until: str | None
    revoked: str | None  # from which day
    decided_by: str | None
    why: str  # as whoever decided said it
    requested: list[Requested]
    conditions: list[Condition]
    attachments: list[Attached]


class SignedDecision(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """A decision as it was signed. `verified`: the signature is by the key that stands with it."""

    decision: str
    approver: str
    from_: str | None
    until: str | None
    conditions: list[str]
    why: str
    signature: str
    public_key: str
    verified: bool


class ApplicationDossier(msgspec.Struct, frozen=True):
    """An application with everything that came with it."""

    application: InRegister
    digest: str
    today: str
    article: ClauseText | None  # the edition's article on authorisation
    days_needed: int  # working days from the filing to the adoption
    days_counted: int
    decisions: list[SignedDecision]


class BetFigures(msgspec.Struct, frozen=True, omit_defaults=True):
    """The mathematics of a new bet or another prize; fractions are texts. `counting`: `done` so far; ask again."""

    counting: bool = False
    done: float = 0.0
    description: str = ""
    rows: list[dict[str, Any]] = []


class Running(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice of a table, and whether it may run it."""

    name: str
    title: str
    says: str
    clause: ClauseText
    needs_leave: bool
    application: int | None = None  # by which it may
    refusal: str = ""  # why it may not


class TableOnDay(msgspec.Struct, frozen=True):
    """What a table may run on a day, of what it is set to run."""

    table: str
    day: str
    money: str
    edition: str
    number: str
    game: str
    in_force: str  # the number of the edition in force on that day
    may_run: bool
    choices: list[Running]
    refusals: list[str]
    register: list[InRegister]  # in force there on that day


# Rounds.


class FoundRound(msgspec.Struct, frozen=True):
    """A round that a search found."""

    table: str
    round: int
    ended_at: int
    edition: str
    number: str
    game: str
    irregular: list[str]  # void, taken-back, corrected
    players: dict[str, int]


class FoundRounds(msgspec.Struct, frozen=True, omit_defaults=True):
    """`next`: ask with this as `after` for earlier ones. A search looks through so many rounds at a time only."""

    rounds: list[FoundRound]
    next: str | None = None
    until: int | None = None  # the end of the last round that was looked at


class Material(msgspec.Struct, frozen=True):
    """What chance showed, as it can be drawn, and whose it is."""

    form: Literal["card", "tile", "die"]
    values: list[Any]
    label: str


class ReplayedStep(msgspec.Struct, frozen=True):
    """An act of a round, with every clause that it rests on and what could be seen after it."""

    entry: int
    at: int
    person: str
    act: str
    name: str
    of: list[str]
    clauses: list[ClauseText]
    material: list[Material]  # what chance showed
    result: list[dict[str, str]]


class ActInWords(msgspec.Struct, frozen=True):
    name: str
    of: list[str]


class TakenBackActs(msgspec.Struct, frozen=True):
    """What was typed in wrongly and taken back."""

    entry: int
    at: int
    person: str
    acts: list[ActInWords]


class Corrected(msgspec.Struct, frozen=True):
    entry: int
    at: int
    person: str
    why: str
    differences: dict[str, int]


class SettledLine(msgspec.Struct, frozen=True):
    player: str
    bet: str
    stake: int
    result: str
    net: int
    clauses: list[ClauseText]


class ReplayedRound(msgspec.Struct, frozen=True):
    """A round of the past, step by step, in one language."""

    table: str
    round: int
    opened_at: int
    ended_at: int
    void: bool
    edition: str
    number: str
    game: str
    digest: str
    steps: list[ReplayedStep]
    taken_back: list[TakenBackActs]
    corrections: list[Corrected]
    result: list[dict[str, str]]
    lines: list[SettledLine]
    players: dict[str, int]
    balances: dict[str, dict[str, int]]
    authorisations: list[int]  # applications in force at the table


class CalledAct(msgspec.Struct, frozen=True):
    """Something irregular that can be called at a table of an edition."""

    act: str
    name: str


# Audits.


class CheckpointTaken(msgspec.Struct, frozen=True):
    number: int
    at: int
    why: str
    entries: int  # of all streams together, that it signs


class AuditUnderWay(msgspec.Struct, frozen=True):
    person: str
    began_at: int
    done: int  # entries
    of: int


class AuditRun(msgspec.Struct, frozen=True, omit_defaults=True):
    """An audit that was begun. Without `sound` it was not finished, or not yet."""

    person: str
    began_at: int
    ended_at: int | None = None
    sound: bool | None = None
    says: str = ""  # what is wrong, or why it was not finished
    counts: dict[str, int] = {}


class Audits(msgspec.Struct, frozen=True, omit_defaults=True):
    runs: list[AuditRun]  # the latest first
    checkpoint: CheckpointTaken | None = None
    under_way: AuditUnderWay | None = None  # in this process


# The law on a day.


class LawOnDay(msgspec.Struct, frozen=True, omit_defaults=True):
    """The edition of a game in force on a day. Without one, `refusal` says why."""

    game: str
    name: str
    edition: str = ""
    number: str = ""
    instrument: str = ""
    begins: str = ""
    cite: str = ""  # of its entry into force
    clauses: int = 0
    compared_with: str = ""  # the edition before or after it
    refusal: str = ""
