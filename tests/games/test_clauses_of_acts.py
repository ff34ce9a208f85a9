"""What is done at a table rests on clauses of the law: here those acts that always rest on the same ones."""

from typing import Any

import pytest

from banca.games import game_of
from banca.law import option_set
from banca.play.setting import Setting

RESTS_ON: dict[str, dict[str, str]] = {
    "baccarat-55-2004": {
        "cut": "art2.1",
        "place-white-card": "art2.1",
        "load": "art2.1",
        "demonstration": "art2.2",
        "white-card": "art3.1",
        "unfit": "art3.1",
        "replace-cards": "art3.1",
        "change-shoe": "art3.2",
        "face-up": "art4",
        "show": "art7.1",
        "return-cards": "art7.2",
        "surplus": "art10",
        "void": "art10",
        "no-more-bets": "art13",
        "stand": "art15",
        "sit": "art1.5.b art15",
        "hand-over": "art16.2",
        "decline": "art16.2",
    },
    "craps-53-2010": {
        "choose": "art2.2",
        "join": "art2.1 art2.3",
        "offer": "art2.3",
        "decline": "art2.3",
        "throw": "art2.4",
        "lean": "art3.1",
        "check-dice": "art3.4",
        "replace-die": "art3.4",
        "mark": "art5.2.1.p2",
        "unmark": "art5.2.1.p2",
    },
    "paikau-96-85-M": {
        "shuffle": "art1.1",
        "shake": "art1.2",
        "count": "art1.2 art1.3",
        "tile": "art1.4 art1.3",
        "tiles": "art1.4",
        "stack": "art1.4 art1.3",
        "void": "art1.5",
        "cut": "art2.1",
        "void-deal": "art2.3",
        "announce-backing": "art3.3",
        "agree": "art4.1",
        "leave": "art4.1 art4.3",
        "pass": "art4.3",
        "no-round": "art4.3",
        "declare": "art4.4",
        "close": "art4.6 art4.7",
        "house-way": "art5.1",
        "take-away": "art7.3",
        "replace-set": "art9",
    },
    "stud-poker-61-2004": {
        "no-more-bets": "art6.3",
        "leave": "art6.4",
        "raise": "art6.5 art6.6",
        "fold": "art6.5 art6.7",
        "showdown": "art6.8 art9 art9.1",
        "dealt-to-empty": "art11.3",
        "breach": "art12",
        "note": "art12.1",
        "talk": "art12.2",
    },
}
EVERY_ACT = [
    pytest.param(edition, act, clauses, marks=pytest.mark.proves(edition, *clauses.split()), id=f"{edition}-{act}")
    for edition, acts in RESTS_ON.items()
    for act, clauses in acts.items()
]


@pytest.mark.parametrize(("edition", "act", "clauses"), EVERY_ACT)
def test_an_act_rests_on_its_clauses(edition: str, act: str, clauses: str) -> None:
    game: Any = game_of(edition)
    [rule] = [rule for rule in game.act_rules if act == (rule.step or rule.kind.word)]
    opened = game.opening(Setting(option_set(game.edition)))
    assert rule.clauses_for(opened, None) == tuple(clauses.split())
