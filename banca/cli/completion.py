"""What a shell completes after `banca`, read off the parsers: commands, options, their values, the games."""

import argparse
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from banca.cli.arguments import FILLER, Parser
from banca.law import games

FOR_GAMES = ("game", "--game")


@dataclass(frozen=True, slots=True)
class Words:
    """What may follow one command."""

    path: tuple[str, ...]
    commands: Mapping[str, str] = field(default_factory=dict)  # subcommands, each with its help
    options: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # of options that take one of a few
    arguments: tuple[str, ...] = ()  # for the argument that is no option

    @property
    def first(self) -> list[str]:
        """All that may be typed where no option waits for its value."""
        return [*self.commands, *self.arguments, *self.options]


def words_of(parser: argparse.ArgumentParser, path: tuple[str, ...] = ()) -> Iterator[Words]:
    """What may follow the command, then the same for each of its subcommands."""
    if isinstance(parser, Parser) and parser.describe_later is not None:
        parser.describe_later()
        parser.describe_later = None
    commands: dict[str, str] = {}
    options: dict[str, str] = {}
    values: dict[str, tuple[str, ...]] = {}
    arguments: tuple[str, ...] = ()
    below: dict[str, argparse.ArgumentParser] = {}
    for action in parser._actions:  # noqa: SLF001 - argparse has no other way to list them
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 - likewise
            below = dict(action.choices)
            commands = {each.dest: _says(each.help) for each in action._choices_actions}  # noqa: SLF001 - likewise
            continue
        chosen = _values(action)
        if not action.option_strings:
            arguments += chosen
        for option in action.option_strings:
            options[option] = _says(action.help)
            if chosen:
                values[option] = chosen
    yield Words(path, commands, options, values, arguments)
    for name, command in below.items():
        yield from words_of(command, (*path, name))


def _values(action: argparse.Action) -> tuple[str, ...]:
    if action.dest in FOR_GAMES or {*action.option_strings} & {*FOR_GAMES}:
        return games()
    if action.dest == "lang":
        return ("en", "pt", "zh")
    return tuple(map(str, action.choices or ()))


def _says(text: str | None) -> str:
    return (text or "").replace(FILLER, "").replace("%%", "%")


def quoted(text: str) -> str:
    """A text in single quotation marks, as every one of these shells reads it."""
    return "'" + text.replace("\\", " ").replace("'", "’").replace("\n", " ") + "'"


def bash(found: list[Words]) -> str:
    known = " ".join(quoted(" ".join(each.path)) for each in found if each.path)
    cases = "\n".join(
        f"        {quoted(' '.join((*each.path, option)))}) words={quoted(' '.join(values))};;"
        for each in found
        for option, values in each.values.items()
    )
    firsts = "\n".join(
        f"        {quoted(' '.join(each.path))}) words={quoted(' '.join(each.first))};;" for each in found
    )
    return f"""_banca() {{
    local word path='' words='' known
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        for known in {known}; do
            [ "${{path:+$path }}$word" = "$known" ] && path=$known && break
        done
    done
    case "${{path:+$path }}${{COMP_WORDS[COMP_CWORD-1]}}" in
{cases}
    esac
    [ -n "$words" ] || case "$path" in
{firsts}
    esac
    COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _banca banca
"""


def zsh(found: list[Words]) -> str:
    known = " ".join(quoted(" ".join(each.path)) for each in found if each.path)
    cases = "\n".join(
        f"        {quoted(' '.join((*each.path, option)))}) offered=({' '.join(map(quoted, values))});;"
        for each in found
        for option, values in each.values.items()
    )
    firsts = "\n".join(
        f"        {quoted(' '.join(each.path))}) offered=({' '.join(map(quoted, each.first))});;" for each in found
    )
    return f"""#compdef banca
_banca() {{
    local word at known
    local -a chosen
    at=''
    for word in "${{(@)words[2,CURRENT-1]}}"; do
        for known in {known}; do
            [[ "${{at:+$at }}$word" == "$known" ]] && at=$known && break
        done
    done
    local before="${{words[CURRENT-1]}}"
    local -a offered
    case "${{at:+$at }}$before" in
{cases}
    esac
    if (( ! ${{#offered}} )); then
        case "$at" in
{firsts}
        esac
    fi
    compadd -a offered
    _files
}}
compdef _banca banca
"""


def fish(found: list[Words]) -> str:
    lines = []
    for each in found:
        here = " ".join(each.path)
        under = " ".join(each.commands)
        seen = "".join(f"; and __fish_seen_subcommand_from {name}" for name in each.path).removeprefix("; and ")
        at_top = f"not __fish_seen_subcommand_from {under}" if under else ""
        when = " -n " + quoted("; and ".join(part for part in (seen, at_top) if part)) if here or under else ""
        lines += [f"complete -c banca{when} -f -a {name} -d {quoted(says)}" for name, says in each.commands.items()]
        if each.arguments:
            lines.append(f"complete -c banca{when} -a {quoted(' '.join(each.arguments))}")
        for option, says in each.options.items():
            flag = f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}"
            values = f" -x -a {quoted(' '.join(each.values[option]))}" if option in each.values else ""
            lines.append(f"complete -c banca{when} {flag}{values} -d {quoted(says)}")
    return "\n".join(lines) + "\n"


SHELLS: Mapping[str, Callable[[list[Words]], str]] = {"bash": bash, "zsh": zsh, "fish": fish}
