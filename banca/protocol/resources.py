"""What is asked for once, by HTTP, as both sides read it."""

from typing import Any, Literal

import msgspec

from banca.protocol.messages import Answer


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who you are."""

    name: str
    roles: list[str]
    expires_at: int | None = None


class InLobby(msgspec.Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    game: str
    edition: str
    status: str
    money: str
    currency: str
    dealer: str
    round: int
    players: int  # with a stake on the table
    watching: int
    bots: int = 0  # that sit there
    minimum: int = 1
    maximum: int | None = None
    seats: int = 0  # numbered places
    taken: int = 0  # of them
    preset: str = ""
    options: dict[str, Any] = {}  # that differ from the preset
    recent: list[dict[str, Any]] = []  # the last results, the newest last
    jackpot: int | None = None  # on the display


class Shown(msgspec.Struct, frozen=True):
    """A table at one moment, for you."""

    table: str
    seq: int
    view: dict[str, Any]


class Price(msgspec.Struct, frozen=True):
    """One of several prices of a spot, and the clause that sets it; a sum that the house posts has no odds."""

    pays: str | None
    clause: str
    cite: str
    says: str


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bet with one selection. `pays` has every price at which it can be paid, as the language writes odds."""

    selection: Any
    name: str
    placed: bool  # people may put a stake there; others come there by rule
    pays: list[str]
    clauses: list[str]  # by which it is paid
    cites: list[str]
    commission: str | None = None  # of the prize
    prices: list[Price] = []  # where there are several, or none that is a ratio


class LayoutBet(msgspec.Struct, frozen=True):
    bet: str
    name: str
    added: bool  # only to another bet
    minimum: int
    maximum: int | None
    unit: int
    clauses: list[str]
    cites: list[str]
    spots: list[Spot]


class Choice(msgspec.Struct, frozen=True):
    """An option or a parameter of the table, and its value in words."""

    option: str
    name: str
    value: Any
    says: str
    clause: str
    cite: str
    needs_authorisation: bool
    applies: bool  # another choice may leave it without meaning; a parameter may be unsaid


class ActField(msgspec.Struct, frozen=True):
    field: str
    type: str
    required: bool


class PlayerAct(msgspec.Struct, frozen=True):
    """An act that names who does it. The clauses are there where they are the same in every case."""

    act: str
    name: str
    fields: list[ActField]
    clauses: list[str]
    cites: list[str]


class Irregularity(msgspec.Struct, frozen=True):
    """What can go wrong: an act to call, with the numbers that complete it."""

    act: dict[str, str]
    choose: dict[str, list[int]]
    name: str
    clause: str
    cite: str


class Layout(msgspec.Struct, frozen=True):
    """Everything that the felt of a table shows, in one language."""

    table: str
    edition: str
    game: str
    name: str
    number: str  # of the instrument
    citation: str
    minimum: int
    maximum: int | None
    unit: int
    currency: str
    places: int
    layouts: int
    bets: list[LayoutBet]
    options: list[Choice]
    parameters: list[Choice]
    acts: dict[str, str]  # names of acts and steps
    player_acts: list[PlayerAct]
    irregularities: list[Irregularity]
    results: dict[str, str]  # words for values in results and acts
    equipment: dict[str, Any]  # what it looks like, where the options decide that


class DeskStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act that a croupier may do, and the clauses that say so."""

    act: dict[str, Any]
    name: str
    of: list[str] = []  # of whom and of what it is, in words
    cites: list[str] = []
    says: str = ""  # its first clause
    refusal: Answer | None = None  # why it would not be done now


class DeskPayment(DeskStep, frozen=True, omit_defaults=True):
    """A stake to take, to pay or to give back. `amount` passes over the table; a winning stake itself stays aside."""

    stake: int | None = None
    amount: int | None = None
    commission: int = 0
    odds: str = ""


class DeskValue(msgspec.Struct, frozen=True):
    value: Any
    says: str


class Awaited(DeskStep, frozen=True, omit_defaults=True):
    """What chance has to show: `act` is completed by one value in `field`, or by a list of `count` of them."""

    field: str = ""
    form: Literal["card", "cards", "tile", "number", "faces"] = "number"
    count: int = 1
    values: list[DeskValue] = []


class DeskDone(msgspec.Struct, frozen=True):
    """What was done in the round; `typed` is what chance showed, `paid` a payment."""

    entry: int
    at: int
    act: str
    name: str
    of: list[str]
    cites: list[str]
    typed: bool
    paid: bool


class DeskCase(msgspec.Struct, frozen=True):
    act: dict[str, Any]
    of: list[str]


class DeskIrregularity(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can go wrong, in the cases that can be called now; `held` is what makes void, or changes the cards."""

    act: str
    name: str
    cite: str
    says: str
    held: bool
    cases: list[DeskCase]
    refusal: Answer | None = None  # where none of them can be called now


class Desk(msgspec.Struct, frozen=True, omit_defaults=True):
    """What whoever deals at a table has before him, in one language."""

    table: str
    seq: int
    round: int
    status: str
    frozen: bool
    kind: str  # of the turn
    done: list[DeskDone]
    due: list[DeskPayment]
    ahead: list[DeskStep]
    choices: list[DeskStep]
    steps: list[DeskStep]
    irregularities: list[DeskIrregularity]
    next: DeskStep | None = None
    awaited: Awaited | None = None
    player: str = ""  # whose decision it is


class ClassAct(msgspec.Struct, frozen=True):
    """Something that can go wrong at a table now, in words."""

    act: dict[str, Any]
    says: str
    cite: str
    clause: str  # its text


class ClassMistake(msgspec.Struct, frozen=True):
    """What somebody wanted to do, and why it was refused. The norm and its clause name the rule."""

    entry: int
    at: int
    person: str
    acts: list[dict[str, Any]]
    did: str  # the acts in words; to go on, where there are none
    norm: str
    clause: str | None
    edition: str | None
    cite: str
    says: str


class ClassTable(msgspec.Struct, frozen=True):
    """A table of your class: how it stands, what can go wrong there now, and what was done wrong."""

    table: str
    game: str
    edition: str
    name: str  # of the game
    dealer: str
    status: str
    frozen: bool
    round: int
    prescribed: dict[str, Any]  # what has to be done now; empty where somebody may choose
    next: str  # the same in words
    irregularities: list[dict[str, Any]]  # acts that you can let happen
    wrong: list[ClassAct]  # the same in words
    mistakes: list[ClassMistake]  # acts that were refused
    people: list[str]  # who watch or bet there, without bots
    bots: list[str]


class Class(msgspec.Struct, frozen=True):
    name: str
    tables: list[ClassTable]
