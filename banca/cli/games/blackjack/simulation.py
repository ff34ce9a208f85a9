"""Blackjack in simulations: strategies by name, table or function, and their exact values."""

from collections.abc import Sequence
from dataclasses import fields
from fractions import Fraction
from typing import Any

from banca.cache import cached_arrays, source_digest
from banca.cli.simulate.request import SimulationRequest, value_in
from banca.cli.simulate.strategy import BEST, FunctionForm, Strategy, function_in, is_python
from banca.files import read_text
from banca.games.blackjack.bets import INSURANCE, MAIN, SEVENS
from banca.law import OptionError
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate.rounds import ExactValue
from banca.strategy.blackjack.chart import Chart, chart_from_policy
from banca.strategy.blackjack.chart_table import chart_from_table

BASIC = "basic"
TABLES = (".yaml", ".yml", ".csv")
TABLE_MOST = 250_000  # bytes of a file
FORM = FunctionForm("play", ("hand", "up", "lawful"), ("split",))


def read_strategy(text: str | None, setting: Setting, wagers: Sequence[Wager]) -> Strategy:
    if all(wager.place[0] != MAIN for wager in wagers):
        return strategy_without_main(text, wagers)
    if text in (None, BASIC):
        return Strategy.named(BASIC, None, text, "blackjack-by-basic")
    if text == BEST:
        return Strategy.named(BEST, best_chart(setting), text, "simulate-by-best")
    if text.endswith(TABLES):
        return Strategy.custom(text, table_chart(text, setting), "blackjack-by-table")
    if is_python(text):
        return Strategy.custom(text, chart_from_policy(setting, function_in(text, FORM)))
    raise OptionError("blackjack-no-such-strategy", typed=text)


def strategy_without_main(text: str | None, wagers: Sequence[Wager]) -> Strategy:
    """Without the main bet nothing depends on how the hands are played."""
    bet, part = wagers[0].place
    if text is not None:
        raise OptionError("blackjack-strategy-without-main", typed=text, bet=bet)
    if bet == SEVENS:
        return Strategy(key="assumes-sevens")
    return Strategy(key=None if part is None else "assumes-all-split")


def table_chart(file: str, setting: Setting) -> Chart:
    text = read_text(file, TABLE_MOST)
    try:
        return chart_from_table(setting, text)
    except OptionError as error:
        raise OptionError("fault-in-file", file=file, fault=error) from error


def best_chart(setting: Setting) -> Chart:
    """Best play on every hand; counted once and cached."""

    def make() -> dict[str, Any]:
        from banca.exact.blackjack.advice import chart_of
        from banca.exact.blackjack.best import best_play

        made = chart_of(best_play(setting))
        return {each.name: getattr(made, each.name) for each in fields(Chart)}

    digest = source_digest("banca.exact.blackjack", "banca.games.blackjack")
    options = f"{setting.edition.slug} {setting.options.to_json()}"
    return Chart(**cached_arrays(f"blackjack, a chart of best play: {options} {digest}", make))


def exact_value(request: SimulationRequest, place: Place) -> ExactValue | None:
    from banca.exact import blackjack as exact_blackjack
    from banca.exact.blackjack import additional
    from banca.exact.blackjack import strategies as exact_strategies

    setting = request.setting
    if place[0] in (SEVENS, INSURANCE) and len(request.wagers) > 1:
        return None  # the bet on sevens always splits them, and insurance counts only rounds that offer it
    if place[0] != MAIN and (place[1] is None or len(request.wagers) == 1):
        return value_in(additional.rows(setting), place)
    named = {BEST: exact_strategies.BEST_PLAY, BASIC: exact_strategies.BASIC_STRATEGY}
    strategy = named.get(request.strategy.name or "") or exact_strategies.custom_strategy(
        setting, request.strategy.value
    )
    if strategy is None:
        return None
    if place[1] is not None:  # any pair on a part of a split: bet when the main bet is split
        rows = additional.rows_of_parts(setting, exact_blackjack.splits(setting, strategy))
        of_round = (row.edge * row.figures["made"] for row in rows if place in row.places)
        return ExactValue(-next(of_round, Fraction(0)), None, later=True)
    return ExactValue(
        exact_blackjack.round_outcomes(setting, strategy).mean,
        exact_blackjack.variance(setting, strategy),
        strategy.assumes,
    )
