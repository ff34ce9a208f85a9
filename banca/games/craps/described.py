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
from dataclasses import asdict
from difflib import get_close_matches
from typing import Any

from banca.games.craps.automaton import On
from banca.games.craps.bets import POINTS, THROWS
from banca.games.craps.new_bets import (
    LAWFUL,
    PRIZE_MOST,
    SLUG,
    SLUG_MOST,
    TOTALS,
    WHEN,
    Change,
    Description,
    DifferentPrizes,
    Inexact,
    NewBet,
    first_inexact,
    moves_to,
)
from banca.law import LANGUAGES, BancaError, Names
from banca.money import Odds
from banca.play.bets import DRAWS, LOSES, STAYS, Verdict, wins
from banca.play.fields import NAME_MOST

Path = tuple[str | int, ...]
Dice = tuple[int, ...]

FACES = tuple(sorted({face for dice in THROWS for face in dice}))

START = "start"
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
SAYS_THEN = "wins 5:1, pushes, loses, stays, moves to 6 or moves to its number"
SHOWN_MOST = 60
PLACE_MOST = 120


class DescriptionError(BancaError):
    """What is wrong, its place in the description, and any other place with which it does not agree."""

    def __init__(self, path: Path, says: str, other: Path | None = None) -> None:
        self.path, self.says, self.other = path, says, other
        place = ".".join(part if isinstance(part, str) and part.isprintable() else repr(part) for part in path)
        super().__init__(f"{place[-PLACE_MOST:]}: {says}" if path else says)


def read_new_bet(said: Any, path: Path = ()) -> NewBet:
    fields(said, path, OF_A_BET, ("slug", "names", "throws"))
    states: dict[On, tuple[Verdict, ...]] = {}
    places: dict[On, Path] = {}
    for key, rows in _object(said["throws"], (*path, "throws"), "start and the numbers that the bet moves to").items():
        at = (*path, "throws", key)
        for on in _numbers_of_state(key, at):
            if on in states:
                raise DescriptionError(at, f"{state_text(on)} is described twice", places[on])
            states[on], places[on] = _throws(rows, on, at), at
    when = said.get("when", WHEN[0])
    if when not in WHEN:
        raise DescriptionError((*path, "when"), f"a bet is made {_or(WHEN)}, not {shown(when)}")
    bet = NewBet(text(said["slug"], (*path, "slug")), read_names(said["names"], (*path, "names")), states, when)
    if found := first_inexact(bet):
        own = (*path, *(part for part in found.where if part is not None))
        raise DescriptionError(places.get(_on(found), own) if found.where[0] == "states" else own, found.says)
    return bet


def read_prizes(said: Any, path: Path = ()) -> DifferentPrizes:
    fields(said, path, OF_PRIZES, OF_PRIZES)
    slug = text(said["bet"], (*path, "bet"))
    if slug not in LAWFUL:
        says = f"the regulation has no bet {shown(slug)}{_nearest(slug, LAWFUL)}: it has {', '.join(LAWFUL)}"
        raise DescriptionError((*path, "bet"), says)
    changes = said["changes"]
    if not isinstance(changes, list) or not changes:
        raise DescriptionError((*path, "changes"), "changes lists prizes, as in - {sum: 12, pays: 3:1}")
    read = tuple(_change(each, (*path, "changes", n)) for n, each in enumerate(changes))
    bet = DifferentPrizes(slug, read)
    if found := first_inexact(bet):
        raise DescriptionError((*path, *(part for part in found.where if part is not None)), found.says)
    return bet


def _on(found: Inexact) -> On:
    on = found.where[1]
    return on if isinstance(on, int) else None


def _change(said: Any, path: Path) -> Change:
    fields(said, path, OF_A_CHANGE, ("pays",))
    totals = frozenset(_among(said["sum"], TOTALS, (*path, "sum"))) if "sum" in said else frozenset[int]()
    numbers = frozenset(_among(said["number"], POINTS, (*path, "number"))) if "number" in said else frozenset[int]()
    return Change(_prize(said["pays"], (*path, "pays")), totals, numbers)


def _numbers_of_state(key: Any, path: Path) -> list[On]:
    if key == START:
        return [None]
    numbers = [part.strip() for part in str(key).split(",")]
    known = {str(number): number for number in POINTS}
    if not all(number in known for number in numbers):
        says = f"{shown(key)} is nowhere that a bet stands: say start, or numbers of {_list(POINTS)} as in 4 or 4, 10"
        raise DescriptionError(path, says)
    return [known[number] for number in numbers]


