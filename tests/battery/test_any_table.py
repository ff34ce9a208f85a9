"""Anything said at any table, with a source of chance or without one: it is done, or refused and nothing has changed.

Without a source the croupier types in what the real material showed: nothing is drawn there, and nothing is sealed.
"""

import json
import random
from collections import deque
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import fields
from typing import Any, TypeVar

import pytest

from banca.games import game_of, settle
from banca.law import EDITIONS, Edition, OptionError, RecordError, Refused, option_set
from banca.law.instrument import Option
from banca.law.options import PRESETS
from banca.material.cards import PACK
from banca.material.chance import Seeded
from banca.material.tiles import FACES
from banca.play.act import Act, Bet
from banca.play.fields import fields_of
from banca.play.game import Game
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision
from banca.table import Table

T = TypeVar("T")
PLAYERS = ("ana", "bo", "陳")
WHYS = (
    *("stacked", "leaning", "cocked", "out-of-cup", "object", "ball-left-the-wheel", "thrown-with-the-wheel"),
    *("wheel-stopped", "off-layout", "short", "not-rolling", "order-lost", "shoe-empty", "wrong-manner", "wrong-count"),
    *("misdeal", "cards-run-out", "no-such-cause"),
)
# What may be said in a field of this name, and in any other of its kind.
OF_FIELD: Mapping[str, Sequence[Any]] = {
    "player": PLAYERS,
    "why": WHYS,
    "card": PACK,
    "tile": (*FACES, "7-7"),
    "to": (1, 2, 3, 8, "bank", "croupier", "player", "banker", "discard", "burn"),
    "hand": (1, 2, "player", "banker"),
    "by": (*PLAYERS, "croupier", "dealer", "supervisor", "players", "recording"),
    "manner": ("from-the-head", "from-the-tail", "two-hands", "one-at-a-time"),
    "what": ("shake", "stake", "take-away", "arrange", "speak", "touch", "take-back", "turn", "results"),
    "ball": ("left-to-right", "right-to-left"),
    "wheel": ("left-to-right", "right-to-left"),
    "number": (0, 1, 2, 5, 17),
    "faces": ((6, 5), (1, 2), (3,), (6, 1)),
    "die": (1, 2, 3),
    "place": (None, 1, 2, 3, 8),
    "hands": (1, 2),
}
OF_KIND: Mapping[str, Sequence[Any]] = {
    "name": ("ana", "red", "Ah"),
    "money": (1, 100, 5000),
    "count": (1, 2, 3, 4, 5, 8, 47, 60),
    "number": (0, 1, 2, 4),
    "selection": (None, 1, 2, 6, 17),
    "faces": ((1, 1), (3, 4), (2, 3, 4), (1, 1, 1, 1), ("crab", "fish", "crab"), ("Ah", "Kd", "9c", "5s", "2h"), (7,)),
}
# What goes wrong at a table of each game.
IRREGULAR: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "baccarat": ({"act": "void", "why": "order-lost"}, {"act": "void"}, {"act": "face-up"}, {"act": "surplus"}),
    "blackjack": (
        {"act": "cancel", "why": "misdeal"},
        {"act": "exposed"},
        {"act": "misdeal", "to": "bank"},
        {"act": "misdeal", "to": 1},
        {"act": "undue-card"},
        {"act": "undue-card-unseen"},
    ),
    "craps": ({"act": "void", "why": "off-layout"}, {"act": "void", "why": "short"}, {"act": "replace-die"}),
    "cussec": ({"act": "void", "why": "stacked"}, {"act": "void"}),
    "fantan": ({"act": "broken", "buttons": 1}, {"act": "broken", "buttons": 2}),
    "fish-prawn-crab": ({"act": "void", "why": "leaning"}, {"act": "void"}),
    "pai-kau": (
        {"act": "void", "why": "cocked"},
        {"act": "void", "why": "out-of-cup"},
        {"act": "expose", "place": 1, "number": 1},
        {"act": "expose", "place": 2, "number": 2},
    ),
    "roulette": ({"act": "void", "why": "object"}, {"act": "void"}, {"act": "void", "why": "wheel-stopped"}),
    "stud-poker": (
        {"act": "misdeal", "why": "wrong-count"},
        {"act": "malfunction"},
        {"act": "expose", "to": "croupier", "number": 2},
        {"act": "dealt-to-empty", "to": 5},
    ),
}
IRREGULAR_WORDS = {act["act"] for acts in IRREGULAR.values() for act in acts}
BANK_AND_SEAT = (Bet("ana", "bank", 500, place=1), Bet("bo", "seat", 100, place=2))  # without which nothing goes on
ACTS_OF_ALL = ("bet", "withdraw", "move", "take", "pay", "return")
TABLES = 6  # of each edition
SAID = 250  # at each table


