"""Article 2 of 57/2004 and of 59/2004: the start of betting."""

from itertools import product
from typing import Any

import pytest

from banca.law import OptionError, option_set
from banca.play.act import Bet, Do
from banca.play.turn import Betting
from tests.at_table import AtTable
from tests.games.shaker.at_shaker import both, dice, prescribed

BET = Bet("ana", "small", 100_00)
LEVER = ["cover", "clasp", "press-lever", "press-lever", "press-lever"]
ELECTRONIC = ["cover", "clasp", "start-shaker"]
BARE: dict[str, Any] = {"start-lamp": "none", "start-announcement": "silent"}
NORMS = {
    "cover": ("dome_must_be_covered_before_the_shake", "art2.1"),
    "clasp": ("cover_must_be_clasped_before_the_shake", "art2.1"),
    "press-lever": ("lever_must_be_pressed_three_times", "art2.1"),
    "start-shaker": ("dice_must_be_shaken_before_betting", "art2.1"),
    "light-lamp": ("lamp_must_light_before_betting", "art2.2"),
    "announce-start": ("start_must_be_announced_before_betting", "art2.3"),
    "bell": ("bell_must_ring_before_the_cover_is_lifted", "art3.1"),
    "lift": ("cover_must_be_lifted_before_the_result", "art3.2"),
    "announce": ("result_must_be_announced_before_payment", "art3.2"),
}


def steps_of(drive: str, lamp: str, announcement: str) -> list[str]:
    start = LEVER if drive == "lever" else ELECTRONIC
    lit = ["light-lamp"] if lamp == "lit" else []
    spoken = ["announce-start"] if announcement == "spoken" else []
    return [*start, *lit, *spoken, "bell", "lift"]


@both("art2.1")
@pytest.mark.parametrize(
    ("drive", "lamp", "announcement"),
    list(product(("lever", "electronic"), ("lit", "none"), ("spoken", "silent"))),
)
def test_2_1_every_step_waits_for_the_one_before(edition: str, drive: str, lamp: str, announcement: str) -> None:
    table = AtTable(edition, {"shaker-drive": drive, "start-lamp": lamp, "start-announcement": announcement})
    ahead = steps_of(drive, lamp, announcement)
    while ahead:
        assert prescribed(table) == ahead[0]
        assert table.game.clauses_for(table.state, Do(ahead[0])) == (NORMS[ahead[0]][1],)
        for later in {*ahead, "announce"} - {ahead[0]}:
            refusal = table.refusal(Do(later))
            assert (refusal.norm, refusal.clause) == NORMS[ahead[0]]
        assert table.accepts(BET) is (ahead[0] == "bell")
        table.do(ahead.pop(0))


@both("art2.1")
@pytest.mark.parametrize("done", [LEVER[:n] for n in range(5)])
def test_2_1_no_bet_before_cover_clasps_and_three_presses(edition: str, done: list[str]) -> None:
    table = AtTable(edition, BARE).do(*done)
    refusal = table.refusal(BET)
    assert (refusal.norm, refusal.clause) == ("bets_must_wait_for_the_shake", "art2.1")
    assert refusal.untimely
    assert table.do(*LEVER[len(done) :]).accepts(BET)


@both("art2.1")
def test_2_1_the_lever_is_pressed_three_times_and_no_more(edition: str) -> None:
    table = AtTable(edition, BARE).do("cover", "clasp")
    for _ in range(3):
        assert table.refusal(Do("bell")).norm == "lever_must_be_pressed_three_times"
        assert not table.accepts(Do("start-shaker"))
        table.do("press-lever")
    assert not table.accepts(Do("press-lever"))
    assert table.accepts(Do("bell"))


@both("art2.1")
def test_2_1_one_start_of_the_electronic_device_is_enough(edition: str) -> None:
    table = AtTable(edition, {"shaker-drive": "electronic", **BARE}).do("cover", "clasp")
    assert table.refusal(BET).clause == "art2.1"
    assert not table.accepts(Do("press-lever"))
    table.do("start-shaker")
    assert table.accepts(BET)
    assert not table.accepts(Do("start-shaker"))