def _throws(rows: Any, on: On, path: Path) -> tuple[Verdict, ...]:
    """What each throw does: all of them are named once, or left to a last line `else`."""
    if not isinstance(rows, list) or not rows:
        raise DescriptionError(
            path, "a list is wanted of throws and what they do, as in - {sum: [7, 11], then: wins 1:1}"
        )
    done: dict[Dice, tuple[Verdict, Path]] = {}
    for n, row in enumerate(rows):
        at = (*path, n)
        if isinstance(row, Mapping) and ELSE in row:
            fields(row, at, (ELSE,), (ELSE,))
            if n + 1 < len(rows):
                raise DescriptionError(at, "else stands last: it is for the throws that no other line names")
            rest = [dice for dice in THROWS if dice not in done]
            if not rest:
                raise DescriptionError(at, "nothing is left for else: the lines above name every throw")
        else:
            fields(row, at, (*BY, "then"), ("then",))
            rest = _named(row, on, at)
        for dice in rest:
            if dice in done:
                says = f"{pair_text(dice)} is named twice {_where(on)}: a throw does one thing"
                raise DescriptionError(at, says, done[dice][1])
            done[dice] = _then(row.get("then", row.get(ELSE)), dice, (*at, "then" if "then" in row else ELSE)), at
    if silent := dict.fromkeys(pair_text(dice) for dice in THROWS if dice not in done):
        count = sum(dice not in done for dice in THROWS)
        says = (
            f"nothing is said {_where(on)} of {_some(silent)}: {count} of the {len(THROWS)} throws; - else: loses would"
        )
        raise DescriptionError(path, says)
    return tuple(done[dice][0] for dice in THROWS)


def _named(row: Mapping[str, Any], on: On, path: Path) -> list[Dice]:
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
        raise DescriptionError(path, f"which throws? name them by {_or(BY)}, or write - else: for all that are left")
    if twice := [dice for dice in found if found.count(dice) > 1]:
        raise DescriptionError(path, f"{pair_text(twice[0])} is named twice in one line")
    return found


def _totals(row: Mapping[str, Any], key: str, known: tuple[int, ...], on: On, path: Path) -> list[int]:
    if key not in row:
        return []
    said = row[key] if isinstance(row[key], list) else [row[key]]
    if ITS_NUMBER in said and on is None:
        raise DescriptionError((*path, key), "the bet stands on no number at the start")
    return _among([on if each == ITS_NUMBER else each for each in said], known, (*path, key))


def _among(said: Any, known: tuple[int, ...], path: Path) -> list[int]:
    several = said if isinstance(said, list) else [said]
    for each in several:
        if type(each) is not int or each not in known:
            raise DescriptionError(path, f"{path[-1]} is of {_list(known)}, not {shown(each)}")
    if not several or len(set(several)) < len(several):
        raise DescriptionError(path, f"{path[-1]} has numbers of {_list(known)}, each once")
    return several


def _pairs(said: Any, path: Path) -> list[Dice]:
    if isinstance(said, list) and len(said) == len(THROWS[0]) and all(type(each) is int for each in said):
        said = "-".join(map(str, said))
    found = []
    for each in said if isinstance(said, list) else [said]:
        dice = re.fullmatch(r"([1-9])\s*-\s*([1-9])", each) if isinstance(each, str) else None
        faces = tuple(sorted(map(int, dice.groups()))) if dice else ()
        if faces not in PAIRS or faces in found:
            says = f"pair names two dice, as in 1-2 (in any order) or [1-1, 6-6], each pair once, not {shown(each)}"
            raise DescriptionError(path, says)
        found.append(faces)
    if not found:
        raise DescriptionError(path, "pair names two dice, as in 1-2")
    return found


def _then(said: Any, dice: Dice, path: Path) -> Verdict:
    words = " ".join(said.split()) if isinstance(said, str) else ""
    if words in DOES:
        return DOES[words]
    if words.startswith("wins "):
        return wins(_prize(words.removeprefix("wins "), path))
    if words == "moves to its number":
        if sum(dice) not in POINTS:
            says = f"{pair_text(dice)} makes {sum(dice)}, on which no bet stands: numbers are {_list(POINTS)}"
            raise DescriptionError(path, says)
        return moves_to(sum(dice))
    if (number := words.removeprefix("moves to ")) in map(str, POINTS):
        return moves_to(int(number))
    raise DescriptionError(path, f"a throw wins, pushes, loses, stays or moves: write {SAYS_THEN}, not {shown(said)}")


