"""YAML for small files written by people: objects, lists, texts and whole numbers, each with its line.

Nothing else is supported. A date is a text, as are 1:1 and a number that is too long. There are no anchors and aliases,
which can expand beyond any memory, no tags and no directives; no key may come twice; nesting is limited.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import yaml

from banca.law.errors import OptionError
from banca.law.numbers import shown
from banca.messages.errors import Message

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
Lines = dict[Path, int]  # by path; the root is ()


class NoYaml(OptionError):
    """What is wrong, and the line."""

    def __init__(self, line: int, name: str, /, **parameters: Any) -> None:
        self.line, self.says = line, Message(name, **parameters)
        super().__init__("yaml-fault", line=line, fault=self.says)


def read(text: str) -> tuple[Any, Lines]:
    """The content, and the line of everything in it."""
    lines: Lines = {}
    return _value_of(compose(text), (), lines), lines


def nearest(lines: Mapping[Path, int], path: Path) -> int:
    """The line of this path, or of its nearest parent."""
    return next(lines[path[:n]] for n in range(len(path), -1, -1) if path[:n] in lines)


def compose(text: str) -> yaml.Node:
    """The only document, as nodes."""
    with _errors_with_lines(text):
        depth = 0
        for token in yaml.scan(text):
            depth += isinstance(token, OPENS) - isinstance(token, CLOSES)
            if depth > DEPTH_MOST:
                raise NoYaml(token.start_mark.line + 1, "yaml-too-deep")
            if isinstance(token, yaml.AnchorToken | yaml.AliasToken | yaml.TagToken | yaml.DirectiveToken):
                raise NoYaml(token.start_mark.line + 1, "yaml-not-plain")
        node: yaml.Node | None = yaml.compose(text, Loader=yaml.SafeLoader)
    if node is None:
        raise NoYaml(1, "yaml-empty")
    _refuse_repetition(node)
    return node


@contextmanager
def _errors_with_lines(text: str) -> Iterator[None]:
    try:
        yield
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = str(error.problem or error.context)
        raise NoYaml(mark.line + 1 if mark else 1, "yaml-broken", problem=problem) from None
    except yaml.reader.ReaderError as error:
        line = text[: error.position].count("\n") + 1
        raise NoYaml(line, "yaml-no-character") from None
    except (ValueError, OverflowError, RecursionError):  # for example, \U99999999 in quotes is not a character
        raise NoYaml(1, "yaml-none") from None


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
            raise NoYaml(line, "yaml-key-not-plain")
        if key.value in said:
            raise NoYaml(said[key.value], "yaml-key-twice", key=shown(_scalar(key)), line=line)
        said[key.value] = line
        _refuse_repetition(value)


def _value_of(node: yaml.Node, path: Path, lines: Lines) -> Any:
    lines.setdefault(path, node.start_mark.line + 1)
    if isinstance(node, yaml.SequenceNode):
        return [_value_of(each, (*path, n), lines) for n, each in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        said: dict[Any, Any] = {}
        for key_node, value in node.value:
            key = _scalar(key_node)
            lines[*path, key] = key_node.start_mark.line + 1
            said[key] = _value_of(value, (*path, key), lines)
        return said
    return _scalar(node)


def _scalar(node: yaml.Node) -> Any:
    """A text, a whole number, or None."""
    bare = isinstance(node, yaml.ScalarNode) and node.style is None
    if bare and WHOLE.fullmatch(node.value):
        return int(node.value)
    return None if bare and node.value in NOTHING else node.value
