"""A new bet or a different prize from a YAML file; whatever is wrong with the file is told with its line."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path as File
from typing import Any

import yaml

from banca.games.craps.authorised import OF_A_BET, read_authorisation, read_description
from banca.games.craps.authorising import BetAuthorisation, figures
from banca.games.craps.described import DescriptionError, Path, fields, shown
from banca.games.craps.new_bets import AT, EDITION, Description
from banca.law import EDITIONS, OptionError, OptionSet, Refusal, Refused, edition
from banca.money import Selection

BYTES_MOST = 32_768
DEPTH_MOST = 12
OF_A_FILE = ("edition", *OF_A_BET, "stated", "authorisation")
OF_STATED = ("edge", "win", "push", "lose")
FRACTION = r"-?[0-9]{1,12}(/[1-9][0-9]{0,11})?"
WHOLE = r"-?(0|[1-9][0-9]{0,8})"
OPENS = (
    yaml.FlowSequenceStartToken,
    yaml.FlowMappingStartToken,
    yaml.BlockSequenceStartToken,
    yaml.BlockMappingStartToken,
)
CLOSES = (yaml.FlowSequenceEndToken, yaml.FlowMappingEndToken, yaml.BlockEndToken)

Lines = dict[Path, int]


@dataclass(frozen=True)
class BetFile:
    """What a file holds: the description, the figures that the applicant states, the decision if there is one."""

    name: str
    bet: Description
    authorisation: BetAuthorisation | None
    stated: Mapping[str, Mapping[Selection, Fraction]]
    lines: Mapping[Path, int]

    def check(self, options: OptionSet) -> None:
        """Figures that do not follow from the description are an error (art7.2)."""
        for start, found in figures(self.bet, options).items():
            true = {result: found.chance_of(result) for result in ("win", "push", "lose")} | {"edge": -found.mean()}
            for figure, said in self.stated.items():
                if start not in said:
                    says = f"{figure} is not stated for the bet on {start}"
                elif said[start] != true[figure]:
                    of_it = "" if start is None else f" on {start}"
                    says = f"{figure}{of_it} is {true[figure]} by the description, not {said[start]}"
                else:
                    continue
                at = _nearest(self.lines, ("stated", figure))
                raise OptionError(f"{self.name}:{at}: {says} ({edition(EDITION).cite('art7.2')})")

    def refuse_house(self, house: str | None) -> None:
        """An authorisation serves the house that it names."""
        granted = self.authorisation
        if granted and house not in (None, granted.house):
            says = f"the authorisation in {self.name} is of {granted.house}, not of {house}"
            raise Refused(Refusal("bet_must_be_authorised_for_the_house", AT, says), edition(EDITION).cite(AT))

    def held(self) -> BetAuthorisation:
        """The authorisation, without which no table offers the bet."""
        if self.authorisation:
            return self.authorisation
        says = (
            f"{self.name} holds no authorisation for {self.bet.slug}: once the DICJ has decided, the file says so, "
            "authorisation: {house: ..., date: ..., conditions: [...]}; banca dossier writes the application"
        )
        raise Refused(Refusal("bet_must_be_authorised", AT, says), edition(EDITION).cite(AT))


def read_file(path: str) -> BetFile:
    file = File(path)
    with file.open("rb") as opened:
        raw = opened.read(BYTES_MOST + 1)
    if len(raw) > BYTES_MOST:
        raise OptionError(f"{path}: more than {BYTES_MOST:,} bytes: a description of one bet is shorter")
    try:
        return read_text(raw.decode("utf-8-sig"), path)
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise OptionError(f"{path}:{line}: this is no UTF-8 text") from None


def read_text(text: str, name: str) -> BetFile:
    lines: Lines = {}
    try:
        said = _plain(_composed(text), (), lines)
        return _read(said, name, lines)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        raise OptionError(f"{name}:{line}: this is no YAML: {error.problem or error.context}") from None
    except yaml.reader.ReaderError as error:
        line = text[: error.position].count("\n") + 1
        raise OptionError(f"{name}:{line}: a character stands here that is no text") from None
    except DescriptionError as error:
        other = f" (the other: line {_nearest(lines, error.other)})" if error.other else ""
        raise OptionError(f"{name}:{_nearest(lines, error.path)}: {error.says}{other}") from None


def _nearest(lines: Mapping[Path, int], path: Path) -> int:
    """The line of this place, or of what it is a part of."""
    return next(lines[path[:n]] for n in range(len(path), -1, -1) if path[:n] in lines)


def _composed(text: str) -> yaml.Node:
    """The file's only document: bounded in depth, without anchors and tags, which no description needs."""
    depth = 0
    for token in yaml.scan(text):
        depth += isinstance(token, OPENS) - isinstance(token, CLOSES)
        if depth > DEPTH_MOST:
            raise yaml.MarkedYAMLError(problem="it is nested too deeply", problem_mark=token.start_mark)
        if isinstance(token, yaml.AnchorToken | yaml.AliasToken | yaml.TagToken | yaml.DirectiveToken):
            says = "anchors (&), aliases (*), tags (!) and directives (%) have no place in a description"
            raise yaml.MarkedYAMLError(problem=says, problem_mark=token.start_mark)
    node: yaml.Node | None = yaml.compose(text, Loader=yaml.SafeLoader)
    if node is None:
        raise yaml.MarkedYAMLError(problem="the file is empty")
    return node


