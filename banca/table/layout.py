"""Everything that the felt of a table shows, in one language: bets and what they pay, choices of the house, acts.

Prices come from the rules of the game, names and citations from the law.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from banca.games import module_for
from banca.law import Edition, Language, OptionSet
from banca.law.instrument import Parameter
from banca.law.options import Value, to_json
from banca.law.parameters import plain_parameter
from banca.messages import has_message, joined, message, money_text, number_text, percent_text
from banca.money import Selection
from banca.play.act import Act, OnPosition
from banca.play.bets import BetKind, Verdict
from banca.play.fields import fields_of
from banca.play.game import Game
from banca.play.rule import Ruling
from banca.play.setting import Setting, edition_of_table
from banca.table.words import words_of

DIGITS = 2  # of a share that is no whole number of per cent
BY_PLAYERS = ("player", "by")  # the fields that name who does an act


def layout_document(game: Game[Any], setting: Setting, lang: Language) -> dict[str, Any]:
    """The layout of a table. What the table carries from round to round must not be in the setting."""
    edition, limits, words = edition_of_table(setting), setting.limits, words_of(game, lang)
    return {
        "edition": edition.slug,
        "game": edition.game,
        "name": edition.names.said_in(lang),
        "number": edition.number,
        "citation": edition.instrument.said_in(lang),
        "minimum": limits.minimum,
        "maximum": limits.maximum,
        "unit": limits.unit,
        "currency": setting.currency,
        "places": game.places(setting)[0],
        "layouts": int(str(setting.options.values.get("layouts", 1))),
        "bets": [_bet(game, setting, edition, kind, lang) for kind in _offered(game, setting)],
        "options": [_option(setting.options, name, lang) for name in edition.options],
        "parameters": [_parameter(setting, each, lang) for each in edition.parameters.values()],
        "acts": {name: act_name(edition, name, lang) for name in sorted({*game.act_kinds, *game.steps})},
        "player_acts": [
            _player_act(game, setting, kind, lang)
            for kind in game.act_kinds.values()
            if not issubclass(kind, OnPosition) and {*fields_of(kind)} & {*BY_PLAYERS}
        ],
        "equipment": game.equipment(setting),
        "irregularities": _irregularities(game, setting, words, lang),
        "results": words,
    }


# Bets.


def _offered(game: Game[Any], setting: Setting) -> Iterable[BetKind[Any]]:
    bets = dict.fromkeys(bet for bet, _ in game.positions(setting))
    kinds = game.kinds(setting)
    return (kinds[bet] for bet in bets)


def _bet(game: Game[Any], setting: Setting, edition: Edition, kind: BetKind[Any], lang: Language) -> dict[str, Any]:
    limits, made = setting.limits.on(kind.slug), {*game.positions(setting)}
    clauses = edition.bets[kind.slug].clauses or (kind.clause,)
    return {
        "bet": kind.slug,
        "name": edition.bets[kind.slug].names.said_in(lang),
        "added": kind.slug in game.traits.added_bets,
        "minimum": limits.minimum,
        "maximum": limits.maximum,
        "unit": game.stake_unit(setting, kind.slug),
        "clauses": list(clauses),
        "cites": _cites(edition, clauses, lang),
        "spots": [
            {
                "selection": list(chosen) if isinstance(chosen, tuple) else chosen,
                "name": spot_name(edition, lang, kind.slug, chosen),
                "placed": (kind.slug, chosen) in made,
                **_prices(edition, game.ways_to_win(setting, kind.slug, chosen), lang),
            }
            for chosen in kind.selections.all
        ],
    }


def spot_name(edition: Edition, lang: Language, bet: str, selection: Selection) -> str:
    """A bet with what was chosen on it, in full: `Straight 17`."""
    name = edition.bets[bet].names.said_in(lang)
    if selection is None:
        return name
    parts = selection if isinstance(selection, tuple) else (selection,)
    names = edition.selections
    said = [names[word].said_in(lang) if word in names else word for word in map(str, parts)]
    return message(lang, "layout-spot", bet=name, selection="-".join(said))


def _prices(edition: Edition, ways: tuple[Ruling[Verdict], ...], lang: Language) -> dict[str, Any]:
    """All that a spot can be paid. Where there are several prices, each with what its clause says."""
    clauses = dict.fromkeys(clause for way in ways for clause in way.clauses)
    odds = list(dict.fromkeys(way.value.odds for way in ways if way.value.odds))
    found: dict[str, Any] = {
        "pays": list(dict.fromkeys(each.said_in(lang) for each in odds)),
        "clauses": list(clauses),
        "cites": _cites(edition, clauses, lang),
    }
    if shares := {each.commission for each in odds if each.commission}:
        found["commission"] = joined(lang, (_percent(lang, share) for share in sorted(shares)))
    if len(odds) > 1 or not odds:
        found["prices"] = [
            {
                "pays": way.value.odds.said_in(lang) if way.value.odds else None,
                "clause": way.clauses[0],
                "cite": edition.cite(way.clauses[0], lang),
                "says": edition.clause(way.clauses[0]).text_in(lang),
            }
            for way in ways
        ]
    return found


def _cites(edition: Edition, clauses: Iterable[str], lang: Language) -> list[str]:
    return [edition.cite(clause, lang) for clause in clauses]


def _percent(lang: Language, share: Fraction) -> str:
    return percent_text(lang, share, 0 if (share * 100).denominator == 1 else DIGITS)


# What the house chose.


def _option(options: OptionSet, name: str, lang: Language) -> dict[str, Any]:
    edition, option, value = options.edition, options.edition.options[name], options[name]
    return {
        "option": name,
        "name": option.names.said_in(lang),
        "value": to_json(value),
        "says": value_of_option(edition, name, value, lang),
        "clause": option.clause,
        "cite": edition.cite(option.clause, lang),
        "needs_authorisation": option.needs_authorisation,
        "applies": name not in options.inapplicable,
    }


def value_of_option(edition: Edition, name: str, value: Value | list[str], lang: Language) -> str:
    """A value of an option in words; also as a record writes it."""
    named = {each.slug: each.names for each in edition.options[name].alternatives}
    named |= {slug: bet.names for slug, bet in edition.bets.items()}
    parts = value if isinstance(value, tuple | list) else (value,)
    return joined(
        lang, (named[str(each)].said_in(lang) if str(each) in named else _figure(lang, each) for each in parts)
    )


def _parameter(setting: Setting, parameter: Parameter, lang: Language) -> dict[str, Any]:
    value = setting.parameter(parameter.name)
    return {
        "option": parameter.name,
        "name": parameter.names.said_in(lang),
        "value": plain_parameter(value),
        "says": value_of_parameter(parameter, value, setting.currency, lang),
        "clause": parameter.clause,
        "cite": setting.edition.cite(parameter.clause, lang),
        "needs_authorisation": parameter.needs_authorisation,
        "applies": value is not None,
    }


def value_of_parameter(parameter: Parameter, value: Any, currency: str | None, lang: Language) -> str:
    """A value of a parameter in words; also as a record writes it."""
    if value is None:
        return message(lang, "none")
    match parameter.form:
        case "money":
            return money_text(lang, value, currency)
        case "share":
            return _percent(lang, Fraction(value))
        case "sectors":
            return joined(lang, ("-".join(map(str, sector)) for sector in value))
        case "word" if has_message(f"par-fixed-{value}"):
            return message(lang, f"par-fixed-{value}")
    return _figure(lang, value)


def _figure(lang: Language, value: Any) -> str:
    return number_text(lang, value) if isinstance(value, int) else str(value)


# Acts.


def act_name(edition: Edition, name: str, lang: Language) -> str:
    """By the law data of the edition; one that has no name there, by its word."""
    return edition.acts[name].said_in(lang) if name in edition.acts else name


def _player_act(game: Game[Any], setting: Setting, kind: type[Act], lang: Language) -> dict[str, Any]:
    edition, clauses = game.edition, game.clauses_of(setting, kind.word)
    return {
        "act": kind.word,
        "name": act_name(edition, kind.word, lang),
        "fields": [
            {"field": field.name, "type": field.type.name, "required": field.required}
            for field in fields_of(kind).values()
        ],
        "clauses": list(clauses),
        "cites": _cites(edition, clauses, lang),
    }


def _irregularities(
    game: Game[Any], setting: Setting, words: Mapping[str, str], lang: Language
) -> list[dict[str, Any]]:
    """What can go wrong. Acts that differ in numbers alone stand there once, with the numbers to choose from."""
    acts: tuple[Act, ...] = getattr(module_for("table.irregular", game), "ACTS", ())
    state, edition = game.opening(setting), game.edition
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for act in acts:
        said = act.to_json()
        texts = {name: value for name, value in said.items() if isinstance(value, str)}
        entry = found.get(tuple(texts.items()))
        if entry is None:
            clause = game.clauses_for(state, act)[0]
            causes = [words.get(value, value) for name, value in texts.items() if name != "act"]
            name = act_name(edition, act.name, lang)
            entry = found[tuple(texts.items())] = {
                "act": texts,
                "choose": {},
                "name": message(lang, "layout-irregularity", act=name, cause=causes[0]) if causes else name,
                "clause": clause,
                "cite": edition.cite(clause, lang),
            }
        for name in said.keys() - texts.keys():
            numbers = entry["choose"].setdefault(name, [])
            if said[name] not in numbers:
                numbers.append(said[name])
    return list(found.values())
