"""Every edition over the wire: three people play at real tables, and the ledger holds what they saw."""

import asyncio
import json
import random
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from sqlalchemy import select

from banca.cli import main
from banca.client import Client, CommandRefused, Seat
from banca.games import game_of
from banca.house import ledger, schema
from banca.house.config import TableConfig
from banca.house.journal import entries
from banca.house.live_table import LiveTable
from banca.law import EDITIONS
from banca.play.game import Game
from banca.play.record import VERSION, read_setting
from banca.play.setting import Setting
from banca.protocol.patch import without_null
from tests.client.serving import PASSWORD, Served

ROUNDS = 4  # of every table, at the least
WITHIN = 90.0  # seconds for all of them
TIMERS = {"betting": 1, "decision": 2}
CHIPS = 10_000_000
JACKPOT = {
    "jackpot-stake": 1000,
    "jackpot-contribution": "1/3",
    "jackpot-minimum": 20_000_000,
    "jackpot-fixed-royal-flush": 50_000_000,
    "jackpot-fixed-straight-flush": 5_000_000,
    "jackpot-fixed-four-of-a-kind": 500_000,
    "jackpot-fixed-full-house": 100_000,
    "jackpot-fixed-flush": 50_000,
}
SETTINGS: Mapping[str, Mapping[str, Any]] = {
    "stud-poker-61-2004": {"table": JACKPOT},
    "paikau-96-85-M": {"options": {"house-backing": "backs"}, "table": {"house-capital": 200_000}},
}
Bets = Sequence[tuple[str, int, Any, int | None]]  # each a bet, its stake, its selection and its place
# What the first, the second and the third of the people stake where it matters who stakes what.
STAKES: Mapping[str, Sequence[Bets]] = {
    "baccarat-55-2004": (
        [("player", 20_000, None, 1)],
        [("banker", 30_000, None, 2)],
        [("tie", 5_000, None, 3), ("banker", 5_000, None, 3)],
    ),
    "craps-53-2010": (
        [("pass-line", 10_000, None, None), ("field", 5_000, None, None)],
        [("pass-line", 10_000, None, None)],
        [("dont-pass", 10_000, None, None)],
    ),
    "paikau-96-85-M": (
        [("bank", 500_000, None, 1)],
        [("seat", 10_000, None, 2)],
        [("backing", 100_000, None, 3)],
    ),
    "stud-poker-61-2004": (
        [("ante", 5_000, None, 1), ("progressive-jackpot", 1_000, None, 1)],
        [("ante", 5_000, None, 2), ("progressive-jackpot", 1_000, None, 2)],
        [("ante", 5_000, None, 3)],
    ),
    **{  # the second shares the place of the first
        slug: ([("main", 10_000, None, 1)], [("main", 5_000, None, 1)], [("main", 10_000, None, 2)])
        for slug in EDITIONS
        if slug.startswith("blackjack")
    },
}


@dataclass
class Seen:
    """What one person saw."""

    name: str
    settlements: dict[str, dict[int, Any]] = field(default_factory=lambda: defaultdict(dict))
    purses: dict[str, int] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)


@dataclass
class Played:
    """The whole run: what people saw, and the house that was left."""

    served: Served
    people: list[Seen]
    records: dict[str, list[dict[str, Any]]] = field(default_factory=lambda: defaultdict(list))
    acts_of: dict[str, set[tuple[str, str]]] = field(default_factory=lambda: defaultdict(set))  # person and act
    in_play: Counter[str] = field(default_factory=Counter)
    purses: dict[str, int] = field(default_factory=dict)