def _plain(node: yaml.Node, path: Path, lines: Lines) -> Any:
    """The node as objects, lists, texts and whole numbers; 1:1 is a text, as it should be, and no time of day."""
    lines.setdefault(path, node.start_mark.line + 1)
    if isinstance(node, yaml.SequenceNode):
        return [_plain(each, (*path, n), lines) for n, each in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, path, lines)
    bare = isinstance(node, yaml.ScalarNode) and node.style is None
    if bare and re.fullmatch(WHOLE, node.value):
        return int(node.value)
    return None if bare and node.value in ("", "~", "null") else node.value


def _mapping(node: yaml.MappingNode, path: Path, lines: Lines) -> dict[Any, Any]:
    said: dict[Any, Any] = {}
    for key_node, value in node.value:
        if not isinstance(key_node, yaml.ScalarNode):
            raise yaml.MarkedYAMLError(problem="a key is a word or a number", problem_mark=key_node.start_mark)
        key = _plain(key_node, (*path, key_node.value), {})
        line = key_node.start_mark.line + 1
        if key in said:
            raise DescriptionError((*path, key), f"{shown(key)} is said twice, here and on line {line}")
        lines[(*path, key)] = line
        said[key] = _plain(value, (*path, key), lines)
    return said


def _read(said: Any, name: str, lines: Lines) -> BetFile:
    fields(said, (), OF_A_FILE, ("edition",))
    if said["edition"] != EDITION:
        known = EDITIONS if isinstance(said["edition"], str) else ()
        has_none = (
            f"{said['edition']} has no article on new bets" if said["edition"] in known else shown(said["edition"])
        )
        says = f"{has_none}: of the regulations here {EDITION} alone lets the DICJ authorise them (its article 7)"
        raise DescriptionError(("edition",), says)
    bet = read_description(said)
    decision = said.get("authorisation")
    granted = read_authorisation(decision, bet, ("authorisation",)) if "authorisation" in said else None
    return BetFile(name, bet, granted, _stated(said["stated"], bet) if "stated" in said else {}, lines)


def _stated(said: Any, bet: Description) -> dict[str, dict[Selection, Fraction]]:
    path: Path = ("stated",)
    fields(said, path, OF_STATED, ())
    starts = list(figures(bet))
    found: dict[str, dict[Selection, Fraction]] = {}
    for figure, value in said.items():
        at = (*path, figure)
        if isinstance(value, Mapping):
            if unknown := [key for key in value if key not in starts]:
                raise DescriptionError(at, f"the bet is not made on {shown(unknown[0])}")
            found[figure] = {start: _fraction(each, (*at, start)) for start, each in value.items()}
        else:
            found[figure] = dict.fromkeys(starts, _fraction(value, at))
    return found


def _fraction(said: Any, path: Path) -> Fraction:
    if not re.fullmatch(FRACTION, str(said)) or isinstance(said, bool | list):
        raise DescriptionError(path, f"{path[-1]} is a fraction, as in 1/36, not {shown(said)}")
    return Fraction(str(said))
