"""Where games live: in banca, and in packages with the same layout that add games.

A game has its law in `law/editions`, its rules in the folder `games/NAME`, and one module or folder NAME in each other
layer that needs one. No other code names it: every layer looks up its module for a game here.
"""

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

# The packages besides banca, as `BANCA_GAMES=one,another`; they are imported, so name only those you trust.
PACKAGES = ("banca", *filter(None, os.environ.get("BANCA_GAMES", "").split(",")))


@cache
def module(layer: str, name: str) -> ModuleType | None:
    """The module of a layer for a game, by the game's name or its folder's; None if there is none."""
    for package in PACKAGES:
        parent, path = f"{package}.{layer}", f"{package}.{layer}.{name.replace('-', '_')}"
        if (package == "banca" or _exists(parent)) and find_spec(path):
            return import_module(path)
    return None


def _exists(name: str) -> bool:
    """Whether the package exists: an extension need not have every layer."""
    parent, _, _ = name.rpartition(".")
    return (not parent or _exists(parent)) and find_spec(name) is not None
