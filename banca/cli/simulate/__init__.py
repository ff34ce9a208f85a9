"""banca simulate: rounds by the million, players with a bankroll, the life of a jackpot, banks that go round."""

import gc
import sys
from argparse import Namespace
from importlib import import_module

from banca.cli import INTERRUPTED
from banca.cli.screen import setting_of
from banca.law import OptionError, language

SELDOM = 1_000_000  # objects made between two looks for refuse: next to none is left while what is needed is loaded
# What is simulated: the module that does it, and of which game it is asked, if of one alone.
KINDS = {"life": "stud-poker", "banks": "pai-kau", "sessions": None, "rounds": None}
OF_A_PLAYER = ("bankroll", "plan", "stop_loss", "stop_win", "least", "most", "sessions")
OF_A_BET = ("bet", "selection", "hold")
OF_TLS = ("tls_ca", "tls_cert", "tls_key")
ELSEWHERE = {
    "life": (*OF_A_BET, *OF_A_PLAYER[:-1], "rounds", "player"),
    "banks": (*OF_A_BET, *OF_A_PLAYER),
}


def run(given: Namespace) -> int:
    gc.set_threshold(SELDOM)
    game, setting = setting_of(given)
    kind = asked_for(given, game.edition.game)
    from banca.cli.simulate.figures import ended
    from banca.cli.simulate.running import interrupted_once

    lang = language(given.lang)
    with interrupted_once() as interrupt:
        try:
            code = int(import_module(f"banca.cli.simulate.{kind}").run(given, game, setting, lang))
            sys.stdout.flush()
        except KeyboardInterrupt:  # before the run began: while it runs, what was done is told
            code = ended(lang, dealt=0, broken_off=True)
        except OSError:
            if not interrupt.nobody_listens:
                raise
            code = INTERRUPTED
    return interrupt.code if code == INTERRUPTED else code


def asked_for(given: Namespace, game: str) -> str:
    """What is simulated; a refusal where options do not go together."""
    if given.cluster is not None and given.cores is not None:
        raise OptionError("--cores is of this machine, --cluster of others: leave one of them out")
    refuse_tls(given)
    if given.life and given.banks:
        raise OptionError("--life is of stud-poker, --banks of pai-kau: they do not go together")
    for kind, leaves_out in ELSEWHERE.items():
        if not getattr(given, kind):
            continue
        if game != KINDS[kind]:
            raise OptionError(f"--{kind} is asked of {KINDS[kind]}, not of {game}")
        for name in leaves_out:
            if getattr(given, name):
                raise OptionError(f"--{kind} plays a whole table by itself: leave {option(name)} out")
        return kind
    if given.player:
        raise OptionError("--player is of pai-kau with --banks: say --bankroll for a player with a bankroll")
    player = [name for name in OF_A_PLAYER if getattr(given, name) is not None]
    if player and given.bankroll is None:
        raise OptionError(f"{option(player[0])} is of a player with a bankroll: say how much, as in --bankroll 100")
    return "sessions" if player else "rounds"


def refuse_tls(given: Namespace) -> None:
    """The files stand together, and go with a cluster."""
    named = [option(name) for name in OF_TLS if getattr(given, name) is not None]
    if given.cluster is None and (named or given.without_tls):
        raise OptionError(
            f"{(*named, '--without-tls')[0]} is of a cluster: say where it is, as in --cluster tls://HOST:PORT"
        )
    if named and len(named) < len(OF_TLS):
        raise OptionError(f"{' and '.join(map(option, OF_TLS))} stand together: give all three")


def option(name: str) -> str:
    return f"--{name.replace('_', '-')}"
