"""The record of a round: the setting, then the acts in order. It always replays to the same settlement.

A table writes a full record: every act, the settlement, and a digest over all of it. A person may type a short one,
with only the bets, what chance showed and what was irregular. The steps that the edition prescribes in between are then
filled in, and marked as such.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
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
from banca.law.options import to_json
from banca.money import Limits, Settlement, format_amount
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
NUMBER_MOST = 10**40  # no sum of money, count or digest comes near it
LEVELS_MOST = 32
VALUES_MOST = 10**7
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
    """The edition of a record; raises RecordError if it is no record."""
    if not isinstance(data, Mapping):
        raise RecordError(f"a record is a JSON object, not {_describe_value(data)}")
    if type(data.get("banca")) is not int or data["banca"] != VERSION:
        raise RecordError(f'a record begins with "banca": {VERSION}, not {_describe_value(data.get("banca"))}')
    edition = data.get("edition")
    if not isinstance(edition, str):
        raise RecordError(f'a record names its "edition", as in "edition": "{EDITIONS[0]}"')
    if edition in games():
        slugs = " or ".join(f'"edition": "{known.slug}"' for known in reversed(editions_of(edition)))
        raise RecordError(f"{edition!r} is a game, and a record names its edition: write {slugs}")
    return edition


def read_setting(game: Game[Any], data: Mapping[str, Any]) -> Setting:
    _refuse_malformed(data)
    _refuse_unknown_keys(data, KEYS, "a record")
    if data["edition"] != game.edition.slug:
        raise RecordError(f"this is a record of {data['edition']}, not of {game.edition.slug}")
    options, table = data.get("options", {}), data.get("table", {})
    for name, value in (("options", options), ("table", table)):
        if not isinstance(value, Mapping):
            raise RecordError(f'"{name}" of a record is an object, not {_describe_value(value)}')
    parameters, memory, authorised = game.edition.parameters, game.memory, game.authorised
    kept = tuple(m.key for m in (memory, authorised) if m)
    _refuse_unknown_keys(table, (*TABLE_KEYS, *parameters, *kept), 'the "table" of a record')
    currency = table.get("currency", CURRENCIES[0])
    if currency not in CURRENCIES:
        raise RecordError(f"no currency {currency!r} at a table: {' or '.join(CURRENCIES)}")
    setting = Setting(
        option_set(game.edition, options, preset_named(data.get("preset", "first-listed"))),
        limits=_read_limits(table, (*game.edition.bets, *_authorised_bets(authorised, table))),
        currency=currency,
        memory=_read_memory(memory, table) if memory else None,
        authorised=_read_memory(authorised, table) if authorised else (),
        parameters={name: read_parameter(game.edition, name, table[name]) for name in parameters if name in table},
    )
    game.kinds(setting)  # a parameter that makes no lawful layout is an error here
    return setting


def _read_memory(memory: Memory, table: Mapping[str, Any]) -> Any:
    data = table.get(memory.key)
    return memory.unsaid if data is None else memory.read(data)


def replay(
    game: Game[Any], data: Mapping[str, Any], *, keep_going: bool = False, verifier: Verifier | None = None
) -> Replay:
    """Play a record. The first act that is refused is an error, unless `keep_going`.

    A verifier compares it with the records before it and with what was published. Without one, its draws must still
    open the commitments that it names.
    """
    setting = read_setting(game, data)
    full = "digest" in data
    if full and data["digest"] != digest(data):
        raise RecordError("the digest does not fit the record: it was changed after it was written")
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
            comes_next = _missing_step(game, replayer.state, refusal)
            raise RecordError(f"act {i + 1}, {act.name}: {game.refused(refusal)}{comes_next}")
    while not game.is_over(replayer.state):
        step = prescribed(game.turn(replayer.state))
        if full or step is None:
            before = "".join(
                f"; refused was act {r.given + 1}, {r.act.name}: {game.refused(r.refusal)}" for r in replayer.refused
            )
            cited = "" if step is None else f" [{game.edition.cite(game.clauses_for(replayer.state, step)[0])}]"
            raise RecordError(
                f"the record ends too early: {describe_awaited(game.turn(replayer.state))}{cited}{before}"
            )
        replayer.do(step, None)
    settlement = game.settle(replayer.state)
    if "settlement" in data and data["settlement"] != settlement.to_json():
        raise RecordError("the settlement in the record is not the one its acts come to: it was changed")
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
        raise RecordError(f'a record holds its "acts" in a list, not {_describe_value(acts)}')
    read = []
    for i, data in enumerate(acts):
        try:
            read.append(game.read_act(data))
        except RecordError as error:
            raise RecordError(f"act {i + 1}: {error}") from None
    return read


def write(
    game: Game[Any], state: State, acts: tuple[Act, ...], origin: Origin | None = None, drawn: Drawn | None = None
) -> dict[str, Any]:
    """The full record of a finished round."""
    setting = state.setting
    data: dict[str, Any] = {
        "banca": VERSION,
        "edition": setting.edition.slug,
        **(origin.to_json() if origin else {}),
        "preset": setting.options.preset,
        "options": {name: to_json(value) for name, value in setting.options.differences.items()},
        "table": write_table(game, setting),
        "acts": [act.to_json() for act in acts],
        "settlement": game.settle(state).to_json(),
    }
    if drawn:
        announced, draws = drawn
        data["commitments"] = [each.to_json() for each in announced]
        data["draws"] = [each.to_json() for each in draws]
    return {**data, "digest": digest(data)}


def digest(data: Mapping[str, Any]) -> str:
    hashed = {key: value for key, value in data.items() if key != "digest"}
    text = json.dumps(hashed, sort_keys=True, separators=(",", ":"))
    return f"sha256:{hashlib.sha256(text.encode()).hexdigest()}"


def _steps_before(game: Game[Any], state: State, act: Act, last: Act | None) -> tuple[Act, ...]:
    """The prescribed steps to fill in before this act; none if its moment never comes.

    A record that has steps must have all of them: nothing is filled in between a step and a bet after it, and the
    closing of the bets is not filled in before a step. `last` is the act of the record before this one.
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
    """The act that comes next by default; None if chance or a bettor decides, or nobody can go on."""
    return None if isinstance(turn, Chance | Over) else turn.prescribed


