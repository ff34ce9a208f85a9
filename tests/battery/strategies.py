"""Hypothesis strategies: any lawful table, and any act at it."""

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from banca.games import game_of
from banca.law import EDITIONS, Edition, OptionSet, Refused, edition, option_set
from banca.law.instrument import Option
from banca.play.act import Act, Bet, Move, Pay, Return, Take, Withdraw
from banca.play.fields import fields_of
from banca.play.game import Game
from banca.play.one_draw import OneDraw
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Chance, Decision

ONE_DRAW = tuple(slug for slug in EDITIONS if isinstance(game_of(slug), OneDraw))
PLAYERS = ("ana", "bo", "陳")


def _values(law: Edition, option: Option) -> st.SearchStrategy[Any]:
    ways: list[st.SearchStrategy[Any]] = []
    if option.number:
        least = int(option.number.least)
        ways.append(st.integers(least, int(option.number.most or least + 5)))
    words = [a.slug for a in option.alternatives if a.slug != option.names_bets_as]
    if option.multiple:
        return st.lists(st.sampled_from(words), min_size=1, unique=True).filter(lambda c: _go_together(option, c))
    if words:
        ways.append(st.sampled_from(words))
    if option.names_bets_as:
        ways.append(st.lists(st.sampled_from(sorted(law.bets)), min_size=1, unique=True))
    return st.one_of(ways)


def _go_together(option: Option, chosen: list[str]) -> bool:
    alone = option.stands_alone not in chosen or len(chosen) == 1
    return alone and all(set(group) & set(chosen) for group in option.needs_one_of)


@st.composite
def option_sets(draw: st.DrawFn, slug: str) -> OptionSet:
    law = edition(slug)
    chosen = {
        option.name: draw(_values(law, option))
        for option in law.options.values()
        if not option.follows and draw(st.booleans())
    }
    return option_set(law, chosen, draw(st.sampled_from(("first-listed", "customary"))))


@st.composite
def settings_of(draw: st.DrawFn, editions: tuple[str, ...] = EDITIONS) -> tuple[Game[Any], Setting]:
    slug = draw(st.sampled_from(editions))
    last = st.none() | st.integers(0, 36) if slug == "roulette-60-2004" else st.none()
    game, setting = game_of(slug), Setting(draw(option_sets(slug)), memory=draw(last))
    assume(_opens(game, setting))
    return game, setting


def _opens(game: Game[Any], setting: Setting) -> bool:
    """Whether the options go together: several decks in a metal box make no table of blackjack."""
    try:
        game.opening(setting)
    except Refused:
        return False
    return True


def lawful_bets(game: Game[Any], state: Any) -> st.SearchStrategy[Act]:
    return st.builds(
        lambda player, place, stake: Bet(player, place[0], stake, place[1]),
        st.sampled_from(PLAYERS),
        st.sampled_from(game.positions(state.setting)),
        st.integers(1, 1_000_000),
    )


@st.composite
def next_acts(draw: st.DrawFn, game: Game[Any], state: Any) -> Act:
    """Something that could happen next, lawful or not."""
    turn = game.turn(state)
    ways: list[st.SearchStrategy[Act]] = [lawful_bets(game, state), anything_said(game, state)]
    if step := prescribed(turn):
        ways += [st.just(step)] * 3
    if isinstance(turn, Decision):
        ways += [st.sampled_from(turn.choices)] * 3
    if isinstance(turn, Chance):
        ways += [st.sampled_from(list(turn.weights))] * 3
    return draw(st.one_of(ways))


def anything_said(game: Game[Any], state: Any) -> st.SearchStrategy[Act]:
    """Any act of the game with sense or without."""
    bets = st.sampled_from([*game.edition.bets, "no-such-bet"])
    chosen = st.sampled_from([p[1] for p in game.positions(state.setting)]) | st.integers(-1, 40) | st.none()
    who, places = st.sampled_from(PLAYERS), st.none() | st.integers(1, 9)
    steps = [game.read_act({"act": step}) for step in sorted(game.steps)]
    own = [kind for kind in game.act_kinds.values() if kind not in (Bet, Withdraw, Move, Take, Pay, Return)]
    return st.one_of(
        *([st.sampled_from(steps)] if steps else []),
        st.builds(Bet, who, bets, st.integers(1, 10_000), chosen, st.integers(1, 3), places),
        st.builds(Withdraw, who, bets, chosen, st.none() | st.integers(1, 10_000)),
        st.builds(Move, who, bets, bets, chosen, chosen, st.none() | st.integers(1, 10_000)),
        st.builds(Take, who, bets, chosen),
        st.builds(Pay, who, bets, chosen),
        st.builds(Return, who, bets, chosen),
        *(_any_act(game, kind) for kind in own),
    )


WORDS = {
    "name": st.sampled_from(
        [
            "stacked",
            "leaning",
            "object",
            "left-to-right",
            "supervisor",
            "players",
            "ana",
            "bo",
            "red",
            "off-layout",
            "short",
            "two-hands",
            "player",
            "banker",
            "croupier",
            "Ah",
            "Td",
            "7c",
            "wrong-manner",
            "order-lost",
        ]
    ),
    "money": st.integers(1, 10_000),
    "count": st.integers(1, 120),
    "number": st.integers(-1, 40),
    "selection": st.none() | st.integers(0, 40),
    "faces": st.lists(st.integers(0, 7) | st.sampled_from(["crab", "fish", "x", "Ks", "2d"]), min_size=1, max_size=5),
}


def _any_act(game: Game[Any], kind: type[Act]) -> st.SearchStrategy[Act]:
    said = {f.name: WORDS[f.type.name] for f in fields_of(kind).values()}
    return st.fixed_dictionaries(said).map(lambda values: game.read_act({"act": kind.word, **values}))
