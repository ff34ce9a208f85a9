"""The commands at tables: opening and closing them, acts, advancing, changes of the setting, corrections."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

import msgspec
from sqlalchemy import select

from banca.games import game_of
from banca.house import authorisations, pools, schema
from banca.house.acting import DEALERS, refuse_dealing, refuse_frozen, refuse_joining, refuse_person, refuse_purse
from banca.house.clock import day_of
from banca.house.config import TableConfig, ledger_currency, stream_of
from banca.house.errors import HouseError
from banca.house.journal import create_stream
from banca.house.ledger import Account
from banca.house.live_table import LiveTable, Status, moved_by
from banca.house.practice import prepare_practice
from banca.house.replies import refused
from banca.house.roles import Role
from banca.house.sealing import Sealer
from banca.house.table_rows import write_effects, write_entry
from banca.house.work import Command, Needs, Work
from banca.law import Refused
from banca.play.act import Act, Bet, OnPosition
from banca.play.commitments import TABLE_ID
from banca.play.record import VERSION, edition_of, read_setting, replay
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Croupier, Decision, Turn

if TYPE_CHECKING:
    from banca.house.house import House

ACTS_MOST = 200  # of one command
REASON_MOST = 200  # characters
STEPS_MOST = 20_000  # of one round without anybody's decision
AT_TABLES = frozenset({Role.GUEST, Role.PLAYER, Role.CROUPIER, Role.SUPERVISOR})
PIT = frozenset({Role.SUPERVISOR, Role.ADMINISTRATOR})


class OpenTable(Command, frozen=True, tag="open-table"):
    roles: ClassVar[frozenset[Role]] = PIT

    table: str
    config: TableConfig

    def perform(self, work: Work) -> Mapping[str, Any]:
        refuse_unsound(work)
        if not TABLE_ID.accepts(self.table):
            raise HouseError("house-table-id", table=repr(self.table))
        known = select(schema.gaming_table.c.id).where(schema.gaming_table.c.id == self.table)
        if work.connection.execute(known).first():
            raise refused("table_must_be_new", table=self.table)
        setting = self._setting()
        prepare_practice(work, self.table, self.config, setting)
        refuse_unauthorised(work, self.table, self.config, setting)
        create_stream(work.connection, stream_of(self.table))
        body: dict[str, Any] = {"config": msgspec.to_builtins(self.config)}
        currency = ledger_currency(self.config, setting)
        if pool := pools.join(work, self.config.pool or self.table, setting, currency):
            body["pool"] = pool
        live = LiveTable(Sealer(work.house.key, self.table, work.house.random), self.table)
        live.sealer.connection, live.fence = work.connection, work.own(stream_of(self.table))
        work.house.tables[self.table] = live
        work.touched[self.table] = 0
        write_entry(work, live, "open", body)
        return {"table": self.table, "round": live.table.origin.round}

    def _setting(self) -> Setting:
        data = {"banca": VERSION, **self.config.setting}
        return read_setting(game_of(edition_of(data)), data)


def refuse_unauthorised(work: Work, table_id: str, config: TableConfig, setting: Setting) -> None:
    """Raise Refused unless a table for real money has leave, today, for all that it runs."""
    if refusal := next(iter(lacking_leave(work, table_id, config, setting).values()), None):
        raise refusal


def lacking_leave(work: Work, table_id: str, config: TableConfig, setting: Setting) -> Mapping[str, Refused]:
    """What a table for real money has no leave for today, by name."""
    if config.money != "real":
        return {}
    return authorisations.lacking(work.connection, table_id, setting, day_of(work.at))


def refusal_today(work: Work, live: LiveTable) -> Refused | None:
    """Why a table may not go on."""
    return next(iter(lacking_leave(work, live.id, live.config, live.table.setting).values()), None)


def write_change(work: Work, live: LiveTable, kind: str, body: Mapping[str, Any]) -> None:
    """Change the setting of a table; Refused if it would run something more without leave."""
    before = lacking_leave(work, live.id, live.config, live.table.setting)
    write_entry(work, live, kind, body)
    after = lacking_leave(work, live.id, live.config, live.table.setting)
    for name, refusal in after.items():
        if name not in before:
            raise refusal


def granted(work: Work, live: LiveTable, name: str, value: Any) -> dict[str, Any]:
    """By which application a table for real money may adopt a value today."""
    if live.config.money != "real":
        return {}
    setting, day = live.table.setting, day_of(work.at)
    found = authorisations.application_for(work.connection, live.id, setting, name, value, day)
    return {"application": found} if found else {}


def refuse_unsound(work: Work) -> None:
    """Raise HouseRefused while a check keeps every table stopped."""
    if work.house.stopped_by:
        raise refused("house_must_be_sound", why=work.house.stopped_by)


class AtTable(Command, frozen=True):
    """A command at one table."""

    table: str

    def needs(self, house: "House") -> Needs:
        live = house.tables.get(self.table)
        return Needs(frozenset({stream_of(self.table)}), frozenset(self.accounts(live) if live else ()))

    def accounts(self, live: LiveTable) -> set[Account]:
        """That it moves, or looks at."""
        return live.accounts

    def live(self, work: Work, *statuses: Status) -> LiveTable:
        """The table, if it is open or as said. Without anything said, a round that is under way may also be ended."""
        found = work.table(self.table)
        ending = not statuses and found.status == "paused" and bool(found.table.acts) and not found.is_over
        if found.status not in (statuses or ("open",)) and not ending:
            raise refused("table_must_be_open", table=self.table, status=found.status)
        if found.status == "open":
            refuse_unsound(work)
        return found


class PlaceActs(AtTable, frozen=True, tag="acts"):
    """Acts at a table, as a record writes them: all are done, or none. With `round`, in that round or not at all."""

    roles: ClassVar[frozenset[Role]] = AT_TABLES

    acts: list[dict[str, Any]]
    round: int | None = None

    def perform(self, work: Work) -> Mapping[str, Any]:
        if not 0 < len(self.acts) <= ACTS_MOST:
            raise HouseError("house-acts-count", count=len(self.acts), most=ACTS_MOST)
        return place_acts(work, self, self.acts, self.round)


class PlaceAct(AtTable, frozen=True, tag="act"):
    """One act at a table. With `round`, in that round or not at all. The journal keeps the `reason` that is given."""

    roles: ClassVar[frozenset[Role]] = AT_TABLES

    act: dict[str, Any]
    round: int | None = None
    reason: Annotated[str, msgspec.Meta(max_length=REASON_MOST)] = ""

    def accounts(self, live: LiveTable) -> set[Account]:
        return live.accounts | ({live.purse(player)} if isinstance(player := self.act.get("player"), str) else set())

    def perform(self, work: Work) -> Mapping[str, Any]:
        return place_acts(work, self, [self.act], self.round, self.reason)


def place_acts(
    work: Work, command: AtTable, said: Sequence[Mapping[str, Any]], meant: int | None = None, reason: str = ""
) -> Mapping[str, Any]:
    live = command.live(work)
    if meant not in (None, live.round):  # what comes late is no bet of the next round
        raise refused("acts_must_be_for_the_round_under_way", table=live.id, meant=meant, round=live.round)
    refuse_frozen(work.person, live.id, live.config, frozen=live.frozen)
    refuse_beginning(work, live)
    acts = [live.game.read_act(each) for each in said]
    body: dict[str, Any] = {"acts": [act.to_json() for act in acts], **current_pool(work, live)}
    body |= {"reason": reason} if reason else {}
    live.share_pool(body.get("pool"))
    staked: Counter[str] = Counter()  # what the acts take from each purse together
    for number, act in enumerate(acts):
        refuse_person(work.person, live.id, live.config, live.game, live.table.turn, act)
        if isinstance(act, Bet):
            refuse_joining(live.id, act.player, live.in_play.get(act.player), running_out=live.running_out)
        _refuse_money(work, live, act, staked)
        if number == 0:
            live.begin()
        live.do(act, work.at)
    return finish_acts(work, live, body)


def _refuse_money(work: Work, live: LiveTable, act: Act, staked: "Counter[str]") -> None:
    """Refuse by the law first, then by the purse, before the act changes anything."""
    if live.is_over:
        return
    moved = moved_by(live.game, live.table.state.stakes, act, live.table.after(act).stakes)
    for player, amount in moved.items():
        purse = live.purse(player)
        if purse == live.float_account:
            continue
        staked[player] += amount
        if amount > 0:
            refuse_purse(player, work.balances([purse])[purse.id], staked[player])


def current_pool(work: Work, live: LiveTable) -> dict[str, Any]:
    """The shared pool as it stands now, locked until this transaction ends."""
    if live.game.pool is None or live.game.pool.pool_of(live.table.state) is None:
        return {}
    found = select(schema.pool.c.value).where(schema.pool.c.id == live.pool_name).with_for_update()
    return {"pool": json.loads(work.connection.execute(found).scalar_one())}


def refuse_beginning(work: Work, live: LiveTable) -> None:
    """A round that nobody has begun does not begin without leave; one that was begun ends as it began."""
    if not live.table.acts and live.is_clear and (refusal := refusal_today(work, live)):
        raise refusal


def finish_acts(work: Work, live: LiveTable, body: dict[str, Any]) -> Mapping[str, Any]:
    """Open the next round if this one is over and the table may go on, and write it all."""
    ended = live.effects.rounds
    if live.is_over and live.status == "open":
        refusal = refusal_today(work, live)
        if refusal and live.is_clear:
            _stop(live, refusal)
        else:
            body["next"] = {"runs_out": True} if refusal else {}
            if rules := live.game.pool:
                now = live.effects.pool
                body["next"]["pool"] = body.get("pool") if now is None else rules.write(now)
                if terms := pools.changed_terms(
                    work, live.pool_name, live.table.setting, restarted=live.effects.pool_restarted
                ):
                    body["next"]["terms"] = terms
            live.open_next(body["next"], work.at)
    write_effects(work, live, "acts", body, live.effects)
    found: dict[str, Any] = {"number": live.number, "acts": body["acts"]}
    if ended:
        found |= {"round": ended[0].number, "settlement": ended[0].record["settlement"]}
    return found


def _stop(live: LiveTable, refusal: Refused) -> None:
    """The table may not go on: an authorisation ended, or the edition. It is paused, and that is an event."""
    live.status = "paused"
    said = {"norm": refusal.refusal.norm, "clause": refusal.refusal.clause}
    live.effects.events.append(("table-stopped", said))


class Advance(AtTable, frozen=True, tag="advance"):
    """Do what is prescribed and show what is sealed, until somebody has to decide or the round is over.

    `close` ends the betting first; `default` decides for whoever does not: the act that adds no money. `once` does a
    single step; with `together` all payments that follow each other are one.
    """

    roles: ClassVar[frozenset[Role]] = DEALERS

    close: bool = False
    default: bool = False
    once: bool = False
    together: bool = False

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.live(work)
        refuse_dealing(work.person, live.id, live.config)
        refuse_frozen(work.person, live.id, live.config, frozen=live.frozen)
        refuse_beginning(work, live)
        body: dict[str, Any] = {"acts": [], **current_pool(work, live)}
        live.begin()
        live.share_pool(body.get("pool"))
        close, closing = self.close, False  # bets close once: a later window of the same round stays open
        paying = False
        while len(body["acts"]) < STEPS_MOST:
            turn = live.table.turn
            act = self._next(live, turn, close=close)
            goes_on = not self.once or not body["acts"] or (paying and isinstance(act, OnPosition))
            if act is None or not goes_on:
                break
            paying = self.together and isinstance(act, OnPosition)
            close = close and (isinstance(turn, Betting) or not closing)
            closing = closing or isinstance(turn, Betting)
            live.do(act, work.at)
            body["acts"].append(act.to_json())
        if not body["acts"]:
            live.number -= 1
            raise refused("table_must_have_something_to_do", table=live.id)
        return finish_acts(work, live, body)

    def _next(self, live: LiveTable, turn: Turn, *, close: bool) -> Act | None:
        """What comes next by itself; None where somebody has to do something."""
        if live.is_over:
            return None
        match turn:
            case Betting(prescribed):
                return prescribed if close else None
            case Decision():
                return (turn.prescribed or idle_choice(live, turn)) if self.default else None
            case Chance():
                return live.table.next_sealed
            case Croupier(prescribed):
                return prescribed
        return None


def idle_choice(live: LiveTable, turn: Decision) -> Act:
    """For somebody who does not decide in time: of the choices that add no money the last, which ends the hand."""
    state = live.table.state
    for act in reversed(turn.choices):
        if live.game.refusal(state, act) is None:
            after = live.game.apply(state, act)
            if not any(amount > 0 for amount in moved_by(live.game, state.stakes, act, after.stakes).values()):
                return act
    raise refused("decision_must_be_made", player=turn.player, table=live.id)


class PauseTable(AtTable, frozen=True, tag="pause-table"):
    """After the round under way no other opens."""

    roles: ClassVar[frozenset[Role]] = PIT

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.live(work)
        write_entry(work, live, "pause", {})
        return {"table": live.id, "status": live.status}


class ResumeTable(AtTable, frozen=True, tag="resume-table"):
    roles: ClassVar[frozenset[Role]] = PIT

    def perform(self, work: Work) -> Mapping[str, Any]:
        refuse_unsound(work)
        live = self.live(work, "paused")
        refusal = refusal_today(work, live)
        if refusal and live.is_clear:
            raise refusal
        write_entry(work, live, "resume", {"runs_out": True} if refusal else {})
        return {"table": live.id, "status": live.status}


class CloseTable(AtTable, frozen=True, tag="close-table"):
    """Between two rounds, with nothing left on the table."""

    roles: ClassVar[frozenset[Role]] = PIT

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.live(work, "open", "paused")
        if not live.is_clear or (live.table.acts and not live.is_over):
            raise refused("table_must_be_clear_to_close", table=live.id)
        write_entry(work, live, "close", {})
        return {"table": live.id, "status": live.status}


class ChangeOption(AtTable, frozen=True, tag="change-option"):
    roles: ClassVar[frozenset[Role]] = PIT

    option: str
    value: Any

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.live(work, "open", "paused")
        body = {"option": self.option, "value": self.value, **granted(work, live, self.option, self.value)}
        write_change(work, live, "change", body)
        work.event("option-changed", live.id, option=self.option, value=self.value)
        return {"table": live.id, "options": live.table.setting.options.to_json()}


class PostParameter(AtTable, frozen=True, tag="post-parameter"):
    roles: ClassVar[frozenset[Role]] = PIT

    parameter: str
    value: Any

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.live(work, "open", "paused")
        if live.game.pool and self.parameter in live.game.pool.parameters:
            raise refused("pool_terms_must_change_at_the_pool", parameter=self.parameter, pool=live.pool_name)
        body = {"parameter": self.parameter, "value": self.value, **granted(work, live, self.parameter, self.value)}
        write_change(work, live, "post", body)
        work.event("option-changed", live.id, option=self.parameter, value=self.value)
        return {"table": live.id}


class MeetCondition(AtTable, frozen=True, tag="meet-condition"):
    roles: ClassVar[frozenset[Role]] = PIT

    bet: str
    condition: str

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.live(work, "open", "paused")
        write_change(work, live, "meet", {"bet": self.bet, "condition": self.condition})
        return {"table": live.id}


class ReverseActs(AtTable, frozen=True, tag="reverse"):
    """Take back what was typed in wrongly, from an entry of this round on, before anything was paid."""

    roles: ClassVar[frozenset[Role]] = frozenset({Role.SUPERVISOR})

    from_: int = msgspec.field(name="from")

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.live(work)
        gone = [act for number, act in live.acts if number >= self.from_]
        if live.config.dealer == "program":
            raise refused("results_must_be_typed_in_to_be_taken_back", table=live.id)
        if not gone or live.is_over:
            raise refused("acts_must_be_of_this_round", table=live.id, number=self.from_)
        if any(isinstance(act, OnPosition) for act in gone):
            raise refused("acts_must_be_taken_back_before_the_payment", table=live.id)
        write_entry(work, live, "reverse", {"from": self.from_})
        work.event("reversal", live.id, number=live.number, acts=len(gone))
        return {"number": live.number, "acts": len(gone)}


class CorrectRound(AtTable, frozen=True, tag="correct"):
    """Settle a finished round anew by other acts: a reversal of what was paid, and the right payment."""

    roles: ClassVar[frozenset[Role]] = frozenset({Role.SUPERVISOR})

    round: int
    acts: list[dict[str, Any]]
    why: str

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.live(work, "open", "paused")
        if live.config.dealer == "program":
            raise refused("results_must_be_typed_in_to_be_taken_back", table=live.id)
        table, number = schema.round_.c.table_id, schema.round_.c.round
        stored = select(schema.round_.c.record).where(table == live.id, number == self.round)
        text = work.connection.execute(stored).scalar()
        if text is None:
            raise HouseError("house-round-unknown", table=live.id, round=self.round)
        record = json.loads(text)
        head = {name: record[name] for name in ("banca", "edition", "preset", "options", "table")}
        right = replay(live.game, {**head, "acts": self.acts}).settlement.players
        before = self._corrected_before(work, live, record["settlement"]["players"])
        differences = {p: right.get(p, 0) - before.get(p, 0) for p in {**before, **right}}
        differences = {p: amount for p, amount in differences.items() if amount and p != live.game.house_player}
        if not differences:
            raise refused("correction_must_change_something", table=live.id, round=self.round)
        held = work.balances([live.purse(p) for p in differences])
        claims = {p: -a - held[live.purse(p).id] for p, a in differences.items() if -a > held[live.purse(p).id]}
        body = {"round": self.round, "why": self.why, "acts": self.acts, "differences": differences, "claims": claims}
        write_entry(work, live, "correct", body)
        work.event("correction", live.id, round=self.round, number=live.number)
        return {"number": live.number, "differences": differences, "claims": claims}

    def _corrected_before(self, work: Work, live: LiveTable, players: Mapping[str, int]) -> dict[str, int]:
        """What the players came to, with the corrections that were made since."""
        found = Counter(players)
        rows = select(schema.journal.c.body).where(
            schema.journal.c.stream == stream_of(live.id), schema.journal.c.kind == "correct"
        )
        for body in map(json.loads, work.connection.execute(rows).scalars()):
            if body["round"] == self.round:
                found.update(body["differences"])
        return dict(found)


class TakeTable(AtTable, frozen=True, tag="take-table"):
    """Have a table in memory, and own it where several processes share a database. Only the program asks for this."""

    def perform(self, work: Work) -> Mapping[str, Any]:
        return {"status": work.table(self.table).status}
