"""Parts of a page as nodes of docutils, so that no text of the law has to be escaped."""

import re
from collections.abc import Iterable, Sequence
from html import escape

from docutils import nodes

MARKUP = re.compile(r"\[(dim|bold)\](.*?)\[/\1\]", re.DOTALL)  # as the terminal's messages have it
AS_NODE = {"dim": nodes.emphasis, "bold": nodes.strong}

Text = str | nodes.Node | Sequence[nodes.Node]


def inline(text: str) -> list[nodes.Node]:
    """A text of the terminal with its emphasis."""
    found: list[nodes.Node] = []
    end = 0
    for match in MARKUP.finditer(text):
        found += [nodes.Text(text[end : match.start()]), AS_NODE[match[1]]("", match[2])]
        end = match.end()
    return [*found, nodes.Text(text[end:])]


def paragraph(content: Text, *classes: str) -> nodes.paragraph:
    inner = inline(content) if isinstance(content, str) else [content] if isinstance(content, nodes.Node) else content
    return nodes.paragraph("", "", *inner, classes=list(classes))


def link(text: str, address: str, *classes: str) -> nodes.reference:
    return nodes.reference("", text, refuri=address, internal=True, classes=list(classes))


def bullets(items: Iterable[Text]) -> nodes.bullet_list:
    return nodes.bullet_list("", *(nodes.list_item("", paragraph(item)) for item in items))


def folded(summary: str, *inside: nodes.Node) -> list[nodes.Node]:
    """What opens when it is clicked."""
    opened = nodes.raw("", f"<details><summary>{escape(summary)}</summary>", format="html")
    return [opened, *inside, nodes.raw("", "</details>", format="html")]


def in_language(language: str, *inside: nodes.Node, classes: Sequence[str] = ()) -> nodes.container:
    """A part in a language that the page says to browsers and readers of screens."""
    return nodes.container("", *inside, classes=[*classes, f"language-{language}"])


def table(heads: Sequence[str], rows: Iterable[Sequence[Text]], *classes: str) -> nodes.container:
    """A table, which scrolls by itself where the screen is narrow."""
    body = nodes.tbody("", *(nodes.row("", *map(_cell, row)) for row in rows))
    head = nodes.thead("", nodes.row("", *map(_cell, heads)))
    columns = (nodes.colspec(colwidth=1) for _ in heads)
    group = nodes.tgroup("", *columns, head, body, cols=len(heads))
    return nodes.container("", nodes.table("", group, classes=list(classes)), classes=["table-wrapper"])


def _cell(content: Text) -> nodes.entry:
    return nodes.entry("", paragraph(content))


def up(docname: str) -> str:
    """The way from a page to the root of the site."""
    return "../" * docname.count("/")
