"""What games declare to the commands: every module, message and option that they name exists."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from banca import cli
from banca.cli.arguments import command
from banca.cli.commands.strategy import OPTIONS
from banca.cli.terminal import Terminal, terminal_of, terminals
from banca.law import games
from banca.messages import message_ids

CLI = Path(cli.__file__).parent


def test_every_module_of_a_game_is_named_after_it() -> None:
    modules = {path.stem for path in (CLI / "games").iterdir() if not path.name.startswith("__")}
    assert modules == {name.replace("-", "_") for name, each in terminals().items() if type(each) is not Terminal}


@pytest.mark.parametrize("game", games())
def test_what_a_game_names_exists(game: str) -> None:
    terminal = terminal_of(game)
    modules = (terminal.strategy_module, *terminal.simulation_modules.values())
    assert all(callable(import_module(name).run) for name in modules if name)
    messages = (terminal.place_message, terminal.edge_message, terminal.edge_label, *terminal.player_messages.values())
    assert {message for message in messages if message} <= set(message_ids())
    assert set(terminal.strategy_options) <= set(OPTIONS)
    assert bool(terminal.strategy_options) == (terminal.strategy_module is not None)
    odds = command().parse_args(["odds", game])
    assert all(hasattr(odds, name) for name in terminal.odds_options)


def test_the_rest_of_the_commands_names_no_game() -> None:
    slugs = "|".join(games())
    named = re.compile(rf"[\"']({slugs})[\"']|banca\.(games|exact|simulate|strategy)\.({slugs.replace('-', '_')})\b")
    of_games = {game.replace("-", "_") for game in games()}
    shared = [path for path in CLI.rglob("*.py") if not {path.stem, *path.parent.parts} & of_games]
    assert [path for path in shared if named.search(path.read_text(encoding="utf-8"))] == []
