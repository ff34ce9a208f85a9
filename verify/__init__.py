"""Exact figures, simulation, full rounds at a live table and published figures, held against one another."""
