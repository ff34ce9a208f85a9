"""Chaos: houses that are killed, run out of disk, meet other writers. `make chaos` prints the figures."""
