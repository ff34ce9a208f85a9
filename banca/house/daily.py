"""The daily report: stakes and hold of every table and game, compared with theory, and signed."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from sqlalchemy import Connection, and_, func, select

from banca.games import game_of
from banca.house import schema
from banca.house.clock import MACAU, MICROSECONDS
from banca.house.closing import CLOSED
from banca.house.config import METERS
from banca.house.errors import HouseError
from banca.house.hold import Hold, Holds, holds, table_currencies
from banca.house.journal import canonical
from banca.house.ledger import PLAY_MONEY
from banca.house.sealing import HouseKey
from banca.house.work import EVENTS
from banca.law import Edition, Language, edition
from banca.messages import joined, message, money_text, number_text, percent_text

if TYPE_CHECKING:
    from banca.report.document import Cell, Document, Part, Table

VERSION = 1
FILLS = ("fill", "float")  # what the cage hands to a table: its opening float and later fills
DAY_SECONDS = 86_400  # Macau has no summer time
SHARE_DIGITS, Z_DIGITS, DIGEST_SHOWN = 2, 2, 16
NONE = "–"
BEST_PLAY = " ⁺"


@dataclass(frozen=True, slots=True)
class Day:
    """What happened on a day. Money is in minor units, by the currency of each table."""

    day: date
    house: str
    tables: tuple["Line", ...]
    games: tuple["Line", ...]
    bets: tuple[Hold, ...]
    cage: Mapping[str, Mapping[str, int]]  # by currency: chips bought, chips redeemed
    left_out: Mapping[tuple[str, str], int]  # stakes on bets without a theoretical hold
    stopped: int  # how often a check stopped every table

    def to_json(self) -> dict[str, Any]:
        """The whole report; this is what the house signs."""
        return {
            "report": VERSION,
            "house": self.house,
            "day": self.day.isoformat(),
            "tables": [line.to_json() for line in self.tables],
            "games": [line.to_json() for line in self.games],
            "bets": [hold_to_json(each) for each in self.bets],
            "cage": {currency: dict(sums) for currency, sums in self.cage.items()},
            "left_out": [{"table": t, "bet": bet, "staked": staked} for (t, bet), staked in self.left_out.items()],
            "stopped": self.stopped,
        }


@dataclass(frozen=True, slots=True)
class Line:
    """A table, or all tables of a game in one currency."""

    table: str
    edition: str
    currency: str
    sums: Mapping[str, int]  # meters, and fills
    hold: Hold | None  # None if no bet with a theoretical hold was decided

    @property
    def won(self) -> int:
        """What the house keeps. Contributions to a pool are not its gain, and prizes from a pool not its loss."""
        sums = self.sums
        kept = sums["taken"] - sums["prizes"] + sums["commission"] + sums["breakage"]
        return kept - sums["pool_in"] + sums["pool_out"]

    @property
    def share(self) -> Fraction | None:
        return Fraction(self.won, self.sums["staked"]) if self.sums["staked"] else None

    def to_json(self) -> dict[str, Any]:
        named = {"table": self.table} if self.table else {}
        theory = {"theory": hold_to_json(self.hold)} if self.hold else {}
        share = {"hold": str(self.share)} if self.share is not None else {}
        of = {"game": edition(self.edition).game, "edition": self.edition, "currency": self.currency}
        return {**named, **of, **self.sums, "won": self.won, **share, **theory}


def hold_to_json(hold: Hold) -> dict[str, Any]:
    """Write fractions and floats as texts, so that everybody signs and reads the same."""
    named = {name: value for name in ("table", "bet") if (value := getattr(hold, name))}
    return {
        **named,
        "edition": hold.edition,
        "rounds": hold.rounds,
        "staked": hold.staked,
        "won": hold.won,
        "expected": str(hold.expected),
        "band": f"{hold.band:.2f}",
        "z": f"{hold.z:.4f}",
        "best_play": hold.by_play,
        "outside": hold.outside,
    }


def bounds(day: date) -> tuple[int, int]:
    """From midnight to midnight in Macau, on the last day of the calendar too."""
    first = int(datetime.combine(day, time(), MACAU).timestamp())
    return first * MICROSECONDS, (first + DAY_SECONDS) * MICROSECONDS


def day_report(connection: Connection, day: date) -> Day:
    since, until = bounds(day)
    found = holds(connection, since, until)
    editions, currencies = _editions(connection), table_currencies(connection)
    fills = _fills(connection, since, until)
    rows = connection.execute(select(schema.meter).where(schema.meter.c.day == day.isoformat()))
    meters = {row.table_id: {name: getattr(row, name) for name in METERS} for row in rows}
    by_table = {each.table: each for each in found.tables}
    tables = tuple(
        Line(
            table,
            editions[table],
            currencies[table],
            {**(meters.get(table) or dict.fromkeys(METERS, 0)), "fills": fills.get(table, 0)},
            by_table.get(table),
        )
        for table in sorted({*meters, *fills})
    )
    house = connection.execute(select(schema.fact.c.value).where(schema.fact.c.name == "id")).scalar_one()
    return Day(
        day,
        house,
        tables,
        _games(tables, found),
        found.bets,
        _cage(connection, since, until),
        found.left_out,
        _stopped(connection, since, until),
    )


def _editions(connection: Connection) -> dict[str, str]:
    rows = connection.execute(select(schema.gaming_table.c.id, schema.gaming_table.c.snapshot))
    return {row.id: json.loads(row.snapshot)["setting"]["edition"] for row in rows}


def _games(tables: Sequence[Line], found: Holds) -> tuple[Line, ...]:
    of_game = {(each.edition, each.currency): each for each in found.games}
    sums: dict[tuple[str, str], Counter[str]] = {}
    for line in tables:
        sums.setdefault((line.edition, line.currency), Counter()).update(line.sums)
    names = (*METERS, "fills")
    return tuple(
        Line("", *of, {name: each[name] for name in names}, of_game.get(of)) for of, each in sorted(sums.items())
    )


def _moved(connection: Connection, since: int, until: int, *columns: Any) -> Any:
    """The transfers of a day, summed by the given columns."""
    moved, entry = schema.transfer.c, schema.journal.c
    return connection.execute(
        select(*columns, func.sum(moved.amount).label("total"))
        .join(schema.journal, and_(entry.stream == moved.stream, entry.number == moved.number))
        .where(entry.at >= since, entry.at < until)
        .group_by(*columns)
    )


def _fills(connection: Connection, since: int, until: int) -> dict[str, int]:
    moved = schema.transfer.c
    found = Counter[str]()
    for row in _moved(connection, since, until, moved.why, moved.target):
        if row.why in FILLS:
            found[row.target.removeprefix("float/")] += int(row.total)
    return dict(found)


def _cage(connection: Connection, since: int, until: int) -> dict[str, dict[str, int]]:
    moved = schema.transfer.c
    found: dict[str, dict[str, int]] = {}
    for row in _moved(connection, since, until, moved.why, moved.currency):
        if row.why in ("purchase", "redemption"):
            found.setdefault(row.currency, {"purchase": 0, "redemption": 0})[row.why] = int(row.total)
    return dict(sorted(found.items()))


def _stopped(connection: Connection, since: int, until: int) -> int:
    entry = schema.journal.c
    where = (entry.stream == EVENTS, entry.kind == CLOSED, entry.at >= since, entry.at < until)
    return int(connection.execute(select(func.count()).where(*where)).scalar_one())


# The signature.


@dataclass(frozen=True, slots=True)
class Signed:
    """A report with the house's signature over its JSON, written as the journal writes JSON."""

    day: Day
    public_key: str
    signature: str

    @property
    def digest(self) -> str:
        return hashlib.sha256(canonical(self.day.to_json()).encode()).hexdigest()

    def to_json(self) -> dict[str, Any]:
        return {"content": self.day.to_json(), "public_key": self.public_key, "signature": self.signature}