class Whim(random.Random):
    """Chooses anything, the same each time."""

    def among(self, choices: Sequence[T]) -> T:
        return self.choice(choices)

    def one_in(self, number: int) -> bool:
        return self.randrange(number) == 0


def any_value(whim: Whim, law: Edition, option: Option) -> Any:
    words = [a.slug for a in option.alternatives if a.slug != option.names_bets_as]
    if option.multiple:
        return [whim.among(words)]
    if option.names_bets_as:
        return [whim.among(sorted(law.bets))]
    if option.number and (not words or whim.one_in(2)):
        least = int(option.number.least)
        return whim.randint(least, int(option.number.most or least + 5))
    return whim.among(words) if words else option.default


def any_setting(whim: Whim, game: Game[Any]) -> Setting:
    """Options that make a table."""
    law = game.edition
    while True:
        free = [option for option in law.options.values() if not option.follows]
        chosen = {option.name: any_value(whim, law, option) for option in free if whim.one_in(3)}
        try:
            setting = Setting(option_set(law, chosen, whim.among(PRESETS)))
            game.opening(setting)
        except (Refused, OptionError):
            continue
        return setting


def any_act(whim: Whim, game: Game[Any], setting: Setting) -> dict[str, Any]:
    """One act of the game, as a record would say it: with sense or without."""
    kinds = [name for name in game.act_kinds if name not in ACTS_OF_ALL or whim.one_in(3)]
    name = whim.among([*kinds, *sorted(game.steps)])
    if name in game.steps:
        return {"act": name}
    bet, selection = whim.among(game.positions(setting))
    kind = game.act_kinds[name]
    said: dict[str, Any] = {"act": name}
    for field in fields_of(kind).values():
        if not field.required and whim.one_in(2):
            continue
        pool = OF_FIELD.get(field.name, OF_KIND[field.type.name])
        value = {"bet": bet, "selection": selection}.get(field.name, whim.among(pool))
        said[field.name] = list(value) if isinstance(value, tuple) else value
    return said


def any_bet(whim: Whim, game: Game[Any], setting: Setting) -> Act:
    if game.edition.game == "pai-kau" and whim.one_in(2):
        return whim.among(BANK_AND_SEAT)
    bet, selection = whim.among(game.positions(setting))
    return Bet(whim.among(PLAYERS), bet, whim.among((100, 500)), selection, place=whim.among((None, 1, 2, 3)))


def next_act(whim: Whim, table: Table) -> Act:
    """What goes on, or anything else."""
    game, turn = table.game, table.turn
    if whim.one_in(8):
        return game.read_act(whim.among(IRREGULAR[game.edition.game]))
    if whim.one_in(4):
        return game.read_act(any_act(whim, game, table.setting))
    if isinstance(turn, Betting) and not whim.one_in(4):
        return any_bet(whim, game, table.setting)
    if isinstance(turn, Chance):
        weights = list(turn.weights)
        return whim.among(weights) if table.source is None else weights[0]
    if isinstance(turn, Decision):
        return whim.among(turn.choices)
    return prescribed(turn) or any_bet(whim, game, table.setting)


def all_of(table: Table) -> dict[str, Any]:
    """Everything that a table is, so that nothing can change unseen; answers that it keeps are not part of that."""
    now = {f.name: getattr(table, f.name) for f in fields(table) if f.compare}
    return {name: copy(value) if isinstance(value, list | set | dict | deque) else value for name, value in now.items()}


@pytest.mark.parametrize("sealed", [False, True], ids=["typed", "sealed"])
@pytest.mark.parametrize("slug", EDITIONS)
def test_anything_said_at_a_table_is_done_or_changes_nothing(slug: str, sealed: bool) -> None:
    game, refusals, rounds, irregular = game_of(slug), 0, 0, 0
    for seed in range(TABLES):
        whim = Whim(f"{slug} {seed}")
        table = Table(game, any_setting(whim, game), Seeded(seed) if sealed else None)
        for _ in range(SAID):
            before = all_of(table)
            try:
                act = next_act(whim, table)
                shows = sealed and isinstance(table.turn, Chance) and act in table.turn.weights
                done = table.advance() if shows else table.do(act)
            except (Refused, RecordError):
                refusals += 1
                assert all_of(table) == before
                continue
            assert all(clause in game.edition.clauses for clause in done.clauses)
            irregular += done.act.name in IRREGULAR_WORDS
            if table.is_over:
                rounds += 1
                settle(json.loads(json.dumps(table.records[-1])))
                table.open_round()
    assert min(refusals, rounds, irregular) > 5
