"""banca: an executable edition of the official Macau table-game regulations.

>>> import banca
>>> record = {
...     "banca": 1,
...     "edition": "cussec-57-2004",
...     "acts": [
...         {"act": "bet", "player": "ana", "bet": "total", "selection": 9, "stake": 5000},
...         {"act": "dice", "dice": [2, 3, 4]},
...     ],
... }
>>> [line] = banca.settle(record).settlement.lines
>>> line.net, line.clauses
(30000, ('art5.6', 'art6.6.6'))
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from banca import simulate as simulate
    from banca.exact import Wager as Wager
    from banca.exact import combined_odds as combined_odds
    from banca.exact import odds as odds
    from banca.games import game_of as game_of
    from banca.games import settle as settle
    from banca.law import Application as Application
    from banca.law import BancaError as BancaError
    from banca.law import LawError as LawError
    from banca.law import NotInForce as NotInForce
    from banca.law import OptionError as OptionError
    from banca.law import RecordError as RecordError
    from banca.law import Refusal as Refusal
    from banca.law import Refused as Refused
    from banca.law import adopt as adopt
    from banca.law import concordance as concordance
    from banca.law import edition as edition
    from banca.law import edition_named as edition_named
    from banca.law import edition_on as edition_on
    from banca.law import option_set as option_set
    from banca.material.chance import Entropy as Entropy
    from banca.material.chance import Seeded as Seeded
    from banca.money import Limits as Limits
    from banca.play.act import Bet as Bet
    from banca.play.act import Do as Do
    from banca.play.act import Move as Move
    from banca.play.act import Withdraw as Withdraw
    from banca.play.setting import Setting as Setting
    from banca.play.turn import Betting as Betting
    from banca.play.turn import Chance as Chance
    from banca.play.turn import Croupier as Croupier
    from banca.play.turn import Decision as Decision
    from banca.play.turn import Over as Over
    from banca.table import Table as Table

__version__ = "0.1.0"

# Where each public name lives. Slow modules are imported on first use.
_HOMES = {
    "Application": "law",
    "Bet": "play.act",
    "Betting": "play.turn",
    "BancaError": "law",
    "Chance": "play.turn",
    "Decision": "play.turn",
    "Do": "play.act",
    "Croupier": "play.turn",
    "Entropy": "material.chance",
    "LawError": "law",
    "Limits": "money",
    "Move": "play.act",
    "NotInForce": "law",
    "OptionError": "law",
    "Over": "play.turn",
    "RecordError": "law",
    "Refusal": "law",
    "Refused": "law",
    "Seeded": "material.chance",
    "Setting": "play.setting",
    "Table": "table",
    "Wager": "exact",
    "Withdraw": "play.act",
    "adopt": "law",
    "combined_odds": "exact",
    "concordance": "law",
    "edition": "law",
    "edition_named": "law",
    "edition_on": "law",
    "game_of": "games",
    "odds": "exact",
    "option_set": "law",
    "settle": "games",
}
_PACKAGES = {"simulate"}  # whole ones
__all__ = sorted({*_HOMES, *_PACKAGES})  # noqa: PLE0605 - one list, checked by a test


def __getattr__(name: str) -> Any:
    if name in _PACKAGES:
        return import_module(f"banca.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module 'banca' has no attribute {name!r}")
    return getattr(import_module(f"banca.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