def sign(day: Day, key: HouseKey) -> Signed:
    return Signed(day, key.public, key.signing.sign(canonical(day.to_json()).encode()).hex())


def signed_report(connection: Connection, key: HouseKey, day: date) -> Signed:
    """The report of a day, signed. HouseError if the key is not this house's."""
    found = connection.execute(select(schema.fact.c.value).where(schema.fact.c.name == "public_key")).scalar()
    if found != key.public:
        raise HouseError("house-key-of-another-house")
    return sign(day_report(connection, day), key)


def is_signed(raw: Mapping[str, Any], public_key: str) -> bool:
    """Whether this house signed a report, as `to_json` writes it."""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key))
        key.verify(bytes.fromhex(raw["signature"]), canonical(raw["content"]).encode())
    except (InvalidSignature, ValueError, KeyError, TypeError):
        return False
    return True


# The document.


def document(signed: Signed, lang: Language) -> "Document":
    from banca import __version__  # noqa: PLC0415
    from banca.report.document import Document, Paragraph  # noqa: PLC0415 - a house runs without reports

    day = signed.day
    about = (
        (message(lang, "daily-house"), day.house),
        (message(lang, "daily-day"), message(lang, "daily-in-macau", day=day.day)),
        (message(lang, "par-about-version"), f"banca {__version__}"),
    )
    parts: list[Part] = [Paragraph(message(lang, "daily-says"), kind="lead")]
    if not day.tables:
        parts.append(Paragraph(message(lang, "daily-nothing")))
    parts += [*_warnings(day, lang), *_tables(day, lang), *_bets(day, lang), *_at_cage(day, lang), *_notes(day, lang)]
    parts += _signature(signed, lang)
    return Document(
        title=message(lang, "daily-title"),
        language=lang,
        parts=tuple(parts),
        subtitle=message(lang, "daily-of", day=day.day),
        about=about,
        foot=message(lang, "daily-foot", house=day.house, day=day.day, digest=signed.digest[:DIGEST_SHOWN]),
        contents=False,
    )


