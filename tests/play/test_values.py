"""What the layers below the games hand about cannot be changed under anyone's feet."""

from dataclasses import FrozenInstanceError, fields, is_dataclass
from importlib import import_module
from pkgutil import iter_modules

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
    kinds = [kind for kind in vars(import_module(module)).values() if isinstance(kind, type) and is_dataclass(kind)]
    assert kinds
    for kind in kinds:
        blank = object.__new__(kind)
        for field in fields(kind):
            with pytest.raises(FrozenInstanceError):
                setattr(blank, field.name, None)
