"""A blackjack shoe that runs out in mid-round: many tables deal on as the live table does."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from banca.envs.blackjack import kernel as tables
from banca.envs.blackjack.vector import BlackjackTables
from banca.envs.live import LiveEnv
from banca.games.blackjack.dealing import in_play
from banca.games.blackjack.state import Round
from banca.material.cards import PACK
from banca.play.record import prescribed
from banca.play.turn import Chance

SHOE: dict[str, Any] = {"decks": 2, "dealing-device": "shoe", "ace-splits": "several"}
BURNS: dict[str, Any] = {"round-burn": "round-start-and-second-card"}
WORDS = ("split", "draw", "stand")
STEPS, TABLES, COMPARED = 9, 3000, 120
EVERY = 4  # steps between one time and the next that a shoe runs out
USUALLY = 0.8


def run_out(env: BlackjackTables, table: int) -> None:
    """The cards of the round so far become the last of the shoe."""
    book, size = env.rows[table], env.packs.shape[1]
    moved = size - book[tables.DRAWN]
    for row in (env.packs[table], env.holders[table]):
        row[:] = np.roll(row, moved)
    book[tables.STARTED] += moved
    book[tables.DRAWN] = size


class Live:
    """The same round by the rules of the live table, which is told what cards come."""

    def __init__(self, cards: list[str]) -> None:
        env = LiveEnv("blackjack", **SHOE, **BURNS)
        env.reset(options={"shown": cards})
        assert env.session is not None
        self.play, self.game = env.play, env.play.game
        self.state: Round = env.session.state
        self.reshuffled_over: list[int] = []  # how many cards stayed in play

    def run_out(self) -> None:
        shoe, whole = self.state.shoe, self.state.terms.decks * len(PACK)
        self.state = replace(self.state, shoe=replace(shoe, unseen=whole - len(shoe.seen), marker_out=True))

    def step(self, action: int, drawn: list[str], packs: list[str]) -> None:
        """`drawn`: what came if the shoe did not run out; `packs`: those in play and then what came, if it did."""
        coming = iter(drawn)
        for act in self.play.acts_for(self.state, "player", action).acts:
            self.state = self.game.after(self.state, act)
        while not self.game.is_over(self.state):
            turn = self.game.turn(self.state)
            if self.play.player_to_act(self.state, turn, frozenset()):
                break
            act = prescribed(turn) or self._card(turn, coming)
            if act.name == "burn":
                next(coming)
            if act.name == "reshuffle":
                self.reshuffled_over.append(len(in_play(self.state)))
                coming = iter(packs[self.reshuffled_over[-1] :])
            self.state = self.game.after(self.state, act)

    @staticmethod
    def _card(turn: Any, coming: Iterator[str]) -> Any:
        assert isinstance(turn, Chance)
        card = next(coming)
        return next(act for act in turn.weights if act.card == card)  # type: ignore[attr-defined]

    @property
    def seen(self) -> list[int]:
        return self.play.observe(self.state, "player", ())

    @property
    def lost(self) -> int:
        """How many cards lie in hands that were closed."""
        return sum(len(hand.cards) for hand in self.state.hands if not self.state.stakes_on(hand))


@pytest.fixture(scope="module")
def observations() -> list[tuple[list[int], list[int], int]]:
    """What was seen at each of many tables after each step, at the live one, and how many cards were then lost."""
    env = BlackjackTables(TABLES, **SHOE, **BURNS)
    _, infos = env.reset(seed=4)
    may_split = np.flatnonzero(infos["action_mask"][:, env.actions.index("split")])
    chosen = [*may_split[:COMPARED].tolist(), *range(COMPARED // 10)]
    live = {n: Live([PACK[card] for card in env.packs[n]]) for n in chosen}
    over, found, stream = np.zeros(TABLES, np.bool_), [], np.random.default_rng(1)
    for at in range(STEPS):
        mask = infos["action_mask"]
        actions = mask.argmax(axis=1)
        for word in reversed(WORDS):
            number = env.actions.index(word)
            actions[(mask[:, number] == 1) & (stream.random(TABLES) < USUALLY)] = number
        lost = {n: live[n].lost for n in live}
        for n in (n for n in live if n % EVERY == at % EVERY and not over[n]):
            run_out(env, n)
            live[n].run_out()
        before = env.rows[:, tables.DRAWN].copy()
        observed, _, ended, _, infos = env.step(actions)
        for n in (n for n in live if not over[n]):
            packs = [PACK[card] for card in env.packs[n]]
            done = len(live[n].reshuffled_over)
            live[n].step(int(actions[n]), packs[before[n] : env.rows[n, tables.DRAWN]], packs)
            if len(live[n].reshuffled_over) > done:
                found.append((observed[n].tolist(), live[n].seen, lost[n]))
            else:
                assert observed[n].tolist() == live[n].seen
        over |= ended
    return found


def test_what_is_seen_is_what_the_live_table_shows(observations: list[tuple[list[int], list[int], int]]) -> None:
    assert len(observations) > COMPARED // 2
    for many, live, _ in observations:
        assert many == live


def test_cards_of_hands_already_lost_were_among_those_shuffled(
    observations: list[tuple[list[int], list[int], int]],
) -> None:
    assert sum(lost > 0 for _, _, lost in observations) > 1


def test_burnt_cards_are_shuffled_and_those_in_play_are_not() -> None:
    env = BlackjackTables(1, **SHOE)
    observed, _ = env.reset(seed=2)
    book, burnt, left = env.rows[0], sorted(env.packs[0, :2].tolist()), env.fields.index("left")
    held = sorted(env.packs[0, 2:5].tolist())
    assert held == sorted([book[tables.FIRST], book[tables.SECOND], book[tables.OPEN]])
    assert observed[0, left] == 104 - 5
    run_out(env, 0)
    book[tables.LAWFUL] = 1 << env.actions.index("draw")
    observed, *_ = env.step(np.array([env.actions.index("draw")]))
    assert sorted(env.packs[0, :3].tolist()) == held
    assert sorted(env.packs[0].tolist()) == sorted([*range(52), *range(52)])
    assert set(burnt) <= set(env.packs[0, 3:].tolist())
    drawn = book[tables.DRAWN]
    assert book[tables.USED_UP] == 1
    assert observed[0, left] == 104 - drawn
    points = np.bincount(env.rules.low[env.packs[0, :drawn]], minlength=11)[1:]
    assert observed[0, left - 10 : left].tolist() == [8 - n for n in points[:9]] + [32 - points[9]]


@pytest.mark.parametrize(("rank", "splits_again"), [("A", True), ("8", False)])
def test_only_who_passes_a_pair_of_aces_may_split_another(rank: str, splits_again: bool) -> None:
    """Every card is of one rank: the pair of the first hand is not split, though it might be; then comes the second."""
    env, live = BlackjackTables(1, **SHOE), LiveEnv("blackjack", **SHOE)
    env.reset(seed=1)
    env.packs[0] = np.resize([PACK.index(rank + suit) for suit in "cdhs"], env.packs.shape[1])
    env.rows[0, tables.USED_UP] = 1
    _, infos = env.reset()
    cards = [rank + suit for suit in "cdhs"] * 2
    others = [card for card in PACK for _ in range(2) if card[0] != rank]
    _, info = live.reset(options={"shown": [*others[:2], *cards, *others[2:]]})
    masks = []
    for word in ("split", "stand", "stand"):
        action = env.actions.index(word)
        assert infos["action_mask"][0].tolist() == info["action_mask"].tolist()
        assert infos["action_mask"][0, action] == 1
        masks.append(int(info["action_mask"][env.actions.index("split")]))
        *_, infos = env.step(np.array([action]))
        *_, info = live.step(action)
    assert masks == [1, 1, int(splits_again)]
