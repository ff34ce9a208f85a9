"""What a croupier has before him, at every step of rounds of every edition, and in every language."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from banca.games import game_of
from banca.law import EDITIONS, LANGUAGES, Refused
from banca.play.act import Act, Bet, OnPosition, Pay, Take
from banca.play.game import Game
from banca.play.record import VERSION, prescribed, read_setting
from banca.play.turn import Betting, Chance, Decision
from banca.table.desk import Desk, Moment
from banca.table.view import KINDS
from tests.client.test_all_games import SETTINGS, STAKES

STEPS, ROUNDS = 400, 3


def told(refused: Refused) -> str:
    return str(refused)


def desk(game: Game[Any], state: Any, lang: str = "en", done: list[Moment] | None = None) -> dict[str, Any]:
    return Desk(game, state, lang, told).document(done or [])


def opening(slug: str) -> tuple[Game[Any], Any]:
    game = game_of(slug)
    return game, game.opening(read_setting(game, {"banca": VERSION, "edition": slug, **SETTINGS.get(slug, {})}))


def staked(game: Game[Any], state: Any, slug: str, whim: random.Random) -> Any:
    """The state with what three people stake, as far as the law takes it."""
    for number in range(3):
        bets = STAKES[slug][number] if slug in STAKES else _any_bets(game, state, whim)
        for bet, stake, selection, place in bets:
            act = Bet(f"player-{number + 1}", bet, stake, selection, 1, place)
            if game.refusal(state, act) is None:
                state = game.apply(state, act)
    return state


def _any_bets(game: Game[Any], state: Any, whim: random.Random) -> list[tuple[str, int, Any, None]]:
    return [(bet, 1_000, chosen, None) for bet, chosen in whim.sample(list(game.positions(state.setting)), 2)]


def moments(slug: str, seed: int) -> Iterator[tuple[Game[Any], Any, Act, list[Moment]]]:
    """Each state of a round that a croupier deals, with what was done before and the act that comes."""
    whim = random.Random(f"{slug} {seed}")
    game, state = opening(slug)
    done: list[Moment] = []
    bets_lie = False
    for number in range(STEPS):
        turn = game.turn(state)
        if isinstance(turn, Betting) and not bets_lie:
            state, bets_lie = staked(game, state, slug, whim), True
            turn = game.turn(state)
        match turn:
            case Chance(weights):
                act = whim.choices([*weights], [*weights.values()])[0]
            case Decision(_, choices):
                act = whim.choice(choices)
            case _ if game.is_over(state) or prescribed(turn) is None:
                return
            case _:
                act = prescribed(turn)  # type: ignore[assignment]
        yield game, state, act, done
        before, state = state, game.after(state, act)
        done = [*done, Moment(number, number, before, act, state)]


@pytest.mark.parametrize("slug", EDITIONS)
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_what_a_desk_says_is_what_the_law_takes(slug: str, seed: int) -> None:
    """The next step, each choice and each case are not refused; what chance shows can be typed in."""
    seen = set()
    for game, state, act, done in moments(slug, seed):
        found, turn = desk(game, state, done=done), game.turn(state)
        seen.add(found["kind"])
        assert found["kind"] == KINDS[type(turn)]
        if isinstance(turn, Chance):
            awaited, said = found["awaited"], act.to_json()
            assert {**awaited["act"], awaited["field"]: said[awaited["field"]]} == said
            shown = said[awaited["field"]]
            assert {*(shown if isinstance(shown, list) else [shown])} <= {each["value"] for each in awaited["values"]}
        elif not isinstance(turn, Decision):
            assert found["next"]["act"] == act.to_json()
            assert found["next"]["cites"]
        for each in [*found["choices"], *(case for kind in found["irregularities"] for case in _open(kind))]:
            assert game.refusal(state, game.read_act(each["act"])) is None
        for step in found["steps"]:
            assert ("refusal" in step) == bool(game.refusal(state, game.read_act(step["act"])))
        for kind in found["irregularities"]:
            assert all(case["act"]["act"] == kind["act"] for case in kind["cases"])
            assert kind["cite"]
        assert [each["entry"] for each in found["done"]] == [each.entry for each in done][-len(found["done"]) :]
    assert {"chance", "croupier"} <= seen


def _open(kind: dict[str, Any]) -> list[dict[str, Any]]:
    return [] if "refusal" in kind else list(kind["cases"])


@pytest.mark.parametrize("slug", EDITIONS)
def test_what_is_due_is_paid_in_this_order_and_comes_to_the_settlement(slug: str) -> None:
    paid = 0
    for seed in range(8):
        waiting: list[dict[str, Any]] = []
        for game, state, act, _ in moments(slug, seed):
            if not isinstance(act, OnPosition):
                assert waiting == []
                continue
            if not waiting:
                waiting = desk(game, state)["due"]
            due = waiting.pop(0)
            paid += 1
            assert due["act"] == act.to_json()
            line = {each.position: each for each in game.lines(game.after(state, act))}[
                game.position(state.setting, act)
            ]
            assert due["stake"] == line.stake
            moved = {Take: -line.stake, Pay: line.net + line.stake - line.returned}.get(type(act), line.returned)
            assert due["amount"] == abs(moved)
    assert paid > 0


@pytest.mark.parametrize("slug", EDITIONS)
def test_a_desk_speaks_each_language(slug: str) -> None:
    """Acts, bets and clauses are named otherwise in each of them."""
    game, state = opening(slug)
    documents = [desk(game, state, lang) for lang in LANGUAGES]
    assert len({each["irregularities"][0]["name"] for each in documents}) == len(LANGUAGES)
    assert len({each["irregularities"][0]["says"] for each in documents}) == len(LANGUAGES)
    assert len({str(each["steps"]) for each in documents}) == len(LANGUAGES)


def test_a_desk_shows_no_card_that_lies_face_down() -> None:
    """At stud poker, while the bettors decide, four of the croupier's cards have not been seen."""
    for game, state, _, done in moments("stud-poker-61-2004", 0):
        if isinstance(game.turn(state), Decision):
            shown = [each["of"] for each in desk(game, state, done=done)["done"] if each["act"] == "card"]
            open_ones = [of for of in shown if "?" not in of]
            assert len(shown) == 20
            assert [of[0] for of in open_ones] == ["croupier"]
            return
    pytest.fail("nobody was asked")
