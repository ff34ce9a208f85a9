"""All small changes that a source text allows, each as a replacement of text."""

import ast
import random
import re
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

CLAUSE = re.compile(r"(art|act|table)\.?\d+(\.\w+)*")
COMPARED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
COUNTED = {ast.Add: "-", ast.Sub: "+", ast.Mult: "//", ast.FloorDiv: "*"}
SIGNS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//"}
TEXT = (ast.Constant, ast.JoinedStr, ast.Tuple, ast.List)  # operands of `+` that cannot be subtracted

Piece = tuple[str, int, int, str]  # the kind, start, end, and the replacement


@dataclass(frozen=True, slots=True)
class Change:
    kind: str
    line: int
    statement: tuple[int, int]  # the first and last line of the enclosing statement
    start: int
    end: int
    new: str

    def made_in(self, text: str) -> str:
        return text[: self.start] + self.new + text[self.end :]


def changes(text: str, clauses: Sequence[str]) -> tuple[Change, ...]:
    """All possible changes; a clause is replaced by another of these. Not every result is valid Python."""
    return tuple(dict.fromkeys(_Changes(text, clauses).found()))


def is_python(text: str) -> bool:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            compile(text, "mutant", "exec")
        except SyntaxError:
            return False
    return True


class _Changes:
    def __init__(self, text: str, clauses: Sequence[str]) -> None:
        self.text, self.clauses = text, clauses
        starts = [0]
        for line in text.encode().splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self.starts, self.bytes = starts, text.encode()
        self.statement = (1, 1)

    def found(self) -> Iterator[Change]:
        for node in ast.parse(self.text).body:
            yield from self._within(node)

    def _within(self, node: ast.AST) -> Iterator[Change]:
        if _is_silent(node):
            return
        before = self.statement
        if isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
            self.statement = _lines(node, self.statement)
        for kind, start, end, new in (*self._operators(node), *self._conditions(node), *self._values(node)):
            line = self.bytes.count(b"\n", 0, start) + 1
            at = len(self.bytes[:start].decode()), len(self.bytes[:end].decode())
            yield Change(kind, line, self.statement, *at, new)
        for name, value in ast.iter_fields(node):
            if name not in {"annotation", "returns", "decorator_list", "bases"}:
                for each in value if isinstance(value, list) else [value]:
                    if isinstance(each, ast.AST):
                        yield from self._within(each)
        self.statement = before

    def _operators(self, node: ast.AST) -> Iterator[Piece]:
        match node:
            case ast.Compare(ops=[op], left=left, comparators=[right]) if type(op) in COMPARED:
                yield "comparison", *self._between(left, right, _word(op), COMPARED[type(op)])
            case ast.BinOp(op=op, left=left, right=right) if type(op) in COUNTED and not isinstance(left, TEXT):
                yield "arithmetic", *self._between(left, right, SIGNS[type(op)], COUNTED[type(op)])
            case ast.BoolOp(op=op, values=values):
                old, new = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                for one, other in pairwise(values):
                    yield "and, or", *self._between(one, other, old, new)
                    yield "condition left out", self._start(one), self._start(other), ""
                yield "condition left out", self._end(values[-2]), self._end(values[-1]), ""

    def _conditions(self, node: ast.AST) -> Iterator[Piece]:
        match node:
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield "not left out", self._start(node), self._start(operand), ""
            case ast.If(test=test) | ast.IfExp(test=test):
                yield "never so", self._start(test), self._end(test), "False"
            case ast.comprehension(ifs=ifs) if ifs:
                yield "filter left out", self._start(ifs[-1]), self._end(ifs[-1]), "True"

    def _values(self, node: ast.AST) -> Iterator[Piece]:
        match node:
            case ast.Constant(value=bool(said)):
                yield "truth", self._start(node), self._end(node), str(not said)
            case ast.Constant(value=int(number)):
                yield "number", self._start(node), self._end(node), str(number - 1)
                yield "number", self._start(node), self._end(node), str(number + 1)
            case ast.Constant(value=str(said)) if CLAUSE.fullmatch(said):
                others = [clause for clause in self.clauses if clause != said]
                if others:
                    other = random.Random(f"{said} {node.lineno}").choice(others)
                    yield "clause", self._start(node), self._end(node), f'"{other}"'
            case ast.Call(func=ast.Name(id="min" | "max")):
                pass  # in whatever order
            case ast.Call(args=[first, second, *_]) if not isinstance(first, ast.Starred):
                yield "arguments swapped", *self._swapped(first, second)
            case ast.Tuple(elts=elts, ctx=ast.Load()) | ast.List(elts=elts, ctx=ast.Load()) | ast.Set(elts=elts):
                yield from self._left_out(elts, self._end)
            case ast.Dict(keys=keys, values=values) if all(keys):
                yield from self._left_out([key for key in keys if key], lambda key: self._end(values[keys.index(key)]))

    def _left_out(self, parts: Sequence[ast.expr], end: Callable[[ast.expr], int]) -> Iterator[Piece]:
        for one, other in pairwise(parts):
            if not isinstance(one, ast.Starred):
                yield "left out", self._start(one), self._start(other), ""
        if len(parts) > 1 and not isinstance(parts[-1], ast.Starred):
            comma = "," if len(parts) == 2 else ""
            yield "left out", end(parts[-2]), end(parts[-1]), comma

    def _swapped(self, first: ast.expr, second: ast.expr) -> tuple[int, int, str]:
        one, two = (self.bytes[self._start(each) : self._end(each)].decode() for each in (first, second))
        middle = self.bytes[self._end(first) : self._start(second)].decode()
        return self._start(first), self._end(second), f"{two}{middle}{one}"

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> tuple[int, int, str]:
        start, end = self._end(left), self._start(right)
        middle = self.bytes[start:end].decode()
        bounds = rf"\b{old}\b" if old.isalpha() else re.escape(old)
        return start, end, re.sub(bounds, new, middle, count=1)

    def _start(self, node: ast.expr) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr) -> int:
        return self.starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)


def _word(op: ast.cmpop) -> str:
    words = {"Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">=", "Eq": "==", "NotEq": "!=", "In": "in", "NotIn": "not in"}
    return {**words, "Is": "is", "IsNot": "is not"}[type(op).__name__]


def _lines(node: ast.stmt | ast.excepthandler | ast.match_case, otherwise: tuple[int, int]) -> tuple[int, int]:
    """The lines of a statement; of a compound statement, those before its body."""
    first, last = getattr(node, "lineno", otherwise[0]), getattr(node, "end_lineno", None) or otherwise[1]
    body: list[ast.stmt] = getattr(node, "body", [])
    return (first, max(first, body[0].lineno - 1)) if body else (first, last)


def _is_silent(node: ast.AST) -> bool:
    """Whether it contains no rules: texts for people, types, imports."""
    match node:
        case (
            ast.JoinedStr()
            | ast.Import()
            | ast.ImportFrom()
            | ast.Raise()
            | ast.Subscript(value=ast.Name(id="Literal"))
        ):
            return True
        case ast.Expr(value=ast.Constant()) | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]):  # a type's alias: Hand = tuple[Card, ...]
            return (
                isinstance(node.value, ast.Subscript | ast.BinOp | ast.Call)
                and name[:1].isupper()
                and not name.isupper()
            )
    return False
