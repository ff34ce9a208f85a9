"""Authorisations at tables: what takes effect, what stops, and that nothing changes while a stake lies (R24)."""

import json
from datetime import date
from typing import Any

from banca.house import ledger
from banca.house.applications import Apply
from banca.house.authorisations import bets_beyond
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.decisions import Decided, MeetDecisionCondition
from banca.house.house import House
from banca.house.live_table import LiveTable
from banca.house.roles import Person, Role
from banca.house.sealing import HouseKey
from banca.house.tables import (
    Advance,
    ChangeOption,
    CloseTable,
    MeetCondition,
    OpenTable,
    PauseTable,
    PostParameter,
    ResumeTable,
)
from tests.house.leave import (
    ADA,
    BACCARAT,
    CRAPS,
    CUSSEC,
    FRIDAY,
    HARD_EIGHT,
    LUCKY,
    MONDAY,
    PIT,
    POSTED,
    ROULETTE,
    THURSDAY,
    DayClock,
    applied,
    at,
    clock,
    decide,
    done,
    events,
    grant,
    house,
    no,
    prizes,
    real,
    show,
    to_bets,
    whole,
)

__all__ = ["clock", "house"]

ANN, BEN = (Person(name, frozenset({Role.PLAYER})) for name in ("ann", "ben"))
FIVE = {"act": "dice", "dice": [1, 2, 2]}
DOUBLE_FOUR, SIX, SEVEN = ({"act": "dice", "dice": dice} for dice in ([4, 4], [5, 1], [3, 4]))


def status(house: House, table: str) -> tuple[str, bool]:
    with house.database.read() as connection:
        live = LiveTable.load(house, connection, table)
        return live.status, live.running_out


def bet(house: House, table: str, player: Person, name: str, stake: int = 10_000, **more: Any) -> Any:
    return at(house, table, player, "bet", player=player.name, bet=name, stake=stake, **more)


def purse(house: House, player: str) -> int:
    with house.database.read() as connection:
        return ledger.balance_of(connection, ledger.purse(player, "HKD"))


def five_pays(house: House) -> int:
    """What a stake of 10,000 on a total of five wins."""
    to_bets(house, "t1")
    done(bet(house, "t1", ANN, "total", selection=5))
    return prizes(show(house, "t1", FIVE))


def test_the_whole_story(house: House, clock: DayClock) -> None:
    price = {"total-5-16-price": 30}
    whole(house, CUSSEC)
    clock.set(THURSDAY)
    done(house.do(ADA, OpenTable("t1", real(CUSSEC))))
    assert five_pays(house) == 180_000

    late = house.do(ADA, Apply(CUSSEC, "2026-03-09", options=price))  # too late, by a day
    assert no(late) == ("application_must_precede_adoption_by_working_days", "art8")
    assert late.parameters["earliest"]["says"] == "2026-03-10"
    number = applied(house, CUSSEC, "2026-03-10", options=price)  # in time
    change = ChangeOption("t1", "total-5-16-price", 30)
    assert no(house.do(PIT, change)) == ("option_must_be_authorised", "art8")
    grant(house, number, "2026-03-10", POSTED)  # granted, on a condition
    assert house.do(PIT, change).parameters["standing"] == "early"
    clock.set("2026-03-10")
    assert house.do(PIT, change).parameters["standing"] == "conditions"
    assert five_pays(house) == 180_000
    done(house.do(ADA, MeetDecisionCondition(number, POSTED)))

    to_bets(house, "t1")  # takes effect, but not while a stake lies
    done(bet(house, "t1", ANN, "total", selection=5))
    assert no(house.do(PIT, change))[0] == "options_must_stand_while_bets_lie"
    assert prizes(show(house, "t1", FIVE)) == 180_000
    done(house.do(PIT, change))
    assert five_pays(house) == 300_000  # and changes what the table pays

    clock.set("2026-03-11")
    to_bets(house, "t1")
    done(bet(house, "t1", ANN, "total", selection=5))
    done(decide(house, number, Decided("revoke", from_="2026-03-11", why="complaints")))
    done(bet(house, "t1", BEN, "total", selection=5))  # the round under way ends as it began
    body = show(house, "t1", FIVE)
    assert prizes(body) == 600_000
    assert status(house, "t1") == ("paused", False)  # and no other opens
    assert no(bet(house, "t1", ANN, "total", selection=5))[0] == "table_must_be_open"
    assert no(house.do(PIT, ResumeTable("t1"))) == ("option_must_be_authorised", "art8")
    stopped = json.loads(events(house, "table-stopped")[-1])
    assert (stopped["subject"], stopped["norm"], stopped["clause"]) == ("t1", "option_must_be_authorised", "art8")

    done(house.do(PIT, ChangeOption("t1", "total-5-16-price", 18)))  # back to what it has leave for
    done(house.do(PIT, ResumeTable("t1")))
    assert five_pays(house) == 180_000
    done(house.do(PIT, CloseTable("t1")))


