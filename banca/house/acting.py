"""Who may do an act at a table, and whether his purse covers it: asked when it is done, and when somebody asks."""

from typing import Any

from banca.house.config import TableConfig
from banca.house.replies import refused
from banca.house.roles import PROGRAM, Person, Role
from banca.play.act import Act, OnPosition
from banca.play.game import Game
from banca.play.turn import Decision, Turn

DEALERS = frozenset({Role.CROUPIER, Role.SUPERVISOR})


def refuse_person(person: Person, table_id: str, config: TableConfig, game: Game[Any], turn: Turn, act: Act) -> None:
    """Raise HouseRefused unless the act is this person's to do."""
    if person is PROGRAM or person.roles & DEALERS:
        return
    if isinstance(act, game.chance_acts) or not is_own(turn, act, person.name):
        raise refused("act_must_be_ones_own", person=person.name, act=act.name)
    if config.money == "real" and Role.PLAYER not in person.roles:
        raise refused("guest_must_play_for_play_money", person=person.name, table=table_id)


def is_own(turn: Turn, act: Act, name: str) -> bool:
    """Whether an act is this person's to do: he is named as who does it, or it is one of the choices put to him."""
    if isinstance(turn, Decision) and turn.player == name and act in turn.choices:
        return True
    return getattr(act, "player", getattr(act, "by", None)) == name and not isinstance(act, OnPosition)


def refuse_frozen(person: Person, table_id: str, *, frozen: bool) -> None:
    """Raise HouseRefused while a trainer keeps the table frozen; he himself may act."""
    if frozen and Role.SUPERVISOR not in person.roles:
        raise refused("table_must_not_be_frozen", table=table_id)


def refuse_joining(table_id: str, player: str, staked: int | None, *, running_out: bool) -> None:
    """Raise HouseRefused where standing stakes are played out, and somebody has none."""
    if running_out and not staked:
        raise refused("bets_must_not_join_a_table_that_stops", table=table_id, player=player)


def refuse_purse(player: str, there: int, stake: int) -> None:
    if there < stake:
        raise refused("purse_must_cover_the_stake", player=player, there=there, stake=stake)
