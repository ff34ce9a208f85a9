"""The names of tiles, by Table 1, and of two tiles together, by Table 2: `6-6`, `1-2 2-4`."""

from itertools import combinations

from banca.games.pai_kau.order import RANK_OF, row_of
from banca.law import Edition, Language
from banca.material.tiles import SET


def words(edition: Edition, lang: Language) -> dict[str, str]:
    tiles, groups = (edition.tables[name]["rows"] for name in ("table1", "table2"))
    single = {tile: str(tiles[rank - 1][lang]) for tile, rank in RANK_OF.items()}
    pairs = sorted({tuple(sorted(pair)) for pair in combinations(SET, 2)})
    return single | {" ".join(pair): str(groups[row_of(pair) - 1][lang]) for pair in pairs}
