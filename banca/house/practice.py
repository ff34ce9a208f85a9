"""What only tables for play money have: bots, who play by named ways, and a class with its trainer."""

from banca.games import game_of
from banca.house.config import TableConfig
from banca.house.errors import HouseError
from banca.house.people import add_guest
from banca.house.replies import refused
from banca.house.roles import RESERVED, Role
from banca.house.work import Work
from banca.law.numbers import shown
from banca.play.fields import NAME
from banca.play.setting import Setting
from banca.strategy.ways import read_way

BOTS_MOST = 20  # at one table


def prepare_practice(work: Work, table_id: str, config: TableConfig, setting: Setting) -> None:
    """Make the bots of a new table known to the house; BancaError if bots or class are not as they must be."""
    if config.money != "play":
        _refuse_real_money(table_id, config)
    if config.classroom:
        _check_class(work, config.classroom.name, config.classroom.trainer)
    if len(config.bots) > BOTS_MOST:
        raise HouseError("house-bots-most", table=table_id, most=BOTS_MOST)
    game = game_of(setting.edition.slug)
    for bot in config.bots:
        read_way(game, setting, bot.way)
        add_guest(work, bot.name)  # a name of its own, under which nobody can log in


def _refuse_real_money(table_id: str, config: TableConfig) -> None:
    if config.bots:
        raise refused("bots_must_play_for_play_money", table=table_id)
    if config.classroom:
        raise refused("class_must_play_for_play_money", table=table_id)


def _check_class(work: Work, name: str, trainer: str) -> None:
    check_class_name(name)
    if trainer != work.person.name or Role.SUPERVISOR not in work.person.roles:
        raise refused("class_must_be_ones_own", person=work.person.name, trainer=trainer)


def check_class_name(name: str) -> None:
    """Raise HouseError for a name that no class can have."""
    if not NAME.accepts(name) or name in RESERVED or "/" in name:
        raise HouseError("house-class-name", name=shown(name))
