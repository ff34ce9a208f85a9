"""Ways to play the main bet that are counted: best play, the basic strategy, and anybody's own."""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from banca.exact.blackjack.basic import by_basic_strategy
from banca.exact.blackjack.best import BestPlay, best_play
from banca.exact.blackjack.own import by_chart
from banca.games.blackjack.chart import Chart
from banca.play.setting import Setting

TOGETHER, PACKS = "main: with all that is split and doubled after it", "one place by itself, from packs just shuffled"
OWN_CARDS = "best play by one's own cards and the bank's open card, each hand of a split by its own"


@dataclass(frozen=True, slots=True)
class Way:
    name: str  # says all of it: what is counted is kept under it
    assumes: str
    played: Callable[[Setting], BestPlay] = field(compare=False)


BEST_PLAY = Way("best play", f"{TOGETHER}; {OWN_CARDS}; {PACKS}", best_play)
BASIC_STRATEGY = Way("basic strategy", f"{TOGETHER}; by the basic strategy; {PACKS}", by_basic_strategy)
NAMED: Mapping[str, Way] = {way.name: way for way in (BEST_PLAY, BASIC_STRATEGY)}


def own_way(setting: Setting, chart: Chart) -> Way | None:
    """As the chart says at this table; none where it looks at more than can be counted."""
    play = by_chart(setting, chart)
    return None if play is None else Way(f"a chart {_digest(play)}", f"{TOGETHER}; {PACKS}", lambda _: play)


def _digest(play: BestPlay) -> str:
    """Of all that is done: charts that say the same, each in its own manner, are one way to play."""
    digest = hashlib.sha256()
    for part in _told(play):
        digest.update(part)
    return digest.hexdigest()


def _told(play: BestPlay) -> Iterator[bytes]:
    yield repr((play.first, play.insures)).encode()
    yield play.unsplit.act.tobytes()
    for (kind, up, left), found in play.splits.items():
        yield repr((kind, up, left, found.split.most, dict(found.hands))).encode()
        yield found.split.other.act[up].tobytes()
        yield found.split.same.act[up].tobytes()
