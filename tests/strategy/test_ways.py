"""Ways to play at a live table: lawful, within the purse, and by nothing that the player cannot see."""

from collections import Counter
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from banca.games import game_of
from banca.games.pai_kau.ways import house_way
from banca.law import EDITIONS, OptionError, Refused, option_set
from banca.material.chance import Seeded
from banca.money import Limits, indexed
from banca.play.act import Act, Bet
from banca.play.game import Game
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Betting, Decision
from banca.strategy.ways import WAYS, Sight, Way, bets_for, choice_for, read_way
from banca.strategy.ways.pai_kau import choose
from banca.table import Table
from tests.at_table import AtTable

PLAYERS = {"ana": "basic", "bo": "random", "cy": "careful", "di": "same"}
PURSE = 1_000_000
LIMITS = Limits(1_000, None, 500)


def table_of(slug: str, seed: int = 3) -> Table:
    game = game_of(slug)
    return Table(game, Setting(option_set(game.edition), LIMITS), Seeded(seed))


class Played:
    """A table where everybody plays by a way; `at_decision` is called before each."""

    def __init__(self, slug: str, seed: int = 3, purse: int = PURSE) -> None:
        self.table, self.random, self.purse = table_of(slug, seed), Random(seed), purse
        game, setting = self.table.game, self.table.setting
        self.ways = {player: read_way(game, setting, way) for player, way in PLAYERS.items()}
        self.bets: Counter[tuple[str, str]] = Counter()
        self.choices: Counter[tuple[str, str]] = Counter()
        self.decisions: list[tuple[Any, Decision, list[Act]]] = []

    def round(self) -> None:
        table, asked = self.table, set()
        while not table.is_over:
            turn = table.turn
            if isinstance(turn, Betting):
                if turn.prescribed not in asked or turn.prescribed is None:
                    asked.add(turn.prescribed)
                    self.bet()
                closing = prescribed(table.turn)
                assert closing, "nobody can go on"
                table.do(closing)
            elif isinstance(turn, Decision):
                self.decide(turn)
            else:
                table.advance()
        table.open_round()

    def bet(self) -> None:
        for player, way in [*self.ways.items()] * 3:  # some wait for what the others do
            for act in bets_for(self.table.game, self.table.state, player, way, self.random, self.purse):
                self.bets[player, getattr(act, "bet", act.name)] += 1
                self.table.do(act)

    def decide(self, turn: Decision) -> None:
        table = self.table
        self.decisions.append((table.state, turn, [*table.acts]))
        act = choice_for(table.game, table.state, turn, self.ways[turn.player], self.random, self.purse)
        assert act is not None
        self.choices[turn.player, act.name] += 1
        table.do(act)


@pytest.mark.parametrize("slug", EDITIONS)
def test_every_way_plays_every_game_round_after_round(slug: str) -> None:
    played = Played(slug)
    for _ in range(12):
        played.round()
    for player in PLAYERS:
        assert any(who == player for who, _ in played.bets), player


def test_basic_play_is_that_of_the_game() -> None:
    blackjack, stud, craps, baccarat = (
        Played(slug) for slug in ("blackjack-56-2004", "stud-poker-61-2004", "craps-53-2010", "baccarat-55-2004")
    )
    for played in (blackjack, stud, craps, baccarat):
        for _ in range(25):
            played.round()
    assert blackjack.choices["ana", "draw"]
    assert blackjack.choices["ana", "double"]
    assert stud.choices["ana", "raise"] > stud.choices["ana", "fold"] > 0
    assert craps.bets["ana", "pass-odds"]
    assert {bet for who, bet in baccarat.bets if who == "ana"} == {"banker"}


def test_whoever_is_careful_adds_nothing() -> None:
    for slug, word in (("blackjack-56-2004", "stand"), ("stud-poker-61-2004", "fold")):
        played = Played(slug)
        for _ in range(6):
            played.round()
        assert {chosen for who, chosen in played.choices if who == "cy"} <= {word, "cut"}


def test_the_bank_is_taken_in_turn_and_passed_on_by_who_never_takes_it() -> None:
    played = Played("paikau-96-85-M")
    for _ in range(12):
        played.round()
    assert played.bets["ana", "bank"] > 1
    assert played.bets["bo", "bank"]
    assert played.bets["di", "pass"]
    assert not played.bets["di", "bank"]


def test_the_way_of_the_house_divides_the_tiles() -> None:
    at = Played("paikau-96-85-M")
    at.round()
    state, turn, _ = next(each for each in at.decisions if each[1].player == "ana")
    seen = at.table.game.seen_by(state, "ana")
    act: Any = choose(Sight(state.setting, "ana", PURSE, seen, state.stakes), turn.choices)
    assert set(act.front) == set(house_way(state.setting).arrange(seen["tiles"][str(act.place)]).front)
    assert choose(Sight(state.setting, "ana", PURSE, seen, state.stakes), turn.choices[:0]) is None


