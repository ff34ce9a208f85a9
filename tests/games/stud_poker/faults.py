"""Rounds of stud poker in which something goes wrong."""

from typing import Any

from banca.games.stud_poker.deal import DealHand
from banca.money import Position
from banca.play.act import Act
from tests.games.stud_poker.at_stud import (
    CLOSED,
    HANDS,
    JACKPOT_BET,
    AtStud,
    with_jackpot,
)


def why(table: AtStud, act: Act) -> tuple[str, str | None]:
    refusal = table.refusal(act)
    return refusal.norm, refusal.clause


def two_boxes(options: dict[str, Any] | None = None) -> AtStud:
    """Ana at box 2 with a jackpot bet, bo at box 3; the bets are closed."""
    return with_jackpot(options=options).ante("ana", 2).jackpot("ana").ante("bo", 3).close()


def dealt(options: dict[str, Any] | None = None, croupier: str = CLOSED) -> AtStud:
    table = two_boxes(options)
    for seat, cards in ((2, HANDS["royal-flush"]), (3, HANDS["three-of-a-kind"].replace("Qs", "Qc"))):
        table.act(DealHand(seat, tuple(cards.split())))
    return table.act(DealHand("croupier", tuple(croupier.split())))


def next_round(table: AtStud) -> AtStud:
    """The next round at the same table."""
    return AtStud(
        dict(table.setting.options.values),
        parameters=table.setting.parameters,
        memory=table.game.remembered(table.finish().state),
    )


def assert_void(table: AtStud, cause: str, clause: str) -> None:
    """Antes and raises go back in full, no prize is paid, jackpot bets stay."""
    lines = table.lines()
    assert table.shown == {
        "void": cause,
        "jackpot": {
            "before": 1_000_000_00, "fed": 5_00, "paid": 0, "borne": 0, "restarted": 0, "after": 1_000_005_00,
        },
    }  # fmt: skip
    assert {bet for _, bet in lines} <= {"ante", "raise"}
    assert {player for player, bet in lines if bet == "ante"} == {"ana", "bo"}
    assert all((line.result, line.net, line.clauses) == ("push", 0, (clause,)) for line in lines.values())
    assert [(s.position, s.amount) for s in table.settlement.standing] == [
        (Position("ana", "progressive-jackpot", place=2), JACKPOT_BET)
    ]
