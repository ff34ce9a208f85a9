"""Ways to play the main bet that are counted: best play, the basic strategy, and anybody's own."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields

from banca.cache import cached_counts, source_digest
from banca.exact.blackjack.basic import by_basic_strategy
from banca.exact.blackjack.best import BestPlay, best_play
from banca.exact.blackjack.custom_strategy import by_chart
from banca.law import BancaError
from banca.play.setting import Setting
from banca.strategy.blackjack.chart import Chart

COUNTED_BY = ("banca.exact.blackjack", "banca.games.blackjack")
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
    name = f"a chart {_digest(chart)}"
    table = f"{setting.edition.slug} {setting.options.to_json()} {source_digest(*COUNTED_BY)}"
    counted = cached_counts(
        f"blackjack, whether {name} is counted: {table}", lambda: {name: by_chart(setting, chart) is not None}
    )
    return Way(name, f"{TOGETHER}; {PACKS}", lambda _: _played(setting, chart)) if counted[name] else None


def _played(setting: Setting, chart: Chart) -> BestPlay:
    play = by_chart(setting, chart)
    if play is None:
        raise BancaError("this way to play looks at more than can be counted")
    return play


def _digest(chart: Chart) -> str:
    digest = hashlib.sha256()
    for each in fields(chart):
        table = getattr(chart, each.name)
        digest.update(f"{each.name} {table.shape} {table.dtype}".encode())
        digest.update(table.tobytes())
    return digest.hexdigest()
