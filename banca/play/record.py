"""The record of a round: the setting, then the acts in order. It always replays to the same settlement.

A table writes a full record: every act, the settlement, and a digest of everything. A person may type a short one, with
only the bets, what chance showed and what was irregular. banca then fills in the steps that the edition prescribes, and
marks them.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import groupby
from math import isfinite
from typing import Any

from banca.law import (
    EDITIONS,
    Omitted,
    RecordError,
    Refusal,
    editions_of,
    games,
    option_set,
    plain_parameter,
    preset_named,
    read_parameter,
)
from banca.law.numbers import shown
from banca.law.options import to_json
from banca.messages.errors import Listed, Message
from banca.money import Limits, Settlement
from banca.play.act import Act, Bet, Move, OnPosition, Withdraw
from banca.play.commitments import Announced, Draw, Origin
from banca.play.game import Game, Memory, State
from banca.play.setting import CURRENCIES, Setting
from banca.play.turn import Betting, Chance, Croupier, Decision, Over, Turn
from banca.play.verifier import Check, Verifier

VERSION = 1
KEYS = (
    "banca",
    "edition",
    "table_id",
    "round",
    "previous",
    "preset",
    "options",
    "table",
    "acts",
    "settlement",
    "commitments",
    "draws",
    "digest",
    "note",
)
TABLE_KEYS = ("currency", "minimum", "maximum", "unit", "limits")
LIMIT_KEYS = ("minimum", "maximum", "unit")
Drawn = tuple[Sequence[Announced], Sequence[Draw]]  # the trees of a round, and its draws
NUMBER_MOST = 10**40  # far above any sum of money or count
LEVELS_MOST = 32
VALUES_MOST = 10**7
KINDS: Mapping[type, Message] = {
    list: Message("value-is-a-list"),
    dict: Message("value-is-an-object"),
    str: Message("value-is-a-text"),
    type(None): Message("value-is-nothing"),
}
LONE_SURROGATE = re.compile("[\ud800-\udfff]")  # a lone surrogate


@dataclass(frozen=True, slots=True)
class Played:
    """An act that was done; `given` is its index in the record, None if it was filled in."""

    act: Act
    given: int | None
    clauses: tuple[str, ...]
    step: bool = False  # whether the procedure prescribes it


@dataclass(frozen=True, slots=True)
class RefusedAct:
    given: int
    act: Act
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Replay:
    setting: Setting
    played: tuple[Played, ...]
    refused: tuple[RefusedAct, ...]
    state: State
    settlement: Settlement


def edition_of(data: Any) -> str:
    """The edition of a record; raises RecordError if it is not a record."""
    if not isinstance(data, Mapping):
        raise RecordError("record-not-an-object", value=_describe_value(data))
    if type(data.get("banca")) is not int or data["banca"] != VERSION:
        raise RecordError("record-without-version", version=VERSION, value=_describe_value(data.get("banca")))
    edition = data.get("edition")
    if not isinstance(edition, str):
        raise RecordError("record-without-edition", example=EDITIONS[0])
    if edition in games():
        slugs = (f'"edition": "{known.slug}"' for known in reversed(editions_of(edition)))
        raise RecordError("record-names-a-game", game=shown(edition), editions=Listed(*slugs, by="list-or"))
    return edition


def read_setting(game: Game[Any], data: Mapping[str, Any]) -> Setting:
    _refuse_malformed(data)
    _refuse_unknown_keys(data, KEYS, Message("owner-record"))
    if data["edition"] != game.edition.slug:
        raise RecordError("record-of-another-edition", given=data["edition"], edition=game.edition.slug)
    options, table = data.get("options", {}), data.get("table", {})
    for name, value in (("options", options), ("table", table)):
        if not isinstance(value, Mapping):
            raise RecordError("record-part-not-an-object", part=name, value=_describe_value(value))
    parameters, memory, authorised = game.edition.parameters, game.memory, game.authorised
    kept = tuple(m.key for m in (memory, authorised) if m)
    _refuse_unknown_keys(table, (*TABLE_KEYS, *parameters, *kept), Message("owner-table"))
    currency = table.get("currency", CURRENCIES[0])
    if currency not in CURRENCIES:
        known = Listed(*CURRENCIES, by="list-or")
        raise RecordError("currency-unknown", currency=shown(currency), currencies=known)
    setting = Setting(
        option_set(game.edition, options, preset_named(data.get("preset", "first-listed"))),
        limits=_read_limits(table, (*game.edition.bets, *_authorised_bets(authorised, table))),
        currency=currency,
        memory=_read_memory(memory, table) if memory else None,
        authorised=_read_memory(authorised, table) if authorised else (),
        parameters={name: read_parameter(game.edition, name, table[name]) for name in parameters if name in table},
    )
    game.kinds(setting)  # a parameter that makes an unlawful layout is an error here
    return setting


def _read_memory(memory: Memory, table: Mapping[str, Any]) -> Any:
    data = table.get(memory.key)
    return memory.unsaid if data is None else memory.read(data)


def replay(
    game: Game[Any], data: Mapping[str, Any], *, keep_going: bool = False, verifier: Verifier | None = None
) -> Replay:
    """Play a record. The first refused act is an error, unless `keep_going`.

    A verifier compares it with the records before it and with what was published. Without one, its draws must still
    open the commitments that it names.
    """
    setting = read_setting(game, data)
    full = "digest" in data
    if full and data["digest"] != digest(data):
        raise RecordError("record-digest-does-not-fit")
    verifier = verifier or Verifier()
    replayer = _Replayer(game, game.opening(setting))
    replayer.check = verifier.begin(data, game, replayer.state)
    for i, act in enumerate(_read_acts(game, data.get("acts"))):
        refusal = game.refusal(replayer.state, act)
        if refusal and refusal.untimely and not full:
            for filled in _steps_before(game, replayer.state, act, replayer.last):
                replayer.do(filled, None)
            refusal = game.refusal(replayer.state, act)
        replayer.give(act, i, refusal)
        if refusal and not keep_going:
            raise RecordError(_describe_refusal(game, replayer.state, RefusedAct(i, act, refusal)))
    while not game.is_over(replayer.state):
        step = prescribed(game.turn(replayer.state))
        if full or step is None:
            awaited = describe_awaited(game.turn(replayer.state))
            if step is not None:
                clause = game.edition.citation(game.clauses_for(replayer.state, step)[0])
                awaited = Message("record-awaits-by", awaited=awaited, clause=clause)
            refused = (Message("record-refused-was", **_refusal_parameters(game, each)) for each in replayer.refused)
            raise RecordError("record-ends-too-early", awaited=Listed(awaited, *refused, by="list-clauses"))
        replayer.do(step, None)
    settlement = game.settle(replayer.state)
    if "settlement" in data and data["settlement"] != settlement.to_json():
        raise RecordError("record-settlement-changed")
    verifier.end(data, replayer.check, game, replayer.state)
    return Replay(setting, tuple(replayer.played), tuple(replayer.refused), replayer.state, settlement)


@dataclass(slots=True)
class _Replayer:
    """Plays the acts of a record one after another."""

    game: Game[Any]
    state: State
    played: list[Played] = field(default_factory=list)
    refused: list[RefusedAct] = field(default_factory=list)
    check: Check | None = None  # compares the acts with what was sealed before the bets
    last: Act | None = None  # the last act of the record; one that was refused counts only if it is a step

    def give(self, act: Act, given: int, refusal: Refusal | None) -> None:
        """Do an act of the record, or note why it is refused."""
        if refusal is None or self.game.is_step(act):
            self.last = act
        if refusal is None:
            self.do(act, given)
        else:
            self.refused.append(RefusedAct(given, act, refusal))

    def do(self, act: Act, given: int | None) -> None:
        self.played.append(Played(act, given, self.game.clauses_for(self.state, act), self._is_prescribed(act)))
        before, self.state = self.state, self.game.apply(self.state, act)
        if self.check:
            self.check.act(before, act, self.state)

    def _is_prescribed(self, act: Act) -> bool:
        """Whether the act is a step of the procedure; every payment is one."""
        if isinstance(act, Bet | Withdraw | Move | OnPosition):
            return isinstance(act, OnPosition)
        turn = self.game.turn(self.state)
        return self.game.is_step(act) or (isinstance(turn, Betting | Croupier) and turn.prescribed == act)


def _read_acts(game: Game[Any], acts: Any) -> list[Act]:
    if not isinstance(acts, list):
        raise RecordError("record-acts-not-a-list", value=_describe_value(acts))
    read = []
    for i, data in enumerate(acts):
        try:
            read.append(game.read_act(data))
        except RecordError as error:
            raise RecordError("record-act-fault", number=i + 1, fault=error.message) from None
    return read


def write(
    game: Game[Any],
    state: State,
    acts: Sequence[Act],
    origin: Origin | None = None,
    drawn: Drawn | None = None,
    settlement: Settlement | None = None,
) -> dict[str, Any]:
    """The full record of a finished round; `settlement` where it has been settled."""
    setting = state.setting
    data: dict[str, Any] = {
        "banca": VERSION,
        "edition": setting.edition.slug,
        **(origin.to_json() if origin else {}),
        "preset": setting.options.preset,
        "options": {name: to_json(value) for name, value in setting.options.differences.items()},
        "table": write_table(game, setting),
        "acts": [act.to_json() for act in acts],
        "settlement": (settlement or game.settle(state)).to_json(),
    }
    if drawn:
        announced, draws = drawn
        data["commitments"] = [each.to_json() for each in announced]
        data["draws"] = [each.to_json() for each in draws]
    return {**data, "digest": _digest_of(_sorted_parts(data))}


_SORTED = json.JSONEncoder(sort_keys=True, separators=(",", ":"))
OF_THE_GAME = ("options", "table")  # what else a record says is whole numbers and texts, whatever the game


def digest(data: Mapping[str, Any]) -> str:
    return _digest_of(_SORTED.encode({key: value for key, value in data.items() if key != "digest"}))


def _digest_of(text: str) -> str:
    return f"sha256:{hashlib.sha256(text.encode()).hexdigest()}"


def _sorted_parts(data: Mapping[str, Any]) -> str:
    """The text to digest of a record that the program itself has just made."""
    parts = (f'"{key}":{(_SORTED.encode if key in OF_THE_GAME else _sorted_fast)(data[key])}' for key in sorted(data))
    return f"{{{','.join(parts)}}}"


def _sorted_fast(value: Any) -> str:
    """The same text in an eighth of the time, where the fast encoder is installed and needs no escapes of its own."""
    fast = _fast_encoder()(value)
    return fast.decode() if fast and fast.isascii() and b"\x7f" not in fast else _SORTED.encode(value)


@cache
def _fast_encoder() -> Callable[[Any], bytes]:
    try:
        from msgspec.json import Encoder  # noqa: PLC0415 - comes with the house; a table at the terminal does without
    except ImportError:
        return lambda _: b""
    return Encoder(order="sorted").encode


def _steps_before(game: Game[Any], state: State, act: Act, last: Act | None) -> tuple[Act, ...]:
    """The prescribed steps to fill in before this act; none if they never lead to it.

    Nothing is filled in between a recorded step and a later bet, and the close of betting is not filled in before a
    recorded step. `last` is the act of the record before this one.
    """
    if isinstance(act, Bet | Withdraw | Move) and last is not None and game.is_step(last):
        return ()
    steps: list[Act] = []
    while (refusal := game.refusal(state, act)) and refusal.untimely:
        turn = game.turn(state)
        step = prescribed(turn)
        if step is None or (isinstance(turn, Betting) and game.is_step(act)):
            return ()
        steps.append(step)
        state = game.after(state, step)
    return tuple(steps)


def prescribed(turn: Turn) -> Act | None:
    """The act that comes next by default; None if chance or a bettor decides, or nobody can act."""
    return None if isinstance(turn, Chance | Over) else turn.prescribed


def _describe_refusal(game: Game[Any], state: State, refused: RefusedAct) -> Message:
    """Why an act is refused; if it is too early, with the step that must come before, if the refusal cites another."""
    words = _refusal_parameters(game, refused)
    step = prescribed(game.turn(state)) if refused.refusal.untimely else None
    clause = game.clauses_for(state, step)[0] if step else None
    if step is None or clause is None or clause == refused.refusal.clause:
        return Message("record-act-refused", **words)
    return Message("record-act-too-early", **words, next=step.name, clause=game.edition.citation(clause))


def _refusal_parameters(game: Game[Any], refused: RefusedAct) -> dict[str, Any]:
    return {"number": refused.given + 1, "act": refused.act.name, "refusal": game.refused(refused.refusal)}


def describe_awaited(turn: Turn) -> Message:
    """A message that names the missing act."""
    match turn:
        case Chance(weights):
            return Message("record-awaits-act", act=next(iter(weights)).name)
        case Decision(player, choices):
            names = Listed(*(act.name for act in choices), by="list-or")
            return Message("record-awaits-decision", player=player, choices=names)
        case Betting(Act() as step) | Croupier(step):
            return Message("record-awaits-act", act=step.name)
    return Message("record-awaits-nobody")


# Strict checking of a croupier's work. A short record may leave out every step. If it has one, it must have them all:
# from the act before the first to the act after the last, nothing may be missing. Somebody's choice is never filled in.


@dataclass(frozen=True, slots=True)
class Omission:
    """A missing step, and the act of the record before which it belongs."""

    missing: Played
    before: Played


def refuse_omissions(game: Game[Any], replayed: Replay) -> None:
    """Raise Omitted, naming every step that was left out and its clause."""
    found = [_describe_omission(game, omission) for omission in omissions(game, replayed.played)]
    if found:
        counted = ((step, len(list(same))) for step, same in groupby(found))
        named = (Message("record-step-times", step=s, times=n) if n > 1 else s for s, n in counted)
        raise Omitted("record-leaves-out", steps=Listed(*named, by="list-clauses"))


def omissions(game: Game[Any], played: Sequence[Played]) -> Iterator[Omission]:
    recorded = [at for at, each in enumerate(played) if each.given is not None]
    steps = [number for number, at in enumerate(recorded) if played[at].step]
    first = recorded[max(steps[0] - 1, 0)] if steps else 0
    last = recorded[min(steps[-1] + 1, len(recorded) - 1)] if steps else 0
    for at, each in enumerate(played):
        if each.given is None and (first < at < last or game.is_choice(each.act)):
            yield Omission(each, next(p for p in played[at:] if p.given is not None))


def _describe_omission(game: Game[Any], omission: Omission) -> Message:
    act, before = omission.missing.act, omission.before
    words = " ".join(str(value) for value in act.to_json().values())
    clause, number = game.edition.citation(omission.missing.clauses[0]), (before.given or 0) + 1
    return Message("record-step-left-out", step=words, number=number, act=before.act.name, clause=clause)


def _authorised_bets(authorised: Memory | None, table: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(granted.bet.slug for granted in _read_memory(authorised, table)) if authorised else ()


def _read_limits(table: Mapping[str, Any], bets: tuple[str, ...]) -> Limits:
    single = table.get("limits", {})
    if not isinstance(single, Mapping) or not all(isinstance(v, Mapping) for v in single.values()):
        raise RecordError("record-limits-not-objects")
    for bet, limits in single.items():
        if bet not in bets:
            raise RecordError("record-limits-no-such-bet", bet=shown(bet), bets=Listed(*bets))
        _refuse_unknown_keys(limits, LIMIT_KEYS, Message("owner-limits", bet=bet))
    common = {key: table[key] for key in LIMIT_KEYS if key in table}
    of = {bet: _limits(common | dict(own)) for bet, own in single.items()}
    return replace(_limits(common), of=of)


def _limits(limits: Mapping[str, Any]) -> Limits:
    for key, value in limits.items():
        if type(value) is not int or value < 1:
            raise RecordError("record-limit-not-money", key=key, value=shown(value))
    if limits.get("maximum", limits.get("minimum", 1)) < limits.get("minimum", 1):
        raise RecordError("record-maximum-below-minimum", most=limits["maximum"], least=limits["minimum"])
    return Limits(**limits)


def write_table(game: Game[Any], setting: Setting) -> dict[str, Any]:
    limits = setting.limits
    table: dict[str, Any] = {"currency": setting.currency, **_write_limits(limits)}
    if limits.of:
        table["limits"] = {bet: _write_limits(own) for bet, own in limits.of.items()}
    memory = game.memory
    if memory and setting.memory is not None:
        table[memory.key] = memory.write(setting.memory)
    if game.authorised and setting.authorised:
        table[game.authorised.key] = game.authorised.write(setting.authorised)
    return table | {name: plain_parameter(value) for name, value in setting.parameters.items()}


def _write_limits(limits: Limits) -> dict[str, int]:
    most = {} if limits.maximum is None else {"maximum": limits.maximum}
    return {"minimum": limits.minimum, **most, "unit": limits.unit}


def _refuse_unknown_keys(data: Mapping[str, Any], known: tuple[str, ...], owner: Message) -> None:
    if unknown := [key for key in data if key not in known]:
        raise RecordError("field-unknown", owner=owner, field=shown(unknown[0]), known=Listed(*known))


def _describe_value(value: Any) -> Message | str:
    if type(value) is int and abs(value) >= NUMBER_MOST:
        return Message("value-is-a-huge-number")
    return KINDS.get(type(value)) or repr(value)


def _refuse_malformed(data: Mapping[str, Any]) -> None:
    """Raise RecordError for values that JSON in UTF-8 cannot express, or that are larger than any record needs."""
    level: list[Any] = [data]
    for _ in range(LEVELS_MOST):
        if len(level) > VALUES_MOST:  # or a list that holds itself
            raise RecordError("record-too-wide", most=VALUES_MOST)
        inner: list[Any] = []
        for value in level:
            kind = type(value)
            if kind is dict:
                inner += value
                inner += value.values()
            elif kind is list:
                inner += value
            elif not ((kind is str and value.isascii()) or _is_plain(value)):
                inner += _parts(value)
        level = inner
    if level:
        raise RecordError("record-too-deep", most=LEVELS_MOST)


def _parts(value: Any) -> Iterator[Any]:
    """What a mapping or a list that no JSON reader made holds."""
    if isinstance(value, Mapping):
        yield from (*value.keys(), *value.values())
    elif isinstance(value, list | tuple):
        yield from value
    else:
        raise RecordError("record-holds-no", value=_describe_value(value) if type(value) is int else repr(value))


def _is_plain(value: Any) -> bool:
    """Whether it is None, a bool, a finite number or a text without lone surrogates."""
    if isinstance(value, str):
        return value.isascii() or not LONE_SURROGATE.search(value)
    if isinstance(value, int):
        return -NUMBER_MOST < value < NUMBER_MOST
    return value is None or (isinstance(value, float) and isfinite(value))
