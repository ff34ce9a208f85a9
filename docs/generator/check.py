"""Check a built site: every link leads somewhere, every clause has its address, and nothing comes from elsewhere."""

import re
import sys
from collections.abc import Iterator
from functools import cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from banca.law import EDITIONS, LANGUAGES, edition
from docs.generator.law import clause_address

LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "object": "data"}
IN_CSS = re.compile(r"url\(\s*['\"]?(?!data:)([^'\")]+)|@import\s+['\"]([^'\"]+)")


class Page(HTMLParser):
    """The addresses that a page has, links to, and loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        of = {name: value for name, value in attrs if value}
        self.ids.update(value for name, value in of.items() if name in ("id", "name"))
        if tag == "a" and "href" in of:
            self.links.add(of["href"])
        if tag in LOADED and LOADED[tag] in of:
            self.loads.add(of[LOADED[tag]])


@cache
def page(path: Path) -> Page:
    return Page(path.read_text(encoding="utf-8"))


def is_elsewhere(address: str) -> bool:
    return bool(urlsplit(address).scheme or urlsplit(address).netloc) and not address.startswith("data:")


def broken_links(site: Path) -> Iterator[str]:
    """Links within the site that lead to no page, or to no place on it."""
    for path in sorted(site.rglob("*.html")):
        for link in sorted(page(path).links):
            if not is_elsewhere(link) and not _leads_somewhere(site, path, link):
                yield f"{path.relative_to(site)}: {link} leads nowhere"


def _leads_somewhere(site: Path, path: Path, link: str) -> bool:
    parts = urlsplit(unescape(link))
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path.resolve()
    if not target.is_relative_to(site.resolve()):
        return False
    target = target / "index.html" if target.is_dir() else target
    if not target.exists():
        return False
    return not parts.fragment or target.suffix != ".html" or unquote(parts.fragment) in page(target).ids


def from_elsewhere(site: Path) -> Iterator[str]:
    """What a browser would fetch from the network: scripts, pictures, fonts."""
    for path in sorted(site.rglob("*.html")):
        yield from (f"{path.relative_to(site)} loads {each}" for each in page(path).loads if is_elsewhere(each))
    for path in sorted(site.rglob("*.css")):
        found = (one or other for one, other in IN_CSS.findall(path.read_text(encoding="utf-8")))
        yield from (f"{path.relative_to(site)} loads {each}" for each in found if is_elsewhere(each))


def missing_clauses(site: Path) -> Iterator[str]:
    """Clauses without their address."""
    for law in map(edition, EDITIONS):
        for lang in LANGUAGES:
            for clause in law.clauses:
                file, _, place = clause_address(law, clause, lang).partition("#")
                if not (site / file).exists() or place not in page(site / file).ids:
                    yield f"{law.cite(clause)} has no address in {lang}"


def main(site: Path) -> int:
    faults = [*broken_links(site), *from_elsewhere(site), *missing_clauses(site)]
    for fault in faults:
        print(fault)
    pages = sum(1 for _ in site.rglob("*.html"))
    print(f"{pages} pages, {len(faults)} faults: {site / 'index.html'}")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
