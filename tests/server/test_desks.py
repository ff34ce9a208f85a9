"""A croupier's desk over the wire, for every edition: he types what real material showed, and what goes wrong.

Players bet and decide by themselves. A supervisor takes back what was typed wrongly, and settles a round anew.
"""

import json
import random
import uuid
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from banca.house.audit import audit
from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.live_table import LiveTable
from banca.house.tables import OpenTable
from banca.law import EDITIONS
from banca.play.act import Act
from banca.play.turn import Betting, Chance, Croupier, Decision
from banca.table.irregular import irregularities
from tests.client.test_all_games import SETTINGS, STAKES
from tests.server.running import KEY, Running, furnish, new_house, serving

PLAYERS = ("player-1", "player-2", "player-3")
CHIPS = 100_000_000
STEPS, ROUNDS = 600, 3


@dataclass
class Desk:
    """One table, its croupier, a supervisor and those who bet."""

    running: Running
    table: str
    whim: random.Random
    laid: set[tuple[int, str]] = field(default_factory=set)
    told: Counter[str] = field(default_factory=Counter)
    clients: dict[str, httpx.Client] = field(default_factory=dict)

    @property
    def live(self) -> LiveTable:
        return self.running.house.tables[self.table]

    def ask(self, who: str, **command: Any) -> dict[str, Any]:
        client = self.clients.setdefault(who, self.running.client(who))
        answer = client.post("/commands", json={"id": uuid.uuid4().hex, "command": {"table": self.table, **command}})
        assert answer.status_code == 200, answer.text
        reply = dict(answer.json())
        self.told["accepted" if reply["accepted"] else str(reply.get("norm"))] += 1
        return reply

    def do(self, who: str, act: Mapping[str, Any] | Act) -> dict[str, Any]:
        return self.ask(who, do="act", act=act.to_json() if isinstance(act, Act) else act)

    def step(self) -> None:
        live = self.live
        match live.table.turn:
            case Betting():
                self.bet()
                self.ask("croupier-1", do="advance", close=True, once=True)
            case Decision(player, choices):
                choice = self.whim.choice(choices)
                if player in PLAYERS:
                    stranger = next(each for each in PLAYERS if each != player)
                    assert not self.do(stranger, choice)["accepted"]
                assert self.do(player if player in PLAYERS else "croupier-1", choice)["accepted"]
            case Chance(weights):
                assert self.do("player-1", next(iter(weights)))["norm"] == "act_must_be_ones_own"
                self.show(self.whim.choices([*weights], [*weights.values()])[0])
            case Croupier():
                assert self.ask("croupier-1", do="advance", once=True)["accepted"]
            case _:
                raise AssertionError(live.table.turn)

    def bet(self) -> None:
        number = self.live.round
        for n, player in enumerate(PLAYERS):
            if (number, player) not in self.laid:
                self.laid.add((number, player))
                for bet, stake, selection, place in self.stakes(n):
                    more = number if bet == "bank" else 1
                    act = {"act": "bet", "player": player, "bet": bet, "stake": stake * more}
                    act |= {} if selection is None else {"selection": selection}
                    self.do(player, act | ({} if place is None else {"place": place}))

    def stakes(self, number: int) -> Any:
        slug = self.live.game.edition.slug
        if slug in STAKES:
            return STAKES[slug][number]
        positions = self.live.game.positions(self.live.table.setting)
        return [(bet, 1_000, selection, None) for bet, selection in self.whim.sample(list(positions), 2)]

    def show(self, act: Act) -> None:
        """Type it in; now and then wrongly at first, so that a supervisor takes it back."""
        before = self.live.number
        reply = self.do("croupier-1", act)
        assert reply["accepted"], reply
        if self.whim.random() < 0.1 and not self.live.is_over:
            assert self.ask("croupier-1", do="reverse", **{"from": before + 1})["norm"] == "person_must_have_the_role"
            if self.ask("supervisor-1", do="reverse", **{"from": before + 1})["accepted"]:
                self.told["taken back"] += 1
                assert self.do("croupier-1", act)["accepted"]

    def go_wrong(self) -> None:
        live = self.live
        found = [] if live.is_over else irregularities(live.game, live.table.state)
        if found and self.do("croupier-1", self.whim.choice(found))["accepted"]:
            self.told["irregular"] += 1


@dataclass
class Played:
    """What came of it: how often each answer was given, and the records of each table."""

    running: Running
    told: Mapping[str, Counter[str]]
    rounds: Mapping[str, int]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    with new_house(tmp_path_factory.mktemp("desks")) as house, serving(house) as running:
        furnish(running)
        running.add("player-3", "player")
        for player in PLAYERS:
            running.do(BuyChips(player, "play-HKD", CHIPS))
        desks = [play(running, slug) for slug in EDITIONS]
        yield Played(
            running, {each.table: each.told for each in desks}, {each.table: each.live.round for each in desks}
        )


def play(running: Running, slug: str) -> Desk:
    setting = {"edition": slug, **SETTINGS.get(slug, {})}
    running.do(OpenTable(slug, TableConfig(setting, dealer="croupier", float=CHIPS)))
    desk = Desk(running, slug, random.Random(slug))
    for _ in range(STEPS):
        if desk.live.round > ROUNDS:
            break
        if desk.whim.random() < 0.03:
            desk.go_wrong()
        if not desk.live.is_over:
            desk.step()
    return desk


@pytest.mark.parametrize("slug", EDITIONS)
def test_a_croupier_deals_every_edition(played: Played, slug: str) -> None:
    assert played.rounds[slug] > ROUNDS
    assert played.told[slug]["accepted"] > 20


@pytest.mark.parametrize("slug", EDITIONS)
def test_only_a_supervisor_settles_anew_and_only_what_differs(played: Played, slug: str) -> None:
    records = played.running.client("supervisor-1").get(f"/tables/{slug}/records").text.splitlines()
    assert len(records) == played.rounds[slug] - 1
    desk = Desk(played.running, slug, random.Random(0))
    again = {"do": "correct", "round": 1, "acts": json.loads(records[0])["acts"], "why": "as it was"}
    for who in ("croupier-1", "player-1", "administrator-1"):
        assert desk.ask(who, **again)["norm"] == "person_must_have_the_role"
    assert desk.ask("supervisor-1", **again)["norm"] == "correction_must_change_something"


def test_things_went_wrong_and_the_house_is_sound(played: Played) -> None:
    told = sum(played.told.values(), Counter[str]())
    assert told["irregular"] > 0
    assert told["taken back"] > 0
    assert audit(played.running.house.database, KEY, workers=1).counts["rounds"] == ROUNDS * len(EDITIONS)
