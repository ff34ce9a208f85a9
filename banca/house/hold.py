"""The hold of the house compared with theory: for each table, game and bet, from the stored rounds.

Theory is exact, under the options of each round. The band around it is Bernstein's inequality, which is valid for any
number of rounds and however rare a prize is: a sum of variance V, no part of which deviates by more than b, deviates by
more than bL/3 + sqrt((bL/3)² + 2VL) with a chance of at most exp(-L). Bets that one round decides together are assumed
to deviate together, so a band is never too narrow. Where a bet depends on how it is played, theory is best play: then
the house may hold more, and only a hold that is too low is outside.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from math import log, sqrt
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from sqlalchemy import Connection, select

from banca.games import game_of
from banca.house import schema
from banca.house.config import TableConfig, ledger_currency
from banca.house.house import House
from banca.house.journal import canonical
from banca.house.replies import Reply
from banca.house.roles import PROGRAM, Role
from banca.house.work import EVENTS, Command, Work
from banca.law import BancaError
from banca.play.game import Game
from banca.play.record import VERSION, edition_of, read_setting

if TYPE_CHECKING:
    from banca.exact import BetOdds

FALSE_ALARM = 1e-4  # the chance that a sound table ever deviates so far to one side
DOUBT = log(1 / FALSE_ALARM)
OUTSIDE, INSIDE = "hold-outside", "hold-inside"  # events: once when a hold leaves its band, once when it comes back
HEAD = ("edition", "preset", "options", "table")
SETTINGS_CACHED = 64
ROWS_AT_ONCE = 1000


@dataclass(frozen=True, eq=False)
class Theory:
    """The house's gain per unit staked: its mean, its variance, and the furthest deviation in one round."""

    bet: str
    edge: Fraction
    variance: Fraction
    reach: float
    by_play: bool  # the edge assumes best play

    @cached_property
    def deviation(self) -> float:
        return sqrt(self.variance)


@dataclass(frozen=True, slots=True)
class Theories:
    game: Game[Any]
    of: Mapping[Any, Theory]  # by bet and selection
    main: Theory | None  # if stakes are added to a first one: per unit of all that is staked

    def find(self, bet: str, selection: Any) -> Theory | None:
        found = self.of.get((bet, selection))
        return found or (self.main if self.main and self.game.is_added(bet, selection) else None)


def theories(record: Mapping[str, Any]) -> Theories:
    """The theory of every bet of a round under its own options; bets that exact analysis cannot value are left out."""
    memory = _memory_key(record["edition"])
    table = {name: value for name, value in record["table"].items() if name != memory}
    return _theories(canonical({**{name: record[name] for name in HEAD}, "table": table}))


@cache
def _memory_key(edition: str) -> str | None:
    """The key under which a record stores what the table carried over. It changes every round; the odds do not."""
    memory = game_of(edition).memory
    return memory.key if memory else None


@lru_cache(SETTINGS_CACHED)
def _theories(head: str) -> Theories:
    from banca.exact import odds  # noqa: PLC0415 - a house runs without it

    data = {"banca": VERSION, **json.loads(head)}
    game = game_of(edition_of(data))
    try:
        rows = odds(game, read_setting(game, data))
    except (ModuleNotFoundError, BancaError):
        rows = ()
    main = next((row for row in rows if row.element_of_risk is not None), None)
    apart = [(row, _theory(game, row)) for row in rows if not _belongs(game, row, main)]
    together = [(main, _main_theory(game, main))] if main else []
    found = {place: theory for row, theory in (*apart, *together) for place in row.places}
    return Theories(game, found, together[0][1] if together else None)


def _belongs(game: Game[Any], row: "BetOdds", main: "BetOdds | None") -> bool:
    """Whether a bet is part of the main one, whose odds include it."""
    return main is not None and (
        row is main or (game.is_added(*row.places[0]) and bool({*row.assumes} & {*main.assumes}))
    )


def _gains(game: Game[Any], row: "BetOdds") -> list[tuple[Fraction, int]]:
    """The house's gains per unit staked, weighted. Where players bank, only its commission."""
    if not game.traits.players_bank:
        return [(-outcome.net, outcome.ways) for outcome in row.outcomes]
    return [(o.pays.ratio - o.net if o.pays else Fraction(0), o.ways) for o in row.outcomes]


