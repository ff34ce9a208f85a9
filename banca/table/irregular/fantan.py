"""Buttons that are found broken."""

from banca.games.fantan.round import Broken

ACTS = (Broken(1), Broken(2))
