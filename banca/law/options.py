"""A table's options: a full, lawful set of what the edition lets the house choose."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any, Literal, NamedTuple, get_args

from banca.law.errors import OptionError
from banca.law.instrument import Alternative, Bounds, Edition, Option
from banca.law.numbers import DIGITS_MOST, as_typed, fraction, shown, whole_number
from banca.messages import message
from banca.messages.errors import Listed, Message

Value = int | Fraction | str | tuple[str, ...]
Preset = Literal["first-listed", "customary"]
PRESETS: tuple[Preset, ...] = get_args(Preset)
# Where an article sets no upper bound this program has one: it has to shuffle the decks, and to number the places.
DECKS_MOST = 200
NUMBER_MOST = 10**6
OF_THIS_PROGRAM = {"decks": DECKS_MOST}


@dataclass(frozen=True)
class OptionSet:
    """Every option of an edition with its value, and the preset on which the set is based.

    >>> import banca
    >>> from banca.law import OptionSet
    >>> options = banca.option_set(banca.edition("cussec-57-2004"), {"total-5-16-price": 30})
    >>> isinstance(options, OptionSet), options["total-5-16-price"], options.preset, options.differences
    (True, 30, 'first-listed', {'total-5-16-price': 30})
    """

    edition: Edition
    preset: Preset
    values: Mapping[str, Value]

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def number(self, name: str) -> int:
        """A number of the set, as an int."""
        return int(str(self.values[name]))

    def chosen_bets(self, name: str) -> tuple[str, ...] | None:
        """The bets that a list names, or None where the option holds a word of the law instead."""
        value = self.values[name]
        return value if isinstance(value, tuple) else None

    @cached_property
    def _hash(self) -> int:
        return hash((self.edition.slug, tuple(self.values.items())))

    def __hash__(self) -> int:
        return self._hash

    @property
    def inapplicable(self) -> frozenset[str]:
        """The options that another choice makes meaningless; by a common reading that is no error."""
        return frozenset(
            option.name
            for option in self.edition.options.values()
            if any(self.values[other] not in values for other, values in option.applies_when.items())
        )

    @cached_property
    def differences(self) -> Mapping[str, Value]:
        """The values that differ from the preset: what a record has to carry."""
        base = option_set(self.edition, preset=self.preset)
        return {
            name: self.values[name]
            for name, option in self.edition.options.items()
            if {base[name], _preset_value(self.edition, option, self.preset, self.values)} != {self.values[name]}
        }

    def to_json(self) -> dict[str, Any]:
        """The set as a record writes it: numbers, slugs, lists of slugs, ratios as p/q."""
        return {name: to_json(value) for name, value in self.values.items()}


def preset_named(name: str) -> Preset:
    """A preset by its name.

    >>> from banca.law import preset_named
    >>> preset_named("customary")
    'customary'
    >>> preset_named("usual")
    Traceback (most recent call last):
    ...
    banca.law.errors.OptionError: no preset 'usual': there are first-listed, customary
    """

    for known in PRESETS:
        if name == known:
            return known
    raise OptionError("preset-unknown", name=shown(name), presets=Listed(*PRESETS))


def no_such_option(edition: Edition, name: str, known: tuple[str, ...]) -> OptionError:
    """The error for an option that the edition does not have.

    >>> import banca
    >>> from banca.law import no_such_option
    >>> print(no_such_option(banca.edition("fish-prawn-crab-59-2004"), "decks", ("layouts",)))
    fish-prawn-crab-59-2004 has no option 'decks': it has layouts (59/2004 art. 8)
    """
    clause = edition.cited_options
    return OptionError("option-unknown", edition=edition.slug, name=shown(name), known=Listed(*known), clause=clause)


def option_set(edition: Edition, chosen: Mapping[str, Any] | None = None, preset: Preset = "first-listed") -> OptionSet:
    """The preset with the chosen values in place of its own; raises OptionError for an unlawful name or value.

    >>> import banca
    >>> law = banca.edition("blackjack-56-2004")
    >>> options = banca.option_set(law, {"decks": 6, "dealing-device": "shoe"}, preset="customary")
    >>> options["decks"], options.preset
    (6, 'customary')
    """
    chosen = chosen or {}
    for name in chosen:
        if name not in edition.options:
            raise no_such_option(edition, name, tuple(edition.options))
    values: dict[str, Value] = {}
    for option in edition.options.values():
        if option.name in chosen:
            values[option.name] = read(edition, option, chosen[option.name])
        else:
            values[option.name] = _preset_value(edition, option, preset, values)
    _refuse_contradictions(edition, values)
    return _shared(OptionSet(edition, preset, values))


@lru_cache(maxsize=1 << 8)
def _shared(options: OptionSet) -> OptionSet:
    """One object for equal sets: what is derived from them is found at once."""
    return options


def read(edition: Edition, option: Option, raw: Any) -> Value:
    """Read a value from the command line or a record; raises OptionError if the article does not allow it."""
    if option.names_bets_as and (bets := _read_bets(edition, option, raw)) is not None:
        return bets
    if option.multiple:
        return _read_several(edition, option, raw)
    for alternative in option.alternatives:
        if raw == alternative.slug:
            return alternative.slug
    if option.number and (number := _read_whole_number(raw)) is not None and _within(number, option.number):
        if number > most(option):
            raise _beyond_this_program(edition, option, number)
        return number
    if option.ratio and (ratio := _read_fraction(raw)) is not None and _within(ratio, option.ratio):
        return ratio
    raise _not_allowed(edition, option, raw)


def most(option: Option) -> int:
    """The greatest number that can be chosen, by the article or, if it sets no bound, by this program."""
    lawful = option.number.most if option.number else None
    return OF_THIS_PROGRAM.get(option.name, NUMBER_MOST) if lawful is None else int(lawful)


def allowed(option: Option) -> Message | Listed:
    """What the article allows, in words: `18 to 30`, `lever | electronic`.

    >>> import banca
    >>> from banca.law import allowed
    >>> str(allowed(banca.edition("cussec-57-2004").options["total-5-16-price"]))
    '18 to 30'
    """
    ways: list[Message | AlternativeWord] = [
        AlternativeWord(each) for each in option.alternatives if each.slug != option.names_bets_as
    ]
    ways += [allowed_bounds(bounds) for bounds in (option.number, option.ratio) if bounds]
    if option.names_bets_as:
        ways.append(Message("allowed-bets"))
    listed = Listed(*ways, by="list-alternatives")
    return Message("allowed-any-of", ways=listed) if option.multiple else listed


class AlternativeWord(NamedTuple):
    """An alternative by its slug, which is typed; in another language than English, with its name."""

    alternative: Alternative

    def said_in(self, language: Any, edition: object = None) -> str:
        del edition
        slug = self.alternative.slug
        if language == "en":
            return slug
        return message(language, "with-more", this=slug, more=self.alternative.names.said_in(language))

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "alternative", "slug": self.alternative.slug, "names": self.alternative.names.to_json()}

    def __str__(self) -> str:
        return self.alternative.slug


def allowed_bounds(bounds: Bounds) -> Message:
    """The numbers that the article allows, in words: `18 to 30`."""
    if bounds.most:
        return Message("allowed-range", least=str(bounds.least), most=str(bounds.most))
    return Message("allowed-at-least", least=str(bounds.least))


def to_json(value: Value) -> Any:
    """A value as a record writes it.

    >>> from fractions import Fraction
    >>> from banca.law import to_json
    >>> to_json(Fraction(3, 4)), to_json(("small", "big"))
    ('3/4', ['small', 'big'])
    """

    return list(value) if isinstance(value, tuple) else str(value) if isinstance(value, Fraction) else value


def _preset_value(edition: Edition, option: Option, preset: Preset, so_far: Mapping[str, Value]) -> Value:
    for leader, answer in option.follows.items():
        return answer[str(so_far[leader])]
    usual = option.customary if preset == "customary" and option.customary is not None else option.default
    other = option.default_above
    if other and usual == option.default and int(str(so_far[other.option])) > other.above:
        usual = other.default
    return read(edition, option, usual)


def _refuse_contradictions(edition: Edition, values: Mapping[str, Value]) -> None:
    for option in edition.options.values():
        for leader, answer in option.follows.items():
            expected = answer[str(values[leader])]
            if values[option.name] != expected:
                raise OptionError(
                    "option-follows-another",
                    option=option.name,
                    value=str(values[option.name]),
                    leader=leader,
                    leading=str(values[leader]),
                    expected=expected,
                    clause=edition.citation(option.clause),
                )


def _read_words(raw: Any) -> tuple[str, ...] | None:
    """A list of words, or a text with commas, as a tuple; None for anything else."""
    words = raw.split(",") if isinstance(raw, str) else raw
    if not isinstance(words, list | tuple) or not words or not all(isinstance(w, str) for w in words):
        return None
    return tuple(words)


def _read_several(edition: Edition, option: Option, raw: Any) -> tuple[str, ...]:
    chosen = _read_words(raw)
    if chosen is None or len(set(chosen)) < len(chosen) or not set(chosen) <= {a.slug for a in option.alternatives}:
        raise _not_allowed(edition, option, raw)
    if option.stands_alone in chosen and len(chosen) > 1:
        alone, clause = option.stands_alone, edition.citation(option.clause)
        raise OptionError("option-stands-alone", option=option.name, alone=alone, clause=clause)
    for group in option.needs_one_of:
        if not set(group) & set(chosen):
            needed, clause = Listed(*group, by="list-or"), edition.citation(option.clause)
            raise OptionError("option-needs-one-of", option=option.name, needed=needed, clause=clause)
    return chosen


def _read_bets(edition: Edition, option: Option, raw: Any) -> tuple[str, ...] | None:
    words = _read_words(raw.removeprefix(f"{option.names_bets_as}:") if isinstance(raw, str) else raw)
    if words is None:
        raise _not_allowed(edition, option, raw)
    if len(words) == 1 and words[0] in {a.slug for a in option.alternatives} - {option.names_bets_as}:
        return None
    known: dict[str, Any] = {"bets": Listed(*edition.bets), "clause": edition.citation(option.clause)}
    if words == (option.names_bets_as,):
        raise OptionError("option-must-name-bets", option=option.name, word=option.names_bets_as, **known)
    if unknown := [w for w in words if w not in edition.bets]:
        raise OptionError(
            "option-names-no-such-bet", option=option.name, bet=shown(unknown[0]), edition=edition.slug, **known
        )
    return tuple(slug for slug in edition.bets if slug in words)


def _read_whole_number(raw: Any) -> int | None:
    if isinstance(raw, str):
        return whole_number(raw)
    return raw if type(raw) is int else None


def _read_fraction(raw: Any) -> Fraction | None:
    """A ratio written as 3/4, 0.75 or a whole number; None for a float, which is not exact."""
    if isinstance(raw, str):
        return fraction(raw)
    return Fraction(raw) if type(raw) in (int, Fraction) and raw.denominator < 10**DIGITS_MOST else None


def _within(value: int | Fraction, bounds: Bounds) -> bool:
    return Fraction(bounds.least) <= value and (bounds.most is None or value <= Fraction(bounds.most))


def _beyond_this_program(edition: Edition, option: Option, number: int) -> OptionError:
    clause = edition.citation(option.clause)
    return OptionError(
        "option-beyond-this-program", option=option.name, value=shown(number), most=most(option), clause=clause
    )


def _not_allowed(edition: Edition, option: Option, raw: Any) -> OptionError:
    too_long = isinstance(raw, str) and raw.isdecimal() and option.number and option.number.most is None
    said: dict[str, Any] = {"option": option.name, "value": as_typed(raw), "allowed": allowed(option)}
    clause = edition.citation(option.clause)
    if too_long:
        return OptionError("option-not-allowed-so-long", **said, most=most(option), clause=clause)
    return OptionError("option-not-allowed", **said, clause=clause)