def _theory(game: Game[Any], row: "BetOdds") -> Theory:
    gains = _gains(game, row)
    edge = sum((gain * ways for gain, ways in gains), Fraction(0)) / row.ways
    variance = sum(((gain - edge) ** 2 * ways for gain, ways in gains), Fraction(0)) / row.ways + row.within
    reach = float(max(abs(gain - edge) for gain, _ in gains))
    return Theory(row.bet, edge, variance, reach, bool(row.assumes))


def _main_theory(game: Game[Any], row: "BetOdds") -> Theory:
    """Per unit of all that is staked, which is more than the first stake: so its variance is an upper bound."""
    found = _theory(game, row)
    return Theory(row.bet, Fraction(row.element_of_risk or found.edge), found.variance, found.reach, by_play=True)


@dataclass(slots=True)
class Sums:
    """Totals of one bet, one table or one game."""

    rounds: int = 0
    staked: int = 0
    won: int = 0  # by the house, before rounding
    by_theory: Counter[Theory] = field(default_factory=Counter)  # what was staked
    variance: float = 0.0
    reach: float = 0.0  # the furthest that one round could deviate
    by_play: bool = False

    def add(self, staked: Iterable[tuple[Theory, int]], won: int) -> None:
        """Add one round."""
        deviation = reach = 0.0
        for theory, amount in staked:
            self.staked += amount
            self.by_theory[theory] += amount
            deviation += theory.deviation * amount
            reach += theory.reach * amount
            self.by_play |= theory.by_play
        self.rounds += 1
        self.won += won
        self.variance += deviation**2
        self.reach = max(self.reach, reach)

    def join(self, other: "Sums") -> None:
        """Add the totals of another table, whose rounds are independent."""
        self.rounds += other.rounds
        self.staked += other.staked
        self.won += other.won
        self.by_theory += other.by_theory
        self.variance += other.variance
        self.reach = max(self.reach, other.reach)
        self.by_play |= other.by_play


@dataclass(frozen=True, slots=True)
class Hold:
    """A hold compared with theory. `bet` is empty for all bets of a table, `table` for all tables of a game."""

    game: str
    edition: str
    currency: str
    table: str
    bet: str
    rounds: int
    staked: int
    won: int
    expected: Fraction
    deviation: float  # one standard deviation of the house's win
    band: float  # how far the win may deviate to either side
    by_play: bool

    @property
    def subject(self) -> str:
        return "/".join(filter(None, (self.table or f"{self.edition}/{self.currency}", self.bet)))

    @property
    def z(self) -> float:
        return float(self.won - self.expected) / self.deviation if self.deviation else 0.0

    @property
    def outside(self) -> bool:
        stray = float(self.won - self.expected)
        return stray < -self.band or (stray > self.band and not self.by_play)


@dataclass(frozen=True, slots=True)
class Holds:
    """Holds of bets, then tables, then games; and the stakes on bets without a theory."""

    bets: tuple[Hold, ...]
    tables: tuple[Hold, ...]
    games: tuple[Hold, ...]
    left_out: Mapping[tuple[str, str], int]  # by table and bet

    @property
    def all(self) -> tuple[Hold, ...]:
        return (*self.bets, *self.tables, *self.games)


def band_of(variance: float, reach: float) -> float:
    shift = reach * DOUBT / 3
    return shift + sqrt(shift**2 + 2 * variance * DOUBT)


