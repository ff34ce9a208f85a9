"""What lies face down is on no socket and in no answer before its time: all editions, several people, every role.

People play over real sockets and keep what each was sent. When the rounds are over, the journal says what had been
dealt at each entry, and `sight` says by the law who may have seen it then.
"""

import asyncio
import json
import random
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from banca.client import Client, CommandRefused, Seat
from banca.games import game_of
from banca.house import schema
from banca.house.cage import BuyChips
from banca.house.config import Seconds, TableConfig
from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.recall import Recalled, recall
from banca.house.tables import OpenTable
from banca.law import EDITIONS
from banca.play.record import VERSION, read_setting
from banca.protocol.messages import Change
from banca.server.identity import COOKIE, GUARD
from tests.client.test_all_games import JACKPOT, SETTINGS, STAKES
from tests.server.running import KEY, Running, furnish, serving
from tests.table.sight import SIGHT

PLAYERS = ("player-1", "player-2", "player-3")
WATCHERS = ("player-4", "croupier-1", "supervisor-1", "cashier-1", "regulator-1", "administrator-1")
ROUNDS, WITHIN = 3, 100.0
CHIPS = 100_000_000
TIMERS: Mapping[str, Seconds] = {"betting": 1, "decision": 2, "step": "0.02"}
SEED_BYTES = 32
CARD = re.compile(r"[2-9TJQKA][cdhs]|[1-6]-[1-6]")  # or a tile
HEXADECIMAL = re.compile(r"(?<![0-9a-f])(?:[0-9a-f]{32}){1,2}(?![0-9a-f])")
# The editions as they stand, and other ways in which cards lie face down.
TABLES: Mapping[str, Mapping[str, Any]] = {
    **{slug: {"edition": slug, **SETTINGS.get(slug, {})} for slug in EDITIONS},
    "box": {"edition": "blackjack-56-2004", "options": {"decks": 1, "dealing-device": "metal-box"}},
    "old-box": {"edition": "blackjack-141-2000", "options": {"decks": 1}},
    "croupier-shows": {"edition": "baccarat-55-2004", "options": {"card-handling": "forbidden"}},
    "held": {"edition": "baccarat-55-2004", "options": {"card-handling": "allowed"}},
    "shuffler": {"edition": "stud-poker-61-2004", "options": {"shuffle-method": "shuffler"}, "table": JACKPOT},
}
OF_EARLIER = ("last", "results")  # of a document
OF_TABLES = ("", "/announcements", "/rounds", "/layout")
OF_ROUNDS = ("", "/record", "/openings")
OTHERS = ("/tables", "/rounds", "/purse", "/session", "/events", "/people")


@dataclass(frozen=True, slots=True)
class Sent:
    """What a person had been sent of a table: the cards of its round, and those of the last one that ended."""

    viewer: str
    table: str
    seq: int
    round: int
    cards: frozenset[str]
    ended: int
    cards_of_ended: frozenset[str]


@dataclass
class Heard:
    documents: list[Sent] = field(default_factory=list)
    hexadecimal: set[str] = field(default_factory=set)

    def note(self, viewer: str, table: str, view: Mapping[str, Any], seq: int, acts: Sequence[Any] = ()) -> None:
        number, last = view["round"], view.get("last") or {}
        now = [value for name, value in view.items() if name not in OF_EARLIER]
        now += [act for act in acts if act["round"] == number]
        ended = [last.get(name) for name in ("result", "seen", "lit")]
        self.documents.append(
            Sent(viewer, table, seq, number, cards_in(now), last.get("round", 0), cards_in(ended)),
        )
        self.note_text(json.dumps([view, *acts]))

    def note_text(self, text: str) -> None:
        self.hexadecimal.update(HEXADECIMAL.findall(text))


def cards_in(value: Any) -> frozenset[str]:
    match value:
        case str():
            return frozenset([value] if CARD.fullmatch(value) else ())
        case Mapping():
            return cards_in([*value, *value.values()])
        case list():
            return frozenset().union(*map(cards_in, value))
    return frozenset()


# People.


class Player:
    """Lays the stakes of his table once a round, and takes any of the choices that are put to him."""

    def __init__(self, name: str, table: str, seat: Seat) -> None:
        self.seat, self.number, self.slug = seat, PLAYERS.index(name), seat.view["setting"]["edition"]
        self.whim = random.Random(f"{table} {name}")
        self.game = game_of(self.slug)
        self.setting = read_setting(self.game, {"banca": VERSION, **seat.view["setting"]})
        self.laid: set[tuple[int, int]] = set()

    async def act(self) -> None:
        seat, number = self.seat, self.seat.view["round"]
        if choices := seat.you.get("choices"):
            await seat.act(self.whim.choice(choices))
        elif seat.turn["kind"] == "betting":
            for each, (bet, stake, selection, place) in enumerate(self.stakes()):
                if (number, each) not in self.laid:
                    self.laid.add((number, each))
                    more = number if bet == "bank" else 1  # a banker who won leaves capital and winnings in
                    await seat.bet(bet, stake * more, selection, **({} if place is None else {"place": place}))

    def stakes(self) -> Sequence[tuple[str, int, Any, int | None]]:
        if self.slug in STAKES:
            return STAKES[self.slug][self.number]
        return [(bet, 1_000, selection, None) for bet, selection in self.whim.sample(self.positions, 2)]

    @cached_property
    def positions(self) -> Sequence[Any]:
        return self.game.positions(self.setting)


async def everybody(running: Running, heard: Heard) -> None:
    async with asyncio.TaskGroup() as people:
        for name in (*PLAYERS, *WATCHERS):
            people.create_task(be_there(running, name, heard))


