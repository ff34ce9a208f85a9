"""What docs/RECORDS.md says about blackjack is true."""

from pathlib import Path
from typing import Any

import pytest

from banca.games import game_of, settle
from banca.law import EDITIONS, BancaError
from tests.games.blackjack.at_blackjack import NEW

PAGE = " ".join((Path(__file__).parents[2] / "docs" / "RECORDS.md").read_text(encoding="utf-8").split())
SIX = {"decks": 6, "dealing-device": "shoe"}
BET = {"act": "bet", "player": "ana", "place": 1, "bet": "main", "stake": 10000}
PREPARED = [{"act": step} for step in ("shuffle", "cut", "place-white-card", "load")]


def card(to: int | str, name: str, **more: int) -> dict[str, Any]:
    return {"act": "card", "to": to, "card": name, **more}


def ana(act: str) -> dict[str, Any]:
    return {"act": act, "player": "ana"}


PLAYED = [card(1, "Th"), card("bank", "Ks"), card(1, "9c"), ana("stand"), card("bank", "Ac")]


def settled(*acts: dict[str, Any], options: Any = SIX, **table: Any) -> Any:
    return settle({"banca": 1, "edition": NEW, "options": options, "table": table, "acts": list(acts)})


def filled(*acts: dict[str, Any], **table: Any) -> list[str]:
    return [played.act.name for played in settled(*acts, **table).played if played.given is None]


def test_move_is_an_act_of_the_games_that_have_it() -> None:
    assert "in all games but blackjack, stud poker and pai kau, `move`" in PAGE
    without = {game_of(slug).edition.game for slug in EDITIONS if "move" not in game_of(slug).act_kinds}
    assert without == {"blackjack", "stud-poker", "pai-kau"}


def test_a_burn_is_filled_in_unless_the_preparation_is_recorded() -> None:
    assert "if you record the preparation, record it too, after `load` and before the first bet" in PAGE
    new: dict[str, Any] = {"used_up": True}
    assert filled(BET, *PLAYED, shoe=new)[:5] == ["shuffle", "cut", "place-white-card", "load", "burn"]
    assert "burn" not in filled(*PREPARED, {"act": "burn", "cards": 6}, BET, *PLAYED, shoe=new)
    assert "burn" in filled(BET, {"act": "no-more-bets"}, *PLAYED)  # that of the round
    with pytest.raises(BancaError, match="burn comes first"):
        settled(*PREPARED, BET, *PLAYED, shoe=new)


def test_after_a_second_split_the_hands_are_played_one_three_two() -> None:
    assert "the hands are played 1, 3, 2" in PAGE
    acts = [BET, card(1, "8h"), card("bank", "Ks"), card(1, "8c"), ana("split"), card(1, "8d", hand=1), ana("split")]
    order = [step for number in (1, 3, 2) for step in (card(1, "Th", hand=number), ana("stand"))]
    assert len(settled(*acts, *order, card("bank", "7c"), options={**SIX, "resplit": "allowed"}).settlement.lines) == 3
    with pytest.raises(BancaError, match="hand 3"):
        settled(*acts, *order[:2], card(1, "Th", hand=2), options={**SIX, "resplit": "allowed"})


def test_the_minimum_binds_main_and_additional_bets() -> None:
    assert "bind `main` and the additional bets, not `split` and `double`" in PAGE
    pair = {"act": "bet", "player": "ana", "place": 1, "bet": "any-pair", "stake": 500}
    with pytest.raises(BancaError, match="minimum"):
        settled(BET, pair, *PLAYED, minimum=1000)
    insured = {"act": "bet", "player": "ana", "place": 1, "bet": "insurance", "stake": 500}
    against_ace = [card(1, "Th"), card("bank", "As"), card(1, "9c"), insured, ana("stand"), card("bank", "Kc")]
    assert settled(BET, *against_ace, minimum=1000).settlement.players == {"ana": -9000}
    own = {"insurance": {"minimum": 1000}}
    with pytest.raises(BancaError, match="minimum"):
        settled(BET, *against_ace, limits=own)


def test_stand_may_be_said_or_left_out_on_a_hand_that_the_rules_have_finished() -> None:
    assert "You may leave out `stand` if the rules leave nothing to decide" in PAGE
    doubled = [BET, card(1, "5h"), card("bank", "Ks"), card(1, "6c"), ana("double"), card(1, "Td")]
    for said in ([], [ana("stand")]):
        assert settled(*doubled, *said, card("bank", "7c")).settlement.players == {"ana": 20000}


def test_parts_of_a_split_are_numbered_for_any_pair() -> None:
    assert "1 and 2 of the first split, 3 and 4 of the second" in PAGE

    def pair(part: int) -> dict[str, Any]:
        return {"act": "bet", "player": "ana", "place": 1, "bet": "any-pair", "selection": part, "stake": 1000}

    first = [BET, card(1, "8h"), card("bank", "Ks"), card(1, "8c"), ana("split"), pair(1), card(1, "8d"), ana("split")]
    rest = [card(1, "8s"), ana("stand"), card(1, "Th"), ana("stand"), card(1, "Tc"), ana("stand"), card("bank", "7c")]
    lines = settled(*first, pair(3), pair(4), *rest, options={**SIX, "resplit": "allowed"}).settlement.lines
    parts = {line.position.selection: line.result for line in lines if line.position.bet == "any-pair"}
    assert parts == {1: "win", 3: "win", 4: "lose"}
