"""banca simulate: rounds, players with a bankroll, and simulations that only one game has."""

import sys
from argparse import Namespace
from importlib import import_module

from banca.cli import INTERRUPTED
from banca.cli.screen import setting_of
from banca.cli.terminal import terminals
from banca.law import OptionError, language
from banca.messages.errors import Listed

OF_A_PLAYER = ("bankroll", "plan", "stop_loss", "stop_win", "least", "most", "sessions")
OF_A_BET = ("bet", "selection", "hold")
OF_TLS = ("tls_ca", "tls_cert", "tls_key")
# The simulations of one game, and the options that they do not take.
OF_ONE_GAME = {
    "life": (*OF_A_BET, *OF_A_PLAYER[:-1], "rounds", "player"),
    "banks": (*OF_A_BET, *OF_A_PLAYER),
}


def run(args: Namespace) -> int:
    game, setting = setting_of(args)
    module = module_for(args, game.edition.game)
    from banca.cli.simulate.figures import exit_code
    from banca.cli.simulate.running import catch_interrupts

    lang = language(args.lang)
    with catch_interrupts() as interrupt:
        try:
            code = int(import_module(module).run(args, game, setting, lang))
            sys.stdout.flush()
        except KeyboardInterrupt:  # before the run begins; during the run, Ctrl-C prints the results so far
            code = exit_code(lang, dealt=0, broken_off=True)
        except OSError:
            if not interrupt.nobody_listens:
                raise
            code = INTERRUPTED
    return interrupt.code if code == INTERRUPTED else code


def module_for(args: Namespace, game: str) -> str:
    """The module for the requested simulation; refuses options that do not go together."""
    if args.cluster is not None and args.cores is not None:
        raise OptionError("simulate-cores-or-cluster")
    if args.device == "gpu" and args.cores is not None:
        raise OptionError("gpu-or-cores")
    refuse_tls(args)
    wanted = [mode for mode in OF_ONE_GAME if getattr(args, mode)]
    if wanted:
        return module_of_one_game(args, game, wanted)
    if args.player:
        raise OptionError("simulate-player-with-banks", game=owners()["banks"])
    player = [name for name in OF_A_PLAYER if getattr(args, name) is not None]
    if player and args.bankroll is None:
        raise OptionError("simulate-without-bankroll", option=option(player[0]))
    return "banca.cli.simulate.sessions" if player else "banca.cli.simulate.rounds"


def owners() -> dict[str, str]:
    """The game of each simulation that only one game has."""
    return {mode: name for name, each in terminals().items() for mode in each.simulation_modules}


def module_of_one_game(args: Namespace, game: str, modes: list[str]) -> str:
    if len(modes) > 1:
        one, other, *_ = modes
        of = {"game": owners()[one], "other_game": owners()[other]}
        raise OptionError("simulate-modes-apart", one=one, other=other, **of)
    [mode] = modes
    if game != owners()[mode]:
        raise OptionError("option-of-other-games", option=f"--{mode}", games=owners()[mode], game=game)
    for name in OF_ONE_GAME[mode]:
        if getattr(args, name):
            raise OptionError("simulate-whole-table", mode=mode, option=option(name))
    return terminals()[game].simulation_modules[mode]


def refuse_tls(args: Namespace) -> None:
    """Refuse TLS files unless all three are given, with a cluster."""
    named = [option(name) for name in OF_TLS if getattr(args, name) is not None]
    if args.cluster is None and (named or args.without_tls):
        raise OptionError("simulate-without-cluster", option=(*named, "--without-tls")[0])
    if named and len(named) < len(OF_TLS):
        raise OptionError("simulate-tls-files", options=Listed(*map(option, OF_TLS), by="list-and"))


def option(name: str) -> str:
    return f"--{name.replace('_', '-')}"