def test_the_story_goes_on_after_a_restart(house: House, database: Database, key: HouseKey, clock: DayClock) -> None:
    number = whole(house, CUSSEC)
    clock.set(THURSDAY)
    done(house.do(ADA, OpenTable("t1", real(CUSSEC))))
    to_bets(house, "t1")
    done(bet(house, "t1", ANN, "total", selection=5))
    done(decide(house, number, Decided("revoke", from_=THURSDAY)))
    house.__exit__()
    with House(Database(database.url.render_as_string(hide_password=False)), key, clock) as again:
        assert prizes(show(again, "t1", FIVE)) == 180_000
        assert status(again, "t1") == ("paused", False)


def test_no_round_begins_without_leave(house: House, clock: DayClock) -> None:
    """A round that waits for its first act when leave ends does not begin; one that was begun goes on."""
    number = applied(house, CUSSEC, THURSDAY, setting={})
    grant(house, number, THURSDAY, until=THURSDAY)
    clock.set(THURSDAY, hour=23)
    done(house.do(ADA, OpenTable("t1", real(CUSSEC))))
    done(house.do(ADA, OpenTable("t2", real(CUSSEC))))
    to_bets(house, "t2")
    done(bet(house, "t2", ANN, "total", selection=5))
    clock.set(FRIDAY, hour=0)
    reply = house.do(PIT, Advance("t1"))
    assert (no(reply), reply.parameters["standing"]) == (("option_must_be_authorised", "art8"), "ended")
    assert no(at(house, "t1", PIT, "cover"))[0] == "option_must_be_authorised"
    assert prizes(show(house, "t2", FIVE)) == 180_000
    assert status(house, "t2")[0] == "paused"


def test_play_money_needs_no_leave(house: House) -> None:
    for dealer in ("program", "croupier"):
        config = TableConfig({"edition": CUSSEC, "options": {"layouts": 2}}, dealer=dealer)
        done(house.do(ADA, OpenTable(f"play-{dealer}", config)))
        done(house.do(PIT, Advance(f"play-{dealer}")))


def test_only_real_money_asks_the_register_when_something_changes(house: House, clock: DayClock) -> None:
    change, post = ("total-5-16-price", 30), ("nine-sectors", [[1, 20, 14, 31, 9, 22, 18, 29, 7]])
    for slug in (CUSSEC, ROULETTE):
        whole(house, slug)
    clock.set(THURSDAY)
    for dealer in ("program", "croupier"):
        done(house.do(ADA, OpenTable(f"cussec-{dealer}", TableConfig({"edition": CUSSEC}, dealer=dealer))))
        done(house.do(ADA, OpenTable(f"roulette-{dealer}", TableConfig({"edition": ROULETTE}, dealer=dealer))))
        assert done(house.do(PIT, ChangeOption(f"cussec-{dealer}", *change)))["options"][change[0]] == change[1]
        done(house.do(PIT, PostParameter(f"roulette-{dealer}", *post)))
        house.tables.clear()  # the journal alone says so too
        done(house.do(PIT, Advance(f"cussec-{dealer}")))
        assert house.tables[f"cussec-{dealer}"].table.setting.options[change[0]] == change[1]
    done(house.do(ADA, OpenTable("cussec-real", real(CUSSEC))))
    done(house.do(ADA, OpenTable("roulette-real", real(ROULETTE))))
    assert no(house.do(PIT, ChangeOption("cussec-real", *change))) == ("option_must_be_authorised", "art8")
    assert no(house.do(PIT, PostParameter("roulette-real", *post))) == ("option_must_be_authorised", "art9")
    wrong = house.do(PIT, ChangeOption("cussec-program", change[0], 31))
    assert wrong.message == "option-not-allowed"  # what the edition does not have is refused for any money


