"""Any lawful play, under any options that make a table: it ends, conserves money, and replays from its record."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from banca.games import game_of, settle
from banca.games.blackjack.bets import MAIN
from banca.games.blackjack.dealing import Dealt, in_play
from banca.games.blackjack.playing import Double, Draw, Split, Stand
from banca.games.blackjack.shoe import UNDER_WAY
from banca.games.blackjack.window import EvenMoney, FiveCards, Surrender
from banca.law import OptionSet, Refused, option_set
from banca.law.instrument import Option
from banca.law.options import PRESETS
from banca.material.cards import PACK
from banca.material.chance import Seeded
from banca.money import Stakes
from banca.play.act import Act, Bet, Withdraw
from banca.play.record import prescribed, write
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision
from banca.table import Table
from tests.games.blackjack.at_blackjack import BOX, MACHINE, NEW, OLD, SHOE, both_editions, sealed

T = TypeVar("T")
PLAYERS = ("ana", "bo", "cy", "dee")
DECISIONS = (Draw, Double, Split, Surrender, EvenMoney, FiveCards, Stand)
STEPS_MOST = 2000
TABLES = 80  # of each edition
ROUNDS = 3  # at each table


class Whim:
    """Chooses anything, the same each time."""

    def __init__(self, seed: int) -> None:
        self.source = Seeded(seed)

    def among(self, choices: Sequence[T]) -> T:
        return choices[self.below(len(choices))]

    def below(self, number: int) -> int:
        return int(self.source.draw(dict.fromkeys(range(number), 1)))


# Any table.


def any_value(whim: Whim, option: Option) -> Any:
    words = [alternative.slug for alternative in option.alternatives]
    if option.multiple:
        return any_set(whim, option, words)
    number = option.number
    if number and (not words or whim.below(2)):
        return int(number.least) + whim.below(int(number.most or int(number.least) + 5) - int(number.least) + 1)
    return whim.among(words)


def any_set(whim: Whim, option: Option, words: list[str]) -> list[str]:
    if option.stands_alone and not whim.below(4):
        return [option.stands_alone]
    needed = [whim.among(group) for group in option.needs_one_of]
    free = [word for word in words if word != option.stands_alone and whim.below(2)]
    return list(dict.fromkeys([*needed, *free])) or words[:1]


def any_options(whim: Whim, slug: str) -> OptionSet:
    law = game_of(slug).edition
    free = [option for option in law.options.values() if not option.follows]
    chosen = {option.name: any_value(whim, option) for option in free if whim.below(2)}
    return option_set(law, chosen, whim.among(PRESETS))


def any_table(whim: Whim, slug: str) -> Setting:
    """Options that go together; a new table, or a shoe under way."""
    while True:
        setting = Setting(any_options(whim, slug), memory=whim.among((None, UNDER_WAY)))
        try:
            game_of(slug).opening(setting)
        except Refused:
            continue
        return setting


# Any play.


def any_bet(whim: Whim, game: Any) -> Act:
    bet = whim.among((MAIN, MAIN, MAIN, *game.edition.bets))
    stake, selection = whim.among((100, 100, 1 + whim.below(300))), whim.among((None, None, None, 1, 2))
    return Bet(whim.among(PLAYERS), bet, stake, selection, place=whim.among((None, 1, 2, 3)))


def anything(whim: Whim, game: Any, state: Any) -> Act:
    """A bet, a word of any player on any place, an irregularity: with sense or without."""
    if state.stage == "betting" and whim.below(8):
        return any_bet(whim, game)
    who, place = whim.among(PLAYERS), whim.among((None, 1, 2, 3))
    words = ("stand-by", "leave", "talk", "no-surrender")
    said: list[Act] = [
        *[game.read_act({"act": "match", "player": who, "place": place})] * 4,
        *(kind(who, place) for kind in (*DECISIONS, EvenMoney, FiveCards)),
        any_bet(whim, game),
        Withdraw(who, MAIN, place=place),
        game.read_act({"act": whim.among(sorted(game.steps))}),
        game.read_act({"act": "misdeal", "to": whim.among((1, 2, 5, "bank"))}),
        game.read_act({"act": "sit", "player": who, "place": place or 7}),
        game.read_act({"act": "hold", "player": who, "place": place or 7}),
        game.read_act({"act": whim.among(words), "player": who}),
    ]
    rarely = game.read_act({"act": "cancel", "why": whim.among(("misdeal", "cards-run-out"))})
    return whim.among(said) if whim.below(60) else rarely


def going_on(whim: Whim, game: Any, state: Any) -> Act:
    turn = game.turn(state)
    match turn:
        case Chance(weights):
            telling = [act for act in weights if game.token(act)[0] in "78A"]  # pairs, prizes, blackjacks, many cards
            return whim.among(telling) if telling and whim.below(2) else whim.source.draw(weights)
        case Decision(_, choices):
            return whim.among(choices)
    step = prescribed(turn)
    assert step is not None, turn
    return step


def played(whim: Whim, game: Any, setting: Setting) -> tuple[Any, list[Act]]:
    """A round in which anything is tried; what is refused is left, and the rest is played to the end."""
    state, done = game.opening(setting), list[Act]()
    for _ in range(STEPS_MOST):
        if game.is_over(state):
            return state, done
        tries = whim.below(15) if isinstance(game.turn(state), Betting) else whim.below(2)
        act = anything(whim, game, state) if tries else going_on(whim, game, state)
        if game.refusal(state, act) is None:
            check(game, state, act)
            state = game.after(state, act)
            done.append(act)
    raise AssertionError("the round does not end")


def check(game: Any, state: Any, act: Act) -> None:
    """What holds before every act that is done."""
    for clause in game.clauses_for(state, act):
        game.edition.clause(clause)
    turn = game.turn(state)
    if isinstance(turn, Decision) and state.stage == "playing":
        place = state.current.place
        allowed = [kind(turn.player, place) for kind in DECISIONS]
        assert [choice for choice in allowed if game.refusal(state, choice) is None] == list(turn.choices)
        assert turn.choices[-1] == Stand(turn.player, place)
    if isinstance(turn, Chance):
        assert all(game.refusal(state, shown) is None for shown in turn.weights)
    elif step := prescribed(turn):
        assert game.refusal(state, step) is None, step
    for cards in (Counter(state.shoe.seen), Counter(in_play(state))):
        assert all(number <= state.terms.decks for number in cards.values())


def total(stakes: Stakes) -> int:
    return sum(stake.amount for stake in stakes)


def given_back(state: Any) -> int:
    """Stakes that went back before the deal, having lost what they rested on."""
    made = {stake.position for stake in state.made}
    return sum(line.stake for line in state.lines if line.position not in made)


@pytest.mark.parametrize("slug", [OLD, NEW])
def test_any_play_ends_and_conserves_money_and_replays(slug: str) -> None:
    game = game_of(slug)
    for seed in range(TABLES):
        whim = Whim(seed)
        setting = any_table(whim, slug)
        for _ in range(ROUNDS):
            state, done = played(whim, game, setting)
            agrees(game, state, done)
            setting = Setting(setting.options, memory=game.remembered(state))


def agrees(game: Any, state: Any, done: list[Act]) -> None:
    settlement = game.settle(state)
    assert sum(settlement.players.values()) + settlement.house["net"] == 0
    assert state.stakes == ()
    assert sum(line.stake for line in settlement.lines) == total(state.made) + given_back(state)
    for line in settlement.lines:
        assert line.returned in (0, line.stake, line.stake // 2)
        assert line.clauses
        for clause in line.clauses:
            game.edition.clause(clause)
    written = write(game, state, tuple(done))
    replayed = settle(json.loads(json.dumps(written)))
    assert replayed.settlement == settlement
    assert write(game, replayed.state, tuple(p.act for p in replayed.played)) == written


# Tables in play, whose cards are sealed.


def one_round(table: Table, whim: Whim) -> None:
    """Three players bet and decide at random."""
    state: Any = table.state
    while not table.is_over:
        turn, state = table.turn, table.state
        if isinstance(turn, Betting) and not state.stakes and not state.in_round:
            for place, player in enumerate(PLAYERS[:3], 1):
                table.do(Bet(player, MAIN, 100, place=place))
        if isinstance(turn, Decision):
            table.do(whim.among(turn.choices))
        else:
            table.advance()


@both_editions
@pytest.mark.parametrize("devices", [SHOE, BOX, MACHINE])
def test_a_table_in_play_seals_and_replays_every_round(slug: str, devices: Any) -> None:
    table, whim = sealed(slug, 5, devices[slug]), Whim(1000)
    for _ in range(25):
        one_round(table, whim)
        table.open_round()
    for record in table.records:
        assert settle(json.loads(json.dumps(record))).settlement.to_json() == record["settlement"]


@both_editions
def test_no_card_is_dealt_more_often_than_the_decks_hold_it(slug: str) -> None:
    table, whim = sealed(slug, 3), Whim(4)
    since_shuffle: Counter[str] = Counter()
    for _ in range(60):
        one_round(table, whim)
        for act in table.acts:
            if act.name == "shuffle":
                since_shuffle.clear()
            if isinstance(act, Dealt):
                since_shuffle[act.card] += 1
        assert max(since_shuffle.values()) <= 6
        assert set(since_shuffle) <= set(PACK)
        table.open_round()


@both_editions
def test_both_presets_make_a_table(slug: str) -> None:
    game = game_of(slug)
    for preset in PRESETS:
        assert game.turn(game.opening(Setting(option_set(game.edition, preset=preset))))