async def be_there(running: Running, name: str, heard: Heard) -> None:
    """Watch every table, play at it as a player, and ask over HTTP meanwhile."""
    cookies = {COOKIE: running.sessions[name]}
    async with (
        Client(running.address) as client,
        httpx.AsyncClient(base_url=f"{running.address}/v1", cookies=cookies, headers={GUARD: "1"}, timeout=30) as http,
    ):
        await client.use_token((await http.post("/tokens", json={"label": "here", "days": 1})).json()["token"])
        asking = asyncio.create_task(ask(http, name, heard))
        async with asyncio.timeout(WITHIN), asyncio.TaskGroup() as tables:
            for table in TABLES:
                tables.create_task(sit(client, name, table, heard))
        asking.cancel()


async def sit(client: Client, name: str, table: str, heard: Heard) -> None:
    async with client.sit(table) as seat:
        player = Player(name, table, seat) if name in PLAYERS else None
        async for message in seat:
            heard.note(name, table, seat.view, seat.seq or 0, message.acts if isinstance(message, Change) else ())
            if seat.view["round"] > ROUNDS and not seat.you.get("choices"):
                return
            try:
                if player:
                    await player.act()
            except CommandRefused:
                continue


async def ask(http: httpx.AsyncClient, name: str, heard: Heard) -> None:
    whim = random.Random(name)
    while True:
        table, number = whim.choice([*TABLES]), whim.randint(1, ROUNDS)
        of_table = [f"/tables/{table}{rest}" for rest in OF_TABLES]
        path = whim.choice([*of_table, *(f"/tables/{table}/rounds/{number}{rest}" for rest in OF_ROUNDS), *OTHERS])
        answer = await http.get(path)
        assert answer.status_code < 500, (path, answer.text)
        heard.note_text(answer.text)
        if path == f"/tables/{table}":
            heard.note(name, table, answer.json()["view"], answer.json()["seq"])
        await asyncio.sleep(0.05)


# What they may have seen.


@dataclass
class Past:
    """A table whose rounds are over."""

    rounds: Mapping[int, Recalled]

    @classmethod
    def of(cls, house: House, table: str) -> "Past":
        number = schema.round_.c.round
        with house.database.read() as connection:
            found = connection.execute(select(number).where(schema.round_.c.table_id == table)).scalars().all()
            return cls({each: recall(connection, table, each) for each in found})

    @property
    def nonces(self) -> set[str]:
        """Of what was opened."""
        return {draw["nonce"] for each in self.rounds.values() for draw in each.record["draws"] if "nonce" in draw}

    def seen_by(self, viewer: str, number: int, seq: int | None = None) -> set[str]:
        """The cards of a round that somebody may have seen, up to an entry."""
        recalled = self.rounds[number]
        setting, game = recalled.replay.setting, game_of(recalled.edition)
        at = SIGHT.get(setting.edition.game)
        sight = at(viewer if viewer in PLAYERS else None) if at else None
        state, found = game.opening(setting), set[str]()
        for step, played in zip(recalled.steps, recalled.replay.played, strict=True):
            if seq is not None and step.entry > seq:
                break
            before, state = state, game.apply(state, played.act)
            spot = sight.follow(before, played.act, state)[0] if sight else None
            if spot is None and played.act.name != "arrange":  # who divides his tiles shows them to nobody
                found |= cards_in(played.act.to_json())
            found |= {sight.dealt[each] for each in sight.known if each in sight.dealt} if sight else set()
        return found


@dataclass
class Run:
    heard: Heard
    pasts: Mapping[str, Past]
    drawn: Sequence[bytes]  # what the house drew from the system


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    drawn: list[bytes] = []

    def draw(size: int) -> bytes:
        drawn.append(secrets.token_bytes(size))
        return drawn[-1]

    database, heard = Database(str(tmp_path_factory.mktemp("hidden") / "house.db")), Heard()
    migrate(database)
    initialise(database, KEY, 1_772_323_200_000_000)
    with House(database, KEY, random=draw) as house:
        with serving(house) as running:
            furnish(running)
            for name in ("player-3", "player-4"):
                running.add(name, "player")
            for name in PLAYERS:
                running.do(BuyChips(name, "play-HKD", CHIPS))
            for table, setting in TABLES.items():
                running.do(OpenTable(table, TableConfig(dict(setting), timers=TIMERS, float=CHIPS)))
            asyncio.run(everybody(running, heard))
        return Run(heard, {table: Past.of(house, table) for table in TABLES}, drawn)


@pytest.mark.parametrize("table", TABLES)
def test_nobody_is_sent_a_card_that_lies_face_down_for_him(run: Run, table: str) -> None:
    past, compared = run.pasts[table], 0
    for sent in run.heard.documents:
        if sent.table != table or sent.round not in past.rounds:
            continue
        compared += 1
        seen = past.seen_by(sent.viewer, sent.round, sent.seq)
        assert sent.cards <= seen, (sent.viewer, sent.round, sent.seq, sent.cards - seen)
        if sent.ended in past.rounds:
            seen = past.seen_by(sent.viewer, sent.ended)
            assert sent.cards_of_ended <= seen, (sent.viewer, sent.ended, sent.cards_of_ended - seen)
    assert compared > 10 * len((*PLAYERS, *WATCHERS))


def test_no_seed_and_no_nonce_of_what_was_not_opened_is_sent(run: Run) -> None:
    said, opened = run.heard.hexadecimal, set().union(*(past.nonces for past in run.pasts.values()))
    seeds = {each.hex() for each in run.drawn if len(each) == SEED_BYTES}
    assert len(seeds) >= len(TABLES)
    assert not said & {*seeds, KEY.secret.hex()}
    nonces = {each for each in said if len(each) == 32}
    assert nonces
    assert nonces <= opened
