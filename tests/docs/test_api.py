"""Every public name has an example in its docstring, and every example holds."""

import doctest
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from docs.generator.api import PACKAGES, has_its_own_docstring, names_of

FINDER = doctest.DocTestFinder(recurse=False)
NAMES = [f"{package}.{name}" for package in PACKAGES for name in names_of(package)]


def examples_of(path: str) -> Iterator[doctest.DocTest]:
    """The examples of a public name; those of a plain value stand in the docstring of its package."""
    package, _, name = path.rpartition(".")
    module = import_module(package)
    value = getattr(module, name)
    documented = value if has_its_own_docstring(value) else module
    yield from (found for found in FINDER.find(documented, path, module=False, globs={}) if found.examples)


@pytest.mark.parametrize("path", NAMES)
def test_a_public_name_has_an_example_that_uses_it(path: str) -> None:
    sources = "".join(each.source for found in examples_of(path) for each in found.examples)
    assert re.search(rf"\b{path.rpartition('.')[2]}\b", sources)


@pytest.mark.parametrize("path", [*PACKAGES, *NAMES])
def test_the_examples_hold(path: str) -> None:
    tests = examples_of(path) if path in NAMES else FINDER.find(import_module(path), path, module=False, globs={})
    for test in tests:
        assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


def test_a_name_without_an_example_would_be_found() -> None:
    assert list(examples_of("banca.play.fields.MinorUnits")) == []
