"""How a new bet or a different prize is written down: plain words, the same in a record and in a file.

    slug: lucky-doubles
    names: {en: Lucky doubles, pt: Duplos da sorte, zh: 幸運對子}
    when: any-time
    throws:
      start:
        - {pair: [1-1, 6-6], then: wins 12:1}
        - {hard: [4, 6, 8, 10], then: wins 4:1}
        - else: loses

Every mistake is told with its place, so that whoever reads a file can tell the line.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from banca.games.craps.automaton import On
from banca.games.craps.bets import POINTS, THROWS
from banca.games.craps.new_bets import (
    LAWFUL,
    PRIZE_MOST,
    SLUG,
    SLUG_MOST,
    START,
    TOTALS,
    WHEN,
    Change,
    Description,
    DifferentPrizes,
    Inexact,
    NewBet,
    first_inexact,
    moves_to,
    state_text,
)
from banca.law import NAME_LANGUAGES, BancaError, Names
from banca.messages.errors import Listed, Message
from banca.money import Odds
from banca.play.bets import DRAWS, LOSES, STAYS, Verdict, wins
from banca.play.fields import NAME_MOST

Path = tuple[str | int, ...]
Dice = tuple[int, ...]

FACES = tuple(sorted({face for dice in THROWS for face in dice}))

ITS_NUMBER = "number"
ELSE = "else"
PAIRS = tuple(dict.fromkeys(tuple(sorted(dice)) for dice in THROWS))
HARD = tuple(sum(pair) for pair in PAIRS if pair[0] == pair[1])
EASY = tuple(sorted({sum(pair) for pair in PAIRS if pair[0] != pair[1]}))
PRIZE = r"([1-9][0-9]{0,6}):([1-9][0-9]{0,6})"
OF_A_BET = ("slug", "names", "when", "throws")
OF_PRIZES = ("bet", "changes")
BY = ("sum", "hard", "easy", "pair")
OF_A_CHANGE = ("sum", "number", "pays")
DOES: Mapping[str, Verdict] = {"pushes": DRAWS, "loses": LOSES, "stays": STAYS}
SHOWN_MOST = 60
PLACE_MOST = 120
NAMED_MOST = 4  # throws named in an error about missing ones
MISSING: Mapping[str, str] = {  # what an error about a missing key adds
    "names": "craps-description-missing-names",
    "then": "craps-description-missing-then",
    "throws": "craps-description-missing-throws",
    **dict.fromkeys(NAME_LANGUAGES, "craps-description-missing-language"),
}


class DescriptionError(BancaError):
    """What is wrong, its place in the description, and any other place that contradicts it."""

    def __init__(self, path: Path, says: Message | str, other: Path | None = None) -> None:
        self.path, self.says, self.other = path, says, other
        place = ".".join(part if isinstance(part, str) and part.isprintable() else repr(part) for part in path)
        super().__init__(Message("craps-description-at", place=place[-PLACE_MOST:], says=says) if path else says)


def read_new_bet(raw: Any, path: Path = ()) -> NewBet:
    fields(raw, path, OF_A_BET, ("slug", "names", "throws"))
    states: dict[On, tuple[Verdict, ...]] = {}
    places: dict[On, Path] = {}
    for key, rows in _object(raw["throws"], (*path, "throws"), Message("craps-description-states")).items():
        at = (*path, "throws", key)
        for on in _numbers_of_state(key, at):
            if on in states:
                says = Message("craps-description-state-twice", state=state_text(on))
                raise DescriptionError(at, says, places[on])
            states[on], places[on] = _throws(rows, on, at), at
    when = raw.get("when", WHEN[0])
    if when not in WHEN:
        says = Message("craps-description-when", known=Listed(*WHEN, last="list-or"), said=value_text(when))
        raise DescriptionError((*path, "when"), says)
    bet = NewBet(text(raw["slug"], (*path, "slug")), read_names(raw["names"], (*path, "names")), states, when)
    if found := first_inexact(bet):
        own = (*path, *(part for part in found.where if part is not None))
        raise DescriptionError(places.get(_on(found), own) if found.where[0] == "states" else own, found.says)
    return bet


def read_prizes(raw: Any, path: Path = ()) -> DifferentPrizes:
    fields(raw, path, OF_PRIZES, OF_PRIZES)
    slug = text(raw["bet"], (*path, "bet"))
    if slug not in LAWFUL:
        says = Message("craps-prizes-bet", bet=value_text(slug), known=Listed(*LAWFUL))
        if near := _nearest(slug, LAWFUL):
            says = Message("craps-prizes-bet-near", bet=value_text(slug), near=near, known=Listed(*LAWFUL))
        raise DescriptionError((*path, "bet"), says)
    changes = raw["changes"]
    if not isinstance(changes, list) or not changes:
        raise DescriptionError((*path, "changes"), Message("craps-prizes-changes"))
    read = tuple(_change(each, (*path, "changes", n)) for n, each in enumerate(changes))
    bet = DifferentPrizes(slug, read)
    if found := first_inexact(bet):
        raise DescriptionError((*path, *(part for part in found.where if part is not None)), found.says)
    return bet


def _on(found: Inexact) -> On:
    on = found.where[1]
    return on if isinstance(on, int) else None


def _change(raw: Any, path: Path) -> Change:
    fields(raw, path, OF_A_CHANGE, ("pays",))
    totals = frozenset(_among(raw["sum"], TOTALS, (*path, "sum"))) if "sum" in raw else frozenset[int]()
    numbers = frozenset(_among(raw["number"], POINTS, (*path, "number"))) if "number" in raw else frozenset[int]()
    return Change(_prize(raw["pays"], (*path, "pays")), totals, numbers)


def _numbers_of_state(key: Any, path: Path) -> list[On]:
    if key == START:
        return [None]
    numbers = [part.strip() for part in str(key).split(",")]
    known = {str(number): number for number in POINTS}
    if not all(number in known for number in numbers):
        raise DescriptionError(path, Message("craps-description-state", said=value_text(key), numbers=Listed(*POINTS)))
    return [known[number] for number in numbers]


def _throws(rows: Any, on: On, path: Path) -> tuple[Verdict, ...]:
    """What each throw does; each is named once, or covered by a last line `else`."""
    if not isinstance(rows, list) or not rows:
        raise DescriptionError(path, Message("craps-description-throws"))
    done: dict[Dice, tuple[Verdict, Path]] = {}
    for n, row in enumerate(rows):
        at = (*path, n)
        if isinstance(row, Mapping) and ELSE in row:
            fields(row, at, (ELSE,), (ELSE,))
            if n + 1 < len(rows):
                raise DescriptionError(at, Message("craps-description-else-last"))
            rest = [dice for dice in THROWS if dice not in done]
            if not rest:
                raise DescriptionError(at, Message("craps-description-else-idle"))
        else:
            fields(row, at, (*BY, "then"), ("then",))
            rest = _throws_named(row, on, at)
        for dice in rest:
            if dice in done:
                says = Message("craps-description-twice", dice=pair_text(dice), state=state_text(on))
                raise DescriptionError(at, says, done[dice][1])
            done[dice] = _then(row.get("then", row.get(ELSE)), dice, (*at, "then" if "then" in row else ELSE)), at
    if silent := [dice for dice in THROWS if dice not in done]:
        raise DescriptionError(path, _silent(silent, on))
    return tuple(done[dice][0] for dice in THROWS)


def _silent(throws: list[Dice], on: On) -> Message:
    """The error for throws that no line covers; names the first ones."""
    named = list(dict.fromkeys(map(pair_text, throws)))
    return Message(
        "craps-description-silent",
        state=state_text(on),
        dice=Listed(*named[:NAMED_MOST]),
        more="yes" if len(named) > NAMED_MOST else "no",
        count=len(throws),
        throws=len(THROWS),
    )


def _throws_named(row: Mapping[str, Any], on: On, path: Path) -> list[Dice]:
    """The throws that a line names: by their sum, by two equal dice, by two others, or by the dice themselves."""
    sums = _totals(row, "sum", TOTALS, on, path)
    hard, easy = _totals(row, "hard", HARD, on, path), _totals(row, "easy", EASY, on, path)
    pairs = _pairs(row["pair"], (*path, "pair")) if "pair" in row else []
    ways: tuple[Callable[[Dice], bool], ...] = (
        lambda dice: sum(dice) in sums,
        lambda dice: dice[0] == dice[1] and sum(dice) in hard,
        lambda dice: dice[0] != dice[1] and sum(dice) in easy,
        lambda dice: tuple(sorted(dice)) in pairs,
    )
    found = [dice for named in ways for dice in THROWS if named(dice)]
    if not found:
        raise DescriptionError(path, Message("craps-description-unnamed", known=Listed(*BY, last="list-or")))
    if twice := [dice for dice in found if found.count(dice) > 1]:
        raise DescriptionError(path, Message("craps-description-twice-in-line", dice=pair_text(twice[0])))
    return found


def _totals(row: Mapping[str, Any], key: str, known: tuple[int, ...], on: On, path: Path) -> list[int]:
    if key not in row:
        return []
    said = row[key] if isinstance(row[key], list) else [row[key]]
    if ITS_NUMBER in said and on is None:
        raise DescriptionError((*path, key), Message("craps-description-no-number"))
    return _among([on if each == ITS_NUMBER else each for each in said], known, (*path, key))


def _among(raw: Any, known: tuple[int, ...], path: Path) -> list[int]:
    several = raw if isinstance(raw, list) else [raw]
    key, wanted = str(path[-1]), Listed(*known)
    for each in several:
        if type(each) is not int or each not in known:
            raise DescriptionError(
                path, Message("craps-description-numbers", key=key, known=wanted, said=value_text(each))
            )
    if not several or len(set(several)) < len(several):
        raise DescriptionError(path, Message("craps-description-numbers-once", key=key, known=wanted))
    return several


def _pairs(raw: Any, path: Path) -> list[Dice]:
    if isinstance(raw, list) and len(raw) == len(THROWS[0]) and all(type(each) is int for each in raw):
        raw = "-".join(map(str, raw))
    found = []
    for each in raw if isinstance(raw, list) else [raw]:
        dice = re.fullmatch(r"([1-9])\s*-\s*([1-9])", each) if isinstance(each, str) else None
        faces = tuple(sorted(map(int, dice.groups()))) if dice else ()
        if faces not in PAIRS or faces in found:
            raise DescriptionError(path, Message("craps-description-pairs", said=value_text(each)))
        found.append(faces)
    if not found:
        raise DescriptionError(path, Message("craps-description-pair"))
    return found


def _then(raw: Any, dice: Dice, path: Path) -> Verdict:
    words = " ".join(raw.split()) if isinstance(raw, str) else ""
    if words in DOES:
        return DOES[words]
    if words.startswith("wins "):
        return wins(_prize(words.removeprefix("wins "), path))
    if words == "moves to its number":
        if sum(dice) not in POINTS:
            pair, numbers = pair_text(dice), Listed(*POINTS)
            raise DescriptionError(
                path, Message("craps-description-moves", dice=pair, total=sum(dice), numbers=numbers)
            )
        return moves_to(sum(dice))
    if (number := words.removeprefix("moves to ")) in map(str, POINTS):
        return moves_to(int(number))
    raise DescriptionError(path, Message("craps-description-then", said=value_text(raw)))


def _prize(raw: Any, path: Path) -> Odds:
    found = re.fullmatch(PRIZE, raw) if isinstance(raw, str) else None
    if not found or max(map(int, found.groups())) > PRIZE_MOST:
        raise DescriptionError(path, Message("craps-description-prize", most=PRIZE_MOST, said=value_text(raw)))
    return Odds(int(found[1]), int(found[2]))


def read_names(raw: Any, path: Path) -> Names:
    fields(raw, path, NAME_LANGUAGES, NAME_LANGUAGES)
    return Names(**{lang: text(raw[lang], (*path, lang)) for lang in NAME_LANGUAGES})


def text(raw: Any, path: Path) -> str:
    if isinstance(raw, str) and raw == raw.strip() != "" and raw.isprintable() and len(raw) <= NAME_MOST:
        return raw
    says = Message("craps-description-text", key=str(path[-1]), most=NAME_MOST, said=value_text(raw))
    raise DescriptionError(path, says)


def fields(raw: Any, path: Path, known: tuple[str, ...], needed: tuple[str, ...]) -> None:
    """Read an object with exactly the known keys."""
    for key in _object(raw, path, Listed(*known)):
        if key not in known:
            says = Message("craps-description-key", key=value_text(key), known=Listed(*known))
            if near := _nearest(key, known):
                says = Message("craps-description-key-near", key=value_text(key), near=near, known=Listed(*known))
            raise DescriptionError((*path, key), says)
    for key in needed:
        if key not in raw:
            raise DescriptionError(path, Message(MISSING.get(key, "craps-description-missing"), key=key))


def _object(raw: Any, path: Path, wanted: Listed | Message) -> Mapping[Any, Any]:
    if isinstance(raw, Mapping) and raw:
        return raw
    raise DescriptionError(path, Message("craps-description-object", wanted=wanted, said=value_text(raw)))


def _nearest(raw: Any, known: Iterable[str]) -> str | None:
    near = get_close_matches(str(raw)[:SHOWN_MOST], list(known), n=1)
    return near[0] if near else None


def value_text(raw: Any) -> str | Message:
    """The value for an error message, shortened, or its type."""
    if raw is None:
        return Message("craps-said-nothing")
    if isinstance(raw, list | Mapping):
        return Message("craps-said-list" if isinstance(raw, list) else "craps-said-object")
    words = repr(raw)
    return words if len(words) <= SHOWN_MOST else f"{words[:SHOWN_MOST]}…"


def pair_text(dice: Dice) -> str:
    return "-".join(map(str, sorted(dice)))


# Writing descriptions, and their schema.


def write_description(bet: Description) -> dict[str, Any]:
    """The description under its key, as it is read."""
    if isinstance(bet, DifferentPrizes):
        return {"prizes": {"bet": bet.slug, "changes": [_write_change(change) for change in bet.changes]}}
    throws = {state_text(on): [_write_line(*line) for line in lines_of(row)] for on, row in bet.states.items()}
    return {"bet": {"slug": bet.slug, "names": bet.names.to_json(), "when": bet.when, "throws": throws}}


def _write_change(change: Change) -> dict[str, Any]:
    said = {"sum": sorted(change.totals), "number": sorted(change.numbers)}
    return {**{key: numbers for key, numbers in said.items() if numbers}, "pays": str(change.odds)}


def lines_of(row: tuple[Verdict, ...]) -> list[tuple[Verdict, dict[str, list[Any]]]]:
    """The throws of a state grouped by effect, each group in as few words as possible."""
    groups: dict[Verdict, list[Dice]] = {}
    for dice, verdict in zip(THROWS, row, strict=True):
        groups.setdefault(verdict, []).append(dice)
    return [(verdict, named_throws(throws)) for verdict, throws in groups.items()]


def named_throws(throws: list[Dice]) -> dict[str, list[Any]]:
    """Sums if all their combinations are included; otherwise doubles, others, or single pairs."""
    named: dict[str, list[Any]] = {key: [] for key in BY}
    for total in TOTALS:
        ways = {dice for dice in THROWS if sum(dice) == total}
        hard = {dice for dice in ways if dice[0] == dice[1]}
        here = ways & {*throws}
        if here == ways:
            named["sum"].append(total)
        elif here and here == hard:
            named["hard"].append(total)
        elif here and here == ways - hard:
            named["easy"].append(total)
        else:
            named["pair"] += dict.fromkeys(pair_text(dice) for dice in sorted(here))
    return {key: found for key, found in named.items() if found}


def _write_line(verdict: Verdict, throws: Mapping[str, list[Any]]) -> dict[str, Any]:
    if verdict.odds:
        return {**throws, "then": f"wins {verdict.odds}"}
    if verdict.to is not None:
        return {**throws, "then": f"moves to {verdict.to}"}
    return {**throws, "then": next(word for word, known in DOES.items() if known == verdict)}


def _some_of(known: Iterable[Any]) -> dict[str, Any]:
    one = {"enum": list(known)}
    return {"anyOf": [one, {"type": "array", "items": one, "minItems": 1, "uniqueItems": True}]}


def object_schema(properties: Mapping[str, Any], required: Iterable[str]) -> dict[str, Any]:
    return {"type": "object", "additionalProperties": False, "required": list(required), "properties": dict(properties)}


TEXT = {"type": "string", "minLength": 1, "maxLength": NAME_MOST}
_PAYS = {"type": "string", "pattern": f"^{PRIZE}$"}
_THEN = {"type": "string", "pattern": f"^(pushes|loses|stays|wins {PRIZE}|moves to (its number|[1-9][0-9]?))$"}
_PAIR_TEXT = {"type": "string", "pattern": r"^[1-6]\s*-\s*[1-6]$"}
_PAIR_FACES = {"type": "array", "items": {"enum": list(FACES)}, "minItems": 2, "maxItems": 2}
_LINE = object_schema(
    {
        "sum": _some_of((*TOTALS, ITS_NUMBER)),
        "hard": _some_of((*HARD, ITS_NUMBER)),
        "easy": _some_of((*EASY, ITS_NUMBER)),
        "pair": {"anyOf": [_PAIR_TEXT, {"type": "array", "items": _PAIR_TEXT, "minItems": 1}, _PAIR_FACES]},
        "then": _THEN,
    },
    ["then"],
)
BET_SCHEMA = object_schema(
    {
        "slug": {"type": "string", "pattern": f"^{SLUG}$", "maxLength": SLUG_MOST},
        "names": object_schema(dict.fromkeys(NAME_LANGUAGES, TEXT), NAME_LANGUAGES),
        "when": {"enum": list(WHEN)},
        "throws": {
            "type": "object",
            "minProperties": 1,
            "additionalProperties": {
                "type": "array",
                "minItems": 1,
                "items": {"anyOf": [_LINE, object_schema({ELSE: _THEN}, [ELSE])]},
            },
        },
    },
    ["slug", "names", "throws"],
)
PRIZES_SCHEMA = object_schema(
    {
        "bet": {"enum": list(LAWFUL)},
        "changes": {
            "type": "array",
            "minItems": 1,
            "items": object_schema({"sum": _some_of(TOTALS), "number": _some_of(POINTS), "pays": _PAYS}, ["pays"]),
        },
    },
    OF_PRIZES,
)