def _warnings(day: Day, lang: Language) -> list["Part"]:
    from banca.report.document import Paragraph  # noqa: PLC0415

    found: list[Part] = []
    if day.stopped:
        found.append(Paragraph(message(lang, "daily-stopped", times=day.stopped), kind="warning"))
    outside = [each for each in (*day.bets, *(line.hold for line in day.tables if line.hold)) if each.outside]
    for each in outside:
        bet = _bet(each, lang) if each.bet else message(lang, "daily-all-bets")
        said = message(lang, "daily-outside", table=each.table, bet=bet, z=_z(each, lang))
        found.append(Paragraph(said, kind="warning"))
    return found


def _tables(day: Day, lang: Language) -> list["Part"]:
    from banca.report.document import Heading  # noqa: PLC0415

    if not day.tables:
        return []
    return [
        Heading(message(lang, "daily-by-table")),
        _table(lang, ("table", "game", "currency", *HELD), (_held(line, lang) for line in day.tables)),
        Heading(message(lang, "daily-money")),
        _table(lang, ("table", "currency", *MOVED), (_moves(line, lang) for line in day.tables)),
        Heading(message(lang, "daily-by-game")),
        _table(lang, ("game", "currency", *HELD), (_held(line, lang)[1:] for line in day.games)),
    ]


HELD = ("rounds", "voids", "staked", "won", "hold", "theory", "band", "z")
MOVED = ("taken", "prizes", "commission", "breakage", "pool-in", "pool-out", "fills")


WORDS = ("table", "game", "bet", "currency")  # columns of text; the others hold figures


def _table(lang: Language, columns: Sequence[str], rows: Iterable[Sequence["str | Cell"]]) -> "Table":
    from banca.report.document import Table  # noqa: PLC0415

    heads = tuple(message(lang, f"daily-column-{name}") for name in columns)
    return Table(heads, tuple(rows), "".join("l" if name in WORDS else "r" for name in columns), small=True)


