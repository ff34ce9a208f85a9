"""A table in play as a fold of its journal: live play, a restart and an audit use one function.

Every entry has effects: money that moves, rounds that end, announcements. Live play writes them together with the
entry, a restart drops them, and an audit compares them with what was written.
"""

import json
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec
from sqlalchemy import Connection, select

from banca.games import game_of
from banca.house import ledger, schema
from banca.house.changes import calendar_of, granted_application
from banca.house.config import TableConfig, ledger_currency, setting_to_json, stream_of
from banca.house.effects import Done, Effects, EndedRound
from banca.house.errors import HouseError
from banca.house.journal import Entry, entries
from banca.house.ledger import Account, Transfer
from banca.house.results import PastResult, read_results, result_of, results_kept
from banca.house.sealing import Sealer
from banca.law import read_parameter
from banca.material.commitment import Tree
from banca.money import Line, Stakes, indexed
from banca.play.act import Act, Bet, Move, OnPosition, Withdraw
from banca.play.commitments import Origin, read_origin
from banca.play.game import Game
from banca.play.order import Run
from banca.play.record import VERSION, edition_of, read_setting, replay
from banca.table import Rest, Table

if TYPE_CHECKING:
    from banca.house.house import House

Status = Literal["open", "paused", "closed"]
Body = Mapping[str, Any]
Apply = Callable[["LiveTable", Body, int], None]
WAGERS = (Bet, Withdraw, Move)
DONE_KEPT = 512
HOUSE_METERS = ("taken", "prizes", "commission", "breakage")  # as a settlement says them of the house


