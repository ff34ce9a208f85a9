"""What a verifier says about records and announcements that no table writes: one line for each fault."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

import pytest

from banca.games import game_of, settle
from banca.games.baccarat.preparation import Burn
from banca.games.fantan.equipment import Buttons, FantanTable
from banca.law import RecordError, option_set
from banca.material.commitment import Commitment, Tree
from banca.play.commitments import Closed, read_origin, read_root
from banca.play.game import CARDS, THROWS
from banca.play.order import Order, Run
from banca.play.record import digest
from banca.play.record_file import AnnouncementFile
from banca.play.setting import Setting
from banca.play.verifier import Announcements, Verifier
from tests.play.committed_rounds import copied, rounds

ROULETTE: tuple[str, dict[str, Any]] = ("roulette-60-2004", {})


def written(slug: str, options: dict[str, Any], count: int = 2) -> tuple[list[Any], list[Any]]:
    """The records of a table and what it announced."""
    table = rounds(slug, options, seed=1, count=count, mishaps=0)
    return copied(table.records), copied(table.announcements)


def signed(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "digest": digest(record)}


class NothingNew:
    """No order begins, and nothing is announced."""

    def new_tree(self, stream: str, weights: Mapping[Any, int]) -> Commitment:
        pytest.fail(f"a new order of {stream} with {weights}")

    def announce(self, stream: str, run: Run[Commitment]) -> None:
        pytest.fail(f"{stream} announced from {run}")


@pytest.mark.parametrize(
    ("said", "read"),
    [("SHA256:" + "A" * 64, ("a" * 64, 0)), (" " + "0" * 64 + "@12 ", ("0" * 64, 12))],
)
def test_a_root_is_read_as_a_table_shows_it(said: str, read: tuple[str, int]) -> None:
    assert read_root(said) == read


@pytest.mark.parametrize("said", ["", "a" * 63, "g" * 64, "a" * 64 + "@", "a" * 64 + "@-1", "a" * 64 + "@12345678"])
def test_what_is_no_root_is_named(said: str) -> None:
    with pytest.raises(RecordError, match="a commitment is 64 hexadecimal digits, or those and @PLACE: not"):
        read_root(said)


def test_the_end_of_a_table_is_what_it_says_and_nothing_else() -> None:
    end = {"table_id": "t", "rounds": 1, "previous": "sha256:" + "0" * 64}
    assert Closed.read(end).to_json() == end
    with pytest.raises(RecordError, match="the end of a table has table_id, rounds and previous, and nothing else"):
        Closed.read({**end, "root": "0" * 64})


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (["a"], "announcement 1: an announcement is a JSON object"),
        ({"tree": "t/1"}, "announcement 1: an announcement names its table_id and its round"),
    ],
)
def test_an_announcement_that_is_none_is_named_by_its_number(line: Any, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        Announcements([line])


def test_a_line_of_a_file_of_announcements_is_read_without_the_round_that_opened_before_it() -> None:
    _, announcements = written(*ROULETTE)
    for line in announcements:
        AnnouncementFile.check(line)
    with pytest.raises(RecordError, match='"round" of a commitment must be a whole number from 1, not 0'):
        AnnouncementFile.check({**announcements[1], "round": 0})


def test_records_are_held_against_what_was_published_or_only_against_each_other() -> None:
    assert not Verifier().published
    assert Verifier(roots={}).published
    assert Verifier(announcements=Announcements([])).published


def test_a_record_without_a_digest_is_confirmed_by_no_announcement() -> None:
    (record, *_), announcements = written(*ROULETTE)
    del record["digest"]
    with pytest.raises(RecordError, match="the record has no digest: nothing that was announced can confirm it"):
        settle(record, verifier=Verifier(announcements=Announcements(announcements)))


def test_a_record_that_was_changed_is_not_the_one_after_which_the_table_went_on() -> None:
    """Something that no draw shows: what the bets came to is left out."""
    records, announcements = written(*ROULETTE)
    changed = signed({key: value for key, value in records[0].items() if key != "settlement"})
    assert changed["digest"] != records[0]["digest"]
    verifier = Verifier(announcements=Announcements(announcements))
    with pytest.raises(RecordError, match="was changed: another digest was announced after it"):
        settle(changed, verifier=verifier)
    chain = Verifier()
    settle(changed, verifier=chain)
    with pytest.raises(RecordError, match="does not go on from the record before it: one of the two was changed"):
        settle(records[1], verifier=chain)


def test_a_published_root_from_which_no_record_draws_is_missed() -> None:
    records, _ = written(*ROULETTE, count=1)
    roots = {tree["root"]: tree["place"] for tree in records[0]["commitments"]}
    verifier = Verifier(roots={**roots, "0" * 64: 0})
    settle(records[0], verifier=verifier)
    with pytest.raises(RecordError, match=f"no record draws from the tree with the root {'0' * 64}: its rounds"):
        verifier.finish()


def test_an_order_shorter_than_the_cards_that_were_dealt_covers_only_its_own() -> None:
    (record, *_), _ = written("baccarat-55-2004", {}, count=1)
    (said,) = record["commitments"]
    draws = record["draws"]
    last = [draw for draw in draws if "drawn" in draw][2]  # of four cards at least
    covered = ["As"] * (last["place"] + 1)
    for draw in draws:
        if "drawn" in draw and draw["place"] < len(covered):
            covered[draw["place"]] = draw["drawn"]
    short = Tree(said["tree"], covered)
    said |= {"leaves": len(covered), "root": short.commitment.root}
    kept = [draw for draw in draws if draw["place"] < len(covered)]
    record["draws"] = [draw | asdict(short.opening(draw["place"])) if "drawn" in draw else draw for draw in kept]
    with pytest.raises(RecordError, match=r"act \d+, card, shows what no commitment covers"):
        settle(signed(record))


def test_a_whole_hand_in_one_act_is_bound_to_no_place() -> None:
    """A hand may be typed in where real cards are dealt; where an order was fixed, each card is shown by itself."""
    (record, *_), _ = written("stud-poker-61-2004", {}, count=1)
    acts = record["acts"]
    first = next(n for n, act in enumerate(acts) if act["act"] == "card")
    cards = [act["card"] for act in acts if act["act"] == "card" and act["to"] == acts[first]["to"]]
    record["acts"] = [*acts[:first], {"act": "hand", "to": acts[first]["to"], "cards": cards}]
    with pytest.raises(RecordError, match=r"act \d+, hand, shows what no commitment covers"):
        settle(signed(record))


def test_burning_ends_with_the_cards() -> None:
    game = game_of("baccarat-55-2004")
    state = game.opening(Setting(option_set(game.edition)))
    order: Order[Commitment] = Order(game, {CARDS: Run(Commitment("t/1", 2, "0" * 64), 1)})
    assert [(each.place, each.unseen) for each in order.take(state, Burn(3), state, NothingNew())] == [(1, 1)]
    assert order.take(state, Burn(3), state, NothingNew()) == []


def test_a_smaller_set_of_buttons_is_another_order() -> None:
    game = game_of("fantan-58-2004")
    table = FantanTable(rods=("bamboo",), buttons=Buttons(), covers=2, layouts=2)
    many = Setting(option_set(game.edition), equipment=table)
    few = replace(many, equipment=replace(table, buttons=Buttons(how_many=40)))
    run = Run(Commitment("t/1", 2, "0" * 64), 1)
    order: Order[Commitment] = Order(game, {THROWS: run})
    order.follow(game.opening(many), game.opening(many))
    assert order.runs == {THROWS: run}
    order.follow(game.opening(many), game.opening(few))
    assert order.runs == {}


def test_several_missing_rounds_are_named() -> None:
    records, _ = written(*ROULETTE, count=4)
    verifier = Verifier()
    settle(records[0], verifier=verifier)
    with pytest.raises(RecordError, match="rounds 2 to 3 are missing"):
        settle(records[3], verifier=verifier)


def test_a_round_is_called_by_its_number_and_table() -> None:
    origin = read_origin(written(*ROULETTE, count=1)[0][0])
    assert str(origin).startswith("round 1 of table ")