def test_a_change_that_opens_another_choice_needs_leave_for_both(house: House, clock: DayClock) -> None:
    whole(house, BACCARAT)
    bare = applied(house, BACCARAT, THURSDAY, options={"after-tie": "change"})
    rest = applied(
        house, BACCARAT, FRIDAY, options={"after-tie-change": "amount", "after-tie-reduction": "with-reduction"}
    )
    grant(house, bare, THURSDAY)
    grant(house, rest, FRIDAY)
    clock.set(THURSDAY)
    done(house.do(ADA, OpenTable("t1", real(BACCARAT))))
    change = ChangeOption("t1", "after-tie", "change")
    reply = house.do(PIT, change)
    assert no(reply) == ("option_must_be_authorised", "art19")
    assert reply.parameters["option"]["option"] == "after-tie-change"
    clock.set(FRIDAY)
    assert done(house.do(PIT, change))["options"]["after-tie"] == "change"


def test_a_posted_parameter_that_needs_leave(house: House, clock: DayClock) -> None:
    sectors = [[1, 20, 14, 31, 9, 22, 18, 29, 7]]
    whole(house, ROULETTE)
    number = applied(house, ROULETTE, FRIDAY, parameters={"nine-sectors": sectors})
    grant(house, number, FRIDAY)
    clock.set(THURSDAY)
    done(house.do(ADA, OpenTable("t1", real(ROULETTE))))
    post = PostParameter("t1", "nine-sectors", sectors)
    assert no(house.do(PIT, post)) == ("option_must_be_authorised", "art9")
    clock.set(FRIDAY)
    done(house.do(PIT, post))
    done(house.do(ADA, OpenTable("t2", real(ROULETTE, table={"nine-sectors": sectors}))))


# Stakes that stand between rounds.


def craps(house: House, *descriptions: str, conditions: tuple[str, ...] = ()) -> int:
    """A table with bets beyond the regulation, as the register has them."""
    number = applied(house, CRAPS, MONDAY, bets=list(descriptions))
    grant(house, number, MONDAY, *conditions)
    with house.database.read() as connection:
        beyond = bets_beyond(connection, "t1", CRAPS, date.fromisoformat(MONDAY))
    done(house.do(ADA, OpenTable("t1", real(CRAPS, table={"authorised": beyond}))))
    return number


def test_a_new_bet_needs_the_leave_of_its_description(house: House) -> None:
    """53/2010 article 7: no working days are counted, the description is exact, the dossier is attached."""
    past = house.do(ADA, Apply(CRAPS, "2026-03-01", bets=[LUCKY]))
    assert no(past) == ("adoption_must_not_precede_the_application", "art7.1")
    number = applied(house, CRAPS, MONDAY, bets=[LUCKY])
    grant(house, number, MONDAY)
    with house.database.read() as connection:
        (said,) = bets_beyond(connection, "t1", CRAPS, date.fromisoformat(MONDAY))
    better = json.loads(json.dumps(said).replace("wins 3:1", "wins 4:1"))
    other = house.do(ADA, OpenTable("t1", real(CRAPS, table={"authorised": [better]})))
    assert (no(other), other.parameters["standing"]) == (("bet_must_be_authorised", "art7.1"), "none")
    done(house.do(ADA, OpenTable("t1", real(CRAPS, table={"authorised": [said]}))))
    done(house.do(ADA, OpenTable("t2", real(CRAPS))))  # the regulation itself needs no leave


def test_an_inexact_description_is_refused(house: House) -> None:
    silent = LUCKY.replace("      - else: loses\n", "")
    assert not house.do(ADA, Apply(CRAPS, MONDAY, bets=[silent])).accepted


def test_a_table_has_a_bet_on_the_conditions_of_the_decision(house: House) -> None:
    number = applied(house, CRAPS, MONDAY, bets=[LUCKY])
    grant(house, number, MONDAY, POSTED)
    with house.database.read() as connection:
        (said,) = bets_beyond(connection, "t1", CRAPS, date.fromisoformat(MONDAY))
    free = real(CRAPS, table={"authorised": [{**said, "conditions": []}]})
    assert no(house.do(ADA, OpenTable("t1", free))) == ("conditions_must_be_those_of_the_decision", "art7.1")
    met = real(CRAPS, table={"authorised": [{**said, "met": [POSTED]}]})
    assert no(house.do(ADA, OpenTable("t1", met)))[0] == "conditions_must_be_met_by_the_register"
    done(house.do(ADA, MeetDecisionCondition(number, POSTED)))
    done(house.do(ADA, OpenTable("t1", met)))


