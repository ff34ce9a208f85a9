"""Speed as ratios measured in one run, for games with a kernel of their own: against plain Python by the same rules."""

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from banca.exact import odds
from banca.games import game_of
from banca.games.baccarat.drawing import deal, to_next
from banca.games.craps.automaton import automaton
from banca.games.pai_kau.arrangement import compared
from banca.games.pai_kau.ways import house_way
from banca.games.stud_poker.hands import strength
from banca.law import option_set
from banca.material.cards import PACK
from banca.material.tiles import SET
from banca.play.setting import Setting
from banca.simulate import simulate

ROUNDS = 1 << 22
REPEATS = 3
RESULTS = Path(__file__).parent / "results" / "many_turns.json"
CHANCE = random.Random(1)  # noqa: S311 - a benchmark's peer, not a table


def best(work: Callable[[], Any]) -> float:
    """The least seconds of several runs."""
    taken = []
    for _ in range(REPEATS):
        started = time.perf_counter()
        work()
        taken.append(time.perf_counter() - started)
    return min(taken)


def plain_craps(rounds: int) -> None:
    """The pass line, throw by throw, by its table."""
    game = game_of("craps-53-2010")
    setting = Setting(option_set(game.edition))
    table = automaton(game.kinds(setting)["pass-line"], setting.options, None)
    for _ in range(rounds):
        on: int | None = None
        while (verdict := table[on][CHANCE.randrange(36)].value).result == "stay":
            on = verdict.to or on


def plain_baccarat(rounds: int) -> None:
    """Cards from six packs, by the drawing rule."""
    shoe = list(PACK) * 6
    for _ in range(rounds):
        cards = CHANCE.sample(shoe, 6)
        player, banker = [cards[0], cards[2]], [cards[1], cards[3]]
        following, ahead = to_next(tuple(player), tuple(banker)).value, iter(cards[4:])
        while following:
            (player if following == "player" else banker).append(next(ahead))
            following = to_next(tuple(player), tuple(banker)).value
        deal(cards[: len(player) + len(banker)])


def plain_stud_poker(rounds: int) -> None:
    """Two hands from one pack, compared."""
    for _ in range(rounds):
        cards = CHANCE.sample(PACK, 10)
        assert strength(cards[:5]) != strength(cards[5:])  # noqa: S101 - no two hands are equal


def plain_pai_kau(rounds: int) -> None:
    """Thirty-two tiles to eight seats, each arranged by the published way and compared with the banker's."""
    way = house_way(Setting(option_set(game_of("paikau-96-85-M").edition)))
    for _ in range(rounds):
        tiles = CHANCE.sample(SET, len(SET))
        banker, *players = (way.arrange(tiles[n : n + 4]) for n in range(0, len(SET), 4))
        for player in players:
            compared(player, banker)


# The bet, its peer in plain Python, and how many rounds the peer plays.
GAMES = {
    "craps-53-2010": ("pass-line", plain_craps, 20_000),
    "baccarat-55-2004": ("banker", plain_baccarat, 20_000),
    "stud-poker-61-2004": ("ante", plain_stud_poker, 20_000),
    "paikau-96-85-M": ("seat", plain_pai_kau, 500),
}


def measure(slug: str) -> dict[str, Any]:
    bet, plain, rounds = GAMES[slug]
    game = game_of(slug)
    setting = Setting(option_set(game.edition))
    simulate(game, setting, (bet, None), 1, seed=1)
    ours = ROUNDS / best(lambda: simulate(game, setting, (bet, None), ROUNDS, seed=1))
    loop = rounds / best(lambda: plain(rounds))
    started = time.perf_counter()
    odds(game, setting)
    return {
        "edition": slug,
        "bet": bet,
        "simulated_rounds_per_second": round(ours),
        "times_plain_python": round(ours / loop),
        "exact_seconds": round(time.perf_counter() - started, 3),
    }


def main() -> None:
    found = [measure(slug) for slug in GAMES]
    print(f"{'edition':26}{'bet':>12}{'simulated M/s':>16}{'× plain Python':>16}{'exact odds, s':>16}")
    for row in found:
        print(
            f"{row['edition']:26}{row['bet']:>12}{row['simulated_rounds_per_second'] / 1e6:>16.1f}"
            f"{row['times_plain_python']:>16}{row['exact_seconds']:>16.3f}"
        )
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
