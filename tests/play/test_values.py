"""Values of the layers below the games are immutable."""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, cast

import pytest

import banca.law
import banca.material
import banca.money

PACKAGES = (banca.law, banca.material, banca.money)
OF_FUNCTIONS = {"banca.law.numbers"}  # modules that make no values of their own
NAMES = {f"{package.__name__}.{found.name}" for package in PACKAGES for found in iter_modules(package.__path__)}
MODULES = sorted(NAMES - OF_FUNCTIONS)
MODULES += ["banca.play.act", "banca.play.bets", "banca.play.rule", "banca.play.setting", "banca.play.turn"]


@pytest.mark.parametrize("module", MODULES)
def test_values_cannot_be_changed(module: str) -> None:
    kinds: list[Any] = [kind for kind in vars(import_module(module)).values() if isinstance(kind, type)]
    values: list[tuple[Any, Iterable[str]]] = [
        (object.__new__(cast("type", kind)), [f.name for f in fields(kind)]) for kind in kinds if is_dataclass(kind)
    ]
    values += [(kind(*kind._fields), kind._fields) for kind in kinds if hasattr(kind, "_fields")]
    assert values
    for value, names in values:
        for name in names:
            with pytest.raises(AttributeError):
                setattr(value, name, None)