def test_one_named_bet_every_round() -> None:
    game = game_of("roulette-60-2004")
    setting = Setting(option_set(game.edition), LIMITS)
    way = read_way(game, setting, "same straight 17")
    assert way == Way("same", ("straight", 17))
    state = AtTable("roulette-60-2004", limits=LIMITS).to("bell").state
    (bet,) = bets_for(game, state, "ana", way, Random(1), PURSE)
    assert bet == Bet("ana", "straight", 1_000, 17)
    assert bets_for(game, game.after(state, bet), "ana", way, Random(1), PURSE) == ()
    assert read_way(game, setting, "same").place == game.positions(setting)[0]


@pytest.mark.parametrize("text", ["", "best", "random 7", "SAME"])
def test_a_way_that_is_none_is_refused_with_those_there_are(text: str) -> None:
    game = game_of("cussec-57-2004")
    with pytest.raises(OptionError) as error:
        read_way(game, Setting(option_set(game.edition)), text)
    assert all(way in str(error.value) for way in WAYS)


@pytest.mark.parametrize("text", ["same nothing", "same total 99", "same total"])
def test_a_bet_that_is_not_offered_is_refused_by_its_norm(text: str) -> None:
    game = game_of("cussec-57-2004")
    with pytest.raises(Refused):
        read_way(game, Setting(option_set(game.edition)), text)


def test_stakes_keep_to_limits_and_purse() -> None:
    game = game_of("cussec-57-2004")
    limits = Limits(1_200, 3_000, 500)
    at = AtTable("cussec-57-2004", limits=limits).to("bell")
    way, random = read_way(game, at.setting, "random"), Random(2)
    for _ in range(50):
        for act in bets_for(game, at.state, "ana", way, random, 4_000):
            assert isinstance(act, Bet)
            assert act.stake in (1_500, 3_000)
    assert bets_for(game, at.state, "ana", way, random, 1_499) == ()
    assert bets_for(game, at.do("bell").state, "ana", way, random, 9_000) == ()


def test_nobody_raises_beyond_his_purse() -> None:
    at = Played("stud-poker-61-2004")
    at.round()
    game = at.table.game
    state, turn, _ = at.decisions[0]
    (raised,) = (act for act in turn.choices if act.name == "raise")
    for way in WAYS:
        for seed in range(8):
            chosen = choice_for(game, state, turn, Way(way), Random(seed), 1_999)
            assert chosen is not None
            assert chosen.name == "fold"
            only = replace(turn, choices=(raised,))
            assert choice_for(game, state, only, Way(way), Random(seed), 1_999) is None


# What lies face down.


def hidden_from(game: Game[Any], acts: list[Act], setting: Setting, viewer: str) -> list[tuple[int, str]]:
    """The acts whose cards or tiles a player did not see, each with the name of the field that holds one."""
    state, found = game.opening(setting), []
    for number, act in enumerate(acts):
        after = game.after(state, act)
        cards = [name for name in act.face_down if isinstance(getattr(act, name), str)]
        if isinstance(act, game.chance_acts) and cards and game.hides(state, act, after, viewer):
            found += [(number, name) for name in cards]
        state = after
    return found


def swapped(acts: list[Act], one: tuple[int, str], other: tuple[int, str]) -> list[Act]:
    found = [*acts]
    (a, name), (b, other_name) = one, other
    found[a] = replace(acts[a], **{name: getattr(acts[b], other_name)})
    found[b] = replace(acts[b], **{other_name: getattr(acts[a], name)})
    return found


@pytest.mark.parametrize("slug", ["blackjack-56-2004", "stud-poker-61-2004", "paikau-96-85-M"])
def test_no_choice_depends_on_what_lies_face_down(slug: str) -> None:
    compared = 0
    for seed in range(6):
        played = Played(slug, seed)
        setting, game = played.table.setting, played.table.game
        played.round()
        for state, turn, acts in played.decisions:
            hidden = hidden_from(game, acts, setting, turn.player)
            for one, other in zip(hidden, reversed(hidden), strict=True):
                changed = _played_again(game, setting, swapped(acts, one, other))
                if changed is None or changed == state:
                    continue
                if game.seen_by(changed, turn.player) != game.seen_by(state, turn.player):
                    continue  # turned up since
                again = game.turn(changed)
                assert again == turn
                for way in WAYS:
                    chosen = [choice_for(game, each, turn, Way(way), Random(seed), PURSE) for each in (state, changed)]
                    assert chosen[0] == chosen[1]
                compared += 1
    assert compared > 20


def _played_again(game: Game[Any], setting: Setting, acts: list[Act]) -> Any:
    state = game.opening(setting)
    for act in acts:
        if game.refusal(state, act):  # another hand decides something else, or cards are sorted another way
            return None
        state = game.apply(state, act)
    return state


def test_a_sight_holds_no_state() -> None:
    assert {field.name for field in fields(Sight)} == {"setting", "player", "purse", "seen", "stakes"}
    game = game_of("stud-poker-61-2004")
    at = AtTable("stud-poker-61-2004", limits=LIMITS).bet("ana", "ante", 1_000, place=1)
    sight = Sight(at.setting, "ana", 0, game.seen_by(at.state, "ana"), at.state.stakes)
    assert sight.own == indexed(at.state.stakes).of("ana")
