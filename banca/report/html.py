"""Write a document as one self-contained HTML page, for screen and paper."""

from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files

from banca.messages import FOLDERS, message
from banca.report.document import (
    PALETTE,
    Blanks,
    Cell,
    Document,
    Figure,
    Heading,
    Item,
    Listing,
    PageBreak,
    Paragraph,
    Part,
    Table,
    anchor_of,
    with_figures,
)

# The page's own security policy: it loads nothing and runs nothing.
SHUT = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


def to_html(document: Document) -> str:
    document = with_figures(document)
    code = FOLDERS[document.language]
    head = "\n".join(
        (
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{SHUT}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(document.title)}</title>",
            f"<style>\n{_style(document)}</style>",
        )
    )
    body = "\n".join((_front(document), *_chapters(document), _end(document)))
    return f'<!DOCTYPE html>\n<html lang="{code}">\n<head>\n{head}\n</head>\n<body>\n{body}\n</body>\n</html>\n'


@cache
def _sheet() -> str:
    return files("banca.report").joinpath("report.css").read_text(encoding="utf-8")


def _style(document: Document) -> str:
    """The style sheet: colours by name for light and dark pages, the page footer, the rules."""
    light = " ".join(f"--{name}: {light};" for name, (light, _) in PALETTE.items())
    dark = " ".join(f"--{name}: {dark};" for name, (_, dark) in PALETTE.items())
    foot = document.foot.replace("\\", "\\\\").replace('"', '\\"').replace("<", "\\3c ").replace("\n", " ")
    return (
        f":root {{ {light} }}\n"
        f"@media screen and (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n"
        f'@page {{ @bottom-left {{ content: "{foot}"; font: 7.5pt sans-serif; color: #5c6670; }} }}\n'
        f"{_sheet()}"
    )


def _front(document: Document) -> str:
    about = "".join(f"<div><dt>{escape(label)}</dt><dd>{escape(value)}</dd></div>" for label, value in document.about)
    return "\n".join(
        (
            "<header>",
            f"<h1>{escape(document.title)}</h1>",
            *([f'<p class="subtitle">{escape(document.subtitle)}</p>'] if document.subtitle else []),
            *([f'<dl class="about">{about}</dl>'] if about else []),
            "</header>",
            *([_contents(document)] if document.contents and document.chapters else []),
            "<main>",
        )
    )


def _contents(document: Document) -> str:
    links = "".join(
        f'<li><a href="#{escape(anchor_of(document, chapter))}">{escape(chapter.text)}</a></li>'
        for chapter in document.chapters
    )
    title = escape(message(document.language, "contents"))
    return f'<nav aria-label="{title}"><h2>{title}</h2><ol>{links}</ol></nav>'


def _chapters(document: Document) -> list[str]:
    """The parts in order, chapters as sections."""
    written: list[str] = []
    within = False
    for part in document.parts:
        if isinstance(part, Heading) and part.level == 1:
            written += ["</section>"] if within else []
            written.append("<section>")
            within = True
        written.append(_part(document, part))
    return [*written, "</section>"] if within else written


def _end(document: Document) -> str:
    return f"</main>\n<footer>{escape(document.foot)}</footer>" if document.foot else "</main>"


def _part(document: Document, part: Part) -> str:
    match part:
        case Heading():
            tag = f"h{part.level + 1}"  # level 1 is the page title
            return f'<{tag} id="{escape(anchor_of(document, part))}"{_lang_attribute(part)}>{escape(part.text)}</{tag}>'
        case Paragraph():
            kind = "" if part.kind == "plain" else f' class="{part.kind}"'
            return f"<p{kind}>{escape(part.text)}{_cites(part.cites)}</p>"
        case Table():
            return _table(part)
        case Figure():
            label = f' aria-label="{escape(part.says or part.caption)}"'
            drawing = part.svg.replace("<svg", f'<svg role="img"{label}', 1)
            return f"<figure>{drawing}<figcaption>{escape(part.caption)}</figcaption></figure>"
        case Listing():
            return _listing(part)
        case Blanks():
            lines = "".join(f"<div><span></span><p>{escape(label)}</p></div>" for label in part.labels)
            return f'<div class="blanks">{lines}</div>'
        case PageBreak():
            return '<div class="page"></div>'


def _cites(cites: tuple[str, ...]) -> str:
    return f" <cite>[{escape('; '.join(cites))}]</cite>" if cites else ""


def _table(table: Table) -> str:
    heads = "".join(
        f'<th scope="col" class="{table.alignment(n)}">{escape(column)}</th>' for n, column in enumerate(table.columns)
    )
    rows = "\n".join(_row(table, row) for row in table.rows)
    foot = f"<tfoot>{''.join(_row(table, row) for row in table.foot)}</tfoot>" if table.foot else ""
    caption = f"<caption>{escape(table.caption)}</caption>" if table.caption else ""
    kind = ' class="small"' if table.small else ""
    label = f' aria-label="{escape(table.caption or ", ".join(table.columns))}"'
    return (
        f'<div class="wide" role="region" tabindex="0"{label}><table{kind}>{caption}<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>{rows}</tbody>{foot}</table></div>"
    )


def _row(table: Table, row: Sequence[str | Cell]) -> str:
    cells = "".join(_cell(cell, table.alignment(n)) for n, cell in enumerate(row))
    return f"<tr>{cells}</tr>"


def _cell(cell: str | Cell, align: str) -> str:
    if isinstance(cell, str):
        return f'<td class="{align}">{escape(cell)}</td>'
    text = escape(cell.text)
    text = f'<a href="#{escape(cell.to)}">{text}</a>' if cell.to else text
    text = f"<strong>{text}</strong>" if cell.strong else text
    tone = "" if cell.tone == "plain" else f" {cell.tone}"
    return f'<td class="{align}{tone}">{text}</td>'


def _listing(listing: Listing) -> str:
    if listing.kind in {"terms", "figures"}:
        items = "".join(
            f"<div><dt>{escape(item.term)}</dt><dd{_lang_attribute(item)}>{escape(item.text)}{_cites(item.cites)}</dd></div>"
            for item in listing.items
        )
        return f'<dl class="{listing.kind}">{items}</dl>'
    tag = "ol" if listing.kind == "steps" else "ul"
    items = "".join(
        f"<li{_lang_attribute(item)}>{_term(item)}{escape(item.text)}{_cites(item.cites)}</li>"
        for item in listing.items
    )
    return f"<{tag}>{items}</{tag}>"


def _term(item: Item) -> str:
    return f"<b>{escape(item.term)}</b> " if item.term else ""


def _lang_attribute(part: Item | Heading) -> str:
    return f' lang="{FOLDERS[part.language]}"' if part.language else ""
