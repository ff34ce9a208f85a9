"""Hands of pai kau: which group is higher, who wins a round, and the division that the house way makes."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from banca.drill.question import Draft, Hands
from banca.games.pai_kau.order import (
    TILES_OF_SEAT,
    Arrangement,
    compare,
    divisions,
    player_wins,
    strength,
)
from banca.games.pai_kau.ways import house_way
from banca.material.tiles import SET, Tile
from banca.messages.errors import Message
from banca.play.game import Game
from banca.play.setting import Setting

GROUP, SEAT, HOUSE_WAY = "group", "seat", "house-way"
NEAR = {1: 1000, 2: 12, 3: 4}  # how near two groups lie in Table 2: the nearer, the harder
TRIED_MOST = 200


def topics(game: Game[Any], setting: Setting) -> tuple[str, ...]:
    del game, setting
    return GROUP, SEAT, HOUSE_WAY


def ranks(game: Game[Any], setting: Setting, random: Random, level: int, topic: str) -> Draft | None:
    del game
    if topic == GROUP:
        return _group(random, level)
    return _seat(random) if topic == SEAT else _by_the_house_way(setting, random)


def _group(random: Random, level: int) -> Draft | None:
    for _ in range(TRIED_MOST):
        tiles, in_front = _drawn(random, TILES_OF_SEAT), random.random() < 1 / 2
        player, banker = tiles[:2], tiles[2:]
        if abs(strength(player) - strength(banker)) <= NEAR[level]:
            ruled = player_wins(player, banker, in_front=in_front)
            hands = ({"of": "player", "tiles": list(player)}, {"of": "banker", "tiles": list(banker)})
            asks = Message("drill-ask-group", line="front" if in_front else "back")
            choices = (Message("drill-choice-player"), Message("drill-choice-banker"))
            return Draft(GROUP, Hands(asks, hands, choices), 1 if ruled.value else 2, ruled.clauses, choices=2)
    return None


def _seat(random: Random) -> Draft:
    tiles = _drawn(random, 2 * TILES_OF_SEAT)
    player, banker = (random.choice(divisions(each)) for each in (tiles[:TILES_OF_SEAT], tiles[TILES_OF_SEAT:]))
    ruled = compare(player, banker)
    hands = ({"of": "player", **_laid(player)}, {"of": "banker", **_laid(banker)})
    choices = tuple(map(Message, ("drill-choice-player", "drill-choice-nobody", "drill-choice-banker")))
    right = ("win", "push", "lose").index(ruled.value) + 1
    return Draft(SEAT, Hands(Message("drill-ask-seat"), hands, choices), right, ruled.clauses, choices=3)


def _by_the_house_way(setting: Setting, random: Random) -> Draft | None:
    for _ in range(TRIED_MOST):
        tiles = _drawn(random, TILES_OF_SEAT)
        found = list(divisions(tiles))
        if len(found) > 1:
            random.shuffle(found)
            right = found.index(house_way(setting).arrange(tiles)) + 1
            asked = Hands(Message("drill-ask-house-way"), ({"tiles": list(tiles)},), tuple(map(_laid, found)))
            return Draft(HOUSE_WAY, asked, right, ("art5.1", "art5.2"), choices=len(found))
    return None


def _drawn(random: Random, count: int) -> Sequence[Tile]:
    return tuple(random.sample(SET, count))


def _laid(division: Arrangement) -> Mapping[str, Any]:
    return {"front": list(division.front), "back": list(division.back)}
