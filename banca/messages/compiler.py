"""Compiles Fluent files, which people read and edit, to JSON, which loads in a millisecond and needs no parser.

Only the build and packages that bring games of their own need this module, and with it `fluent.syntax`.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

LAW = "law"  # the folder with one file per edition, loaded on demand
SHARED = "messages"  # all other files together


class FluentError(Exception):
    """A fault in a file of messages, with file and line."""


def compile_folder(folder: Path) -> dict[str, dict[str, Any]]:
    """The messages of one language: `messages` for all shared files, `law/EDITION` for each edition."""
    compiled: dict[str, dict[str, Any]] = {SHARED: {}}
    homes: dict[str, Path] = {}
    for path in sorted(folder.rglob("*.ftl")):
        part = f"{LAW}/{path.stem}" if path.parent.name == LAW else SHARED
        for name, pattern in compile_file(path):
            if name in homes:
                raise FluentError(f"{path}: {name} is in {homes[name].name} already")
            homes[name] = path
            compiled.setdefault(part, {})[name] = pattern
    everything = {name: pattern for messages in compiled.values() for name, pattern in messages.items()}
    for name in everything:
        _check_references(name, everything, homes)
    return compiled


def compile_file(path: Path) -> Iterator[tuple[str, Any]]:
    """Each id of a file and its compiled pattern; an attribute is `id.attribute`, a term begins with a dash."""
    source = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            reason = entry.annotations[0].message if entry.annotations else "no message"
            raise FluentError(f"{path}:{line}: {reason}")
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value:
                yield name, _pattern(entry.value)
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", _pattern(attribute.value)


def _pattern(pattern: ast.Pattern) -> Any:
    parts: list[Any] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else _expression(element.expression)
        if parts and isinstance(part, str) and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _expression(node: Any) -> Any:
    match node:
        case ast.Placeable():
            return _expression(node.expression)
        case ast.StringLiteral():
            return node.parse()["value"]
        case ast.NumberLiteral():
            return ["number", node.value]
        case ast.VariableReference():
            return ["variable", node.id.name]
        case ast.MessageReference():
            return ["message", _with_attribute(node.id.name, node.attribute)]
        case ast.TermReference():
            given = node.arguments.named if node.arguments else ()
            named = {each.name.name: _expression(each.value) for each in given}
            return ["term", _with_attribute(f"-{node.id.name}", node.attribute), named]
        case ast.FunctionReference():
            options = {each.name.name: _expression(each.value) for each in node.arguments.named}
            return ["function", node.id.name, [_expression(each) for each in node.arguments.positional], options]
    variants = {_key(each): _pattern(each.value) for each in node.variants}
    default = next(_key(each) for each in node.variants if each.default)
    return ["select", _expression(node.selector), variants, default]


def _with_attribute(name: str, attribute: Any) -> str:
    return f"{name}.{attribute.name}" if attribute else name


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


# References between messages.


def expressions(pattern: Any) -> Iterator[list[Any]]:
    """Every expression of a compiled pattern, however deep."""
    for part in pattern if isinstance(pattern, list) else ():
        if isinstance(part, list):
            yield from _within(part)


def _within(expression: Any) -> Iterator[list[Any]]:
    if not isinstance(expression, list):
        return
    yield expression
    kind, *parts = expression
    if kind == "select":
        yield from _within(parts[0])
        for variant in parts[1].values():
            yield from expressions(variant)
    inner = parts[1] if kind == "function" else parts[1].values() if kind == "term" else ()
    for each in inner:
        yield from _within(each)


def references(pattern: Any) -> Iterable[str]:
    return [each[1] for each in expressions(pattern) if each[0] in ("message", "term")]


def _check_references(name: str, messages: Mapping[str, Any], homes: Mapping[str, Path]) -> None:
    """Check that all references exist and none are circular."""
    waiting, seen = list(references(messages[name])), set()
    while waiting:
        other = waiting.pop()
        if other == name or other not in messages:
            raise FluentError(f"{homes[name]}: {name} refers to {'itself' if other == name else other}")
        if other not in seen:
            seen.add(other)
            waiting += references(messages[other])