def _held(line: Line, lang: Language) -> tuple["str | Cell", ...]:
    counts = (number_text(lang, line.sums[name]) for name in ("rounds", "voids"))
    name = edition(line.edition).names.said_in(lang)
    money = (money_text(lang, line.sums["staked"]), money_text(lang, line.won))
    share = NONE if line.share is None else percent_text(lang, line.share, SHARE_DIGITS)
    return line.table, name, _currency(line.currency, lang), *counts, *money, share, *_theory_cells(line.hold, lang)


def _theory_cells(hold: Hold | None, lang: Language) -> tuple["str | Cell", ...]:
    """The cells for theory, band and deviation."""
    from banca.report.document import Cell  # noqa: PLC0415

    if hold is None or not hold.staked:
        return NONE, NONE, NONE
    theory = percent_text(lang, hold.expected / hold.staked, SHARE_DIGITS) + (BEST_PLAY if hold.by_play else "")
    band = "± " + percent_text(lang, Fraction(Decimal(hold.band / hold.staked)), SHARE_DIGITS)
    return theory, band, Cell(_z(hold, lang), strong=hold.outside, tone="bad" if hold.outside else "plain")


def _z(hold: Hold, lang: Language) -> str:
    return number_text(lang, Fraction(Decimal(hold.z)), Z_DIGITS)


def _moves(line: Line, lang: Language) -> tuple[str, ...]:
    sums = (line.sums[name.replace("-", "_")] for name in MOVED)
    return line.table, _currency(line.currency, lang), *(money_text(lang, amount) for amount in sums)


def _currency(currency: str, lang: Language) -> str:
    if currency.startswith(PLAY_MONEY):
        return message(lang, "daily-play-money", currency=currency.removeprefix(PLAY_MONEY))
    return currency


def _law(slug: str) -> Edition:
    return game_of(slug).edition


def _bet(hold: Hold, lang: Language) -> str:
    from banca.report.identity import bet_name  # noqa: PLC0415

    return bet_name(_law(hold.edition), lang, hold.bet)


def _bets(day: Day, lang: Language) -> list["Part"]:
    from banca.report.document import Heading  # noqa: PLC0415

    if not day.bets:
        return []
    rows = tuple(
        (
            each.table,
            _bet(each, lang),
            _currency(each.currency, lang),
            number_text(lang, each.rounds),
            money_text(lang, each.staked),
            money_text(lang, each.won),
            percent_text(lang, Fraction(each.won, each.staked), SHARE_DIGITS),
            *_theory_cells(each, lang),
        )
        for each in day.bets
    )
    columns = ("table", "bet", "currency", *(name for name in HELD if name != "voids"))
    return [Heading(message(lang, "daily-by-bet")), _table(lang, columns, rows)]


def _at_cage(day: Day, lang: Language) -> list["Part"]:
    from banca.report.document import Heading  # noqa: PLC0415

    rows = tuple(
        (_currency(currency, lang), *(money_text(lang, sums[name]) for name in ("purchase", "redemption")))
        for currency, sums in day.cage.items()
    )
    made = _table(lang, ("currency", "purchase", "redemption"), rows)
    return [Heading(message(lang, "daily-cage")), made] if rows else []


def _notes(day: Day, lang: Language) -> list["Part"]:
    from banca.report.document import Heading, Item, Listing  # noqa: PLC0415

    said = [message(lang, "daily-note-win"), message(lang, "daily-note-band")]
    if any(each.by_play for each in day.bets):
        said.append(message(lang, "daily-note-best-play"))
    if day.left_out:
        said.append(message(lang, "daily-note-left-out", bets=joined(lang, _left_out(day))))
    return [Heading(message(lang, "daily-notes")), Listing(tuple(map(Item, said)))]


def _left_out(day: Day) -> Iterable[str]:
    return (f"{table}/{bet}" for table, bet in day.left_out)


def _signature(signed: Signed, lang: Language) -> list["Part"]:
    from banca.report.document import Heading, Item, Listing  # noqa: PLC0415

    said = (("digest", signed.digest), ("key", signed.public_key), ("signature", signed.signature))
    items = tuple(Item(value, message(lang, f"daily-{name}")) for name, value in said)
    return [Heading(message(lang, "daily-signed")), Listing(items, "terms")]
