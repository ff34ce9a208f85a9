"""What the program reaches, read off its source: a rule that only tests call proves nothing about the program.

Every function, method, class and constant of a module is a *definition*, and refers to others: to globals by name, as
the scopes say, through imports to where they live; and to methods by the attribute's name. What the roots lead to is
live. Attributes are matched by name alone, so a method may pass for live that is not; a function may not. Annotations
lead to types alone: a class with methods that is only spoken of in annotations is made by nobody.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROGRAM = ("banca", "bench", "verify", "examples")
RULES = ("banca.law", "banca.material", "banca.money", "banca.play", "banca.games")
# The command, the live table and the environments as whoever uses the library finds them, and what is run beside them.
ROOTS = ("banca.cli:main", "banca.table", "banca.envs", "bench", "verify", "examples")
# What is found by a name put together at run time: the command's parts, each game and its plan and kernel.
FOUND_BY_NAME = {
    "banca.cli": {"run", "TERMINAL"},
    "banca.games": {"GAME"},
    "banca.exact": {"odds", "edges", "as_simulated", "combined_odds"},
    "banca.simulate": {"kernel"},
}
OF_THE_LANGUAGE = {"__all__", "__getattr__", "__dir__", "_"}
AT_HOME = {"banca", "bench", "verify", "typing", "enum", "abc"}  # bases that call no method behind our backs

Function = ast.FunctionDef | ast.AsyncFunctionDef
Scope = Function | ast.Lambda | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


@dataclass
class Definition:
    name: str  # "module:function" or "module:Class.method"; "module:" for what runs when it is imported
    globals: set[str] = field(default_factory=set)  # of its module
    annotated: set[str] = field(default_factory=set)  # likewise, but only spoken of in annotations
    attributes: set[str] = field(default_factory=set)  # of whatever object
    of_names: set[tuple[str, str]] = field(default_factory=set)  # a global's attribute: the global may be a module
    methods: dict[str, "Definition"] = field(default_factory=dict)
    is_type: bool = False  # an alias, a protocol, or plain data that whoever uses the library hands over
    is_called_from_outside: bool = False  # a class with a base of another package, which calls its methods

    @property
    def module(self) -> str:
        return self.name.split(":")[0]

    @property
    def family(self) -> Iterator["Definition"]:
        yield self
        yield from self.methods.values()


@dataclass
class Module:
    name: str
    definitions: dict[str, Definition] = field(default_factory=dict)
    imported: dict[str, tuple[str, str | None]] = field(default_factory=dict)  # name here -> module, name there

    def define(self, name: str, *parts: ast.AST | None) -> Definition:
        made = self.definitions.setdefault(name, Definition(f"{self.name}:{name}"))
        for part in parts:
            if part is not None:
                Uses(made).visit(part)
        return made


class Program:
    def __init__(
        self,
        written: Mapping[str, str],
        roots: Iterable[str] = ROOTS,
        found_by_name: Mapping[str, set[str]] = FOUND_BY_NAME,
    ) -> None:
        self.modules = {name: _module(name, text) for name, text in written.items()}
        self.live: set[str] = set()
        self._attributes: set[str] = set()
        self._classes: list[Definition] = []
        ahead = list(self._roots(set(roots), found_by_name))
        while ahead:
            each = ahead.pop()
            if each.name not in self.live:
                self.live.add(each.name)
                ahead += self._led_to(each)

    def decoys(self, rules: tuple[str, ...] = RULES) -> tuple[str, ...]:
        """Definitions of the rules that nothing but tests leads to."""
        return tuple(
            each.name
            for module in self.modules.values()
            if within(module.name, rules)
            for name, definition in module.definitions.items()
            if name not in OF_THE_LANGUAGE
            for each in definition.family
            if each.name not in self.live
        )

    def hollow(self, tests: Iterable[str]) -> tuple[str, ...]:
        """Of these tests ("tests/games/fantan/test_art_05.py::test_...") those that lead to nothing live."""
        return tuple(test for test in tests if not self._used_by(test) & self.live)

    def _used_by(self, test: str) -> set[str]:
        """What a test refers to of the program, itself or through helpers in the tests."""
        file, name = test.split("::")
        used, ahead = set[str](), [self.modules[module_of(Path(file))].definitions[name]]
        while ahead:
            each = ahead.pop()
            if each.name not in used:
                used.add(each.name)
                if within(each.module, ["tests"]):
                    ahead += [found for part in each.family for found in self._named_by(part)]
        return used

    def _roots(self, roots: set[str], found_by_name: Mapping[str, set[str]]) -> Iterator[Definition]:
        for module in self.modules.values():
            named = {""}.union(*(names for package, names in found_by_name.items() if within(module.name, [package])))
            for name, definition in module.definitions.items():
                if within(module.name, roots):
                    yield from definition.family
                elif (name in named and not within(module.name, ["tests"])) or definition.name in roots:
                    yield definition

    def _led_to(self, each: Definition) -> Iterator[Definition]:
        yield from self._named_by(each)
        self._attributes |= each.attributes
        if each.methods:
            self._classes.append(each)
        for cls in self._classes:
            for name, method in cls.methods.items():
                if name in self._attributes or name[:2] == name[-2:] == "__" or cls.is_called_from_outside:
                    yield method

    def _named_by(self, each: Definition) -> Iterator[Definition]:
        for name in each.globals | each.annotated:
            found, _ = self._stands_for(each.module, name)
            if found and (name in each.globals or found.is_type):
                yield found
        for owner, attribute in each.of_names:
            _, module = self._stands_for(each.module, owner)
            if module is None:
                each.attributes.add(attribute)
            elif found := self._stands_for(module, attribute)[0]:
                yield found

    def _stands_for(self, module: str, name: str) -> tuple[Definition | None, str | None]:
        """What a global name of a module stands for: a definition or a module of the program, or neither."""
        while module in self.modules:
            if name in self.modules[module].definitions:
                return self.modules[module].definitions[name], None
            if name not in self.modules[module].imported:
                break
            module, there = self.modules[module].imported[name]
            if there is None:
                return None, module
            if f"{module}.{there}" in self.modules and there not in self.modules[module].definitions:
                return None, f"{module}.{there}"
            name = there
        return None, None


def sources(packages: Iterable[str] = PROGRAM) -> dict[str, str]:
    """Each module and how it is written."""
    paths = [path for package in packages for path in sorted((ROOT / package).rglob("*.py"))]
    return {module_of(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in paths}


def module_of(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def within(module: str, packages: Iterable[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def _module(name: str, text: str) -> Module:
    module, tree = Module(name), ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for each in node.names:
                target = each.name if each.asname else each.name.split(".")[0]
                module.imported[each.asname or target] = target, None
        elif isinstance(node, ast.ImportFrom):
            module.imported |= {each.asname or each.name: (str(node.module), each.name) for each in node.names}
    for node in tree.body:
        _define(module, node)
    return module


def _define(module: Module, node: ast.stmt) -> None:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            pass
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            module.define(node.name, node)
        case ast.ClassDef():
            _define_class(module, node)
        case ast.Assign() | ast.AnnAssign():
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)]
            for name in names:
                module.define(name, node.value).is_type = isinstance(node, ast.Assign)
        case _:
            module.define("", node)


def _define_class(module: Module, node: ast.ClassDef) -> None:
    methods = [each for each in node.body if isinstance(each, Function)]
    rest = [each for each in node.body if not isinstance(each, Function)]
    made = module.define(node.name, *node.decorator_list, *node.bases, *node.keywords, *rest)
    for each in methods:
        method = made.methods.setdefault(each.name, Definition(f"{made.name}.{each.name}"))
        Uses(method).visit(each)
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    made.is_type = not methods or any(isinstance(base, ast.Name) and base.id == "Protocol" for base in bases)
    homes = [
        module.imported.get(n.id, ("banca", None))[0] for b in bases for n in ast.walk(b) if isinstance(n, ast.Name)
    ]
    made.is_called_from_outside = any(home.split(".")[0] not in AT_HOME for home in homes)


class Uses(ast.NodeVisitor):
    """What a piece of source refers to; names that a scope binds for itself are not the module's."""

    def __init__(self, into: Definition) -> None:
        self.into, self.scopes = into, list[set[str]]()

    def visit(self, node: ast.AST) -> None:
        match node:
            case ast.Name(id=name, ctx=ast.Load()) if not self._is_bound(name):
                self.into.globals.add(name)
            case ast.Attribute(value=ast.Name(id=name)) if not self._is_bound(name):
                self.into.of_names.add((name, node.attr))
            case ast.Attribute():
                self.into.attributes.add(node.attr)
        self.scopes.append(_bound(node) if isinstance(node, Scope) else set())
        for name, value in ast.iter_fields(node):
            for each in value if isinstance(value, list) else [value]:
                if name in {"annotation", "returns"}:
                    self._speak_of(each)
                elif isinstance(each, ast.AST):
                    self.visit(each)
        self.scopes.pop()

    def _is_bound(self, name: str) -> bool:
        return any(name in scope for scope in self.scopes)

    def _speak_of(self, annotation: ast.AST | None) -> None:
        for node in ast.walk(annotation or ast.Pass()):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.into.annotated.update(re.findall(r"[A-Za-z_]\w*", node.value))
            elif isinstance(node, ast.Name):
                self.into.annotated.add(node.id)


def _bound(scope: ast.AST) -> set[str]:
    """The names that a function, lambda or comprehension binds for itself."""
    found: set[str] = set()
    ahead = list(ast.iter_child_nodes(scope))
    while ahead:
        node = ahead.pop()
        match node:
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.ExceptHandler(name=str(name)):
                found.add(name)
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
                found.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
        if not isinstance(node, Scope):
            ahead += ast.iter_child_nodes(node)
    return found
