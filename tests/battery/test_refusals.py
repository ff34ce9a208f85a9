"""Every refusal names a clause of its edition, or breaks a norm that is not law and is listed here with its reason."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import banca
from banca.games import game_of
from banca.law import EDITIONS, Edition, Refusal, Refused, option_set
from banca.material.chance import Seeded
from banca.messages import LANGUAGES
from banca.messages.errors import Message
from banca.money import Limits
from banca.play.act import Act, Bet, Do, Move, Withdraw
from banca.play.fields import fields_of
from banca.play.one_draw import OneDraw
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance
from banca.table import Table
from tests.battery.strategies import ONE_DRAW, anything_said, settings_of
from tests.battery.test_battery import following, played_on
from tests.replying import read_back

HOUSE = "the house posts it; most texts have no limits of stakes (reading limits)"
FACT = "what is said is not so: no norm is needed"
ROUND = "how the program parts one round from the next"
FORM = "what a record or a program can say at all"
MONEY = "the ledger's own: no text speaks of accounts"
NOT_OF_THE_LAW = {
    "account_must_cover_what_leaves_it": MONEY,
    "act_must_belong_to_the_game": FORM,
    "bet_must_be_money": FORM,
    "bets_must_be_taken_back_first": ROUND,
    "cards_must_not_be_held_already": FACT,
    "conditions_must_be_recorded_between_rounds": ROUND,
    "currency_must_be_one_of_the_house": MONEY,
    "layout_must_exist": "a text that speaks of no layouts does not number them",
    "next_round_must_be_opened_first": ROUND,
    "options_must_change_between_rounds": "the program's own promise: what was sealed is what is shown",
    "options_must_stand_while_bets_lie": "a reading common to all editions",
    "place_must_exist": "a text that numbers no places has none to name",
    "player_must_be_at_the_table": FACT,
    "player_must_not_stand_already": FACT,
    "result_must_be_shown": ROUND,
    "result_must_be_the_one_sealed": "the program's own promise: what was sealed is what is shown",
    "round_must_be_over": ROUND,
    "round_must_be_under_way": ROUND,
    "stake_must_be_a_multiple_of_the_unit": HOUSE,
    "stake_must_be_money_that_there_is": FORM,
    "stake_must_be_whole_and_above_zero": FORM,
    "stake_must_lie_on_the_layout": FACT,
    "stake_must_not_exceed_the_maximum": HOUSE,
    "stake_must_reach_the_minimum": HOUSE,
}
SOURCES = [path.read_text(encoding="utf-8") for path in sorted(Path(banca.__file__).parent.rglob("*.py"))]
NORMS = Path(__file__).parent / "one_draw_norms.txt"

# Enough of each kind of word that every norm can be broken.
SAID: dict[str, list[Any]] = {
    "name": ["object", "stacked", "wheel-stopped", "supervisor", "players", "left-to-right", "right-to-left", "nobody"],
    "count": [1, 999_999],
    "number": [-1, 5, 17, 40],
    "faces": [[1, 2], [1, 2, 9], ["fish", "red", 3], [6, 5, 4]],
}
LIMITS = Limits(200, 100_000, 100)
OPTIONS: dict[str, list[dict[str, str]]] = {
    "cussec-57-2004": [{}, {"shaker-drive": "electronic", "start-lamp": "none"}, {"bets-offered": "small,big"}],
    "fantan-58-2004": [{}],
    "fish-prawn-crab-59-2004": [{}, {"start-announcement": "silent", "winning-lights": "unlit"}],
    "roulette-60-2004": [
        {},
        {"betting-procedure": "bets-while-rolling", "payment-mode": "per-player"},
        {"betting-timer": "timer", "chances-offered": "without-sectors"},
    ],
}
LEFT = {"cussec-57-2004": "covered", "fish-prawn-crab-59-2004": "covered", "roulette-60-2004": 5}
# What is bet, winners first, and what comes.
ROUNDS: dict[str, tuple[tuple[tuple[str, Any], ...], dict[str, Any]]] = {
    "cussec-57-2004": ((("small", None), ("big", None)), {"act": "dice", "dice": [1, 2, 3]}),
    "fantan-58-2004": ((("nim", [3, 2]), ("fan", 4)), {"act": "count", "buttons": 63}),
    "fish-prawn-crab-59-2004": ((("small", None), ("big", None)), {"act": "dice", "dice": [1, 2, 3]}),
    "roulette-60-2004": ((("straight", 17), ("black", None), ("red", None)), {"act": "number", "number": 17}),
}


def own_acts(game: OneDraw[Any]) -> Iterator[Act]:
    """The steps of the game, and each other act with every word that could make a difference."""
    yield from map(Do, sorted(game.steps))
    for kind in game.act_kinds.values():
        if "bet" not in fields_of(kind):
            ways = [[(f.name, value) for value in SAID[f.type.name]] for f in fields_of(kind).values()]
            yield from (game.read_act({"act": kind.word, **dict(said)}) for said in product(*ways))


def acts_on_bets(game: OneDraw[Any]) -> Iterator[Act]:
    """Bets, changes and payments, right ones and those with something wrong."""
    bets, _ = ROUNDS[game.edition.slug]
    lost, other = bets[-1]
    unlawful = [
        ("no-such-bet", None),
        (bets[0][0], [9, 9]),
        *([("split", [0, 1])] if "split" in game.edition.bets else []),
    ]
    on_stakes = [
        kind for kind in game.act_kinds.values() if "bet" in fields_of(kind) and kind not in (Bet, Withdraw, Move)
    ]
    for bet, selection in (*bets, *unlawful):
        yield from (Bet("ana", bet, stake, selection) for stake in (0, 50, 100, 1_000, 1_000_000, 10**16))
        yield Bet("ana", bet, 1_000, selection, layout=9)
        yield Bet("ana", bet, 1_000, selection, place=1)
        for part in (None, 950, 5_000):
            yield Withdraw("ana", bet, selection, part)
            yield Move("ana", bet, lost, selection, other, part)
            yield Move("ana", bet, "no-such-bet", selection, None, part)
        for kind in on_stakes:
            yield kind("ana", bet, selection)  # type: ignore[call-arg]
            if "by" in fields_of(kind):
                yield from (kind("ana", bet, selection, by=name) for name in SAID["name"])  # type: ignore[call-arg]
                yield kind("ana", bet, selection, stake=1)  # type: ignore[call-arg]


def settings_to_walk(game: OneDraw[Any]) -> Iterator[Setting]:
    slug = game.edition.slug
    for options, memory in product(OPTIONS[slug], dict.fromkeys((None, LEFT.get(slug)))):
        yield Setting(option_set(game.edition, options), LIMITS, memory=memory)


def walk(game: OneDraw[Any], setting: Setting, bets: tuple[Any, ...]) -> Iterator[Any]:
    """The states of a round with these bets, as prescribed and with up to two irregularities on the way."""
    universe = [*own_acts(game), *acts_on_bets(game)]
    irregular = [act for act in universe if isinstance(act, tuple(i.act for i in game.irregularities))]
    result = game.read_act(ROUNDS[game.edition.slug][1])
    ways, seen = [(game.opening(setting), 2)], set()
    while ways:
        state, left = ways.pop()
        steps = tuple((step.norm, step.open) for step in state.ahead)
        key = (steps, *map(repr, (state.stakes, state.shown, state.irregular, state.taken, state.paid)))
        if key in seen:
            continue
        seen.add(key)
        yield state
        turn = game.turn(state)
        if isinstance(turn, Betting) and not state.stakes:
            for bet, selection in bets:
                state = game.after(state, Bet("ana", bet, 1_000, selection))
            ways.append((state, left))
        elif not game.is_over(state):
            act = result if isinstance(turn, Chance) else prescribed(turn)
            assert act is not None
            ways.append((game.after(state, act), left))
        early = [Do("cover")] if state.shown is not None and "cover" in game.steps else []
        beside = [act for act in (*irregular, *early) if left and game.refusal(state, act) is None]
        ways += [(game.after(state, act), left - 1) for act in beside]


def refusals(slug: str) -> Iterator[Refusal]:
    """What refuses anything of all that could be said, in every state of the rounds that are walked through."""
    game = game_of(slug)
    assert isinstance(game, OneDraw)
    universe = [*own_acts(game), *acts_on_bets(game), Do("no-such-step")]
    for setting in settings_to_walk(game):
        for bets in (ROUNDS[slug][0], ROUNDS[slug][0][-1:], ()):
            offered = tuple(bet for bet in bets if game.not_offered(setting, bet[0]) is None)
            for state in walk(game, setting, offered):
                found = (game.refusal(state, act) for act in universe)
                yield from (refusal for refusal in found if refusal)
                if not game.is_over(state):
                    yield game.refuse_next_round(state)


@pytest.mark.parametrize("slug", ONE_DRAW)
def test_the_norms_of_a_one_draw_game_and_the_clauses_they_rest_on(slug: str) -> None:
    """The file was read against the official texts, line by line: to change it is to say something else of the law."""
    found = {(refusal.norm, refusal.clause) for refusal in refusals(slug)}
    listed = [line.split() for line in NORMS.read_text(encoding="utf-8").splitlines()]
    assert {(norm, clause if clause != "-" else None) for where, norm, clause in listed if where == slug} == found


@pytest.mark.parametrize("slug", ONE_DRAW)
def test_every_refusal_of_a_one_draw_game_is_said_in_three_languages(slug: str) -> None:
    by_message = {refusal.says.id: refusal for refusal in refusals(slug) if isinstance(refusal.says, Message)}
    assert by_message
    for refusal in by_message.values():
        check_languages(refusal, game_of(slug).edition)


def check_languages(refusal: Refusal, edition: Edition) -> None:
    """The sentence is there in every language: with a letter of it, and no parameter left out."""
    assert isinstance(refusal.says, Message)
    said = {lang: refusal.says.said_in(lang, edition) for lang in LANGUAGES}
    assert said["en"] == str(refusal.says)
    assert re.search("[\u4e00-\u9fff]", said["zh"]), said
    assert said["pt"] != said["en"], said
    for lang, text in said.items():
        error = Refused(refusal, edition)
        assert error.said_in(lang).startswith(text)
        assert read_back(error).said_in(lang) == error.said_in(lang)


def accounted_for(slug: str, refusal: Refusal) -> bool:
    if refusal.clause is None:
        return refusal.norm in NOT_OF_THE_LAW
    return refusal.clause in game_of(slug).edition.clauses


@pytest.mark.parametrize("slug", ONE_DRAW)
def test_every_listed_norm_has_a_clause_of_its_edition_or_is_no_law(slug: str) -> None:
    listed = [line.split() for line in NORMS.read_text(encoding="utf-8").splitlines() if line.startswith(slug)]
    assert listed
    for _, norm, clause in listed:
        assert accounted_for(slug, Refusal(norm, clause if clause != "-" else None, "")), (norm, clause)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.data())
def test_whatever_is_said_a_refusal_names_a_clause_or_is_of_no_law(data: st.DataObject) -> None:
    game, setting = data.draw(settings_of())
    state, _ = played_on(data.draw, game, game.opening(setting), data.draw(st.integers(0, 12)))
    refusal = game.refusal(state, data.draw(anything_said(game, state)))
    assert refusal is None or accounted_for(game.edition.slug, refusal), refusal
    if refusal and isinstance(refusal.says, Message):
        check_languages(refusal, game.edition)


@pytest.mark.parametrize("slug", EDITIONS)
def test_another_round_before_this_one_is_over_is_refused_by_a_clause(slug: str) -> None:
    game = game_of(slug)
    table, clauses = Table(game, Setting(option_set(game.edition))), set()
    table.do(following(game, table.state, Seeded(1)))
    while not table.is_over and len(table.acts) < 6:
        with pytest.raises(Refused) as refused:
            table.open_round()
        clauses.add(refused.value.refusal.clause)
        table.do(following(game, table.state, Seeded(1)))
    assert clauses
    assert clauses <= {*game.edition.clauses}


def written_refusals() -> Iterator[tuple[str, str | None]]:
    """Norm and clause of the refusals whose clause is written beside the norm."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refusal", "refuse"):
                match node.args:
                    case [ast.Constant(value=str(norm)), ast.Constant(value=clause), *_]:
                        yield norm, clause  # type: ignore[misc]


def test_no_refusal_is_written_without_a_clause_unless_its_norm_is_no_law() -> None:
    written = list(written_refusals())
    assert len(written) > 50
    assert {norm for norm, clause in written if clause is None} <= {*NOT_OF_THE_LAW}


def test_every_norm_that_is_no_law_is_still_one_of_the_program() -> None:
    everything = "\n".join(SOURCES)
    assert [norm for norm in NOT_OF_THE_LAW if f'"{norm}"' not in everything] == []
