"""A table that moves to another process: whoever sits there does not notice, and no bet is lost or made twice."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from banca.house.audit import audit
from banca.house.config import TableConfig
from banca.house.database import Database
from bench.house import KEY
from tests.chaos.supervised import Supervised, supervised, until
from tests.cluster import Cluster, cluster
from tests.house.test_several_processes import furnished, two_ports
from tests.page.party import amount, expect_amount
from tests.page.tables import PLACE, ROUND

TABLE = "wheel"
CONFIG = TableConfig({"edition": "roulette-60-2004"}, timers={"betting": 8})
SERVED = 30_000  # milliseconds until a table goes on elsewhere, at the latest

# Whether the page has ever said that the line was lost.
REMEMBER = """() => {
  window.wasLost = false;
  const look = () => { window.wasLost ||= document.querySelector('p.lost') !== null; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture
def url(postgresql: Cluster) -> Iterator[str]:
    """Of a house with one table; when all is over, its books are in order."""
    name = postgresql.create()
    furnished(postgresql.url(name), **{TABLE: CONFIG})
    yield postgresql.url(name)
    database = Database(postgresql.url(name))
    audit(database, KEY, [])
    database.close()
    postgresql.drop(name)


@pytest.fixture
def sit(chromium: Browser) -> Iterator[Callable[[str], Page]]:
    """A guest at the table of a house with this address."""
    contexts = []

    def at(address: str) -> Page:
        context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{address}/table/{TABLE}")
        page.locator(PLACE).first.wait_for()
        return page

    yield at
    for context in contexts:
        context.close()


def owner_of_table(service: Supervised) -> int:
    until(lambda: TABLE in service.owners(), "somebody owns the table")
    return service.owners()[TABLE]


def lay(page: Page) -> int:
    """A chip on the first place; gives what the guest had before."""
    before = amount(page.get_by_test_id("balance"))
    page.locator(PLACE).first.click(force=True)
    expect(page.get_by_test_id("staked")).not_to_have_text("0")
    expect(page.locator("g.staked .sending")).to_have_count(0)
    return before


def kill_the_owner(service: Supervised) -> None:
    killed = owner_of_table(service)
    os.kill(killed, signal.SIGKILL)
    until(lambda: service.owners().get(TABLE) not in {None, killed}, "somebody else owns the table")


def settled_once(page: Page, before: int) -> None:
    net = page.get_by_test_id("net")
    expect(net).to_be_visible(timeout=ROUND)
    expect(page.get_by_test_id("staked")).to_have_text("0")
    expect_amount(page.get_by_test_id("balance"), before + amount(net))


def test_a_table_of_another_process_moves_and_nobody_notices(
    url: str, sit: Callable[[str], Page], tmp_path: Path
) -> None:
    """The guest's process keeps the line; the table's is killed while the bet lies."""
    first = two_ports()
    with supervised(url, tmp_path / "log", 2, "--own-port", str(first)) as service:
        owner = owner_of_table(service)
        other = next(place for place, pid in service.pids().items() if pid != owner)
        page = sit(f"http://127.0.0.1:{first + other}")
        page.evaluate(REMEMBER)
        before = lay(page)
        kill_the_owner(service)
        settled_once(page, before)
        page.locator(PLACE).first.wait_for()
        settled = page.get_by_test_id("result").inner_text()
        assert settled
        before = lay(page)  # at the process that has it now
        expect(page.get_by_test_id("staked")).to_have_text("0", timeout=ROUND)
        settled_once(page, before)
        assert page.evaluate("window.wasLost") is False


def test_the_process_at_the_other_end_of_the_line_dies(url: str, sit: Callable[[str], Page], tmp_path: Path) -> None:
    """All processes share an address: the page finds another one, and the bet that lay there still lies there."""
    with supervised(url, tmp_path / "log", 2) as service:
        page = sit(service.address)
        before = lay(page)
        for place in sorted(service.pids()):  # one after the other: one of them had the line
            pid = service.pids()[place]
            os.kill(pid, signal.SIGKILL)
            until(lambda pid=pid, place=place: service.pids()[place] != pid, "another was started")  # type: ignore[misc]
        settled_once(page, before)
        expect(page.locator("p.lost")).to_have_count(0, timeout=SERVED)
