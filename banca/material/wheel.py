"""The roulette wheel: numbers and colours in their order round it."""

from dataclasses import dataclass

# The order of the standard single-zero wheel, clockwise from zero.
STANDARD_ORDER = (
    *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10),
    *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
)


@dataclass(frozen=True, slots=True)
class Compartment:
    number: int
    ground: str


@dataclass(frozen=True, slots=True)
class Wheel:
    compartments: tuple[Compartment, ...]
    bearing: str = "pivot"
    surface: str = "smooth"
    material: str = "wood"
    diameter_mm: int = 812

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(c.number for c in self.compartments)

    def ground_of(self, number: int) -> str:
        return next(c.ground for c in self.compartments if c.number == number)

    def on(self, ground: str) -> frozenset[int]:
        return frozenset(c.number for c in self.compartments if c.ground == ground)


def standard_wheel(bearing: str = "pivot", surface: str = "smooth") -> Wheel:
    """Red comes after zero; from there red and black alternate."""
    zero, *others = STANDARD_ORDER
    grounds = ("red", "black")
    return Wheel(
        (Compartment(zero, "green"), *(Compartment(n, grounds[i % 2]) for i, n in enumerate(others))),
        bearing,
        surface,
    )