class LiveTable:
    """A table in play: the state of its round, and the money on it."""

    table_type: ClassVar[type[Table]] = Table

    def __init__(self, sealer: Sealer, table_id: str) -> None:
        self.id, self.sealer = table_id, sealer
        self.status: Status = "closed"
        self.stored_status: Status | None = None  # as in the database
        self.number = 0  # the last entry applied
        self.version = 0  # rises with every change in memory
        self.in_play: dict[str, int] = {}  # each player's money on the table
        self.float = 0
        self.acts: list[tuple[int, Act]] = []  # of this round, each with its entry
        self.changes: list[tuple[Apply, Body]] = []  # of the setting, since this round opened
        self.frozen = False  # a trainer has stopped the play
        self.running_out = False  # authorisation ended: standing stakes are played out, and nobody may join
        self.fence: int | None = None
        self.announced: int | None = None  # number of announcements written; None until counted
        self.effects = Effects()
        self.done: deque[Done] = deque(maxlen=DONE_KEPT)  # what was done last, for those who watch
        self.last_round: EndedRound | None = None  # that ended since it was read
        self.results: tuple[PastResult, ...] = ()  # of the last rounds

    config: TableConfig
    game: Game[Any]
    currency: str  # of the ledger
    table: Table
    rest: Rest  # where this round began
    first: int  # the entry after which this round opened
    opened_at: int
    pool_at_opening: Any  # as the journal writes it; None without a shared pool

    # Reading.

    @classmethod
    def load(cls, house: "House", connection: Connection, table_id: str) -> "LiveTable":
        """Load the last snapshot and apply the entries after it."""
        row = connection.execute(select(schema.gaming_table).where(schema.gaming_table.c.id == table_id)).one_or_none()
        if row is None:
            raise HouseError("house-table-unknown", table=table_id)
        found = cls(Sealer(house.key, table_id, house.random), table_id)
        found.sealer.connection = connection
        found._restore(json.loads(row.snapshot), row.number)
        found.last_round = found._read_last_round(connection)
        found.results = read_results(connection, found.game, table_id, found.number)
        for entry in entries(connection, stream_of(table_id), row.number):
            found.apply(entry)
        return found

    def _read_last_round(self, connection: Connection) -> EndedRound | None:
        stored = schema.round_
        last = select(stored).where(stored.c.table_id == self.id, stored.c.last <= self.number)
        row = connection.execute(last.order_by(stored.c.round.desc()).limit(1)).one_or_none()
        if row is None:
            return None
        record, balances = json.loads(row.record), json.loads(row.facts)["balances"]
        in_play = {player: each["staked"] for player, each in balances.items()}
        state = replay(self.game, record).state
        return EndedRound(row.round, row.first, row.last, row.opened_at, row.ended_at, row.void, record, in_play, state)

    def snapshot(self) -> dict[str, Any]:
        """The table at the entry that opened the current round; later entries are applied to it again."""
        rest = self.rest
        return {
            "config": msgspec.to_builtins(self.config),
            "status": self.status,
            "setting": setting_to_json(self.game, rest.setting),
            "origin": rest.origin.to_json(),
            "trees": rest.trees,
            "runs": {of: [run.tree.name, run.place] for of, run in rest.runs.items()},
            "in_play": self.in_play,
            "float": self.float,
            "opened_at": self.opened_at,
            "pool": self.pool_at_opening,
            "running_out": self.running_out,
            **({"frozen": True} if self.frozen else {}),
        }

    def _restore(self, raw: Mapping[str, Any], number: int) -> None:
        self.config = msgspec.convert(raw["config"], TableConfig)
        self.game = game_of(edition_of({"banca": VERSION, **raw["setting"]}))
        self.status, self.in_play, self.float = raw["status"], dict(raw["in_play"]), raw["float"]
        self.running_out, self.frozen = raw["running_out"], raw.get("frozen", False)
        runs = {of: Run(self._tree(name), place) for of, (name, place) in raw["runs"].items()}
        setting = read_setting(self.game, {"banca": VERSION, **raw["setting"]})
        self.number, self.currency = number, ledger_currency(self.config, setting)
        origin = read_origin(raw["origin"])
        assert origin is not None  # a snapshot always has one  # noqa: S101
        self.open_round(Rest(setting, origin, raw["trees"], runs), number, raw["opened_at"], raw["pool"])

    def _tree(self, name: str) -> Tree:
        found = self.sealer.tree(name)
        if found is None:
            raise HouseError("house-seal-missing", tree=name)
        return found

    # Playing: the fold.

    def apply(self, entry: Entry) -> Effects:
        """Apply one entry of the journal and return its effects."""
        self.effects, self.version = Effects(), self.version + 1
        self.number = entry.number
        if entry.kind not in KINDS:
            raise HouseError("house-entry-unknown", kind=entry.kind, stream=entry.stream, number=entry.number)
        KINDS[entry.kind](self, entry.body, entry.at)
        return self.effects

    def _apply_open(self, body: Body, at: int) -> None:
        self._open(msgspec.convert(body["config"], TableConfig), at, body.get("pool"))

    def _apply_acts(self, body: Body, at: int) -> None:
        self.share_pool(body.get("pool"))
        for act in body["acts"]:
            self.do(self.game.read_act(act), at)
        if "next" in body:
            self.open_next(body["next"], at)
        elif self.is_over and self.status == "open":
            self.status = "paused"

    def _apply_pause(self, _: Body, __: int) -> None:
        self.status = "paused"

    def _apply_freeze(self, body: Body, _: int) -> None:
        self.frozen = body["frozen"]

    def _apply_mistake(self, _: Body, __: int) -> None:
        """Something that a trainee wanted to do was refused: it is written down, and changes nothing."""

    def _apply_resume(self, body: Body, at: int) -> None:
        self.status, self.running_out = "open", body.get("runs_out", False)
        if self.is_over:
            self.open_round(self.table.rest, self.number, at)

    def _apply_close(self, _: Body, __: int) -> None:
        """Return the float to the cage and announce the last round."""
        self.status = "closed"
        self.table.close()
        if self.float:
            self.effects.transfers.append(Transfer("float-back", self.float_account, self._cage, self.float))
            self.float = 0

    def _open_for_a_change(self, at: int) -> None:
        """A change of a paused table whose round is over belongs to its next round, which opened before this entry."""
        if self.is_over:
            self.open_round(self.table.rest, self.number - 1, at)

    def _apply_change(self, body: Body, at: int) -> None:
        self._open_for_a_change(at)
        self.table.change(body["option"], body["value"], granted_application(body), calendar_of(body))
        self.changes.append((LiveTable._apply_change, body))

    def _apply_post(self, body: Body, at: int) -> None:
        self._open_for_a_change(at)
        self.table.post(body["parameter"], body["value"], granted_application(body), calendar_of(body))
        self.changes.append((LiveTable._apply_post, body))

    def _apply_meet(self, body: Body, _: int) -> None:
        self.table.meet(body["bet"], body["condition"])
        self.changes.append((LiveTable._apply_meet, body))

    def _apply_reverse(self, body: Body, _: int) -> None:
        """Replay this round without what was typed in from an entry on."""
        before, acts = dict(self.in_play), [(n, act) for n, act in self.acts if n < body["from"]]
        changes = self.changes
        self.open_round(self.rest, self.first, self.opened_at, self.pool_at_opening)
        for change, said in changes:
            change(self, said, self.opened_at)
        self.effects.announcements.clear()
        kept = (each for each in self.done if each.round != self.table.origin.round or each.entry < body["from"])
        self.done = deque(kept, DONE_KEPT)
        in_play = _by_player(self.table.state.stakes)
        for entry, act in acts:
            stakes = self.table.state.stakes
            self.table.do_read(act)
            for player, moved in moved_by(self.game, stakes, act, self.table.state.stakes).items():
                in_play[player] = in_play.get(player, 0) + moved
            self.acts.append((entry, act))
        for player in sorted({**before, **in_play}):
            moved = in_play.get(player, 0) - before.get(player, 0)
            if moved:
                self._move_stake(player, moved, "reversal")

    def _apply_correct(self, body: Body, _: int) -> None:
        """Move what players should have had, less what they had. The house claims what a purse cannot cover."""
        for player, amount in sorted(body["differences"].items()):
            purse, borne = self.purse(player), body["claims"].get(player, 0)
            if amount > 0:
                self._pay("correction", purse, amount)
            if -amount > borne:
                self._take("correction", purse, -amount - borne)
            if borne:
                self._take("claim", ledger.claims(player, self.currency), borne)

    def _open(self, config: TableConfig, at: int, pool: Any) -> None:
        self.config, self.status = config, "open"
        data = {"banca": VERSION, **config.setting}
        self.game = game_of(edition_of(data))
        setting = read_setting(self.game, data)
        self.currency = ledger_currency(config, setting)
        if config.float:
            self.effects.transfers.append(Transfer("float", self._cage, self.float_account, config.float))
        self.float = config.float
        self.open_round(Rest(setting, Origin(self.id, 1, None), 0, {}), self.number, at, pool)

    def open_round(self, rest: Rest, number: int, at: int, pool: Any = None) -> None:
        source = self.sealer if self.config.dealer == "program" else None
        self.table = self.table_type(
            self.game,
            rest.setting,
            source,
            id=self.id,
            publish=self._announce,
            needs_leave=self.config.money == "real",
            resumed=rest,
        )
        self.rest, self.first, self.opened_at, self.acts, self.changes = rest, number, at, [], []
        self.pool_at_opening = pool
        self.share_pool(pool)

    def _announce(self, announcement: Mapping[str, Any]) -> None:
        """Announce new trees, also in mid-round when the cards are shuffled."""
        self.effects.announcements.append(announcement)

    def open_next(self, raw: Body, at: int) -> None:
        """Open the next round, with the pool and the terms that are in force from now on."""
        rest, self.running_out = self.table.rest, raw.get("runs_out", False)
        if terms := raw.get("terms"):
            law = self.game.edition
            posted = {name: read_parameter(law, name, value) for name, value in terms.items()}
            rest = replace(rest, setting=replace(rest.setting, parameters={**rest.setting.parameters, **posted}))
        self.open_round(rest, self.number, at, raw.get("pool"))

    def share_pool(self, raw: Any) -> None:
        """Use the pool as it was when the entry was written; the journal of the table stores it."""
        if raw is not None and self.game.pool:
            self.table.share_pool(self.game.pool.read(raw), self.pool_name)

    def begin(self) -> None:
        """Begin an entry whose acts are determined one by one."""
        self.effects, self.number = Effects(), self.number + 1

    def do(self, act: Act, at: int) -> None:
        """Do one act: move what bettors put down or take back, and settle if it ends the round."""
        self.version += 1
        table = self.table
        before, round_ = table.state, table.origin.round
        stakes = self._after(act)
        if stakes is not before.stakes:
            self.stake_moves(before.stakes, act, stakes)
        self.acts.append((self.number, act))
        self.done.append(Done(self.number, at, round_, before, act, table.state))
        if table.is_over:
            self._settle(at)

    def _after(self, act: Act) -> Stakes:
        rules, before = self.game.pool, self.table.state
        self.table.do_read(act)
        after = self.table.state
        if rules and (was := rules.pool_of(before)) is not None:
            now = rules.pool_of(after)
            flow = rules.flow(was, now)
            if not flow.is_nothing or now != was:
                self.effects.pool = now
                self._flow(flow)
        return after.stakes

    def _flow(self, flow: Any) -> None:
        """Move money between float and pool. The cage tops up a float that is too small."""
        for why, amount in (("pool-contribution", flow.contributed), ("pool-top-up", flow.topped_up)):
            if amount > 0:
                self._pay(why, self._pool, amount)
            elif amount < 0:
                self._take(why, self._pool, -amount)
            self.effects.meters["pool_in"] += amount
        if flow.paid:
            self._take("pool-prize", self._pool, flow.paid)
            self.effects.pool_restarted |= flow.topped_up > 0
            self.effects.meters["pool_out"] += flow.paid
            self.effects.events.append(("jackpot-hit", {"amount": flow.paid, "pool": self.pool_name}))

    def stake_moves(self, before: Stakes, act: Act, after: Stakes) -> None:
        """Move what bettors put on the table or take back. What the croupier takes and pays is settled at the end."""
        for player, moved in moved_by(self.game, before, act, after).items():
            self._move_stake(player, moved, "stake")

    def _move_stake(self, player: str, moved: int, why: str) -> None:
        purse = self.purse(player)
        if purse == self.float_account:
            self._cover(moved)
            self.float -= moved
        source, target = (purse, self._stakes) if moved > 0 else (self._stakes, purse)
        self.effects.transfers.append(Transfer(why if moved > 0 else f"{why}-back", source, target, abs(moved)))
        self.in_play[player] = self.in_play.get(player, 0) + moved

    def _settle(self, at: int) -> None:
        """Settle the whole round in one batch: take first, then return and pay."""
        state, game = self.table.state, self.game
        settlement, record = self.table.settlement, self.table.records.pop()
        assert settlement  # a round has just ended  # noqa: S101
        standing = _by_player(settlement.standing)
        lines: dict[str, list[Line]] = {}
        for line in settlement.lines:
            lines.setdefault(line.position.player, []).append(line)
        players = sorted({*self.in_play, *lines})  # a table read from a snapshot has them in another order
        taken = {p: sum(line.stake - line.returned for line in lines.get(p, ())) for p in players}
        for player in players:
            if taken[player]:
                self._take("taken", self._stakes, taken[player])
        for player in players:
            back = self.in_play.get(player, 0) - taken[player] - standing.get(player, 0)
            self._give(player, "returned", self._stakes, back)
        for player, own in lines.items():
            self._give(
                player, "prize", self.float_account, sum(line.prize - line.commission - line.breakage for line in own)
            )
        house = settlement.house
        if house["commission"]:
            self._pay("commission", ledger.commission(self.id, self.currency), house["commission"])
        if house["breakage"]:
            self._pay("breakage", ledger.breakage(self.id, self.currency), house["breakage"])
        result = game.result(state)
        void = bool(result and result.get("void"))
        effects, in_play = self.effects, dict(self.in_play)
        effects.debts += game.debts(state)
        effects.events += self._significant(record, lines, void=void)
        number = record["round"]
        ended = EndedRound(number, self.first, self.number, self.opened_at, at, void, record, in_play, state)
        effects.rounds.append(ended)
        self.last_round = ended
        self.results = (*self.results, result_of(game, ended))[-results_kept(game) :]
        staked, counted = sum(line.stake for line in settlement.lines), {name: house[name] for name in HOUSE_METERS}
        effects.meters += Counter(rounds=1, voids=int(void), staked=staked, **counted)
        self.in_play = {player: amount for player, amount in standing.items() if amount}

    def _significant(
        self, record: Mapping[str, Any], lines: Mapping[str, Sequence[Any]], *, void: bool
    ) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Record the significant events of a round."""
        round_, void_acts = record["round"], [act for act in record["acts"] if act["act"] == "void"]
        if void or void_acts:
            yield "void", {"round": round_, "whole": void, "acts": void_acts}
        for player, own in lines.items():
            won = sum(line.prize for line in own)
            if won >= self.config.large_win and player != self.game.house_player:
                yield "large-win", {"round": round_, "player": player, "amount": won}

    def _give(self, player: str, why: str, source: Account, amount: int) -> None:
        """Pay a player; the house's own stake goes back to the float."""
        purse = self.purse(player)
        if not amount:
            return
        if purse == self.float_account:
            if source != self.float_account:
                self._take(why, source, amount)
        elif source == self.float_account:
            self._pay(why, purse, amount)
        else:
            self.effects.transfers.append(Transfer(why, source, purse, amount))

    def _take(self, why: str, source: Account, amount: int) -> None:
        """Take into the float."""
        self.effects.transfers.append(Transfer(why, source, self.float_account, amount))
        self.float += amount

    def _pay(self, why: str, target: Account, amount: int) -> None:
        """Out of the float."""
        self._cover(amount)
        self.effects.transfers.append(Transfer(why, self.float_account, target, amount))
        self.float -= amount

    def _cover(self, amount: int) -> None:
        """A prize is always paid in full, and what the house posted is laid: the cage fills a float that lacks it."""
        if amount > self.float:
            missing = amount - self.float
            self.effects.transfers.append(Transfer("fill", self._cage, self.float_account, missing))
            self.effects.events.append(("float-filled", {"amount": missing}))
            self.float += missing

    # Facts.

    def past(self, ended: EndedRound) -> PastResult:
        """What came of a round that has just ended."""
        return next(each for each in reversed(self.results) if each.round == ended.number)

    @property
    def is_clear(self) -> bool:
        """Whether the table is empty of money."""
        return not any(self.in_play.values())

    @property
    def is_over(self) -> bool:
        return bool(self.table.acts) and self.table.is_over

    @property
    def round(self) -> int:
        """The number of the round under way, or of the last one where no other has opened."""
        return self.table.origin.round - self.is_over

    @property
    def pool_name(self) -> str:
        return self.config.pool or self.id

    @property
    def accounts(self) -> set[Account]:
        """That hold money which is in play, and those that it comes from."""
        return {self._stakes, self.float_account, *(self.purse(player) for player in self.in_play)}

    def purse(self, player: str) -> Account:
        return self.float_account if player == self.game.house_player else ledger.purse(player, self.currency)

    @property
    def _stakes(self) -> Account:
        return ledger.stakes(self.id, self.currency)

    @property
    def float_account(self) -> Account:
        return ledger.float_of(self.id, self.currency)

    @property
    def _cage(self) -> Account:
        return ledger.cage(self.currency)

    @property
    def _pool(self) -> Account:
        return ledger.pool(self.pool_name, self.currency)


KINDS: Mapping[str, Apply] = {
    name.removeprefix("_apply_"): method for name, method in vars(LiveTable).items() if name.startswith("_apply_")
}


def _by_player(stakes: Iterable[Any]) -> dict[str, int]:
    found: dict[str, int] = {}
    for stake in stakes:
        found[stake.position.player] = found.get(stake.position.player, 0) + stake.amount
    return found


def moved_by(game: Game[Any], before: Stakes, act: Act, after: Stakes) -> Mapping[str, int]:
    """What an act of a bettor put on the table or took back, by player. A croupier's act moves nothing."""
    if before is after or isinstance(act, OnPosition):
        return {}
    if (player := getattr(act, "player", None)) is None:
        return {}
    if isinstance(act, WAGERS):  # there may be thousands of stakes: look only at those that can have changed
        names = (player, game.house_player) if game.house_player else (player,)
        was = {name: indexed(before).total_of(name) if before else 0 for name in names}
        now = {name: indexed(after).total_of(name) for name in names}
    else:
        was, now = _by_player(before), _by_player(after)
    moved = {name: now.get(name, 0) - was.get(name, 0) for name in sorted({**was, **now})}
    return {name: amount for name, amount in moved.items() if amount}
