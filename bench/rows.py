"""One row for each deal: ours, other programs of it, and the bare kernel that is its limit."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from banca.simulate import play
from banca.simulate.stud_poker.ranking import codes, rank_all, ranking
from bench.installed import Peer, libreblackjack, measured
from bench.limits.stud import rank_hands
from bench.plain import LOOPS
from bench.questions import QUESTIONS, Question
from bench.timing import pinned, rate

PLAIN = "plain Python"
HANDS = 1 << 18  # ranked at a time
TENFOLD = 10  # below it a tenth is shown
PEERS = {
    "craps": ("crapssim",),
    "baccarat": ("pybaccarat", "pybaccarat-hands"),
    "blackjack": ("py21", "jackblack"),
    "ranking": ("treys", "eval7"),
    "stud-poker": ("treys-rounds",),
}
Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Row:
    """In rounds a second, on one core."""

    deal: str
    ours: float
    limit: float
    peers: tuple[Peer, ...]
    kernel: float | None = None  # ours, without what puts blocks together

    @property
    def of_limit(self) -> float:
        return self.ours / self.limit

    def times(self, peer: Peer) -> float | None:
        return self.ours / peer.rate if peer.rate else None

    def to_json(self) -> Mapping[str, Any]:
        return {
            "deal": self.deal,
            "ours": round(self.ours),
            "kernel": None if self.kernel is None else round(self.kernel),
            "limit": round(self.limit),
            "of_limit": round(self.of_limit, 2),
            "peers": [
                {
                    "name": peer.name,
                    "version": peer.version,
                    "rate": None if peer.rate is None else round(peer.rate),
                    "times": None if (times := self.times(peer)) is None else round(times, 1),
                    "missing": peer.missing,
                }
                for peer in self.peers
            ],
        }


def rows(python: Path | None, say: Say) -> Iterator[Row]:
    for question in QUESTIONS:
        say(question.game)
        yield row_of(question, python)
        if question.game == "blackjack":
            say("five cards ranked")
            yield ranked(python)


def row_of(question: Question, python: Path | None) -> Row:
    spec = question.spec
    with pinned():
        stream = spec.stream(1, 0)
        ours = rate(lambda rounds: play(spec, rounds, 1, cores=1))
        kernel = rate(lambda rounds: spec.kernel.count(stream, rounds), 0.1)
        limit = rate(lambda rounds: question.limit(rounds, 1))
    return Row(f"{question.game}, {question.says}", ours, limit, tuple(peers_of(question.game, python)), kernel)


def ranked(python: Path | None) -> Row:
    """Hands dealt before, by the ranker alone."""
    cards = np.random.default_rng(1).permuted(np.tile(np.arange(52, dtype=np.uint8), (HANDS, 1)), axis=1)[:, :5].copy()
    found, places, strengths = ranking(), np.empty(HANDS, np.uint16), np.empty(HANDS, np.uint32)
    pack = codes()

    def by_ours(times: int) -> None:
        for _ in range(times):
            rank_all(cards, pack, found, strengths)

    def by_limit(times: int) -> None:
        for _ in range(times):
            rank_hands(cards, places)

    with pinned():
        ours, limit = (rate(by) * HANDS for by in (by_ours, by_limit))
    return Row("five cards ranked", ours, limit, tuple(peers_of("ranking", python)))


def peers_of(game: str, python: Path | None) -> Iterator[Peer]:
    if game in LOOPS:
        with pinned():
            yield Peer(PLAIN, rate(LOOPS[game]))
    for name in PEERS.get(game, ()):
        yield measured(name, python)
    if game == "blackjack":
        yield libreblackjack()


def printed(found: list[Row]) -> Iterator[str]:
    """The table, a line for each program."""
    columns = ("ours M/s", "peer", "M/s", "times", "limit M/s", "of the limit")
    yield f"{'deal':36}" + "".join(f"{column:>{width}}" for column, width in zip(columns, WIDTHS, strict=True))
    for row in found:
        for n, peer in enumerate(row.peers):
            first = n == 0
            cells = (
                f"{row.ours / 1e6:,.1f}" if first else "",
                peer.name,
                f"{peer.rate / 1e6:.4f}" if peer.rate else peer.missing or "",
                f"{times:,.{int(times < TENFOLD)}f}×" if (times := row.times(peer)) else "",
                f"{row.limit / 1e6:,.1f}" if first else "",
                f"{row.of_limit:.2f}" if first else "",
            )
            shown = "".join(f"{cell:>{width}}" for cell, width in zip(cells, WIDTHS, strict=True))
            yield f"{row.deal if first else '':36}{shown}"


WIDTHS = (10, 18, 15, 9, 12, 14)
