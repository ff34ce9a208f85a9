"""What README and the documents show can be typed, and does what it says."""

import doctest
import re
import shlex
import shutil
from pathlib import Path

import pytest

from banca.cli import main
from banca.cli.arguments import command

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")

DOCUMENTS = {
    path.name: path.read_text(encoding="utf-8")
    for path in sorted([*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "tutorials").glob("*.md")])
}
SHOWN = re.compile(r"^banca (?:.*\\\n)*.*", re.MULTILINE)  # a line that ends in a backslash goes on
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)


def commands_in(text: str) -> list[tuple[str, ...]]:
    shown = [found for block in BLOCK.findall(text) for found in SHOWN.findall(block)]
    words = (shlex.split(each.replace("\\\n", ""), comments=True)[1:] for each in shown)
    return [tuple(word for word in each if word != "…") for each in words]  # and so on


COMMANDS = [
    words for text in (README, DOCUMENTS["COMMANDS.md"], DOCUMENTS["SIMULATION.md"]) for words in commands_in(text)
]
ELSEWHERE = [words for text in DOCUMENTS.values() for words in commands_in(text) if words not in COMMANDS]
PICTURES = re.findall(r"!\[(.+?)\]\((.+?)\)", README)
HEAVIEST = 250_000  # bytes of a picture
FEW = {"--rounds": "300", "--sessions": "3", "--until-error": "0.9"}
# What they need may not be here: left out, with what follows them.
NOT_HERE = {"--cluster": 2, "--device": 2, "--parquet": 2}
LEFT = ("FILE", "mine.csv", "mine.py")  # the reader's own
# What waits for somebody, writes pages, or counts for long before it answers: read, and run by tests of its own.
ONLY_READ = ("play", "drill", "run", "serve", "report", "dossier", "house", "audit", "--strategy", "max-per-game=10000")


def shortened(words: tuple[str, ...]) -> list[str]:
    """The same in a moment."""
    found, left_out = [], 0
    for before, word in zip(("", *words), words, strict=False):
        left_out = NOT_HERE.get(word, left_out)
        if not left_out:
            found.append(FEW.get(before, word))
        left_out -= left_out > 0
    if words[0] == "simulate" and not FEW.keys() & set(found):
        unsaid = "--sessions" if "--bankroll" in found else "--rounds"
        found += [unsaid, FEW[unsaid]]
    return found


def runs_at_once(words: tuple[str, ...]) -> bool:
    counts = "blackjack" in words and words[0] in ("odds", "strategy")
    return not counts and not {*ONLY_READ, *LEFT} & set(words)


RUN = [words for words in COMMANDS if runs_at_once(words)]


@pytest.mark.parametrize("page", ["README.md", "docs/PYTHON.md"])
def test_the_python_in_it_holds(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found = doctest.testfile(str(ROOT / page), module_relative=False)
    assert found.attempted >= 4
    assert found.failed == 0


@pytest.mark.parametrize("example", sorted(p.name for p in (ROOT / "examples").glob("*.json")))
def test_every_example_settles(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settle", str(ROOT / "examples" / example)]) == 0
    assert "result:" in capsys.readouterr().out


def test_readme_names_only_commands_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    known = capsys.readouterr().out
    shown = "".join(re.findall(r"```sh\n(banca .*?)```", README, re.DOTALL))
    for word in set(re.findall(r"^banca (\w+)", shown, re.MULTILINE)):
        assert f"  {word} " in known


@pytest.mark.parametrize("words", [*COMMANDS, *ELSEWHERE], ids=" ".join)
def test_every_command_shown_can_be_read(words: tuple[str, ...]) -> None:
    assert command().parse_args(words).command == words[0]


@pytest.mark.parametrize("words", RUN, ids=" ".join)
def test_what_is_shown_does_what_it_says(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    code = main(shortened(words))
    printed = capsys.readouterr()
    assert (code, printed.err) == (0, "")
    assert len(printed.out) > 40


def test_all_kinds_of_commands_are_shown_and_most_of_them_run() -> None:
    assert {words[0] for words in COMMANDS} == {
        "games", "law", "odds", "strategy", "report", "dossier", "simulate", "settle", "play",
        "drill", "run", "serve", "house", "audit",
    }  # fmt: skip
    assert len(RUN) > len(COMMANDS) / 2


def test_readme_shows_three_pictures_that_are_light() -> None:
    assert len(PICTURES) == 3
    for _, picture in PICTURES:
        assert 0 < (ROOT / picture).stat().st_size < HEAVIEST


def test_readme_is_short() -> None:
    assert len(README.splitlines()) < 120