def test_a_condition_is_met_and_ends(house: House) -> None:
    number = craps(house, LUCKY, HARD_EIGHT, conditions=(POSTED,))
    refused = bet(house, "t1", ANN, "lucky-doubles")
    assert no(refused) == ("conditions_of_the_authorisation_must_be_met", "art7.3")
    done(bet(house, "t1", ANN, "hard-8"))
    lawful = prizes(show(house, "t1", DOUBLE_FOUR))
    for slug in ("lucky-doubles", "hard-8"):
        meet = MeetCondition("t1", slug, POSTED)
        assert no(house.do(PIT, meet))[0] == "conditions_must_be_met_by_the_register"
    done(house.do(ADA, MeetDecisionCondition(number, POSTED)))
    for slug in ("lucky-doubles", "hard-8"):
        done(house.do(PIT, MeetCondition("t1", slug, POSTED)))
    done(bet(house, "t1", ANN, "lucky-doubles"))
    done(bet(house, "t1", ANN, "hard-8"))
    done(house.do(ADA, MeetDecisionCondition(number, POSTED, met=False)))  # the placard fell down
    assert (lawful, prizes(show(house, "t1", DOUBLE_FOUR))) == (90_000, 30_000 + 95_000)
    assert status(house, "t1") == ("paused", False)
    assert no(house.do(PIT, ResumeTable("t1")))[0] == "conditions_must_be_met_by_the_register"
    done(house.do(ADA, MeetDecisionCondition(number, POSTED)))
    done(house.do(PIT, ResumeTable("t1")))
    done(bet(house, "t1", ANN, "lucky-doubles"))


def test_stakes_that_stand_are_played_to_their_end(
    house: House, database: Database, key: HouseKey, clock: DayClock
) -> None:
    number = craps(house, LUCKY)
    done(bet(house, "t1", ANN, "pass-line"))
    show(house, "t1", SIX)  # the point: the stake stands
    done(decide(house, number, Decided("revoke", from_=MONDAY)))
    show(house, "t1", DOUBLE_FOUR)  # this round was open before
    assert status(house, "t1") == ("open", True)
    joins = bet(house, "t1", BEN, "lucky-doubles")
    assert no(joins)[0] == "bets_must_not_join_a_table_that_stops"
    assert no(house.do(PIT, CloseTable("t1")))[0] == "table_must_be_clear_to_close"
    house.__exit__()
    with House(Database(database.url.render_as_string(hide_password=False)), key, clock) as again:
        assert status(again, "t1") == ("open", True)
        assert no(bet(again, "t1", BEN, "pass-line"))[0] == "bets_must_not_join_a_table_that_stops"
        done(again.do(PIT, PauseTable("t1")))  # whoever pauses it does not strand the stake
        done(again.do(PIT, ResumeTable("t1")))
        assert status(again, "t1") == ("open", True)
        assert prizes(show(again, "t1", SIX)) == 10_000
        assert status(again, "t1")[0] == "paused"
        assert purse(again, "ann") == 1_010_000
        done(again.do(PIT, CloseTable("t1")))


def test_a_tie_that_is_carried_delays_the_stop(house: House, clock: DayClock) -> None:
    number = whole(house, BACCARAT, options={"after-tie": "keep"})
    clock.set(THURSDAY)
    done(house.do(ADA, OpenTable("t1", real(BACCARAT, options={"after-tie": "keep"}))))
    to_bets(house, "t1")
    done(bet(house, "t1", ANN, "banker"))
    done(decide(house, number, Decided("revoke", from_=THURSDAY)))

    def deal(*cards: str) -> Any:
        sides = ("player", "banker") * 2
        return show(house, "t1", *({"act": "card", "to": to, "card": c} for to, c in zip(sides, cards, strict=True)))

    assert deal("4h", "4s", "4d", "4c")["settlement"]["standing"]
    assert status(house, "t1") == ("open", True)
    assert no(bet(house, "t1", BEN, "banker"))[0] == "bets_must_not_join_a_table_that_stops"
    assert prizes(deal("2h", "4s", "6d", "5c")) == 10_000
    assert status(house, "t1")[0] == "paused"