@both("art2.1")
def test_2_1_the_method_follows_the_drive(edition: str) -> None:
    law = AtTable(edition).game.edition
    pairs = {"lever": "lever-three-times", "electronic": "electronic"}
    for drive, method in product(pairs, pairs.values()):
        chosen = {"shaker-drive": drive, "shake-method": method}
        if pairs[drive] == method:
            assert option_set(law, chosen) == option_set(law, {"shaker-drive": drive})
            assert option_set(law, chosen)["shake-method"] == method
        else:
            with pytest.raises(OptionError, match=r"shake-method.*art\. 2\(1\)"):
                option_set(law, chosen)
    with pytest.raises(OptionError, match="shake-method"):
        option_set(law, {"shake-method": "lever-twice"})


@both("art2.1")
def test_2_1_while_betting_is_open_nothing_of_the_result_is_disclosed(edition: str) -> None:
    table = AtTable(edition).bet("ana", "small", 100_00)
    assert isinstance(table.game.turn(table.state), Betting)
    assert table.game.result(table.state) is None
    assert table.game.lines(table.state) == ()


@both("art2.2")
def test_2_2_the_lamp_board_lights_before_the_first_bet(edition: str) -> None:
    table = AtTable(edition, {"start-announcement": "silent"}).do(*LEVER)
    assert not table.accepts(BET)
    refusal = table.refusal(Do("bell"))
    assert (refusal.norm, refusal.clause) == ("lamp_must_light_before_betting", "art2.2")
    assert table.do("light-lamp").accepts(BET)
    assert not table.accepts(Do("light-lamp"))


@both("art2.2")
def test_2_2_without_a_lamp_board_betting_opens_after_the_shake(edition: str) -> None:
    table = AtTable(edition, BARE).do(*LEVER)
    assert table.accepts(BET)
    assert not table.accepts(Do("light-lamp"))


@both("art2.2")
def test_2_2_the_lamp_is_an_option(edition: str) -> None:
    law = AtTable(edition).game.edition
    assert law.options["start-lamp"].clause == "art2.2"
    assert option_set(law)["start-lamp"] == "lit"
    with pytest.raises(OptionError, match="start-lamp"):
        option_set(law, {"start-lamp": "dim"})


@both("art2.3")
@pytest.mark.parametrize("lamp", ["lit", "none"])
def test_2_3_the_spoken_start_comes_before_the_first_bet(edition: str, lamp: str) -> None:
    table = AtTable(edition, {"start-lamp": lamp}).to("announce-start")
    assert not table.accepts(BET)
    refusal = table.refusal(Do("bell"))
    assert (refusal.norm, refusal.clause) == ("start_must_be_announced_before_betting", "art2.3")
    assert table.do("announce-start").accepts(BET)


@both("art2.3")
@pytest.mark.parametrize("lamp", ["lit", "none"])
def test_2_3_without_the_announcement_betting_opens_in_silence(edition: str, lamp: str) -> None:
    table = AtTable(edition, {"start-lamp": lamp, "start-announcement": "silent"}).to("betting")
    assert table.accepts(BET)
    assert not table.accepts(Do("announce-start"))
    assert table.bet("ana", "small", 100_00).show(dice(edition, 1, 3, 6)).line("small").net == 100_00


@both("art2.3")
def test_2_3_the_announcement_is_an_option(edition: str) -> None:
    law = AtTable(edition).game.edition
    assert law.options["start-announcement"].clause == "art2.3"
    assert option_set(law)["start-announcement"] == "spoken"
    with pytest.raises(OptionError, match="start-announcement"):
        option_set(law, {"start-announcement": "sung"})


@both("art2.2")
def test_2_2_bets_wait_for_the_lamp(edition: str) -> None:
    assert AtTable(edition).to("light-lamp").refusal(Bet("ana", "small", 100_00)).clause == "art2.2"


@both("art2.3")
def test_2_3_bets_wait_for_the_announcement(edition: str) -> None:
    assert AtTable(edition).to("announce-start").refusal(Bet("ana", "small", 100_00)).clause == "art2.3"
