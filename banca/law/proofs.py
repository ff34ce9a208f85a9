"""Every clause is proved by a test, or set aside with a reason, or unaccounted for: which, and by what."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from banca.law.instrument import Edition


@dataclass(frozen=True, slots=True)
class Concordance:
    edition: Edition
    proved: Mapping[str, tuple[str, ...]]  # clause -> the tests that prove it
    set_aside: Mapping[str, str]  # clause -> the reason

    @property
    def unaccounted(self) -> tuple[str, ...]:
        return tuple(c for c in self.edition.clauses if c not in self.proved and c not in self.set_aside)

    @property
    def in_order(self) -> bool:
        """An edition declared complete leaves no clause alone."""
        return not (self.edition.complete and self.unaccounted)


@cache
def _proofs() -> dict[str, dict[str, list[str]]]:
    """Which tests name which clauses, as the test run wrote it down."""
    text = (files("banca.law") / "proofs.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, list[str]]] = json.loads(text)
    return found


def concordance(edition: Edition, proofs: Mapping[str, list[str]] | None = None) -> Concordance:
    known = _proofs().get(edition.slug, {}) if proofs is None else proofs
    return Concordance(
        edition,
        proved={c: tuple(known[c]) for c in edition.clauses if c in known},
        set_aside={c.id: c.set_aside for c in edition.clauses.values() if c.set_aside and c.id not in known},
    )