class Player:
    """Plays at one table until it has seen enough rounds: stakes, and any of the choices that are put to him."""

    def __init__(self, number: int, seen: Seen, slug: str, seat: Seat) -> None:
        self.number, self.seen, self.slug, self.seat = number, seen, slug, seat
        self.whim = random.Random(f"{slug} {number}")
        self.game: Game[Any] = game_of(slug)
        self.setting: Setting = read_setting(self.game, {"banca": VERSION, **seat.view["setting"]})
        self.laid: set[tuple[int, int]] = set()  # round and number of the bets that lie

    async def play(self) -> None:
        async for _ in self.seat:
            if last := self.seat.view["last"]:
                self.seen.settlements[self.slug][last["round"]] = last["settlement"]
            if self.seat.view["round"] > ROUNDS and not self.seat.you.get("choices"):
                return
            await self.act()

    async def act(self) -> None:
        seat, rounds = self.seat, self.seat.view["round"]
        try:
            if choices := seat.you.get("choices"):
                await seat.act(self.whim.choice(choices))
            elif seat.turn["kind"] == "betting" and rounds <= ROUNDS:
                for number, (bet, stake, selection, place) in enumerate(self.stakes()):
                    if (rounds, number) not in self.laid:
                        more = rounds if bet == "bank" else 1  # a banker who won leaves capital and winnings in
                        await seat.bet(bet, stake * more, selection, **({} if place is None else {"place": place}))
                        self.laid.add((rounds, number))
        except CommandRefused as refused:
            self.seen.refused[str(refused)] += 1

    def stakes(self) -> Bets:
        if self.slug in STAKES:
            return STAKES[self.slug][self.number]
        places = [self.whim.choice(self.game.positions(self.setting)) for _ in range(3)]
        return [(bet, self.whim.choice((1_000, 5_000)), selection, None) for bet, selection in places]


async def be_there(address: str, number: int, seen: list[Seen], all_there: asyncio.Barrier) -> None:
    async with Client(address) as client:
        me = await (client.log_in(("ana", "bo")[number], PASSWORD) if number < 2 else client.come_in_as_guest())
        seen[number] = Seen(me.name)

        async def sit(slug: str) -> None:
            async with client.sit(slug) as seat:
                await all_there.wait()
                await Player(number, seen[number], slug, seat).play()
                seen[number].purses[slug] = seat.you["purse"]

        async with asyncio.timeout(WITHIN), asyncio.TaskGroup() as tables:
            for slug in EDITIONS:
                tables.create_task(sit(slug))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    served = Served(tmp_path_factory.mktemp("all-games"))
    served.make(
        {slug: TableConfig({"edition": slug, **SETTINGS.get(slug, {})}, timers=TIMERS) for slug in EDITIONS},
        {"ana": ["player"], "bo": ["player"]},
    )
    served.start()
    seen = [Seen("")] * 3

    async def run() -> None:
        all_there = asyncio.Barrier(3 * len(EDITIONS))
        async with asyncio.TaskGroup() as people:
            for number in range(3):
                people.create_task(be_there(served.address, number, seen, all_there))

    try:
        asyncio.run(run())
    finally:
        code = served.stop()
    assert code == 0, served.said
    assert served.said.splitlines() == ["stopped: every command that was answered is kept"]
    return left(served, seen)


def left(served: Served, people: list[Seen]) -> Played:
    found = Played(served, people)
    with served.house() as house, house.database.read() as connection:
        for slug in EDITIONS:
            for row in connection.execute(
                select(schema.round_).where(schema.round_.c.table_id == slug).order_by(schema.round_.c.round)
            ):
                found.records[slug].append({"round": row.round, **json.loads(row.record)})
            found.in_play.update(LiveTable.load(house, connection, slug).in_play)
            for entry in entries(connection, f"table/{slug}", 0):
                for act in entry.body.get("acts", ()):
                    found.acts_of[slug].add((entry.person, act["act"]))
        for person in people:
            account = ledger.purse(person.name, "play-HKD").id
            rows = select(schema.balance.c.amount).where(schema.balance.c.account == account)
            found.purses[person.name] = connection.execute(rows).scalar_one()
    return found


