"""Examples of what a house posts: with them a table that nobody has furnished yet has all its bets.

A game's module, named like its folder, names the amounts that follow the table's minimum, in BY_MINIMUM.
"""

from collections.abc import Mapping
from dataclasses import replace

from banca.games import game_of, module_for
from banca.law import read_parameter
from banca.play.setting import Setting


def with_examples(setting: Setting) -> Setting:
    """Example values for what the house has not posted, so that there is a jackpot to bet on."""
    if setting.parameters:
        return setting
    law, least = setting.edition, setting.limits.minimum
    by_minimum: Mapping[str, int] = getattr(module_for("table.examples", game_of(law.slug)), "BY_MINIMUM", {})
    fixed = {n: p.example for n, p in law.parameters.items() if p.example is not None}
    fixed |= {n: times * least for n, times in by_minimum.items() if n in fixed}
    return replace(setting, parameters={n: read_parameter(law, n, example) for n, example in fixed.items()})
