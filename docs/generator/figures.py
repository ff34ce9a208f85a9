"""The exact figures of every game, as tables: what `banca odds` prints, for both presets."""

from collections.abc import Iterator
from fractions import Fraction

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

import banca
from banca.exact import BetOdds, decimal
from banca.law import EDITIONS, PRESETS, edition, preset_named
from banca.play.setting import Setting
from banca.report.identity import class_name
from docs.generator.parts import Text, link, paragraph, table, up

SHORT = 13  # characters of a fraction that a table shows


def pages() -> Iterator[tuple[str, str]]:
    yield "figures/index.md", _index()
    for slug in EDITIONS:
        yield f"figures/{slug}.md", _page(slug)


def _index() -> str:
    listed = "\n".join(EDITIONS)
    return f"""# Exact figures

Every bet of every game, counted, not simulated: the chances to win, push and lose, the edge of the house per unit
staked, and the standard deviation. The numbers are made from the rules when this site is built, and `banca odds` prints
the same. Where the house chooses other options they differ: `banca odds GAME --set NAME=VALUE` counts them.

The chances of a row add up to one. The main bet of blackjack has a fourth, *split*: all rounds with a split, known
by their mean. A negative edge is the player's. [Exact values](../EXACT.md) says how each game is counted and what is
not exact.

```{{toctree}}
:maxdepth: 1

{listed}
```
"""


def _page(slug: str) -> str:
    law = edition(slug)
    title = f"# {law.names.en} {law.number} {law.names.zh}: exact figures"
    tables = (f"## Preset `{preset}`\n\n```{{figures}} {slug} {preset}\n```" for preset in PRESETS)
    source = f"The law: [{law.names.en} · {law.number}](../law/en/{slug}.md)."
    return "\n\n".join([title, *tables, source]) + "\n"


class Figures(SphinxDirective):
    """The rows of a game under a preset."""

    required_arguments = 2

    def run(self) -> list[nodes.Node]:
        slug, preset = self.arguments
        law = edition(slug)
        setting = Setting(banca.option_set(law, preset=preset_named(preset)))
        rows = banca.odds(banca.game_of(slug), setting)
        options = (f"{name} = {_in_words(value)}" for name, value in setting.options.to_json().items())
        long = [(class_name(law, "en", row.places), row.edge) for row in rows if len(str(row.edge)) > SHORT]
        shares = tuple(dict.fromkeys(name for row in rows for name in row.shares))
        heads = ("bet", "pays", "edge", "exactly", *shares, "σ", "clauses")
        found: list[nodes.Node] = [table(heads, (self._row(row, shares) for row in rows), "figures")]
        for name, edge in long:
            found.append(paragraph([nodes.Text(f"Edge of {name}: "), _fraction(edge)]))
        return [*found, paragraph(f"Options: {', '.join(options)}.", "remark")]

    def _row(self, row: BetOdds, shares: tuple[str, ...]) -> list[Text]:
        law = edition(self.arguments[0])
        root = up(self.env.docname)
        clauses: list[nodes.Node] = []
        for clause in row.clauses:
            clauses += [nodes.Text(", ")] if clauses else []
            clauses.append(link(clause, f"{root}law/en/{law.slug}.html#{clause}"))
        about = "" if row.exact else "≈ "
        return [
            class_name(law, "en", row.places),
            " ".join(str(odds) for odds in row.prizes),
            f"{about}{decimal(row.edge * 100, 4)} %",
            _in_short(row.edge),
            *(_in_short(row.shares[name]) if name in row.shares else "—" for name in shares),
            str(round(row.sd, 4)),
            clauses,
        ]


def _in_short(value: Fraction) -> str:
    return str(value) if len(str(value)) <= SHORT else f"≈ {decimal(value, 8)}"


def _in_words(value: object) -> str:
    return " and ".join(value) if isinstance(value, list) else str(value)


def _fraction(value: Fraction) -> nodes.inline:
    return nodes.inline("", str(value), classes=["fraction"])


DIRECTIVES = {"figures": Figures}
