"""Rounds on a GPU: CUDA kernels that deal from the streams of the processor's kernels, so a seed gives the same totals.

The kernels hold no rule: they look results up in the tables that the game's rules filled (`Program`). CuPy compiles and
starts them; tests compile the same source for the processor.
"""
