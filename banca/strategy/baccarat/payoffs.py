"""What a tie does to the worth of a stake on a side: given back, or left standing for a deciding round (article 12)."""

from collections.abc import Mapping

from banca.games.baccarat.equipment import on_machine
from banca.play.bets import Verdict
from banca.play.payoff import Place
from banca.play.rule import Ruling
from banca.play.setting import Setting

Rows = Mapping[Place, tuple[Ruling[Verdict], ...]]  # for each bet the rulings on all results of a round


def stands_after_a_tie(setting: Setting) -> bool:
    return setting.options["after-tie"] != "withdraw"


def is_left_until_decided(setting: Setting) -> bool:
    """Whether every deciding round is dealt from the same cards as the first: they all went back into the machine."""
    return stands_after_a_tie(setting) and on_machine(setting)


def left_until_decided(rows: Rows) -> tuple[tuple[tuple[int, int], ...], Rows]:
    """What decides all bets, by numbers of results: one, or where that draws some bet, it and the first to draw none.

    What is drawn by the one is decided by the other. Nothing decides them where every result is a draw.
    """
    results = range(min(map(len, rows.values())))
    drawn = [any(row[n].value.result == "push" for row in rows.values()) for n in results]
    deciding = [n for n in results if not drawn[n]]
    pairs = tuple((n, then) for n in results for then in (deciding if drawn[n] else (n,)))
    return pairs, {
        place: tuple(row[then] if row[n].value.result == "push" else row[n] for n, then in pairs)
        for place, row in rows.items()
    }
