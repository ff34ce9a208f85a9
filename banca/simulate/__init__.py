"""Simulation: kernels that gather from the tables the games derive, and never restate a rule."""

from banca.simulate.one_draw import Simulated, simulate

__all__ = ["Simulated", "simulate"]