def _missing_step(game: Game[Any], state: State, refusal: Refusal) -> str:
    """The step that must come before an act that is too early, with its clause, if the refusal cites another."""
    step = prescribed(game.turn(state)) if refusal.untimely else None
    if step is None:
        return ""
    clause = game.clauses_for(state, step)[0]
    return "" if clause == refusal.clause else f"; {step.name} comes next [{game.edition.cite(clause)}]"


def describe_awaited(turn: Turn) -> str:
    """Which act is missing, in words."""
    match turn:
        case Chance(weights):
            return f"the act {next(iter(weights)).name} is missing"
        case Decision(player, choices):
            return f"{player} has to decide: {' or '.join(act.name for act in choices)}"
        case Betting(Act() as step) | Croupier(step):
            return f"the act {step.name} is missing"
    return "nobody can go on"


# What a record leaves out between the steps that it records, for those who check a croupier's work. A short record may
# leave out every step. Once it records one, it must record all of them: from the act before the first to the act after
# the last, nothing is filled in. A choice that somebody makes is never filled in.


@dataclass(frozen=True, slots=True)
class Omission:
    """A missing step, and the act of the record before which it belongs."""

    missing: Played
    before: Played


def refuse_omissions(game: Game[Any], replayed: Replay) -> None:
    """Raise Omitted, naming every step that was left out and its clause."""
    found = [_describe_omission(game, omission) for omission in omissions(game, replayed.played)]
    if found:
        counted = [(text, len(list(same))) for text, same in groupby(found)]
        named = "; ".join(f"{text} ×{times}" if times > 1 else text for text, times in counted)
        raise Omitted(f"the record leaves out what it has to say: {named}")


