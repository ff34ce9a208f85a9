"""What a record leaves out: what is filled in, what is not, and which clause is named."""

import json
from typing import Any

import pytest

from banca.games import game_of, settle
from banca.law import EDITIONS, Omitted, RecordError
from banca.play.act import OnPosition
from banca.play.record import digest, omissions
from tests.play.test_any_record import played

BET = {"act": "bet", "player": "ana", "bet": "small", "stake": 10000}
DICE = {"act": "dice", "dice": [2, 3, 4]}
PAY = {"act": "pay", "player": "ana", "bet": "small"}
BEFORE_BETS = ("cover", "clasp", "press-lever", "press-lever", "press-lever", "light-lamp", "announce-start")


def cussec(*acts: str | dict[str, Any]) -> dict[str, Any]:
    said = [{"act": act} if isinstance(act, str) else act for act in acts]
    return {"banca": 1, "edition": "cussec-57-2004", "acts": said}


def without(acts: tuple[str, ...], *numbers: int) -> tuple[str, ...]:
    return tuple(act for number, act in enumerate(acts) if number not in numbers)


# Which clause is named.


@pytest.mark.parametrize("slug", EDITIONS)
def test_whichever_step_is_left_out_of_a_full_record_its_clause_is_named(slug: str) -> None:
    """Payments are left out of it: the clause on their order is named, or what was lost and won."""
    cite, named = game_of(slug).edition.cite, 0
    rounds = [record for record in map(json.loads, played(slug)) if "digest" in record]
    for record in rounds:
        if {"act": "no-round"} in record["acts"]:  # of pai kau: for a round that is not played nothing is shuffled
            continue
        for at, each in enumerate(settle(record).played):
            if not each.step or isinstance(each.act, OnPosition):
                continue
            less = {k: v for k, v in record.items() if k not in ("seals", "chain")} | {"acts": [*record["acts"]]}
            del less["acts"][at]
            with pytest.raises(RecordError) as error:
                settle(less | {"digest": digest(less)})
            assert any(cite(clause) in str(error.value) for clause in each.clauses), each
            named += 1
    assert named >= len(rounds)


def test_a_refusal_that_cites_another_clause_names_the_next_step() -> None:
    acts = [{"act": "shuffle"}, {"act": "load"}, {"act": "cut"}]
    shoe = {"shoe": {"rounds": 0, "used_up": True}}
    record = {"banca": 1, "edition": "blackjack-141-2000", "options": {"decks": 6}, "table": shoe, "acts": acts}
    with pytest.raises(RecordError) as error:
        settle(record | {"digest": digest(record)})
    refused = "load comes after cut [cards_must_be_prepared_in_order, 141/2000 art. 2(1)(a), sentence 4]"
    assert str(error.value) == f"act 2, load: {refused}; cut comes next [141/2000 art. 2(1)(a), sentence 2]"


# Strictly.


def test_a_short_record_that_records_no_steps_may_leave_them_all_out() -> None:
    assert settle(cussec(BET, DICE), strict=True).settlement.players == {"ana": 10000}


def test_what_comes_before_the_first_step_and_after_the_last_is_filled_in() -> None:
    replayed = settle(cussec(BET, "bell", "lift", DICE), strict=True)
    assert [p.act.name for p in replayed.played if p.given is None] == [
        *BEFORE_BETS,
        "announce",
        "light-winners",
        "pay",
    ]


def test_a_record_that_leaves_nothing_out_is_settled() -> None:
    settle(cussec(*BEFORE_BETS, BET, "bell", "lift", DICE, "announce", "light-winners", PAY), strict=True)


