"""The six faces of a die as article 1(1) of 59/2004 prints them, and all 216 throws."""

from itertools import product

FACES = {
    "fish": ("red", 1),
    "prawn": ("green", 2),
    "gourd": ("blue", 3),
    "coin": ("blue", 4),
    "crab": ("green", 5),
    "rooster": ("red", 6),
}
FIGURES = tuple(FACES)
COLOURS = ("red", "green", "blue")
THROWS = tuple(product(FIGURES, repeat=3))


def total(throw: tuple[str, ...]) -> int:
    return sum(FACES[figure][1] for figure in throw)


def of_colour(throw: tuple[str, ...], colour: str) -> int:
    """How many dice have this colour."""
    return [FACES[figure][0] for figure in throw].count(colour)


def alike(throw: tuple[str, ...]) -> bool:
    return len(set(throw)) == 1
