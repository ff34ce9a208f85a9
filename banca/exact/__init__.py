"""Exact analysis: probabilities, edges and variances as fractions."""

from banca.exact.one_draw import BetOdds, decimal, odds

__all__ = ["BetOdds", "decimal", "odds"]