def holds(connection: Connection, since: int | None = None, until: int | None = None) -> Holds:
    """The holds of the rounds that ended in a period, or of all rounds."""
    bets, tables, games = defaultdict[Any, Sums](Sums), defaultdict[Any, Sums](Sums), defaultdict[Any, Sums](Sums)
    left_out = Counter[tuple[str, str]]()
    currencies = table_currencies(connection)
    for table, record in _records(connection, since, until):
        known = theories(record)
        game = (known.game.edition.game, known.game.edition.slug, currencies[table])
        staked: dict[str, list[tuple[Theory, int]]] = {}
        won = Counter[str]()
        for line in record["settlement"]["lines"]:
            if line["player"] == known.game.house_player:
                continue
            selection = line.get("selection")
            theory = known.find(line["bet"], tuple(selection) if isinstance(selection, list) else selection)
            if theory is None:
                left_out[table, line["bet"]] += line["stake"]
                continue
            staked.setdefault(theory.bet, []).append((theory, line["stake"]))
            won[theory.bet] += line["commission"] if known.game.traits.players_bank else -line["net"] - line["breakage"]
        for bet, stakes in staked.items():
            bets[*game, table, bet].add(stakes, won[bet])
        if staked:
            tables[*game, table].add((each for stakes in staked.values() for each in stakes), won.total())
    for (*of, _), sums in tables.items():
        games[tuple(of)].join(sums)
    return Holds(
        tuple(_hold(key, sums) for key, sums in bets.items()),
        tuple(_hold((*key, ""), sums) for key, sums in tables.items()),
        tuple(_hold((*key, "", ""), sums) for key, sums in games.items()),
        dict(left_out),
    )


def _hold(key: tuple[str, ...], sums: Sums) -> Hold:
    game, edition, currency, table, bet = key
    expected = sum((theory.edge * staked for theory, staked in sums.by_theory.items()), Fraction(0))
    return Hold(
        game,
        edition,
        currency,
        table,
        bet,
        sums.rounds,
        sums.staked,
        sums.won,
        expected,
        sqrt(sums.variance),
        band_of(sums.variance, sums.reach),
        sums.by_play,
    )


def _records(connection: Connection, since: int | None, until: int | None) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Rounds that were played to the end, table by table."""
    found = schema.round_.c
    wanted = select(found.table_id, found.record).where(found.void.is_(False)).order_by(found.table_id, found.round)
    wanted = wanted if since is None else wanted.where(found.ended_at >= since)
    wanted = wanted if until is None else wanted.where(found.ended_at < until)
    for row in connection.execute(wanted.execution_options(yield_per=ROWS_AT_ONCE)):
        yield row.table_id, json.loads(row.record)


def table_currencies(connection: Connection) -> dict[str, str]:
    """The ledger currency of each table."""
    rows = connection.execute(select(schema.gaming_table.c.id, schema.gaming_table.c.snapshot))
    return {row.id: _currency(json.loads(row.snapshot)) for row in rows}


def _currency(snapshot: Mapping[str, Any]) -> str:
    data = {"banca": VERSION, **snapshot["setting"]}
    setting = read_setting(game_of(edition_of(data)), data)
    return ledger_currency(msgspec.convert(snapshot["config"], TableConfig), setting)


# Alerts.


def watch_hold(house: House) -> tuple[Holds, Reply]:
    """Check every hold and record those that left their band or came back. May be called from any thread."""
    with house.database.read() as connection:
        found = holds(connection)
    seen = [
        Seen(each.subject, each.outside, each.rounds, each.staked, each.won, round(each.expected), round(each.band))
        for each in found.all
    ]
    return found, house.do(PROGRAM, NoteHolds(seen))


class Seen(msgspec.Struct, frozen=True):
    """A hold in whole minor units."""

    subject: str
    outside: bool
    rounds: int
    staked: int
    won: int
    expected: int
    band: int


class NoteHolds(Command, frozen=True, tag="note-holds"):
    """Record holds as found; each crossing of a band is one event."""

    roles: ClassVar[frozenset[Role]] = frozenset()

    holds: list[Seen]

    def perform(self, work: Work) -> Mapping[str, Any]:
        before, crossed = outside_now(work.connection), []
        for each in self.holds:
            if each.outside != (each.subject in before):
                said = msgspec.to_builtins(each)
                del said["subject"], said["outside"]
                work.event(OUTSIDE if each.outside else INSIDE, each.subject, **said)
                crossed.append(each.subject)
        return {"crossed": crossed}


def outside_now(connection: Connection) -> set[str]:
    """The subjects whose hold left its band and has not come back, according to the events."""
    entry = schema.journal.c
    rows = select(entry.kind, entry.body).where(entry.stream == EVENTS, entry.kind.in_((OUTSIDE, INSIDE)))
    found: set[str] = set()
    for kind, body in connection.execute(rows.order_by(entry.number)).all():
        (found.add if kind == OUTSIDE else found.discard)(json.loads(body)["subject"])
    return found
