"""Bots for pai kau, which cannot be played alone.

They do nothing that a player may not do: their acts go to the table, and the law may refuse them.
"""

from collections.abc import Iterator, Mapping, Sequence

from banca.cli.terminal import Bot
from banca.games.pai_kau.arranging import Arrange
from banca.games.pai_kau.bank import Agree, Pass, entitled_seat, least_capital
from banca.games.pai_kau.equipment import BANK, SEAT
from banca.games.pai_kau.shaking import SHUFFLE
from banca.games.pai_kau.state import Round
from banca.games.pai_kau.ways import house_way
from banca.material.chance import TreeSource
from banca.money import Limits
from banca.play.act import Act, Bet, Withdraw
from banca.play.turn import Decision
from banca.table import Table


def within(limits: Limits, amount: int) -> int:
    """The amount, brought within the limits of the table."""
    most = amount if limits.maximum is None else min(amount, limits.maximum)
    return max(in_units(limits, limits.minimum), most // limits.unit * limits.unit)


def in_units(limits: Limits, least: int) -> int:
    """The amount, rounded up to whole units of the table."""
    return -(-least // limits.unit) * limits.unit


def bot_act(table: Table, viewer: str, bots: Sequence[Bot]) -> Act | None:
    """The dealer shuffles; then the bank, the stakes of the bots against it, and their tiles by the house way."""
    state: Round = table.state  # type: ignore[assignment]
    turn, named = table.turn, {bot.name: bot for bot in bots}
    if isinstance(turn, Decision):
        return _arrange(state, turn.player) if turn.player in named else None
    if state.phase != "betting":
        return None
    if not state.deal.shuffled:
        return SHUFFLE
    moves = _stakes(state, bots) if state.bank else _bank(table, state, viewer, named)
    return next((act for act in moves if table.game.refusal(state, act) is None), None)


def _arrange(state: Round, player: str) -> Arrange:
    place = state.unarranged[0]
    found = house_way(state.setting).arrange(state.hand(place))
    return Arrange(player, place, tuple(found.front), tuple(found.back))


def _bank(table: Table, state: Round, viewer: str, bots: Mapping[str, Bot]) -> Iterator[Act]:
    """The entitled player holds the bank, or passes it on if unable; the first is drawn by lot (bank-rotation)."""
    whose = entitled_seat(state)
    if state.last_bank is None:
        source = table.source
        lots = dict.fromkeys(bots, 1)
        by_lot = next(iter(bots)) if source is None or isinstance(source, TreeSource) else source.draw(lots)
        whose = bots[by_lot].place, by_lot
    if state.last_bank and _agrees(state, viewer):
        yield from (
            Agree(n, p) for p, n in state.last_bank.others.items() if n in bots and p not in state.rotation.agreed
        )
    if whose and whose[1] in bots:
        place, name = whose
        yield from (Withdraw(name, SEAT, place=at) for at, owner in state.seats.items() if owner == name)
        limits = state.setting.limits.on(BANK)
        capital = within(limits, bots[name].banks * limits.minimum)
        least = in_units(limits, least_capital(state, name, place))
        yield Bet(name, BANK, max(capital, least), place=place)
        yield Pass(name, place)


def _agrees(state: Round, viewer: str) -> bool:
    """Whether the viewer lets the banker keep the bank: then nobody objects."""
    return state.last_bank is not None and any(
        state.last_bank.others.get(place) == viewer for place in state.rotation.agreed
    )


def _stakes(state: Round, bots: Sequence[Bot]) -> Iterator[Act]:
    limits = state.setting.limits.on(SEAT)
    for each in bots:
        if each.name not in (state.banker, *state.seats.values()):
            yield Bet(each.name, SEAT, within(limits, each.stakes * limits.minimum), place=each.place)
