"""banca simulate: rounds by the million, players with a bankroll, and what one game alone can simulate."""

import gc
import sys
from argparse import Namespace
from importlib import import_module

from banca.cli import INTERRUPTED
from banca.cli.screen import setting_of
from banca.cli.terminal import terminals
from banca.law import OptionError, language

SELDOM = 1_000_000  # objects made between two looks for garbage: next to none is left while modules are loaded
OF_A_PLAYER = ("bankroll", "plan", "stop_loss", "stop_win", "least", "most", "sessions")
OF_A_BET = ("bet", "selection", "hold")
OF_TLS = ("tls_ca", "tls_cert", "tls_key")
# The simulations of one game, and the options that they do not take.
OF_ONE_GAME = {
    "life": (*OF_A_BET, *OF_A_PLAYER[:-1], "rounds", "player"),
    "banks": (*OF_A_BET, *OF_A_PLAYER),
}


def run(args: Namespace) -> int:
    gc.set_threshold(SELDOM)
    game, setting = setting_of(args)
    module = module_for(args, game.edition.game)
    from banca.cli.simulate.figures import exit_code
    from banca.cli.simulate.running import interrupted_once

    lang = language(args.lang)
    with interrupted_once() as interrupt:
        try:
            code = int(import_module(module).run(args, game, setting, lang))
            sys.stdout.flush()
        except KeyboardInterrupt:  # before the run began: while it runs, what was done is printed
            code = exit_code(lang, dealt=0, broken_off=True)
        except OSError:
            if not interrupt.nobody_listens:
                raise
            code = INTERRUPTED
    return interrupt.code if code == INTERRUPTED else code


def module_for(args: Namespace, game: str) -> str:
    """The module that simulates what is asked for; refuses options that do not go together."""
    if args.cluster is not None and args.cores is not None:
        raise OptionError("--cores is of this machine, --cluster of others: leave one of them out")
    refuse_tls(args)
    wanted = [mode for mode in OF_ONE_GAME if getattr(args, mode)]
    if wanted:
        return module_of_one_game(args, game, wanted)
    if args.player:
        of = f"{owners()['banks']} with --banks"
        raise OptionError(f"--player is of {of}: say --bankroll for a player with a bankroll")
    player = [name for name in OF_A_PLAYER if getattr(args, name) is not None]
    if player and args.bankroll is None:
        raise OptionError(f"{option(player[0])} is of a player with a bankroll: say how much, as in --bankroll 100")
    return "banca.cli.simulate.sessions" if player else "banca.cli.simulate.rounds"


def owners() -> dict[str, str]:
    """The game of each simulation that one game alone has."""
    return {mode: name for name, each in terminals().items() for mode in each.simulation_modules}


def module_of_one_game(args: Namespace, game: str, modes: list[str]) -> str:
    if len(modes) > 1:
        of, *others = (f"--{mode} {'is ' if mode == modes[0] else ''}of {owners()[mode]}" for mode in modes)
        raise OptionError(f"{', '.join([of, *others])}: they do not go together")
    [mode] = modes
    if game != owners()[mode]:
        raise OptionError(f"--{mode} is asked of {owners()[mode]}, not of {game}")
    for name in OF_ONE_GAME[mode]:
        if getattr(args, name):
            raise OptionError(f"--{mode} plays a whole table by itself: leave {option(name)} out")
    return terminals()[game].simulation_modules[mode]


def refuse_tls(args: Namespace) -> None:
    """The files stand together, and go with a cluster."""
    named = [option(name) for name in OF_TLS if getattr(args, name) is not None]
    if args.cluster is None and (named or args.without_tls):
        raise OptionError(
            f"{(*named, '--without-tls')[0]} is of a cluster: say where it is, as in --cluster tls://HOST:PORT"
        )
    if named and len(named) < len(OF_TLS):
        raise OptionError(f"{' and '.join(map(option, OF_TLS))} stand together: give all three")


def option(name: str) -> str:
    return f"--{name.replace('_', '-')}"
