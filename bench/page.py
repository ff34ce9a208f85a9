"""`python -m bench.page`: the page on a slow machine. How evenly a wheel turns, and whether its memory stays flat.

A real Chromium whose processor is slowed down four times sits at live tables on the loopback. It tells the share of the
frames of a spin that came within a frame's time, and the heap after a collection, round after round, with its slope.
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from banca.house.config import Bot, TableConfig
from banca.house.tables import OpenTable
from bench.timing import load
from tests.server.running import Running, new_house, serving

RESULTS = Path(__file__).parent / "results" / "page.json"
SLOWER = 4
FRAME = 1000 / 60  # milliseconds
LATE = 1.5  # frames: clocks of frames tremble, and a frame that was left out takes two
WARM = 5  # rounds before the heap is looked at: what is loaded once is loaded then
ROUND_WITHIN = 60_000
TABLES = {"wheel": "roulette-60-2004", "dice": "cussec-57-2004"}
TIMERS = {"betting": 1, "decision": 1, "bots": 1}

# Writes down when each frame came in which the wheel stood otherwise than before.
WATCH = """() => {
  window.frames_of_spin = [];
  const wheel = document.querySelector('.wheel > g');
  let [last, before] = [wheel.getAttribute('transform'), 0];
  const next = (at) => {
    const now = wheel.getAttribute('transform');
    if (now !== last && before) window.frames_of_spin.push(at - before);
    [last, before] = [now, at];
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
BET = """() => document.querySelector("[data-place][aria-disabled='false']")
  ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"""
ROUND = "() => document.querySelector('header .title .quiet')?.textContent"


@contextmanager
def house() -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder, new_house(Path(folder)) as made, serving(made) as running:
        for table, edition in TABLES.items():
            bots = [Bot(f"bot-{table}", "random")]
            running.do(OpenTable(table, TableConfig({"edition": edition}, timers=TIMERS, bots=bots, lively=True)))
        yield running


@contextmanager
def browser_at(address: str) -> Iterator[tuple[Page, CDPSession]]:
    found = shutil.which("chromium")
    if not found:
        sys.exit("bench.page needs Chromium: sh scripts/install-chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(address)
        page.locator("[data-place]").first.wait_for(timeout=ROUND_WITHIN)
        yield page, session
        browser.close()


def spins(address: str, count: int) -> Mapping[str, Any]:
    """How long the frames of some spins took."""
    with browser_at(f"{address}/table/wheel") as (page, _):
        page.evaluate(WATCH)
        for _ in range(count + 1):  # one may have begun before
            _next_round(page)
        took: list[float] = page.evaluate("() => window.frames_of_spin")
    on_time = sum(each < LATE * FRAME for each in took)
    return {
        "slower": SLOWER,
        "spins": count,
        "frames": len(took),
        "on time": round(on_time / max(1, len(took)), 4),
        "median ms": round(statistics.median(took), 1),
        "99 % ms": round(sorted(took)[int(0.99 * len(took))], 1),
        "worst ms": round(max(took), 1),
    }


def memory(address: str, rounds: int) -> Mapping[str, Any]:
    """The heap and the elements after a collection, at the end of each round, with a bet laid in each."""
    heap: list[float] = []
    nodes: list[int] = []
    with browser_at(f"{address}/table/dice") as (page, session):
        for played in range(rounds + WARM):
            page.evaluate(BET)
            _next_round(page)
            if played >= WARM:
                session.send("HeapProfiler.collectGarbage")
                heap.append(session.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
                nodes.append(session.send("Memory.getDOMCounters")["nodes"])
    grown = statistics.linear_regression(range(len(heap)), heap).slope
    return {
        "rounds": rounds,
        "first MB": round(heap[0], 2),
        "last MB": round(heap[-1], 2),
        "kB a round": round(grown * 1000, 2),
        "first nodes": nodes[0],
        "last nodes": nodes[-1],
    }


def _next_round(page: Page) -> None:
    now = page.evaluate(ROUND)
    page.wait_for_function(f"(now) => ({ROUND})() !== now", arg=now, timeout=ROUND_WITHIN)


def main(words: Sequence[str]) -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.page")
    arguments.add_argument("--spins", type=int, default=5)
    arguments.add_argument("--rounds", type=int, default=60)
    said = arguments.parse_args(words)
    with house() as running:
        found = {
            "load_before": load(),
            "spin": spins(running.address, said.spins),
            "memory": memory(running.address, said.rounds),
        }
    print(json.dumps(found, indent=2))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
