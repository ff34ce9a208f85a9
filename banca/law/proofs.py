"""The concordance: which tests prove each clause, which clauses are set aside and why, and which are neither."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from banca.law.instrument import Edition


@dataclass(frozen=True, slots=True)
class Concordance:
    """The clauses of an edition with the tests that prove them.

    >>> import banca
    >>> from banca.law import Concordance
    >>> found = banca.concordance(banca.edition("fantan-58-2004"))
    >>> isinstance(found, Concordance), len(found.proved), found.in_order
    (True, 31, True)
    """

    edition: Edition
    proved: Mapping[str, tuple[str, ...]]  # clause -> the tests that prove it
    set_aside: Mapping[str, str]  # clause -> the reason

    @property
    def unaccounted(self) -> tuple[str, ...]:
        return tuple(c for c in self.edition.clauses if c not in self.proved and c not in self.set_aside)

    @property
    def in_order(self) -> bool:
        """Whether all clauses are accounted for, if the edition is declared complete."""
        return not (self.edition.complete and self.unaccounted)


@cache
def _proofs() -> dict[str, dict[str, list[str]]]:
    """The tests that name each clause, as the test run recorded them."""
    text = (files("banca.law") / "proofs.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, list[str]]] = json.loads(text)
    return found


def concordance(edition: Edition, proofs: Mapping[str, list[str]] | None = None) -> Concordance:
    """The concordance of an edition: by default with the proofs that the last test run wrote down.

    >>> import banca
    >>> found = banca.concordance(banca.edition("fantan-58-2004"))
    >>> found.proved["act.3"][0].partition("::")[0]
    'tests/games/fantan/test_act.py'
    >>> found.unaccounted
    ()
    """

    known = _proofs().get(edition.slug, {}) if proofs is None else proofs
    return Concordance(
        edition,
        proved={c: tuple(known[c]) for c in edition.clauses if c in known},
        set_aside={c.id: c.set_aside for c in edition.clauses.values() if c.set_aside and c.id not in known},
    )