@pytest.mark.parametrize(("record", "named"), [
    (
        cussec(*without(BEFORE_BETS, 1, 2), BET, "bell", "lift", DICE),
        "clasp before act 2, press-lever [57/2004 art. 2(1)]; press-lever before act 4, light-lamp [57/2004 art. 2(1)]",
    ),
    (cussec("cover", "light-lamp", "announce-start", BET, DICE),
     "clasp before act 2, light-lamp [57/2004 art. 2(1)]; press-lever before act 2, light-lamp [57/2004 art. 2(1)] ×3"),
    (cussec(BET, "bell", DICE), "lift before act 3, dice [57/2004 art. 3(2)]"),
    (cussec(BET, DICE, "light-winners"), "announce before act 3, light-winners [57/2004 art. 3(2)]"),
    (cussec(BET, DICE, PAY),
     "announce before act 3, pay [57/2004 art. 3(2)]"),
    (cussec(*BEFORE_BETS, BET, DICE, "announce"),
     "bell before act 9, dice [57/2004 art. 3(1)]; lift before act 9, dice [57/2004 art. 3(2)]"),
])  # fmt: skip
def test_every_step_that_is_left_out_between_others_is_named_with_its_clause(record: Any, named: str) -> None:
    assert settle(record).settlement.players == {"ana": 10000}
    with pytest.raises(Omitted) as error:
        settle(record, strict=True)
    assert str(error.value) == f"the record leaves out what it has to say: {named}"


PAI_KAU: list[dict[str, Any]] = [
    {"act": "bet", "player": "bia", "bet": "bank", "place": 1, "stake": 200000},
    {"act": "bet", "player": "ana", "bet": "seat", "place": 2, "stake": 10000},
    {"act": "shake", "dice": [1, 1, 1, 1]},
    {"act": "tiles", "to": 2, "tiles": ["6-6", "3-6", "1-1", "3-5"]},
    {"act": "tiles", "to": 1, "tiles": ["4-4", "1-6", "5-5", "4-5"]},
    {"act": "arrange", "player": "ana", "place": 2, "front": ["1-1", "3-5"], "back": ["6-6", "3-6"]},
    {"act": "arrange", "player": "bia", "place": 1, "front": ["4-4", "1-6"], "back": ["5-5", "4-5"]},
]
DECLARED = {"act": "declare", "player": "bia", "manner": "from-the-head"}


def test_a_manner_of_dealing_that_nobody_declared_is_named_though_no_step_is_recorded() -> None:
    record = {"banca": 1, "edition": "paikau-96-85-M", "acts": PAI_KAU}
    assert "declare" in [p.act.name for p in settle(record).played if p.given is None]
    with pytest.raises(Omitted) as error:
        settle(record, strict=True)
    said = "declare bia from-the-head before act 3, shake [96/85/M art. 4(4)]"
    assert str(error.value) == f"the record leaves out what it has to say: {said}"
    declared = settle(record | {"acts": [*PAI_KAU[:2], {"act": "shuffle"}, DECLARED, {"act": "close"}, *PAI_KAU[2:]]})
    assert not list(omissions(game_of("paikau-96-85-M"), declared.played))


def test_whoever_plays_on_after_refused_acts_has_the_omissions_named_all_the_same() -> None:
    record = cussec(BET | {"bet": "zero"}, BET, "bell", DICE)
    assert settle(record, keep_going=True).settlement.players == {"ana": 10000}
    with pytest.raises(Omitted, match=r"lift before act 4, dice \[57/2004 art. 3\(2\)\]$"):
        settle(record, keep_going=True, strict=True)


@pytest.mark.parametrize("slug", EDITIONS)
def test_a_full_record_leaves_nothing_out_and_whatever_step_a_short_one_leaves_out_is_named(slug: str) -> None:
    game, named = game_of(slug), 0
    for record in map(json.loads, played(slug)):
        every = settle(record, strict=True).played
        if "digest" in record:
            continue
        for at in range(1, len(every) - 1):
            acts = record["acts"]
            try:
                less = settle(record | {"acts": [*acts[:at], *acts[at + 1 :]]})
            except RecordError:  # what cannot be filled in, or not between these two, is refused in any case
                continue
            recorded = [number for number, each in enumerate(less.played) if each.step and each.given is not None]
            if less.played[at].given is None and recorded[0] < at < recorded[-1]:
                assert every[at].act in [omission.missing.act for omission in omissions(game, less.played)]
                named += 1
    assert named
