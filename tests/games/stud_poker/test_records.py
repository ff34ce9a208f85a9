"""Records of stud poker: short ones, what a table remembers, and what makes no sense."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from banca.games import game_of, settle
from banca.games.stud_poker.memory import MEMORY, Remembered
from banca.law import RecordError
from banca.play.schema import record_schema
from tests.games.stud_poker.at_stud import CLOSED, HANDS, SLUG

POSTED = {
    "jackpot-fixed-royal-flush": 500_000_00,
    "jackpot-fixed-straight-flush": 50_000_00,
    "jackpot-fixed-four-of-a-kind": 5_000_00,
    "jackpot-fixed-full-house": 1_000_00,
    "jackpot-fixed-flush": 500_00,
    "jackpot-minimum": 200_000_00,
    "jackpot-stake": 10_00,
    "jackpot-contribution": "1/2",
}
BETS: list[dict[str, Any]] = [
    {"act": "bet", "player": "ana", "bet": "ante", "stake": 100_00},
    {"act": "bet", "player": "ana", "bet": "progressive-jackpot", "stake": 10_00},
]


def hand(to: int | str, cards: str) -> dict[str, Any]:
    return {"act": "hand", "to": to, "cards": cards.split()}


DEAL = [hand(1, HANDS["flush"]), hand("croupier", CLOSED)]


def record(*acts: dict[str, Any], **table: Any) -> dict[str, Any]:
    return {"banca": 1, "edition": SLUG, "table": {**POSTED, **table}, "acts": list(acts)}


def test_a_short_record_holds_bets_hands_and_decisions() -> None:
    replayed = settle(record(*BETS, *DEAL, {"act": "raise", "player": "ana"}))
    assert replayed.settlement.players == {"ana": 100_00 + 490_00}
    assert [played.act.name for played in replayed.played if played.given is None] == [
        *("shuffle", "cut", "white-card", "load", "no-more-bets", "showdown"),
        *("pay", "return", "pay"),
    ]


def test_cards_one_by_one_and_the_raise_as_a_bet_come_to_the_same() -> None:
    cards = [
        {"act": "card", "to": to, "card": card}
        for own, croupiers in zip(HANDS["flush"].split(), CLOSED.split(), strict=True)
        for to, card in ((1, own), ("croupier", croupiers))
    ]
    raised = {"act": "bet", "player": "ana", "bet": "raise", "stake": 200_00, "place": 1}
    other = settle(record(*BETS, *DEAL, {"act": "raise", "player": "ana", "stake": 200_00})).settlement
    assert settle(record(*BETS, *cards, raised)).settlement == other


def test_the_takings_of_a_folded_hand_are_filled_in_before_the_next_decision() -> None:
    bo = {"act": "bet", "player": "bo", "bet": "ante", "stake": 100_00, "place": 2}
    acts = [*BETS, bo, DEAL[0], hand(2, HANDS["two-pairs"]), DEAL[1]]
    replayed = settle(record(*acts, {"act": "fold", "player": "ana"}, {"act": "raise", "player": "bo"}))
    assert replayed.settlement.players == {"ana": -110_00, "bo": 100_00}


def test_a_decision_is_never_filled_in() -> None:
    with pytest.raises(RecordError, match="the record ends too early: ana has to decide: raise or fold"):
        settle(record(*BETS, *DEAL))
    with pytest.raises(RecordError, match="the record ends too early: the act card is missing"):
        settle(record(*BETS, {"act": "no-more-bets"}))


def test_irregularities_close_the_bets_by_themselves() -> None:
    replayed = settle(record(*BETS, {"act": "dealt-to-empty", "to": 5}, {"act": "misdeal", "why": "wrong-count"}))
    assert replayed.settlement.players == {"ana": 0}
    assert replayed.settlement.to_json()["standing"] == [
        {"player": "ana", "bet": "progressive-jackpot", "place": 1, "stake": 10_00}
    ]


@pytest.mark.parametrize(
    ("acts", "says"),
    [
        ([hand(1, "As Ks Qs Js")], "a hand is 5 cards, not 4 [hands_must_have_five_cards, 61/2004 art. 7(1)]"),
        ([hand(1, "As Ks Qs Js As")], "As is dealt already: the game has one pack"),
        ([hand(1, "As Ks Qs Js Zs")], "'Zs' is no card of the pack"),
        ([DEAL[0], hand("croupier", HANDS["flush"])], "Js is dealt already"),
        ([DEAL[0], DEAL[0]], "box 1 has cards already"),
        ([{"act": "misdeal", "why": "wrong-count"}], "no card is out yet"),
        ([{"act": "expose", "to": 1, "number": 1}], "box 1 has no card 1 to expose"),
        ([*DEAL, {"act": "card", "to": 1, "card": "As"}], "every hand has its 5 cards: no more are dealt"),
        ([hand(2, HANDS["flush"])], "box 2 has no ante and gets no cards: those with one are 1"),
        ([hand("bank", HANDS["flush"])], "nobody sits at 'bank': cards go to boxes 1 to 7 and to the croupier"),
        ([{"act": "raise", "player": "ana"}], "bettors decide after looking at their five cards"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(acts: list[dict[str, Any]], says: str) -> None:
    with pytest.raises(RecordError) as refused:
        settle(record(*BETS, *acts))
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


POOL = {
    "amount": 200_005_00,
    "hidden": "1/3",
    "opening": 200_000_00,
    "contributed": "1501/3",
    "topped_up": 0,
    "borne": 0,
    "paid": 0,
}
CARRIED = {"player": "ana", "bet": "progressive-jackpot", "place": 4, "stake": 10_00}


def test_what_the_table_remembers_round_trips() -> None:
    said = {"pool": POOL, "carried": [CARRIED], "shuffler_failed": True}
    assert MEMORY.write(MEMORY.read(said)) == said
    assert MEMORY.read({}) == Remembered()
    assert MEMORY.write(Remembered()) == {"shuffler_failed": False}
    assert (
        MEMORY.read({"pool": {"amount": 5_00, "hidden": "1/2"}}).pool.amount
        == 500 + MEMORY.read({"pool": {"amount": 0, "hidden": "1/2"}}).pool.amount
    )


def test_a_pool_may_be_given_as_it_stands() -> None:
    replayed = settle(record(*BETS, *DEAL, {"act": "raise", "player": "ana"}, jackpot={"pool": {"amount": 900_000_00}}))
    result: Any = game_of(SLUG).result(replayed.state)
    assert result["jackpot"]["before"] == 900_000_00
    assert result["jackpot"]["after"] == 899_505_00


def test_a_bet_carried_over_is_played_or_given_back() -> None:
    memory = {"pool": {"amount": 900_000_00}, "carried": [CARRIED]}
    ante = {"act": "bet", "player": "ana", "bet": "ante", "stake": 100_00}
    acts = [hand(4, HANDS["flush"]), DEAL[1], {"act": "raise", "player": "ana"}]
    assert settle(record(ante, *acts, jackpot=memory)).settlement.players == {"ana": 100_00 + 490_00}
    other = {**ante, "player": "bo"}
    replayed = settle(record(other, *DEAL, {"act": "raise", "player": "bo"}, jackpot=memory))
    assert replayed.settlement.players == {"ana": 0, "bo": 100_00}
    left = MEMORY.write(game_of(SLUG).remembered(replayed.state))
    # What the bet had fed the pool before this record goes out of it again.
    assert (left["pool"]["amount"], left["pool"]["contributed"]) == (900_000_00 - 5_00, "-500")
    assert MEMORY.write(MEMORY.read(left)) == left


@pytest.mark.parametrize(
    ("memory", "says"),
    [
        ([], '"jackpot" is an object of pool, carried, shuffler_failed'),
        ({"colour": 1}, '"jackpot" is an object of pool, carried, shuffler_failed'),
        ({"shuffler_failed": 1}, '"shuffler_failed" is true or false, not 1'),
        ({"pool": 5}, '"pool" is an object of amount, hidden, opening, contributed, topped_up, borne, paid'),
        ({"pool": {}}, '"amount" of the pool is whole minor units, nought or above, not None'),
        ({"pool": {"amount": -1}}, '"amount" of the pool is whole minor units, nought or above, not -1'),
        ({"pool": {"amount": 1, "hidden": "x"}}, '"hidden" of the pool is minor units as "p/q", nought or above'),
        ({"pool": {"amount": 1, "hidden": "1/0"}}, '"hidden" of the pool is minor units as "p/q", nought or above'),
        ({"pool": {"amount": 1, "hidden": "1e999999999"}}, '"hidden" of the pool is minor units as "p/q"'),
        ({"pool": {"amount": 1, "hidden": 0.5}}, '"hidden" of the pool is minor units as "p/q", nought or above'),
        ({"pool": {"amount": 1, "hidden": "3/2"}}, '"pool": no pool can show 1 minor units and hide 3/2'),
        ({"pool": {"amount": 1, "contributed": "x"}}, '"contributed" of the pool is minor units as "p/q", not'),
        ({"pool": {"amount": 1, "hidden": "-1/2"}}, '"hidden" of the pool is minor units as "p/q", nought or above'),
        ({"pool": {"amount": 1, "opening": 2}}, '"pool": the pool does not balance'),
        ({"carried": {}}, '"carried" lists stakes'),
        ({"carried": [5]}, 'a stake in "carried" has a player, a bet and a stake in minor units: 5 has not'),
        ({"carried": [{**CARRIED, "place": 8}]}, "each on a place from 1 to 7"),
        ({"carried": [{**CARRIED, "stake": 0}]}, "must be whole minor units, from 1 to 10^15, not 0"),
        ({"carried": [{**CARRIED, "bet": "ante"}]}, "progressive-jackpot bets are carried over"),
        ({"carried": [CARRIED, {**CARRIED, "player": "bo"}]}, "two jackpot bets were carried over for one place"),
        ({"carried": [CARRIED, {**CARRIED, "place": 5}]}, "two jackpot bets were carried over for one player"),
    ],
)
def test_a_memory_that_makes_no_sense_is_one_clear_line(memory: Any, says: str) -> None:
    with pytest.raises(RecordError) as refused:
        settle(record(*BETS, jackpot=memory))
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_records_fit_the_published_schema() -> None:
    schema = record_schema([game_of(SLUG)])
    Draft202012Validator.check_schema(schema)
    fits = Draft202012Validator(schema)
    memory = {"pool": POOL, "carried": [CARRIED], "shuffler_failed": False}
    whole = json.loads(json.dumps(record(*BETS, *DEAL, {"act": "raise", "player": "ana"}, jackpot=memory)))
    assert fits.is_valid(whole)
    assert not fits.is_valid({**whole, "table": {"jackpot": {"pool": {"hidden": "1/3"}}}})
