"""Every listing of `banca house` reads within 80 columns, in every language: no figure is cut and no word is broken."""

import re
from collections.abc import Callable

import pytest
from rich.cells import cell_len

from banca.house.applications import Apply
from banca.house.cage import GiveChips
from banca.house.clock import SystemClock, day_of
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.people import AddPerson, RegisterKey
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import new_key
from banca.house.tables import OpenTable
from banca.messages import LANGUAGES
from tests.battery.test_any_table import PLAYERS, Whim
from tests.cli.test_cli import say
from tests.house.leave import KEY, public
from tests.house.playing import buy_chips, open_table, play_rounds
from tests.house.test_audit_finds import round_with_a_debt
from tests.house.test_pools import STRAIGHT_FLUSH, bet, deal, finish, opened

__all__ = ["say"]

COLUMNS = 80
PIT, REG = Person("pit", frozenset(Role)), Person("reg", frozenset({Role.REGULATOR}))
TABLES = ("t1", "roulette-am-hafen-3", "p1", "p2", "d1")
LONG_NAME = "maria-da-conceicao-pereira"
LISTINGS = {  # and words that must come out whole
    "people list": (LONG_NAME, public(KEY)[:16]),
    "tables list": (*TABLES, "1,234,567.89"),
    "tables show p1": ("p1", "stud-poker-61-2004"),
    "pools": ("stud-poker-61-2004",),
    "cage balance ana": (),
    "cage statement ana --currency play-HKD": ("roulette-am-hafen-3", "stakes/p1"),
    "cage debts": ("table/d1",),
    "register list": ("cussec-57-2004", "total-5-16-price", "blackjack-56-2004", "doubled-loss-to-bank-blackjack"),
    "recall": TABLES,
    "recall p1 1": ("p1",),
    "report": TABLES,
}


@pytest.fixture(scope="module")
def listed(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """A house with long names, large sums and something in every list."""
    folder = tmp_path_factory.mktemp("listed")
    database, key = Database(str(folder / "house.db")), new_key(folder / "house.key")
    migrate(database)
    initialise(database, key, SystemClock().now())
    adopted = day_of(SystemClock().now()).replace(month=12, day=30).isoformat()
    with House(database, key) as house:
        for name, roles in ((LONG_NAME, ["supervisor", "croupier", "cashier"]), ("reg", ["regulator"])):
            assert house.do(PIT, AddPerson(name, roles)).accepted
        for name in PLAYERS:
            assert house.do(PIT, AddPerson(name, ["player"])).accepted
        assert house.do(REG, RegisterKey("reg", public(KEY))).accepted
        buy_chips(house, "play-HKD", "HKD")
        assert house.do(Person("ana", frozenset({Role.PLAYER})), GiveChips("ana", "HKD", 700, "bo")).accepted
        limits = {"minimum": 100, "maximum": 123_456_789}
        for table, slug in (("t1", "blackjack-56-2004"), ("roulette-am-hafen-3", "roulette-60-2004")):
            open_table(house, table, slug)
            assert play_rounds(house, Whim(table), table, 3)
        setting = {"edition": "fish-prawn-crab-59-2004", "table": limits}
        assert house.do(PROGRAM, OpenTable("t2", TableConfig(setting))).accepted
        opened(house, "p1", "p2")
        for table in ("p1", "p2"):
            bet(house, table, "ana", 1)
            deal(house, table, (1, STRAIGHT_FLUSH))
            finish(house, table)
        round_with_a_debt(house, "d1")
        for slug in ("cussec-57-2004", "blackjack-56-2004"):
            assert house.do(PIT, Apply(slug, adopted, setting={})).accepted
    return "--database", str(folder / "house.db"), "--key", str(folder / "house.key")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("listing", LISTINGS)
def test_a_listing_reads_within_80_columns(
    say: Callable[..., str], listed: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, listing: str, lang: str
) -> None:
    for name, value in {"COLUMNS": str(COLUMNS), "FORCE_COLOR": "1", "NO_COLOR": "1", "TERM": "xterm"}.items():
        monkeypatch.setenv(name, value)
    said = say("house", *listing.split(), *listed, "--lang", lang)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", said)
    assert max(cell_len(line.rstrip()) for line in plain.splitlines()) <= COLUMNS
    assert "…" not in plain
    for word in LISTINGS[listing]:
        assert (word if lang == "en" or not word[0].isdigit() else word[-2:]) in plain


def test_a_listing_on_a_bare_terminal_cuts_no_figure(
    say: Callable[..., str], listed: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"COLUMNS": "30", "FORCE_COLOR": "1", "TERM": "dumb"}.items():
        monkeypatch.setenv(name, value)
    assert "1,234,567.89" in say("house", "tables", "list", *listed)
