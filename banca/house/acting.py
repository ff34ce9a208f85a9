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
    if may_deal(person, config):
        return
    if isinstance(act, game.chance_acts) or not is_own(turn, act, person.name):
        if Role.SUPERVISOR in person.roles and is_no_players(game, act):  # he ends what cannot go on
            return
        raise refused("act_must_be_ones_own", person=person.name, act=act.name)
    if config.money == "real" and Role.PLAYER not in person.roles:
        raise refused("guest_must_play_for_play_money", person=person.name, table=table_id)


def may_deal(person: Person, config: TableConfig) -> bool:
    """Whether somebody deals at a table: where the program does, nobody else, but for the trainer of a class."""
    if person is PROGRAM:
        return True
    return bool(person.roles & DEALERS) and (config.dealer == "croupier" or trains_at(person, config))


def trains_at(person: Person, config: TableConfig) -> bool:
    return config.classroom is not None and config.classroom.trainer == person.name


def refuse_dealing(person: Person, table_id: str, config: TableConfig) -> None:
    """Raise HouseRefused where somebody would go on for the program that deals; a supervisor may."""
    if not may_deal(person, config) and Role.SUPERVISOR not in person.roles:
        raise refused("table_must_be_dealt_by_a_croupier", table=table_id)


def is_no_players(game: Game[Any], act: Act) -> bool:
    """Whether an act is the house's own, and no result of chance."""
    return not isinstance(act, game.chance_acts) and getattr(act, "player", getattr(act, "by", None)) is None


def is_own(turn: Turn, act: Act, name: str) -> bool:
    """Whether an act is this person's to do: he is named as who does it, or it is one of the choices put to him."""
    if isinstance(turn, Decision) and turn.player == name and act in turn.choices:
        return True
    return getattr(act, "player", getattr(act, "by", None)) == name and not isinstance(act, OnPosition)


def refuse_frozen(person: Person, table_id: str, config: TableConfig, *, frozen: bool) -> None:
    """Raise HouseRefused while a trainer keeps the table frozen; he himself may act."""
    if frozen and not trains_at(person, config):
        raise refused("table_must_not_be_frozen", table=table_id)


def refuse_joining(table_id: str, player: str, staked: int | None, *, running_out: bool) -> None:
    """Raise HouseRefused where standing stakes are played out, and somebody has none."""
    if running_out and not staked:
        raise refused("bets_must_not_join_a_table_that_stops", table=table_id, player=player)


def refuse_purse(player: str, there: int, stake: int) -> None:
    if there < stake:
        raise refused("purse_must_cover_the_stake", player=player, there=there, stake=stake)