def _prize(said: Any, path: Path) -> Odds:
    found = re.fullmatch(PRIZE, said) if isinstance(said, str) else None
    if not found or max(map(int, found.groups())) > PRIZE_MOST:
        says = f"a prize is so much to so much, as in 10:1 or 3:2, each from 1 to {PRIZE_MOST}, not {shown(said)}"
        raise DescriptionError(path, says)
    return Odds(int(found[1]), int(found[2]))


def read_names(said: Any, path: Path) -> Names:
    fields(said, path, LANGUAGES, LANGUAGES)
    return Names(**{lang: text(said[lang], (*path, lang)) for lang in LANGUAGES})


def text(said: Any, path: Path) -> str:
    if isinstance(said, str) and said == said.strip() != "" and said.isprintable() and len(said) <= NAME_MOST:
        return said
    raise DescriptionError(path, f"{path[-1]} is a text in one line of at most {NAME_MOST} letters, not {shown(said)}")


def fields(said: Any, path: Path, known: tuple[str, ...], needed: tuple[str, ...]) -> None:
    """An object that has all that it needs and nothing that is not known."""
    for key in _object(said, path, ", ".join(known)):
        if key not in known:
            says = f"{shown(key)} is not known here{_nearest(key, known)}: there are {', '.join(known)}"
            raise DescriptionError((*path, key), says)
    for key in needed:
        if key not in said:
            raise DescriptionError(path, f"{key} is missing{_example(key)}")


def _example(key: str) -> str:
    examples: dict[str, str] = {
        "names": ": {en: ..., pt: ..., zh: ...}",
        "then": f": {SAYS_THEN}",
        "throws": ": what each throw does, from start on",
        **dict.fromkeys(LANGUAGES, ": a bet has a name in English, Portuguese and Chinese"),
    }
    return examples.get(key, "")


def _object(said: Any, path: Path, wanted: str) -> Mapping[Any, Any]:
    if isinstance(said, Mapping) and said:
        return said
    raise DescriptionError(path, f"keys with values are wanted ({wanted}), not {shown(said)}")


def _nearest(said: Any, known: Iterable[str]) -> str:
    near = get_close_matches(str(said)[:SHOWN_MOST], list(known), n=1)
    return f" (did you mean {near[0]}?)" if near else ""


def shown(said: Any) -> str:
    if said is None or isinstance(said, list | Mapping):
        return "nothing" if said is None else "a list" if isinstance(said, list) else "keys with values"
    words = repr(said)
    return words if len(words) <= SHOWN_MOST else f"{words[:SHOWN_MOST]}…"


def state_text(on: On) -> str:
    return START if on is None else str(on)


def _where(on: On) -> str:
    return "at the start" if on is None else f"on {on}"


def pair_text(dice: Dice) -> str:
    return "-".join(map(str, sorted(dice)))


def _some(pairs: Iterable[str]) -> str:
    named = list(pairs)
    return ", ".join(named[:4]) + (", …" if len(named) > 4 else "")


def _list(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _or(words: tuple[str, ...]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}"


# In plain words again, and the schema of what may be said.


def write_description(bet: Description) -> dict[str, Any]:
    """The description under its key, as it is read."""
    if isinstance(bet, DifferentPrizes):
        return {"prizes": {"bet": bet.slug, "changes": [_write_change(change) for change in bet.changes]}}
    throws = {state_text(on): [_write_line(*line) for line in lines_of(row)] for on, row in bet.states.items()}
    return {"bet": {"slug": bet.slug, "names": asdict(bet.names), "when": bet.when, "throws": throws}}


def _write_change(change: Change) -> dict[str, Any]:
    said = {"sum": sorted(change.totals), "number": sorted(change.numbers)}
    return {**{key: numbers for key, numbers in said.items() if numbers}, "pays": str(change.odds)}


def lines_of(row: tuple[Verdict, ...]) -> list[tuple[Verdict, dict[str, list[Any]]]]:
    """The throws of a state by what they do, each group in as few words as there are."""
    groups: dict[Verdict, list[Dice]] = {}
    for dice, verdict in zip(THROWS, row, strict=True):
        groups.setdefault(verdict, []).append(dice)
    return [(verdict, named_throws(throws)) for verdict, throws in groups.items()]


def named_throws(throws: list[Dice]) -> dict[str, list[Any]]:
    """Sums where every way to make one is there; else the equal dice, the others, or the very pairs."""
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
        "names": object_schema(dict.fromkeys(LANGUAGES, TEXT), LANGUAGES),
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
