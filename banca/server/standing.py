"""A table as it stands after a commit, and the documents that its viewers get. Nothing here changes anything."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import msgspec

from banca.house.config import TableConfig, setting_to_json
from banca.house.effects import Done, EndedRound
from banca.house.live_table import LiveTable
from banca.house.results import PastResult
from banca.play.game import Game
from banca.play.turn import Decision, Turn
from banca.protocol.patch import without_null
from banca.table.view import act_seen_by, everyone, only_for

RESULTS_WRITTEN = 20_000  # kept for all tables together


@dataclass(frozen=True, slots=True)
class Standing:
    """What the writer hands over: small frozen values, so another thread may read them."""

    id: str
    seq: int  # the last entry of the table's journal
    status: str
    config: TableConfig
    game: Game[Any]
    state: Any
    turn: Turn
    currency: str  # of the ledger
    round: int
    opened_at: int
    running_out: bool
    frozen: bool
    in_play: Mapping[str, int]
    purses: Mapping[str, int]  # of those whose purse this commit looked at
    done: tuple[Done, ...]  # the last acts, of this round and before
    last: EndedRound | None
    results: tuple[PastResult, ...]
    commitments: tuple[str, ...]
    owned: bool  # by this process

    @property
    def is_under_way(self) -> bool:
        """Whether a round was begun and is not over."""
        begun = bool(self.done) and self.done[-1].round == self.round
        return begun and not self.game.is_over(self.state)


def purses_held(live: LiveTable, held: Mapping[str, int]) -> dict[str, int]:
    """The purses of those who play, as far as their balance is among those held."""
    players = {*live.in_play, *(live.last_round.in_play if live.last_round else ())} - {live.game.house_player}
    ids = {player: live.purse(player).id for player in players if player is not None}
    return {player: held[purse] for player, purse in ids.items() if purse in held}


def standing_of(live: LiveTable, purses: Mapping[str, int], *, owned: bool) -> Standing:
    """By the thread that writes, or that has just read the table."""
    return Standing(
        id=live.id,
        seq=live.number,
        status=live.status,
        config=live.config,
        game=live.game,
        state=live.table.state,
        turn=live.table.turn,
        currency=live.currency,
        round=live.round,
        opened_at=live.opened_at,
        running_out=live.running_out,
        frozen=live.frozen,
        in_play=dict(live.in_play),
        purses=purses,
        done=tuple(live.done),
        last=live.last_round,
        results=live.results,
        commitments=tuple(str(each) for each in live.table.announced),
        owned=owned,
    )


def public_document(at: Standing) -> dict[str, Any]:
    """What anybody in the room sees of a table."""
    setting = at.state.setting
    found: dict[str, Any] = {
        "table": at.id,
        "status": at.status,
        "game": setting.edition.game,
        "money": at.config.money,
        "currency": at.currency,
        "dealer": at.config.dealer,
        "timers": at.config.timers,
        "language": at.config.language,
        "setting": _placard(at),
        "round": at.round,
        "opened_at": at.opened_at,
        "commitments": list(at.commitments),
        "running_out": at.running_out,
        "frozen": at.frozen,
        "bots": [bot.name for bot in at.config.bots],
        "classroom": msgspec.to_builtins(at.config.classroom),
        "last": _last(at),
        "jackpot": jackpot(at),
        **everyone(at.game, at.state),
    }
    results = {str(each.round): _past_result(each) for each in at.results}
    return {**without_null(found), "results": results}


def _placard(at: Standing) -> dict[str, Any]:
    """What the table is played by. What it remembers of earlier rounds is not on it: cards that were never shown."""
    found = setting_to_json(at.game, at.state.setting)
    memory = at.game.memory
    found["table"] = {name: value for name, value in found["table"].items() if not memory or name != memory.key}
    return found


def _last(at: Standing) -> dict[str, Any]:
    """The last round that ended, as it was settled on the table."""
    ended = at.last
    if ended is None:
        return {}
    record, shown = ended.record, everyone(at.game, ended.state)
    return {
        "round": ended.number,
        "void": ended.void,
        "ended_at": ended.ended_at,
        "result": shown.get("result"),
        # Where every place has a hand of its own, the cards that lay open at the end belong to the result.
        **({"seen": shown["seen"]} if at.game.traits.deals and not at.game.traits.one_result else {}),
        "lit": [(bet,) if chosen is None else (bet, chosen) for bet, chosen in at.game.winning(ended.state)],
        "settlement": record["settlement"],
        "digest": record["digest"],
    }


@lru_cache(RESULTS_WRITTEN)
def _past_result(past: PastResult) -> dict[str, Any]:
    """Written once, so that the next patch sees that it is the same."""
    said = {"result": past.result, "void": past.void or None, "shuffled": past.shuffled or None}
    return dict(without_null(said))


def jackpot(at: Standing) -> int | None:
    """What the display of the pool shows."""
    rules = at.game.pool
    pool = rules.pool_of(at.state) if rules else None
    return None if rules is None or pool is None else rules.amount(pool)


def recent(at: Standing, count: int) -> list[Any]:
    """The last results, the newest last, as `last.result` has them."""
    return [without_null(each.result or {}) for each in at.results[-count:]]


def taken(at: Standing) -> int:
    """How many places somebody sits at, or has a stake on."""
    seats = at.game.seen_by(at.state, None).get("seats") or {}
    staked = {str(stake.position.place) for stake in at.state.stakes if stake.position.place}
    return len(staked | {place for place, player in seats.items() if player})


def private_document(at: Standing, player: str) -> dict[str, Any]:
    """What one person sees beyond that, but for the purse."""
    found: dict[str, Any] = {"staked": at.in_play.get(player, 0)}
    if has_secrets(at.game) or (isinstance(at.turn, Decision) and at.turn.player == player):
        found |= without_null(only_for(at.game, at.state, player))
    return found


@cache
def has_secrets(game: Game[Any]) -> bool:
    """Whether anything can lie face down in a game."""
    return any(kind.face_down for kind in game.act_kinds.values())


def acts_after(at: Standing, seq: int) -> list[dict[str, Any]]:
    """What was done after an entry, as everybody saw it."""
    return [
        {"entry": each.entry, "round": each.round, **act_seen_by(at.game, each.before, each.after, each.act, None)}
        for each in at.done
        if each.entry > seq
    ]


def clauses_after(at: Standing, seq: int) -> list[list[str]]:
    """The clauses of each of these acts; none of an act that somebody may not see whole."""
    return [_clauses_seen(at, each) for each in at.done if each.entry > seq]


def times_after(at: Standing, seq: int) -> list[int]:
    """When each of these acts was done."""
    return [each.at for each in at.done if each.entry > seq]


def _clauses_seen(at: Standing, done: Done) -> list[str]:
    if done.act.face_down and at.game.hides(done.before, done.act, done.after, None):
        return []
    return list(at.game.clauses_for(done.before, done.act))
