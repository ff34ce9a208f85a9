"""What README shows is what the program prints."""

import doctest
import re
from pathlib import Path

import pytest

from banca.cli import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_round_in_readme_is_what_the_command_prints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    [(words, shown)] = re.findall(r"```console\n\$ banca (.*?)\n(.*?)```", README, re.DOTALL)
    assert main(words.split()) == 0
    printed = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert printed == [*shown.splitlines(), ""]


def test_the_python_in_readme_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted == 13
    assert found.failed == 0


@pytest.mark.parametrize("example", sorted(p.name for p in (ROOT / "examples").glob("*.json")))
def test_every_example_settles(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settle", str(ROOT / "examples" / example)]) == 0
    assert "result:" in capsys.readouterr().out


def test_readme_names_only_commands_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    known = capsys.readouterr().out
    [shown] = re.findall(r"```sh\n(banca .*?)```", README, re.DOTALL)
    for word in set(re.findall(r"^banca (\w+)", shown, re.MULTILINE)):
        assert f"  {word} " in known
