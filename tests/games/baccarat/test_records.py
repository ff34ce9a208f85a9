"""Records of baccarat: a short one settles at any table, a full one replays as it was."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banca.games import settle
from banca.law import RecordError
from banca.material.cards import PACK
from banca.play.act import Bet
from banca.play.record import write
from banca.play.turn import Betting
from tests.battery.strategies import option_sets
from tests.games.baccarat.at_baccarat import GAME, sealed

SLUG = "baccarat-55-2004"
BETS = [
    {"act": "bet", "player": "ana", "bet": "banker", "stake": 10000, "place": 2},
    {"act": "bet", "player": "ana", "bet": "banker-pair", "stake": 1000, "place": 2},
    {"act": "bet", "player": "bo", "bet": "player", "stake": 2000},
    {"act": "bet", "player": "bo", "bet": "tie", "stake": 500},
]
TIED = "2h 4s Kd 3c 5h"
ROUNDS = {  # cards, what ana and bo come to
    "9h 3s Kd 5c": (-11000, 1500),
    "3h 4s 4d 4c": (9500 + 11000, -2500),
    "2h 4s Kd 2c 7h Ks": (-11000, 1500),
    TIED: (-1000, 4000),
    "6h 2s Kd 3c 4h": (9500 - 1000, -2500),
}


def short(cards: str, options: dict[str, Any] | None = None, *acts: dict[str, Any]) -> dict[str, Any]:
    dealt = [{"act": "card", "card": card} for card in cards.split()]
    return {"banca": 1, "edition": SLUG, "options": options or {}, "acts": [*BETS, *dealt, *acts]}


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_bets_and_cards_are_enough_under_any_lawful_options(data: st.DataObject) -> None:
    options, cards = data.draw(option_sets(SLUG)), data.draw(st.sampled_from(list(ROUNDS)))
    replayed = settle(short(cards, options.to_json()))
    players = replayed.settlement.players
    assert (players["ana"], players["bo"]) == ROUNDS[cards]
    assert bool(replayed.settlement.standing) is (cards == TIED and options["after-tie"] != "withdraw")
    full = write(GAME, replayed.state, tuple(played.act for played in replayed.played))
    again = settle(json.loads(json.dumps(full)))
    assert again.settlement == replayed.settlement
    assert again.state == replayed.state


@pytest.mark.parametrize(("cards", "nets"), ROUNDS.items())
def test_what_the_rounds_come_to(cards: str, nets: tuple[int, int]) -> None:
    players = settle(short(cards)).settlement.players
    assert (players["ana"], players["bo"]) == nets


def test_the_steps_in_between_are_filled_in() -> None:
    replayed = settle(short("2h 4s Kd 2c 7h Ks"))
    assert [played.act.name for played in replayed.played if played.given is None] == [
        "no-more-bets",
        "burn",
        "show",
        "hand-over",
        "show",
        "show",
        "hand-over",
        "show",
        "take",
        "take",
        "take",
        "pay",
    ]


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ("9h 3s Kd", "the record ends too early: the act card is missing"),
        ("2h 3s Kd 3c", "the record ends too early: the act card is missing"),
        ("9h 3s Kd 5c 2h", "card_must_not_be_drawn_against_the_rules, 55/2004 art. 10"),
        ("9h 3s Kd 5x", "card_must_be_of_the_pack, 55/2004 art. 1"),
    ],
)
def test_a_record_of_no_round_is_an_error_of_one_line(cards: str, says: str) -> None:
    with pytest.raises(RecordError) as error:
        settle(short(cards))
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_what_is_irregular_needs_no_steps_around_it() -> None:
    cards = [{"act": "card", "card": card} for card in ("9h", "3s", "Kd", "5c")]
    white = {"banca": 1, "edition": SLUG, "acts": [*BETS, {"act": "white-card"}, *cards]}
    assert settle(white).state.shoe.used_up  # type: ignore[attr-defined]
    mistaken = short("9h 3s Kd 5c", None, {"act": "surplus"}, {"act": "card", "card": "2h"})
    assert settle(mistaken).settlement.players == settle(short("9h 3s Kd 5c")).settlement.players
    void = {"banca": 1, "edition": SLUG, "acts": [*BETS, *cards[:2], {"act": "void", "why": "order-lost"}]}
    assert settle(void).settlement.players == {"ana": 0, "bo": 0}
    changed = {"banca": 1, "edition": SLUG, "acts": [{"act": "change-shoe"}, *BETS, *cards]}
    assert settle(changed).state.shoe.remaining == 312 - 6 - 1 - 4  # type: ignore[attr-defined]


def test_whoever_records_steps_records_them_all() -> None:
    cards = [{"act": "card", "card": card} for card in ("9h", "3s", "Kd", "5c")]
    skipped = {"banca": 1, "edition": SLUG, "acts": [{"act": "change-shoe"}, {"act": "shuffle"}, *BETS, *cards]}
    with pytest.raises(RecordError, match="shoe_must_be_ready_before_bets"):
        settle(skipped)
    burnt = {"banca": 1, "edition": SLUG, "acts": [*BETS, {"act": "burn", "cards": 1}, *cards]}
    with pytest.raises(RecordError, match="burn_must_keep_its_time"):
        settle(burnt)


def test_the_first_card_of_a_new_shoe_is_shown_before_the_bets() -> None:
    record = short("9h 3s Kd 5c", {"opening-burn": "first-card"}) | {"table": {"shoe": {"used_up": True}}}
    missing = r"the first card, which is turned up to burn, is missing \[shoe_must_be_ready_before_bets"
    with pytest.raises(RecordError, match=missing):
        settle(record)
    record["acts"] = [{"act": "card", "card": "7s"}, *record["acts"]]
    assert settle(record).state.shoe.unseen == 8  # type: ignore[attr-defined]


OPTION_SETS: list[dict[str, Any]] = [
    {
        "decks": 6 + at % 7,
        "cutter": ("bettor", "croupier")[at % 2],
        "opening-burn": ("per-deck", "first-card")[at // 2 % 2],
        "demonstration-rounds": at % 4,
        "shoe-end": ("this-round", "one-more")[at // 3 % 2],
        "round-burn": ("burn-one", "none")[at // 4 % 2],
        "after-tie": ("withdraw", "keep", "change")[at % 3],
        "after-tie-change": ("amount", "switch-side")[at // 2 % 2],
        "card-handling": ("allowed", "forbidden")[at // 5 % 2],
    }
    for at in range(30)
]


@pytest.mark.parametrize("at", range(30))
def test_a_full_shoe_at_a_table(at: int) -> None:
    """Every round ends and its record settles; the shoe ends as the options say; no hidden card comes to light."""
    table = sealed(at, OPTION_SETS[at])
    options = table.setting.options
    whites, seen, rounds = [], Counter[str](), 0
    while True:
        while not table.is_over:
            if isinstance(table.turn, Betting) and not table.state.stakes:
                for bet in (Bet("ana", "player", 100, place=1), Bet("bo", "banker", 300), Bet("bo", "tie", 10)):
                    table.do(bet)
            table.advance()
        record = json.loads(json.dumps(table.records[-1]))
        assert settle(record).settlement == GAME.settle(table.state)
        shown = [act["card"] for act in record["acts"] if act["act"] == "card"]
        assert [draw["drawn"] for draw in record["draws"] if "drawn" in draw] == shown
        whites += [rounds] * sum(act["act"] == "white-card" for act in record["acts"])
        seen.update(shown)
        rounds += 1
        assert table.state.shoe.seen == tuple(table.setting.memory.seen)
        if table.setting.memory.used_up:
            break
        table.open_round()
    assert len(whites) == 1
    assert rounds - 1 - whites[0] == (options["shoe-end"] == "one-more")
    assert max(seen.values()) <= options.number("decks")
    assert set(seen) <= set(PACK)
    assert len(table.setting.memory.results) == rounds
    assert (
        52 * options.number("decks") - seen.total() - table.setting.memory.unseen == table.setting.memory.remaining >= 0
    )
    table.open_round()
    assert table.state.stage == "shuffle"
    demonstrations = [r for r in table.records if any(act["act"] == "demonstration" for act in r["acts"])]
    assert demonstrations == table.records[: options.number("demonstration-rounds")]
    assert all(r["settlement"]["lines"] == [] for r in demonstrations)
    assert all(r["settlement"]["lines"] for r in table.records[len(demonstrations) :])
