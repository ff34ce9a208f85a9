"""Named ways to play at a live table: what a bot bets and chooses, by what its player may see.

A game has at most one module here, named like the game's folder or its family. It may say which bets are thought of
(`bets`), what has to be said with them (`says`) and what is the better choice (`choose`). All three are given a
`Sight`, never the state of the round, so that no way can play by cards that lie face down. What is lawful, the game
says.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, Literal, get_args
from zlib import crc32

from banca.games import module_for
from banca.law import OptionError
from banca.law.numbers import shown
from banca.messages.errors import Listed
from banca.money import Limits, Selection, Stakes, indexed
from banca.play.act import Act, Bet
from banca.play.bets import tokens_of
from banca.play.game import Game
from banca.play.setting import Setting
from banca.play.turn import Betting, Decision

WayName = Literal["basic", "careful", "random", "same"]
WAYS: tuple[WayName, ...] = get_args(WayName)
CHIPS_MOST = 5  # a random stake is at most so many times the least
TRIED_MOST = 40  # places that are thought of before a player lets a round pass

Place = tuple[str, Selection]  # a bet and its selection


@dataclass(frozen=True, slots=True)
class Way:
    """How somebody plays.

    `basic` plays well by a fixed rule; `careful` stakes the least and never adds to it; `random` does anything that is
    lawful; `same` makes one bet every round, and else plays as `basic`.
    """

    name: WayName
    place: Place | None = None  # the bet of `same`


@dataclass(frozen=True, slots=True)
class Sight:
    """A table as one player sees it, and what he has in his purse."""

    setting: Setting
    player: str
    purse: int
    seen: Mapping[str, Any]
    stakes: Stakes

    @property
    def own(self) -> Stakes:
        return indexed(self.stakes).of(self.player)


def read_way(game: Game[Any], setting: Setting, text: str) -> Way:
    """A way as it is written: `random`, or `same` with its bet, `same straight 17`. OptionError: there is none."""
    name, _, said = text.partition(" ")
    if name not in WAYS or (said and name != "same"):
        raise OptionError("way-unknown", way=shown(text), ways=Listed(*WAYS, by="list-or"))
    if name != "same":
        return Way(name)
    bet, _, selection = said.partition(" ")
    if not bet:
        return Way(name, next(place for place in game.positions(setting) if not game.is_added(*place)))
    if refusal := game.not_offered(setting, bet) or game.kinds(setting)[bet].refusal(selection or None):
        raise game.refused(refusal)
    return Way(name, (bet, game.kinds(setting)[bet].selections.read(tokens_of(selection or None))))


def bets_for(game: Game[Any], state: Any, player: str, way: Way, random: Random, purse: int) -> tuple[Act, ...]:
    """The bets that somebody makes now, lawful one after another; none if he lets it pass."""
    if not isinstance(game.turn(state), Betting):
        return ()
    sight = _sight(game, state, player, purse)
    found: list[Act] = []
    for wanted in _wanted(game, sight, way, random):
        bet = _lawful(game, state, wanted, purse)
        if bet is not None:
            found.append(bet)
            state, purse = game.apply(state, bet), purse - bet.stake
    says = getattr(module_for("strategy.ways", game), "says", None)
    return (*(says(sight, found) if says else ()), *found)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Bets that a player thinks of: the first of the places that is lawful."""

    player: str
    places: Sequence[Place]
    chips: Sequence[int] = (1,)  # how many times the least is staked; what follows, where that is too little
    seats: Sequence[int | None] | None = None  # of the numbered places, unless all


def _wanted(game: Game[Any], sight: Sight, way: Way, random: Random) -> Iterator[Wanted]:
    if way.place is None:
        yield from getattr(module_for("strategy.ways", game), "bets", any_bets)(game, sight, way, random)
    elif not sight.own:
        yield Wanted(sight.player, [way.place])


def any_bets(game: Game[Any], sight: Sight, way: Way, random: Random, besides: str | None = None) -> Iterator[Wanted]:
    """One bet anywhere on the layout, if he has none; at random also a second. `besides`: other bets than this."""
    if sight.own:
        return
    places = [place for place in game.positions(sight.setting) if not game.is_added(*place) and place[0] != besides]
    for _ in range(1 if way.name != "random" else random.randint(1, 2)):
        yield Wanted(sight.player, random.sample(places, len(places)), chips(way, random))


def chips(way: Way, random: Random) -> tuple[int]:
    return (random.randint(1, CHIPS_MOST) if way.name == "random" else 1,)


def _lawful(game: Game[Any], state: Any, wanted: Wanted, purse: int) -> Bet | None:
    """The first of the bets thought of that is lawful and that the purse can pay."""
    setting = state.setting
    for (bet, selection), count in product(wanted.places[:TRIED_MOST], wanted.chips):
        stake = _stake(setting.limits.on(bet), game.stake_unit(setting, bet), count, purse)
        for seat in _seats(game, state, wanted) if stake else ():
            act = Bet(wanted.player, bet, stake, selection, place=seat)
            if game.refusal(state, act) is None:
                return act
    return None


def _stake(limits: Limits, unit: int, count: int, purse: int) -> int:
    """So many times the least, or as many as limits and purse allow; 0 where it is not even once."""
    least, most = -(-limits.minimum // unit) * unit, min(purse, limits.maximum or purse)
    return min(count, most // least) * least


def _seats(game: Game[Any], state: Any, wanted: Wanted) -> Sequence[int | None]:
    """Numbered places in the order in which a player likes them: always the same one first, where nobody has staked."""
    if wanted.seats is not None:
        return wanted.seats
    count, _ = game.places(state.setting)
    if not count:
        return [None]
    first = crc32(wanted.player.encode()) % count
    taken = {stake.position.place for stake in state.stakes if stake.position.player != wanted.player}
    return [seat for seat in ((first + n) % count + 1 for n in range(count)) if seat not in taken] or [None]


def choice_for(game: Game[Any], state: Any, turn: Decision, way: Way, random: Random, purse: int) -> Act | None:
    """What the player does whose decision it is; None where each choice would take more than he has."""
    added = {act: _added(game, state, turn.player, act) for act in turn.choices if not game.refusal(state, act)}
    possible = [act for act, more in added.items() if more <= purse]
    if way.name == "random":
        return random.choice(possible) if possible else None
    choose = getattr(module_for("strategy.ways", game), "choose", None)
    if choose and way.name != "careful":
        chosen: Act | None = choose(_sight(game, state, turn.player, purse), possible)
        if chosen is not None:
            return chosen
    # Of choices that add nothing the last is the one that ends the hand.
    return turn.prescribed or next((act for act in reversed(possible) if added[act] <= 0), None)


def _added(game: Game[Any], state: Any, player: str, act: Act) -> int:
    """What an act puts on the table for a player; less than nothing if it takes something back."""
    before, after = (
        sum(stake.amount for stake in indexed(each.stakes).of(player)) for each in (state, game.apply(state, act))
    )
    return after - before


def _sight(game: Game[Any], state: Any, player: str, purse: int) -> Sight:
    return Sight(state.setting, player, purse, game.seen_by(state, player), state.stakes)
