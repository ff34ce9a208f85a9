"""Rounds at sealed tables of all ten editions, with every irregularity: for tests of commitments."""

import json
from random import Random
from typing import Any

from banca.games import game_of
from banca.law import BancaError, option_set
from banca.material.chance import Seeded
from banca.play.setting import Setting
from banca.play.turn import Betting, Decision
from banca.table import Table

BETS: dict[str, list[dict[str, Any]]] = {
    "baccarat": [{"bet": "player", "place": 1}, {"bet": "tie"}],
    "blackjack": [{"bet": "main", "place": 1}, {"bet": "main", "place": 3}],
    "craps": [{"bet": "field"}, {"bet": "pass-line"}, {"bet": "come"}],
    "cussec": [{"bet": "small"}, {"bet": "total", "selection": 9}],
    "fantan": [{"bet": "fan", "selection": 1}, {"bet": "nim", "selection": [1, 2]}],
    "fish-prawn-crab": [{"bet": "figure", "selection": "fish"}],
    "pai-kau": [{"bet": "bank", "place": 1, "stake": 500000}, {"bet": "seat", "place": 2, "player": "bia"}],
    "roulette": [{"bet": "red"}, {"bet": "straight", "selection": 17}],
    "stud-poker": [{"bet": "ante", "place": 1}],
}
# What goes wrong at a table, in words of any game: what has no place in a round is refused there.
MISHAPS: list[dict[str, Any]] = [
    *({"act": "void", "why": why} for why in ("object", "leaning", "cocked", "off-layout", "order-lost")),
    *({"act": step} for step in ("change-shoe", "surplus", "face-up", "exposed", "put-back")),
    *({"act": step} for step in ("undue-card", "undue-card-unseen", "malfunction", "shuffle")),
    *({"act": "expose", "place": place, "number": n} for place in (1, 2) for n in (1, 2)),
    {"act": "dealt-to-empty", "to": 6}, {"act": "dealt-to-empty", "to": 7, "number": 2},
    {"act": "misdeal", "to": "bank"}, {"act": "broken", "buttons": 1}, {"act": "cut", "player": "bia", "place": 2},
]  # fmt: skip


def tables() -> list[tuple[str, dict[str, Any]]]:
    """An edition, and options under which it deals in a manner of its own."""
    shuffled = {"dealing-device": "shuffler-dealer"}
    return [
        ("baccarat-55-2004", {}),
        ("baccarat-55-2004", shuffled),
        ("blackjack-141-2000", {}),
        ("blackjack-141-2000", {"decks": 6}),
        ("blackjack-141-2000", {"card-handling": "shuffling-machine"}),
        ("blackjack-56-2004", {"decks": 1}),
        ("blackjack-56-2004", {"decks": 6, "dealing-device": "shoe"}),
        ("craps-53-2010", {}),
        ("cussec-57-2004", {}),
        ("fantan-58-2004", {}),
        ("fish-prawn-crab-59-2004", {}),
        ("paikau-96-85-M", {}),
        ("roulette-60-2004", {}),
        ("stud-poker-61-2004", {}),
    ]


def rounds(slug: str, options: dict[str, Any], seed: int, count: int = 6, mishaps: float = 0.15) -> Table:
    """A table after some rounds, played at random and closed."""
    game, random = game_of(slug), Random(f"{slug} {options} {seed}")
    table = Table(game, Setting(option_set(game.edition, options)), Seeded(seed), throws_ahead=4)
    for _ in range(count):
        staked = False
        while not table.is_over:
            turn = table.turn
            if isinstance(turn, Betting) and not staked:
                staked = True
                for said in BETS[game.edition.game]:
                    tried(table, {"act": "bet", "player": "ana", "stake": 10000, **said})
                if not table.state.stakes:
                    tried(table, {"act": "bet", "player": "ana", "stake": 10000, "bet": "any-seven"})
            elif random.random() < mishaps:
                tried(table, random.choice(MISHAPS))
            elif isinstance(turn, Decision):
                table.do(random.choice(turn.choices))
            elif isinstance(turn, Betting) and turn.prescribed is None:
                tried(table, {"act": "bet", "player": "ana", "stake": 10000, **BETS[game.edition.game][0]})
            else:
                table.advance()
        table.open_round()
    table.close()
    return table


def tried(table: Table, said: dict[str, Any]) -> None:
    try:
        table.do(table.game.read_act(said))
    except BancaError:
        return


def copied(value: Any) -> Any:
    return json.loads(json.dumps(value))
