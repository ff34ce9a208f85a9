"""What shells complete after `banca`, and the names that people give to games."""

import subprocess

import pytest

from banca.cli import main
from banca.cli.arguments import COMMANDS, command
from banca.cli.completion import SHELLS, words_of
from banca.cli.game_names import game_typed
from banca.law import LawError, games

FOUND = {each.path: each for each in words_of(command())}


def test_every_command_is_completed_with_those_below_it() -> None:
    assert list(FOUND[()].commands) == list(COMMANDS)
    assert {"open", "close"} < set(FOUND["house", "tables"].commands)


def test_options_are_completed_with_their_values() -> None:
    play = FOUND["play",]
    assert play.arguments == games()
    assert play.values["--currency"] == ("HKD", "MOP")
    assert play.values["--lang"] == ("en", "pt", "zh")
    assert "--typed" in play.options


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_each_shell_is_told_every_option(shell: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell, "--lang", lang]) == 0
    text = capsys.readouterr().out
    assert "\0" not in text
    missing = [o for each in FOUND.values() for o in each.options if o not in text and f"-l {o[2:]}" not in text]
    assert [o for o in missing if shell != "fish" or len(o) > 2] == []


BASH = """
complete_() { COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _banca; echo "${COMPREPLY[*]}"; }
complete_ banca stra; complete_ banca play roul; complete_ banca house ta; complete_ banca play --currency ""
"""


def test_bash_completes_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    main(["completion", "bash"])
    typed = capsys.readouterr().out + BASH
    done = subprocess.run(["bash"], input=typed, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["strategy", "roulette", "tables", "HKD MOP"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Baccarat", "baccarat"),
        ("百家樂", "baccarat"),
        ("sicbo", "cussec"),
        ("Sic Bo", "cussec"),
        ("Roleta", "roulette"),
        ("black jack", "blackjack"),
        ("21", "blackjack"),
        ("Vinte e um", "blackjack"),
        ("番攤", "fantan"),
        ("pai gow", "pai-kau"),
        ("魚蝦蟹", "fish-prawn-crab"),
        ("cussec-57-2004", "cussec-57-2004"),
        ("xyz", "xyz"),
    ],
)
def test_games_by_the_names_that_people_give_them(typed: str, meant: str) -> None:
    assert game_typed(typed) == meant


def test_a_mistyped_game_is_guessed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(LawError, match="did you mean roulette"):
        game_typed("rulette")
    assert main(["odds", "bacccarat", "--lang", "pt"]) == 2
    assert "queria dizer baccarat?" in capsys.readouterr().err