def omissions(game: Game[Any], played: Sequence[Played]) -> Iterator[Omission]:
    recorded = [at for at, each in enumerate(played) if each.given is not None]
    steps = [number for number, at in enumerate(recorded) if played[at].step]
    first = recorded[max(steps[0] - 1, 0)] if steps else 0
    last = recorded[min(steps[-1] + 1, len(recorded) - 1)] if steps else 0
    for at, each in enumerate(played):
        if each.given is None and (first < at < last or game.is_choice(each.act)):
            yield Omission(each, next(p for p in played[at:] if p.given is not None))


def _describe_omission(game: Game[Any], omission: Omission) -> str:
    act, before = omission.missing.act, omission.before
    where = f"before act {(before.given or 0) + 1}, {before.act.name}"
    words = " ".join(str(value) for value in act.to_json().values())
    return f"{words} {where} [{game.edition.cite(omission.missing.clauses[0])}]"


def _authorised_bets(authorised: Memory | None, table: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(granted.bet.slug for granted in _read_memory(authorised, table)) if authorised else ()


def _read_limits(table: Mapping[str, Any], bets: tuple[str, ...]) -> Limits:
    single = table.get("limits", {})
    if not isinstance(single, Mapping) or not all(isinstance(v, Mapping) for v in single.values()):
        raise RecordError('"limits" gives each bet an object of minimum, maximum and unit')
    for bet, limits in single.items():
        if bet not in bets:
            raise RecordError(f'"limits" names no bet {bet!r}: there are {", ".join(bets)}')
        _refuse_unknown_keys(limits, LIMIT_KEYS, f'"limits" of {bet}')
    common = {key: table[key] for key in LIMIT_KEYS if key in table}
    of = {bet: _limits(common | dict(own)) for bet, own in single.items()}
    return replace(_limits(common), of=of)


def _limits(limits: Mapping[str, Any]) -> Limits:
    for key, value in limits.items():
        if type(value) is not int or value < 1:
            raise RecordError(f'"{key}" is a whole number of minor units above zero, not {value!r}')
    if limits.get("maximum", limits.get("minimum", 1)) < limits.get("minimum", 1):
        most, least = format_amount(limits["maximum"]), format_amount(limits["minimum"])
        raise RecordError(f"a maximum of {most} is below the minimum of {least}")
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


def _refuse_unknown_keys(data: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    if unknown := [key for key in data if key not in known]:
        raise RecordError(f"{where} has no {unknown[0]!r}: it has {', '.join(known)}")


def _describe_value(value: Any) -> str:
    names = {list: "a list", dict: "an object", str: "a text", type(None): "nothing"}
    if type(value) is int and abs(value) >= NUMBER_MOST:
        return "a number beyond all measure"
    return names.get(type(value)) or repr(value)


def _refuse_malformed(data: Mapping[str, Any]) -> None:
    """Raise RecordError for values that JSON in UTF-8 cannot hold, or that are larger than any record needs."""
    level: list[Any] = [data]
    for _ in range(LEVELS_MOST):
        if len(level) > VALUES_MOST:  # or a list that holds itself
            raise RecordError(f"a record is nested beyond all measure: more than {VALUES_MOST:,} values on one level")
        inner: list[Any] = []
        for value in level:
            if type(value) is str and value.isascii():  # nearly all; to ask an abstract class takes ten times as long
                continue
            if isinstance(value, Mapping):
                inner += [*value.keys(), *value.values()]
            elif isinstance(value, list | tuple):
                inner += value
            elif not _is_plain(value):
                raise RecordError(f"a record holds no {_describe_value(value) if type(value) is int else repr(value)}")
        level = inner
    if level:
        raise RecordError(f"a record is nested at most {LEVELS_MOST} levels deep")


def _is_plain(value: Any) -> bool:
    """Whether it is None, a bool, a finite number or a text without lone surrogates."""
    match value:
        case str():
            return value.isascii() or not LONE_SURROGATE.search(value)
        case bool() | None:
            return True
        case int():
            return abs(value) < NUMBER_MOST
        case float():
            return isfinite(value)
    return False
