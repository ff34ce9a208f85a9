"""Read a new bet or a different prize from a YAML file; an error names the line."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from banca import files, plain_yaml
from banca.games.craps.authorised import OF_A_BET, BetAuthorisation, figures, read_authorisation, read_description
from banca.games.craps.described import DescriptionError, Path, fields, shown
from banca.games.craps.new_bets import AT, EDITION, Description
from banca.law import EDITIONS, OptionError, OptionSet, Refusal, Refused, edition
from banca.money import Selection
from banca.plain_yaml import Lines, NoYaml, nearest

BYTES_MOST = 32_768
OF_A_FILE = ("edition", *OF_A_BET, "stated", "authorisation")
OF_STATED = ("edge", "win", "push", "lose")
FRACTION = r"-?[0-9]{1,12}(/[1-9][0-9]{0,11})?"


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
                at = nearest(self.lines, ("stated", figure))
                raise OptionError(f"{self.name}:{at}: {says} ({edition(EDITION).cite('art7.2')})")

    def refuse_house(self, house: str | None) -> None:
        """An authorisation serves the house that it names."""
        granted = self.authorisation
        if granted and house not in (None, granted.house):
            says = f"the authorisation in {self.name} is of {granted.house}, not of {house}"
            raise Refused(Refusal("bet_must_be_authorised_for_the_house", AT, says), edition(EDITION).cite(AT))

    def required_authorisation(self) -> BetAuthorisation:
        """The authorisation, without which no table offers the bet."""
        if self.authorisation:
            return self.authorisation
        says = (
            f"{self.name} holds no authorisation for {self.bet.slug}: once the DICJ has decided, the file says so, "
            "authorisation: {house: ..., date: ..., conditions: [...]}; banca dossier writes the application"
        )
        raise Refused(Refusal("bet_must_be_authorised", AT, says), edition(EDITION).cite(AT))


def read_file(path: str) -> BetFile:
    return read_text(files.read_text(path, BYTES_MOST), path)


def read_text(text: str, name: str) -> BetFile:
    lines: Lines = {}
    try:
        said, lines = plain_yaml.read(text)
        return _read(said, name, lines)
    except NoYaml as error:
        raise OptionError(f"{name}:{error.line}: {error.says}") from None
    except DescriptionError as error:
        other = f" (the other: line {nearest(lines, error.other)})" if error.other else ""
        raise OptionError(f"{name}:{nearest(lines, error.path)}: {error.says}{other}") from None


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
    if not re.fullmatch(FRACTION, str(said)) or isinstance(said, list):
        raise DescriptionError(path, f"{path[-1]} is a fraction, as in 1/36, not {shown(said)}")
    return Fraction(str(said))
