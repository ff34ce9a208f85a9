"""Other programs of the same games, each as fast as it can be called; run by the interpreter that has them.

    python peers.py NAME [PROCESSOR]

prints the rate in rounds a second, the best of five runs in processor time, and the version as JSON.
"""

import contextlib
import importlib.metadata
import io
import json
import os
import random
import sys
import time
import types
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

Peer: TypeAlias = tuple[Callable[[int], object], int, float]  # work of so many turns, how many, and turns of a round

REPEATS = 5
ROLLS_OF_A_ROUND = 557 / 165  # of the pass line, on average
POOR_NEVER = 10**9

CHANCE = random.Random(1)  # noqa: S311 - a benchmark's peer, not a table


def crapssim() -> Peer:
    """The pass line, again and again."""
    peer, strategies = import_module("crapssim"), import_module("crapssim.strategy")

    def work(rolls: int) -> None:
        table = peer.Table()
        table.add_player(POOR_NEVER, strategy=strategies.BetPassLine(5))
        table.run(max_rolls=rolls, verbose=False)

    return work, 20_000, ROLLS_OF_A_ROUND


class Unseen:
    """Where what is printed goes; rounds are counted by what each of them prints."""

    def __init__(self) -> None:
        self.rounds = 0

    def write(self, text: str) -> int:
        self.rounds += " BPT=" in text
        return len(text)

    def flush(self) -> None: ...


def of_pybaccarat() -> tuple[Any, Any]:
    """Its keyboard, which one system alone has, is never asked."""
    keyboard = types.ModuleType("msvcrt")
    keyboard.getch = None  # type: ignore[attr-defined]
    sys.modules.setdefault("msvcrt", keyboard)
    return import_module("pybaccarat.baccarat"), import_module("pybaccarat.playingcards")


def pybaccarat() -> Peer:
    """Shoes of eight packs as it simulates them, with its score boards."""
    baccarat, playingcards = of_pybaccarat()

    def work(rounds: int) -> None:
        game, unseen = baccarat.Game(playingcards.Shoe(8), baccarat.Hand(), baccarat.Hand()), Unseen()
        with contextlib.redirect_stdout(unseen):
            while unseen.rounds < rounds:
                game.play()

    return work, 8_000, 1


def pybaccarat_hands() -> Peer:
    """Single hands, without the score boards: no simulator of its own, but the least that can be made of it."""
    baccarat, playingcards = of_pybaccarat()

    def fresh(shoe: Any) -> None:
        shoe.reset()
        shoe.shuffle()
        shoe.set_cut_card(-14)

    def work(rounds: int) -> None:
        shoe, player, banker = playingcards.Shoe(8), baccarat.Hand(), baccarat.Hand()
        game = baccarat.Game(shoe, player, banker)
        fresh(shoe)
        for _ in range(rounds):
            if shoe.cut_card_seen():
                fresh(shoe)
            player.empty()
            banker.empty()
            game.play_hand()

    return work, 50_000, 1


def py21() -> Peer:
    """Six packs and the basic strategy, with splits and doubles; its drawing library is not needed for that."""
    sys.modules.setdefault("altair", types.ModuleType("altair"))
    peer, strategies = import_module("py21"), import_module("py21.strategies")

    def work(rounds: int) -> None:
        player = peer.Player(bankroll=POOR_NEVER, strategy_func=strategies.basic_strategy)
        game = peer.Game([player], rules={"num_decks": 6})
        for _ in range(rounds):
            game.play_round()

    return work, 5_000, 1


def jackblack() -> Peer:
    """Six packs and its own simple strategy, which draws to 16 and neither splits nor doubles."""
    peer, decks = import_module("jackblack"), import_module("jackblack.deck")

    def work(rounds: int) -> None:
        player = peer.Player("player", chips=POOR_NEVER, strategy=peer.Simple())
        peer.Simulation([player], deck=decks.Deck(shuffle=True, num_decks=6)).run(rounds)

    return work, 5_000, 1


def treys() -> Peer:
    """Five cards ranked, dealt before."""
    peer = import_module("treys")
    pack, evaluate = peer.Deck.GetFullDeck(), peer.Evaluator().evaluate
    hands = [(hand[:2], hand[2:]) for hand in (CHANCE.sample(pack, 5) for _ in range(50_000))]
    return lambda rounds: [evaluate(own, board) for own, board in hands[:rounds]], len(hands), 1


def eval7() -> Peer:
    """The same, by a program in C."""
    peer = import_module("eval7")
    pack, evaluate = list(peer.Deck()), peer.evaluate
    hands = [CHANCE.sample(pack, 5) for _ in range(50_000)]
    return lambda rounds: [evaluate(hand) for hand in hands[:rounds]], len(hands), 1


def treys_rounds() -> Peer:
    """Stud poker, for which there is no program: two hands dealt from one pack and ranked."""
    peer = import_module("treys")
    pack, evaluate = peer.Deck.GetFullDeck(), peer.Evaluator().evaluate

    def work(rounds: int) -> int:
        higher = 0
        for _ in range(rounds):
            cards = CHANCE.sample(pack, 10)
            higher += evaluate(cards[:2], cards[2:5]) < evaluate(cards[5:7], cards[7:])
        return higher

    return work, 20_000, 1


PEERS = {
    "crapssim": crapssim,
    "pybaccarat": pybaccarat,
    "pybaccarat-hands": pybaccarat_hands,
    "py21": py21,
    "jackblack": jackblack,
    "treys": treys,
    "eval7": eval7,
    "treys-rounds": treys_rounds,
}


def measured(name: str) -> dict[str, object]:
    work, turns, turns_of_a_round = PEERS[name]()
    taken = []
    with contextlib.redirect_stdout(io.StringIO()):
        for _ in range(REPEATS):
            started = time.process_time()
            work(turns)
            taken.append(time.process_time() - started)
    version = importlib.metadata.version(name.partition("-")[0])
    return {"rate": turns / turns_of_a_round / min(taken), "version": version}


if __name__ == "__main__":
    if len(sys.argv) > 2 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(sys.argv[2])})
    print(json.dumps(measured(sys.argv[1])))
