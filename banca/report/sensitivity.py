"""How each choice of the house changes the edge: every alternative of every option, all else equal."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from banca.exact import BetOdds, odds
from banca.law import Edition, Option, OptionError, OptionSet, Refused, option_set, to_json
from banca.law.instrument import Bounds
from banca.law.options import Value, read
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting

EACH_MOST = 13  # up to this many whole numbers are all tried; of more, the ends and the middle
MULTIPLES = (1, 2, 4, 6, 8)  # of the minimum, if the text sets no maximum

RowsOf = Callable[[Game[Any], Setting], tuple[BetOdds, ...]]
OnProgress = Callable[[str, int, int], None]  # the item, how many are done, of how many


@dataclass(frozen=True, slots=True)
class Change:
    """An alternative, with the edges of each row's places under it; None if the bet is not offered."""

    value: Any
    edges: tuple[tuple[Fraction, ...], ...]
    newly_offered: tuple[Place, ...]  # bets that the table would offer in addition
    changes: bool

    def moves(self, row: int, now: Fraction) -> tuple[Fraction, ...]:
        return tuple(edge - now for edge in self.edges[row])


@dataclass(frozen=True, slots=True)
class Varied:
    """An option or a word that the house sets, with every alternative that is lawful with the rest."""

    name: str
    clause: str
    changes: tuple[Change, ...]

    @property
    def matters(self) -> bool:
        return any(change.changes for change in self.changes)


@dataclass(frozen=True, slots=True)
class Sensitivity:
    varied: tuple[Varied, ...]
    inapplicable: tuple[str, ...]  # options that another choice makes meaningless

    @property
    def moving(self) -> tuple[Varied, ...]:
        return tuple(each for each in self.varied if each.matters)

    @property
    def idle(self) -> tuple[Varied, ...]:
        return tuple(each for each in self.varied if not each.matters)


def sensitivity(
    game: Game[Any], setting: Setting, rows: Sequence[BetOdds], progress: OnProgress, rows_of: RowsOf = odds
) -> Sensitivity:
    """`rows_of` computes the rows under an alternative."""
    tried = list(_settings(game.edition, setting))
    varied: dict[tuple[str, str], list[Change]] = {}
    for done, (name, clause, value, other) in enumerate(tried):
        progress(name, done, len(tried))
        changes = varied.setdefault((name, clause), [])
        if (found := _odds(game, other, rows_of)) is not None:
            changes.append(_change(value, rows, found))
    progress("", len(tried), len(tried))
    return Sensitivity(
        tuple(Varied(name, clause, tuple(changes)) for (name, clause), changes in varied.items() if changes),
        tuple(sorted(setting.options.inapplicable)),
    )


def _odds(game: Game[Any], setting: Setting, rows_of: RowsOf) -> tuple[BetOdds, ...] | None:
    """The rows; None if the alternative is not lawful with the rest."""
    try:
        game.opening(setting)
    except (OptionError, Refused):
        return None
    return rows_of(game, setting)


def _change(value: Any, rows: Sequence[BetOdds], found: Sequence[BetOdds]) -> Change:
    there = {place: row for row in found for place in row.places}
    edges = tuple(tuple(dict.fromkeys(there[place].edge for place in row.places if place in there)) for row in rows)
    known = {place for row in rows for place in row.places}
    same = all(
        place in there and there[place].outcomes == row.outcomes and there[place].figures == row.figures
        for row in rows
        for place in row.places
    )
    added = tuple(row.places[0] for row in found if not known & set(row.places))
    return Change(value, edges, added, changes=bool(added) or not same)


def _settings(edition: Edition, setting: Setting) -> Iterator[tuple[str, str, Any, Setting]]:
    """Each lawful alternative, with its setting."""
    options = setting.options
    for option in edition.options.values():
        if option.name in options.inapplicable or option.follows:
            continue
        for value in alternatives(edition, option):
            if value != options[option.name] and (other := _with_option(options, option, value)) is not None:
                yield option.name, option.clause, to_json(value), replace(setting, options=other)
    for parameter in edition.parameters.values():
        for word in parameter.words:
            if word != setting.parameter(parameter.name):
                yield (
                    parameter.name,
                    parameter.clause,
                    word,
                    replace(setting, parameters={**setting.parameters, parameter.name: word}),
                )


def _with_option(options: OptionSet, option: Option, value: Value) -> OptionSet | None:
    """The set with this one option changed; options that follow it change with it."""
    chosen = {name: other for name, other in options.differences.items() if not options.edition.options[name].follows}
    try:
        return option_set(options.edition, {**chosen, option.name: value}, options.preset)
    except OptionError:
        return None


def alternatives(edition: Edition, option: Option) -> tuple[Value, ...]:
    """The values that an option may have: every alternative and number, or a few of very many numbers."""
    slugs = [a.slug for a in option.alternatives if a.slug != option.names_bets_as]
    if option.multiple:
        together = [slug for slug in slugs if slug != option.stands_alone]
        choices = [[slug] for slug in slugs] + ([together] if len(together) > 1 else [])
        return tuple(
            dict.fromkeys(value for choice in choices if (value := _lawful(edition, option, choice)) is not None)
        )
    numbers = [str(n) for bounds in (option.number, option.ratio) if bounds for n in _numbers(bounds)]
    usual = [each for each in (option.default, option.customary) if each is not None]
    found = (_lawful(edition, option, raw) for raw in (*slugs, *numbers, *usual))
    return tuple(dict.fromkeys(value for value in found if value is not None))


def _lawful(edition: Edition, option: Option, raw: Any) -> Value | None:
    try:
        return read(edition, option, raw)
    except OptionError:
        return None


def _numbers(bounds: Bounds) -> Sequence[int | Fraction]:
    least = Fraction(bounds.least)
    if bounds.most is None:
        return [least * n for n in MULTIPLES]
    most = Fraction(bounds.most)
    if least.denominator == most.denominator == 1:
        span = range(int(least), int(most) + 1)
        return span if len(span) <= EACH_MOST else [span[0], span[len(span) // 2], span[-1]]
    return [least, (least + most) / 2, most]