@pytest.mark.parametrize("slug", EDITIONS)
def test_rounds_of_every_edition_are_settled_for_several_people(played: Played, slug: str) -> None:
    records = played.records[slug]
    assert len(records) >= ROUNDS
    together = [len(record["settlement"]["players"]) for record in records]
    assert max(together) >= 2, (together, [each.refused for each in played.people])


@pytest.mark.parametrize("slug", EDITIONS)
def test_what_people_saw_is_what_was_recorded(played: Played, slug: str) -> None:
    recorded = {record["round"]: without_null(record["settlement"]) for record in played.records[slug]}
    for person in played.people:
        seen = person.settlements[slug]
        assert len(seen) >= ROUNDS
        assert seen == {number: recorded[number] for number in seen}


def test_the_ledger_holds_what_was_settled(played: Played) -> None:
    beginning = dict.fromkeys((each.name for each in played.people), CHIPS)
    beginning[played.people[2].name] = 1_000_000
    gained: Counter[str] = Counter()
    for records in played.records.values():
        for record in records:
            gained.update(record["settlement"]["players"])
    for name, purse in played.purses.items():
        assert purse + played.in_play[name] == beginning[name] + gained[name], name


def test_the_house_that_is_left_is_sound(played: Played, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(played.served.database), "--key", str(played.served.key)]) == 0, capsys.readouterr().out


def acts(played: Played, slug: str, name: str) -> list[dict[str, Any]]:
    return [act for record in played.records[slug] for act in record["acts"] if act["act"] == name]


def test_craps_the_dice_pass_from_shooter_to_shooter(played: Played) -> None:
    slug = "craps-53-2010"
    by_people = {act for person, act in played.acts_of[slug] if person in played.purses}
    assert {"choose", "decline"} & by_people
    assert len({act["player"] for act in acts(played, slug, "offer")}) >= 2


def test_baccarat_players_hold_and_show_the_cards(played: Played) -> None:
    slug = "baccarat-55-2004"
    holders = {act["to"] for act in acts(played, slug, "hand-over")}
    assert holders & set(played.purses)
    assert {act for person, act in played.acts_of[slug] if person in played.purses} & {"show", "decline"}


@pytest.mark.parametrize("slug", [each for each in EDITIONS if each.startswith("blackjack")])
def test_blackjack_two_share_a_place_and_one_of_them_plays_it(played: Played, slug: str) -> None:
    shared = [
        record
        for record in played.records[slug]
        if {act["player"] for act in record["acts"] if act["act"] == "bet" and act.get("place") == 1} >= {"ana", "bo"}
    ]
    assert shared
    decided = {act["player"] for act in acts(played, slug, "draw") + acts(played, slug, "stand")}
    assert decided & set(played.purses)


def test_pai_kau_a_player_is_the_bank_and_others_back_it(played: Played) -> None:
    slug = "paikau-96-85-M"
    bets = {(act["player"], act["bet"]) for act in acts(played, slug, "bet")}
    guest = played.people[2].name
    assert {("ana", "bank"), ("bo", "seat")} <= bets
    assert {("ana", "bank"), ("house", "backing"), (guest, "backing")} <= {
        (line["player"], line["bet"]) for record in played.records[slug] for line in record["settlement"]["lines"]
    }
    assert {("ana", "arrange"), ("bo", "arrange")} <= played.acts_of[slug]
    assert acts(played, slug, "shake")


def test_stud_poker_the_jackpot_grows_with_the_stakes_on_it(played: Played) -> None:
    slug = "stud-poker-61-2004"
    assert len({act["player"] for act in acts(played, slug, "bet") if act["bet"] == "progressive-jackpot"}) == 2
    with played.served.house() as house, house.database.read() as connection:
        pool = connection.execute(select(schema.pool.c.value).where(schema.pool.c.id == slug)).scalar_one()
    assert json.loads(pool)["amount"] != JACKPOT["jackpot-minimum"]
