"""The record of a round: the setting, then the acts in order. It replays to the same settlement, always.

A full record is what a table writes: every act, the settlement, and a digest over all of it. A short one, typed by a
person, holds just the bets, what chance showed and what was irregular: the steps that the edition prescribes in between
are filled in, and marked as such.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from banca.law import RecordError, Refusal, option_set, preset_named
from banca.law.options import plain
from banca.material.chance import Seal
from banca.money import Limits, Settlement, in_words
from banca.play.act import Act, Bet, Move, Withdraw
from banca.play.one_draw import OneDraw, Round
from banca.play.setting import CURRENCIES, Setting
from banca.play.turn import Betting, Chance, Croupier, Over

VERSION = 1
KEYS = ("banca", "edition", "preset", "options", "table", "acts", "settlement", "seals", "digest", "note")
TABLE_KEYS = ("currency", "minimum", "maximum", "unit", "limits", "previous")
LIMIT_KEYS = ("minimum", "maximum", "unit")


@dataclass(frozen=True, slots=True)
class Played:
    """An act that was done; `given` is its place in the record, None where it was filled in."""

    act: Act
    given: int | None
    clauses: tuple[str, ...]


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
    state: Round
    settlement: Settlement


def edition_of(data: Any) -> str:
    """Which edition a record was played under; the first thing to know of it."""
    if not isinstance(data, Mapping):
        raise RecordError(f"a record is a JSON object, not {_kind(data)}")
    if type(data.get("banca")) is not int or data["banca"] != VERSION:
        raise RecordError(f'a record begins with "banca": {VERSION}, not {data.get("banca")!r}')
    if not isinstance(data.get("edition"), str):
        raise RecordError('a record names its "edition", as in "edition": "cussec-57-2004"')
    return str(data["edition"])


def read_setting(game: OneDraw[Any], data: Mapping[str, Any]) -> Setting:
    _only(data, KEYS, "a record")
    if data["edition"] != game.edition.slug:
        raise RecordError(f"this is a record of {data['edition']}, not of {game.edition.slug}")
    options, table = data.get("options", {}), data.get("table", {})
    for name, value in (("options", options), ("table", table)):
        if not isinstance(value, Mapping):
            raise RecordError(f'"{name}" of a record is an object, not {_kind(value)}')
    parameters = game.edition.parameters
    _only(table, (*TABLE_KEYS, *parameters), 'the "table" of a record')
    currency = table.get("currency", CURRENCIES[0])
    if currency not in CURRENCIES:
        raise RecordError(f"no currency {currency!r} at a table: {' or '.join(CURRENCIES)}")
    previous = table.get("previous")
    if previous is not None and not game.remembers_result:
        raise RecordError(f'{game.edition.slug} knows no last number: "previous" has no place at its table')
    if previous is not None and type(previous) is not int:
        raise RecordError(f'"previous" is the number that came last, not {previous!r}')
    setting = Setting(
        option_set(game.edition, options, preset_named(data.get("preset", "first-listed"))),
        limits=_read_limits(game, table),
        currency=currency,
        previous=previous,
        parameters={name: table[name] for name in parameters if name in table},
    )
    game.kinds(setting)  # a parameter that makes no lawful layout is an error here
    return setting


def replay(game: OneDraw[Any], data: Mapping[str, Any], *, keep_going: bool = False) -> Replay:
    """Plays a record. The first act refused is an error, unless the rest is to be played on."""
    setting = read_setting(game, data)
    full = "digest" in data
    if full and data["digest"] != digest(data):
        raise RecordError("the digest does not fit the record: it was changed after it was written")
    fold = _Fold(game, game.opening(setting))
    acts = _read_acts(game, data.get("acts"))
    for i, act in enumerate(acts):
        for step in () if full else _filling(game, fold.state, act, acts[i - 1] if i else None):
            fold.do(step, None)
        if not (refusal := game.refusal(fold.state, act)):
            fold.do(act, i)
        elif keep_going:
            fold.refused.append(RefusedAct(i, act, refusal))
        else:
            raise RecordError(f"act {i + 1}, {act.name}: {game.refused(refusal)}")
    while not isinstance(turn := game.turn(fold.state), Over):
        if full or isinstance(turn, Chance):
            raise RecordError(f"the record ends too early: {_awaited(game, turn)}")
        fold.do(turn.prescribed, None)
    settlement = game.settle(fold.state)
    if "settlement" in data and data["settlement"] != settlement.plain():
        raise RecordError("the settlement in the record is not the one its acts come to: it was changed")
    if "seals" in data:
        _check_seals(data["seals"], fold.state.shown)
    return Replay(setting, tuple(fold.played), tuple(fold.refused), fold.state, settlement)


def _check_seals(seals: Any, shown: Act | None) -> None:
    """Each seal opens to its result, and the last one to what was shown; those before it are of void rounds."""
    try:
        opened = [Seal(s["digest"], s["nonce"], s["result"]) for s in seals]
        last = json.loads(opened[-1].result)
    except (TypeError, KeyError, IndexError, ValueError):
        raise RecordError('"seals" is a list of objects with digest, nonce and result') from None
    if not all(seal.holds for seal in opened) or shown is None or last != shown.plain():
        raise RecordError("a seal does not open to the result that was shown")


@dataclass(slots=True)
class _Fold:
    game: OneDraw[Any]
    state: Round
    played: list[Played] = field(default_factory=list)
    refused: list[RefusedAct] = field(default_factory=list)

    def do(self, act: Act, given: int | None) -> None:
        self.played.append(Played(act, given, self.game.rests_on(self.state, act)))
        self.state = self.game.after(self.state, act)


def _read_acts(game: OneDraw[Any], acts: Any) -> list[Act]:
    if not isinstance(acts, list):
        raise RecordError(f'a record holds its "acts" in a list, not {_kind(acts)}')
    read = []
    for i, said in enumerate(acts):
        try:
            read.append(game.read_act(said))
        except RecordError as error:
            raise RecordError(f"act {i + 1}: {error}") from None
    return read


def write(game: OneDraw[Any], state: Round, acts: tuple[Act, ...], seals: tuple[Seal, ...] = ()) -> dict[str, Any]:
    """The full record of a round that is over: what its acts came to, the acts, and what was sealed before them."""
    setting = state.setting
    data: dict[str, Any] = {
        "banca": VERSION,
        "edition": setting.edition.slug,
        "preset": setting.options.preset,
        "options": {name: plain(value) for name, value in setting.options.differences.items()},
        "table": write_table(setting),
        "acts": [act.plain() for act in acts],
        "settlement": game.settle(state).plain(),
    }
    if seals:
        data["seals"] = [{"digest": s.digest, "nonce": s.nonce, "result": s.result} for s in seals]
    return {**data, "digest": digest(data)}


def digest(data: Mapping[str, Any]) -> str:
    said = {key: value for key, value in data.items() if key != "digest"}
    text = json.dumps(said, sort_keys=True, separators=(",", ":"))
    return f"sha256:{hashlib.sha256(text.encode()).hexdigest()}"


def _filling(game: OneDraw[Any], state: Round, act: Act, last: Act | None) -> tuple[Act, ...]:
    """The prescribed steps that lead to the moment for this act; none where that moment never comes.

    Whoever records steps records them all: nothing is filled in between a step and a bet after it, and no closing of
    the bets before a step.
    """
    if isinstance(act, Bet | Withdraw | Move) and last is not None and game.is_step(last):
        return ()
    steps: list[Act] = []
    while (refusal := game.refusal(state, act)) and refusal.untimely:
        turn = game.turn(state)
        if isinstance(turn, Chance | Over) or (isinstance(turn, Betting) and game.is_step(act)):
            return ()
        steps.append(turn.prescribed)
        state = game.after(state, turn.prescribed)
    return tuple(steps)


def _awaited(game: OneDraw[Any], turn: Betting | Croupier | Chance) -> str:
    awaited = game.shows.word if isinstance(turn, Chance) else turn.prescribed.name
    return f"the act {awaited} is missing"


def _read_limits(game: OneDraw[Any], table: Mapping[str, Any]) -> Limits:
    single = table.get("limits", {})
    if not isinstance(single, Mapping) or not all(isinstance(v, Mapping) for v in single.values()):
        raise RecordError('"limits" gives each bet an object of minimum, maximum and unit')
    for bet, limits in single.items():
        if bet not in game.edition.bets:
            raise RecordError(f'"limits" names no bet {bet!r}: there are {", ".join(game.edition.bets)}')
        _only(limits, LIMIT_KEYS, f'"limits" of {bet}')
    common = {key: table[key] for key in LIMIT_KEYS if key in table}
    of = {bet: _limits(common | dict(own)) for bet, own in single.items()}
    return replace(_limits(common), of=of)


def _limits(limits: Mapping[str, Any]) -> Limits:
    for key, value in limits.items():
        if type(value) is not int or value < 1:
            raise RecordError(f'"{key}" is a whole number of minor units above zero, not {value!r}')
    if limits.get("maximum", limits.get("minimum", 1)) < limits.get("minimum", 1):
        most, least = in_words(limits["maximum"]), in_words(limits["minimum"])
        raise RecordError(f"a maximum of {most} is below the minimum of {least}")
    return Limits(**limits)


def write_table(setting: Setting) -> dict[str, Any]:
    limits = setting.limits
    table: dict[str, Any] = {"currency": setting.currency, **_write_limits(limits)}
    if limits.of:
        table["limits"] = {bet: _write_limits(own) for bet, own in limits.of.items()}
    if setting.previous is not None:
        table["previous"] = setting.previous
    return table | dict(setting.parameters)


def _write_limits(limits: Limits) -> dict[str, int]:
    most = {} if limits.maximum is None else {"maximum": limits.maximum}
    return {"minimum": limits.minimum, **most, "unit": limits.unit}


def _only(data: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    if unknown := [key for key in data if key not in known]:
        raise RecordError(f"{where} has no {unknown[0]!r}: it has {', '.join(known)}")


def _kind(value: Any) -> str:
    names = {list: "a list", dict: "an object", str: "a text", type(None): "nothing"}
    return names.get(type(value), repr(value))
