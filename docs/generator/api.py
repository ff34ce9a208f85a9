"""The reference of the Python API: a page for each package, an entry for each public name, from the docstrings."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

PACKAGES = (
    "banca",
    "banca.law",
    "banca.exact",
    "banca.simulate",
    "banca.review",
    "banca.drill",
    "banca.envs",
    "banca.client",
)


def pages() -> Iterator[tuple[str, str]]:
    yield "api/index.md", _index()
    for package in PACKAGES:
        yield f"api/{package}.md", _page(package)


def names_of(package: str) -> tuple[str, ...]:
    """The public names that a package has beyond those of `import banca`, and beyond packages."""
    module = import_module(package)
    common = set() if package == "banca" else set(import_module("banca").__all__)
    own = (name for name in module.__all__ if name not in common)
    return tuple(name for name in own if not isinstance(getattr(module, name), ModuleType))


def has_its_own_docstring(value: object) -> bool:
    """Whether a value has a docstring of its own: classes and functions have."""
    own = inspect.isclass(value) or inspect.isroutine(value)
    return own and getattr(value, "__module__", "").startswith("banca")


def _index() -> str:
    rows = "\n".join(f"| [`{package}`]({package}.md) | {_first_line(package)} |" for package in PACKAGES)
    contents = "\n".join(PACKAGES)
    return f"""# Python API

Every public name, with an example that runs in the tests. What is not listed here may change in any version.

| package | |
|---|---|
{rows}

```{{toctree}}
:hidden:

{contents}
```
"""


def _first_line(package: str) -> str:
    return (import_module(package).__doc__ or "").strip().splitlines()[0]


def _page(package: str) -> str:
    module = import_module(package)
    values = {name: getattr(module, name) for name in names_of(package)}
    kinds = {
        "Functions": [name for name, value in values.items() if inspect.isroutine(value)],
        "Values": [name for name, value in values.items() if not has_its_own_docstring(value)],
        "Classes": [name for name, value in values.items() if _is_class(value) and not _is_error(value)],
        "Errors": [name for name, value in values.items() if _is_class(value) and _is_error(value)],
    }
    entries = "\n\n".join(
        f"## {kind}\n\n" + "\n\n".join(_entry(package, name, values[name]) for name in names)
        for kind, names in kinds.items()
        if names
    )
    also = "" if package == "banca" else _also(package)
    return f"# `{package}`\n\n```{{eval-rst}}\n.. automodule:: {package}\n   :no-members:\n```\n{also}\n{entries}\n"


def _is_class(value: object) -> bool:
    return inspect.isclass(value) and has_its_own_docstring(value)


def _is_error(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, BaseException)


def _entry(package: str, name: str, value: object) -> str:
    if inspect.isroutine(value):
        directive, options = "autofunction", ""
    elif not has_its_own_docstring(value):
        return f"`{name}`\n: {_shown(value)}"
    else:
        directive, options = "autoclass", "   :members:\n"
    return f"```{{eval-rst}}\n.. {directive}:: {package}.{name}\n{options}```"


def _shown(value: object) -> str:
    text = repr(value)
    return f"`{text}`" if len(text) < 200 else f"a `{type(value).__name__}`"


def _also(package: str) -> str:
    common = set(import_module("banca").__all__)
    also = [f"`{name}`" for name in import_module(package).__all__ if name in common]
    return f"\nAlso here, and described at [`banca`](banca.md): {', '.join(also)}.\n" if also else ""
