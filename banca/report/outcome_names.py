"""What each outcome of a bet is called: which hand won it, what was doubled or given up."""

from fractions import Fraction
from typing import Any

from banca.exact.value import BetOdds
from banca.games import module_for
from banca.law import Language
from banca.messages import joined, message
from banca.play.game import Game
from banca.play.setting import Setting
from banca.report.measures import OutcomeLine


def outcome_name(game: Game[Any], setting: Setting, row: BetOdds, line: OutcomeLine, lang: Language) -> str:
    """The result, and by what it came about, if the game tells several ways apart."""
    result = message(lang, "par-result-split" if line.result == "split" else f"value-{line.result}")
    own = getattr(module_for("report", game), "outcome_names", None)
    ways = own(setting, row, Fraction(line.net), lang) if own and line.result != "split" else ()
    return message(lang, "par-outcome-named", result=result, ways=joined(lang, ways, "list-or")) if ways else result
