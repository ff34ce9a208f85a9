"""Rounds that a program plays for a drill: lawful bets with odd amounts, and every act as the law prescribes it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Any

from banca.material.chance import Seeded
from banca.money import Settlement, indexed
from banca.play.act import Act, Bet
from banca.play.game import Game, State
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision
from banca.strategy.ways import Place, Way, bets_for, choice_for
from banca.table import Table

PLAYERS = ("ana", "bo", "cai")
PURSE = 10**9
ACTS_MOST = 1000
SAMPLE = 12  # rounds
BY_LEVEL = {1: (9, 100), 2: (39, 25), 3: (399, 5)}  # how many steps at most, and the step in units of a stake


@dataclass(frozen=True, slots=True)
class Step:
    before: State
    act: Act


@dataclass(frozen=True, slots=True)
class Round:
    """A round that was played to its end."""

    steps: tuple[Step, ...]
    state: State
    settlement: Settlement


def acts_of(game: Game[Any], setting: Setting) -> frozenset[str]:
    """The acts that happen in a few rounds without irregularity."""
    sample = islice(rounds(game, setting, Random(SAMPLE), 1), SAMPLE)  # noqa: S311 - the same rounds every time
    return frozenset(step.act.name for each in sample for step in each.steps)


def rounds(
    game: Game[Any], setting: Setting, random: Random, level: int, place: Place | None = None
) -> Iterator[Round]:
    """Round after round at one table. With a `place`, one of the players always bets there, if the law lets him."""
    table = Table(game, setting, Seeded(str(random.getrandbits(64))))
    ways = [Way("same", place) if place else Way("random"), Way("random"), Way("random")]
    while True:
        yield play_round(table, ways, random, level, place)
        table.open_round()


def play_round(
    table: Table,
    ways: Sequence[Way],
    random: Random,
    level: int,
    place: Place | None = None,
    show: Callable[[Chance], Act] | None = None,
) -> Round:
    """Play a round to its end, each player in one of the ways; whoever may adds a bet on the `place`.

    `show` says what chance shows, if nothing is sealed.
    """
    game = table.game
    steps: list[Step] = []

    def do(act: Act) -> None:
        steps.append(Step(table.state, act))
        table.do_read(act)

    asked = None
    while not table.is_over and len(steps) < ACTS_MOST:
        turn = table.turn
        if isinstance(turn, Betting) and asked is not turn:
            for player, way in zip(PLAYERS, ways, strict=False):
                for bet in bets_for(game, table.state, player, way, random, PURSE):
                    do(_odd(game, table.state, bet, random, level) if isinstance(bet, Bet) else bet)
                if place and (added := _added(game, table.state, player, place)):
                    do(_odd(game, table.state, added, random, level))
            asked = turn = table.turn
            if not isinstance(turn, Betting):
                continue
        if isinstance(turn, Decision):
            way = ways[PLAYERS.index(turn.player)] if turn.player in PLAYERS else ways[-1]
            act = choice_for(game, table.state, turn, way, random, PURSE) or turn.prescribed
            assert act is not None  # somebody can always do something  # noqa: S101
            do(act)
        elif isinstance(turn, Chance) and show:
            do(show(turn))
        else:
            steps.append(Step(table.state, _next(table)))
    settlement = table.settlement
    assert settlement is not None  # noqa: S101
    table.records.clear()
    return Round(tuple(steps), table.state, settlement)


def _next(table: Table) -> Act:
    table.advance()
    return table.acts[-1]


def _added(game: Game[Any], state: State, player: str, place: Place) -> Bet | None:
    """A bet that rests on another of the player's: an insurance, odds, a bet besides."""
    bet, selection = place
    own = indexed(state.stakes).of(player)
    if any(stake.position.bet == bet for stake in own):
        return None
    least = least_stake(game, state.setting, bet)
    for at in dict.fromkeys(stake.position.place for stake in (*own, *state.stakes)) or (None,):
        act = Bet(player, bet, least, selection, place=at)
        if game.refusal(state, act) is None:
            return act
    return None


def _odd(game: Game[Any], state: State, bet: Bet, random: Random, level: int) -> Bet:
    """The bet with an amount that is harder to pay; as it was where the law would not have it."""
    more = replace(bet, stake=odd_stake(game, state.setting, bet.bet, random, level))
    return bet if game.refusal(state, more) else more


def odd_stake(game: Game[Any], setting: Setting, bet: str, random: Random, level: int) -> int:
    """A stake that lies within the limits: the higher the level, the odder."""
    limits, unit, (most, step) = setting.limits.on(bet), game.stake_unit(setting, bet), BY_LEVEL[level]
    least = least_stake(game, setting, bet)
    highest = least + unit * step * most if limits.maximum is None else limits.maximum
    return least + unit * step * random.randint(0, min(most, max(0, highest - least) // (unit * step)))


def least_stake(game: Game[Any], setting: Setting, bet: str) -> int:
    unit = game.stake_unit(setting, bet)
    return -(-setting.limits.on(bet).minimum // unit) * unit
