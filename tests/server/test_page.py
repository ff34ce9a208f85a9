"""The page is served beside the protocol: its files by name, compressed where that is understood, and nothing else."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from banca.server import app
from banca.server.page import FOR_GOOD, INDEX, read_page
from tests.server.running import new_house, serving

FILES = {
    INDEX: b"<!doctype html><title>banca</title>",
    "assets/index-abc.js": b"let x = 1;",
    "assets/index-abc.js.gz": b"zipped",
    "assets/index-abc.js.br": b"brotli",
    "icon.svg": b"<svg/>",
}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    for name, content in FILES.items():
        (tmp_path / "page" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "page" / name).write_bytes(content)
    (tmp_path / "secret.txt").write_text("seed")
    monkeypatch.setattr(app, "read_page", lambda: read_page(tmp_path / "page"))
    with new_house(tmp_path) as house, serving(house) as running, httpx.Client(base_url=running.address) as client:
        yield client


def test_the_page_answers_at_its_own_paths(page: httpx.Client) -> None:
    for path in ("/", "/table/roulette", "/desk"):
        answer = page.get(path)
        assert (answer.status_code, answer.content) == (200, FILES[INDEX])
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_files_stay_cached_and_are_sent_compressed(page: httpx.Client) -> None:
    plain = page.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert plain.content == FILES["assets/index-abc.js"]
    assert plain.headers["cache-control"] == FOR_GOOD
    for said, how in (("gzip, br;q=0.9", "br"), ("gzip", "gzip")):
        with page.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": said}) as answer:
            assert answer.headers["content-encoding"] == how
            assert b"".join(answer.iter_raw()) == FILES[f"assets/index-abc.js.{'gz' if how == 'gzip' else how}"]


def test_whoever_has_the_page_is_not_sent_it_again(page: httpx.Client) -> None:
    tag = page.get("/").headers["etag"]
    again = page.get("/table/wheel", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    tags = {
        page.get("/assets/index-abc.js", headers={"accept-encoding": said}).headers["etag"]
        for said in ("identity", "br;q=0, gzip;q=0", "*")
    }
    assert len(tags) == 1
    with page.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": "br"}) as brotli:
        assert brotli.headers["etag"] not in tags


def test_head_says_the_same_without_the_page(page: httpx.Client) -> None:
    whole, head = page.get("/"), page.head("/")
    assert head.content == b""
    assert {name: head.headers[name] for name in ("content-length", "etag", "content-type")} == {
        name: whole.headers[name] for name in ("content-length", "etag", "content-type")
    }


def test_no_script_and_no_style_sheet_from_elsewhere(page: httpx.Client) -> None:
    policy = dict(part.strip().split(" ", 1) for part in page.get("/").headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert (policy["script-src"], policy["style-src"], policy["connect-src"]) == ("'self'", "'self'", "'self'")


def test_a_link_out_of_the_folder_is_no_file_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "secret.txt").write_text("seed")
    (tmp_path / "page" / INDEX).write_text("page")
    (tmp_path / "page" / "leak.txt").symlink_to(tmp_path / "secret.txt")
    assert [*read_page(tmp_path / "page")] == [INDEX]


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"]
)
def test_nothing_else_can_be_had(page: httpx.Client, path: str) -> None:
    answer = page.get(path)
    assert answer.status_code == 404
    assert b"seed" not in answer.content


def test_the_protocol_keeps_its_own_answers(page: httpx.Client) -> None:
    assert page.get("/v1/nothing").status_code == 404
    assert page.get("/v1/nothing").headers["content-type"] == "application/json"
    assert page.get("/v1").status_code == 404
    assert page.delete("/v1/tables").status_code == 405
    assert page.post("/").status_code == 405
    assert page.head("/").status_code == 200


def test_a_page_that_was_not_built_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "read_page", lambda: read_page(tmp_path / "none"))
    with new_house(tmp_path) as house, serving(house) as running:
        answer = httpx.get(running.address, headers={"accept-language": "pt"})
        assert answer.status_code == 503
        assert "make setup" in answer.text
