"""YAML as people write it in small files: objects, lists, texts and whole numbers, each with its line.

Nothing else is made of it. A date is a text, as is 1:1, and a number too long to be one. There are no anchors and
aliases, which can stand for more than any memory holds, no tags and no directives; no key is said twice; nesting has an
end.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import yaml

from banca.law.errors import OptionError
from banca.law.numbers import shown

DEPTH_MOST = 12
WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,8})")
OPENS = (
    yaml.FlowSequenceStartToken,
    yaml.FlowMappingStartToken,
    yaml.BlockSequenceStartToken,
    yaml.BlockMappingStartToken,
)
CLOSES = (yaml.FlowSequenceEndToken, yaml.FlowMappingEndToken, yaml.BlockEndToken)
NOTHING = ("", "~", "null")

Path = tuple[str | int, ...]
Lines = dict[Path, int]  # by where something stands; the root is ()


class NoYaml(OptionError):
    """What is wrong, and in which line."""

    def __init__(self, line: int, says: str) -> None:
        self.line, self.says = line, says
        super().__init__(f"line {line}: {says}")


def read(text: str) -> tuple[Any, Lines]:
    """What it says, and the line of everything in it."""
    lines: Lines = {}
    return _plain(composed(text), (), lines), lines


def nearest(lines: Mapping[Path, int], path: Path) -> int:
    """The line of this place, or of what it is a part of."""
    return next(lines[path[:n]] for n in range(len(path), -1, -1) if path[:n] in lines)


def composed(text: str) -> yaml.Node:
    """The only document, as nodes."""
    with _errors_with_lines(text):
        depth = 0
        for token in yaml.scan(text):
            depth += isinstance(token, OPENS) - isinstance(token, CLOSES)
            if depth > DEPTH_MOST:
                raise NoYaml(token.start_mark.line + 1, "it is nested too deeply")
            if isinstance(token, yaml.AnchorToken | yaml.AliasToken | yaml.TagToken | yaml.DirectiveToken):
                says = "anchors (&), aliases (*), tags (!) and directives (%) have no place here"
                raise NoYaml(token.start_mark.line + 1, says)
        node: yaml.Node | None = yaml.compose(text, Loader=yaml.SafeLoader)
    if node is None:
        raise NoYaml(1, "the file is empty")
    _refuse_repetition(node)
    return node


@contextmanager
def _errors_with_lines(text: str) -> Iterator[None]:
    try:
        yield
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise NoYaml(mark.line + 1 if mark else 1, f"this is no YAML: {error.problem or error.context}") from None
    except yaml.reader.ReaderError as error:
        line = text[: error.position].count("\n") + 1
        raise NoYaml(line, "a character stands here that is no text") from None
    except (ValueError, OverflowError, RecursionError):  # \U99999999 in quotes, say, is no character
        raise NoYaml(1, "this is no YAML") from None


def _refuse_repetition(node: yaml.Node) -> None:
    if isinstance(node, yaml.SequenceNode):
        for each in node.value:
            _refuse_repetition(each)
    if not isinstance(node, yaml.MappingNode):
        return
    said: dict[str, int] = {}
    for key, value in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode):
            raise NoYaml(line, "a key is a word or a number")
        if key.value in said:
            raise NoYaml(said[key.value], f"{shown(_scalar(key))} is said twice, here and on line {line}")
        said[key.value] = line
        _refuse_repetition(value)


def _plain(node: yaml.Node, path: Path, lines: Lines) -> Any:
    lines.setdefault(path, node.start_mark.line + 1)
    if isinstance(node, yaml.SequenceNode):
        return [_plain(each, (*path, n), lines) for n, each in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        said: dict[Any, Any] = {}
        for key_node, value in node.value:
            key = _scalar(key_node)
            lines[*path, key] = key_node.start_mark.line + 1
            said[key] = _plain(value, (*path, key), lines)
        return said
    return _scalar(node)


def _scalar(node: yaml.Node) -> Any:
    """A text or a whole number, or nothing."""
    bare = isinstance(node, yaml.ScalarNode) and node.style is None
    if bare and WHOLE.fullmatch(node.value):
        return int(node.value)
    return None if bare and node.value in NOTHING else node.value
