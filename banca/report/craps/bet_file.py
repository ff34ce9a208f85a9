"""Read a new bet or a different prize from a YAML file; an error names the line."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from banca import files, plain_yaml
from banca.games.craps.authorised import OF_A_BET, BetAuthorisation, figures, read_authorisation, read_description
from banca.games.craps.described import DescriptionError, Path, fields, value_text
from banca.games.craps.new_bets import AT, EDITION, START, Description
from banca.law import EDITIONS, BetWord, OptionError, OptionSet, Refused, edition, refuse
from banca.messages.errors import Message
from banca.money import Selection
from banca.plain_yaml import Lines, NoYaml, nearest

BYTES_MOST = 32_768
OF_A_FILE = ("edition", *OF_A_BET, "stated", "authorisation")
OF_STATED = ("edge", "win", "push", "lose")
FRACTION = r"-?[0-9]{1,12}(/[1-9][0-9]{0,11})?"


@dataclass(frozen=True)
class BetFile:
    """The content of a file: the description, the applicant's figures, and the decision if there is one."""

    name: str
    bet: Description
    authorisation: BetAuthorisation | None
    stated: Mapping[str, Mapping[Selection, Fraction]]
    lines: Mapping[Path, int]

    def check(self, options: OptionSet) -> None:
        """Raise an error if stated figures do not follow from the description (art7.2)."""
        for start, found in figures(self.bet, options).items():
            true = {result: found.chance_of(result) for result in ("win", "push", "lose")} | {"edge": -found.mean()}
            for figure, said in self.stated.items():
                if start in said and said[start] == true[figure]:
                    continue
                at, state = nearest(self.lines, ("stated", figure)), START if start is None else str(start)
                clause = edition(EDITION).citation("art7.2")
                says = Message("craps-file-unstated", figure=figure, state=state, clause=clause)
                if start in said:
                    says = Message(
                        "craps-file-figure",
                        figure=figure,
                        state=state,
                        true=str(true[figure]),
                        said=str(said[start]),
                        clause=clause,
                    )
                raise OptionError("craps-file-line", file=self.name, line=at, says=says)

    def refuse_house(self, house: str | None) -> None:
        """Refuse a house other than the one that the authorisation names."""
        granted = self.authorisation
        if granted and house not in (None, granted.house):
            holder = granted.house
            refusal = refuse(
                "bet_must_be_authorised_for_the_house", AT, "file", file=self.name, holder=holder, house=house
            )
            raise Refused(refusal, edition(EDITION))

    def required_authorisation(self) -> BetAuthorisation:
        """The authorisation, without which no table offers the bet."""
        if self.authorisation:
            return self.authorisation
        refusal = refuse("bet_must_be_authorised", AT, "file", file=self.name, bet=BetWord(self.bet.slug))
        raise Refused(refusal, edition(EDITION))


def read_file(path: str) -> BetFile:
    return read_text(files.read_text(path, BYTES_MOST), path)


def read_text(text: str, name: str) -> BetFile:
    lines: Lines = {}
    try:
        said, lines = plain_yaml.read(text)
        return _read(said, name, lines)
    except NoYaml as error:
        raise OptionError("craps-file-line", file=name, line=error.line, says=error.says) from None
    except DescriptionError as error:
        at, says = nearest(lines, error.path), error.says
        if error.other:
            other = nearest(lines, error.other)
            raise OptionError("craps-file-line-other", file=name, line=at, says=says, other=other) from None
        raise OptionError("craps-file-line", file=name, line=at, says=says) from None


def _read(raw: Any, name: str, lines: Lines) -> BetFile:
    fields(raw, (), OF_A_FILE, ("edition",))
    if raw["edition"] != EDITION:
        if isinstance(raw["edition"], str) and raw["edition"] in EDITIONS:
            says = Message("craps-file-edition-without", edition=raw["edition"], only=EDITION)
        else:
            says = Message("craps-file-edition", edition=value_text(raw["edition"]), only=EDITION)
        raise DescriptionError(("edition",), says)
    bet = read_description(raw)
    decision = raw.get("authorisation")
    granted = read_authorisation(decision, bet, ("authorisation",)) if "authorisation" in raw else None
    return BetFile(name, bet, granted, _read_stated_figures(raw["stated"], bet) if "stated" in raw else {}, lines)


def _read_stated_figures(raw: Any, bet: Description) -> dict[str, dict[Selection, Fraction]]:
    path: Path = ("stated",)
    fields(raw, path, OF_STATED, ())
    starts = list(figures(bet))
    found: dict[str, dict[Selection, Fraction]] = {}
    for figure, value in raw.items():
        at = (*path, figure)
        if isinstance(value, Mapping):
            if unknown := [key for key in value if key not in starts]:
                raise DescriptionError(at, Message("craps-file-start", said=value_text(unknown[0])))
            found[figure] = {start: _fraction(each, (*at, start)) for start, each in value.items()}
        else:
            found[figure] = dict.fromkeys(starts, _fraction(value, at))
    return found


def _fraction(raw: Any, path: Path) -> Fraction:
    if not re.fullmatch(FRACTION, str(raw)) or isinstance(raw, list):
        raise DescriptionError(path, Message("craps-file-fraction", key=str(path[-1]), said=value_text(raw)))
    return Fraction(str(raw))
