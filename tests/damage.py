"""What can happen to a file: cut short, written over, one bit turned, something else in its place."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

Damage = Callable[[Path], None]
SEED, FLIPPED = 7, 12  # bits that are turned, one at a time


def cut(share: float) -> Damage:
    def damage(file: Path) -> None:
        content = file.read_bytes()
        file.write_bytes(content[: int(len(content) * share)])

    return damage


def shortened(by: int) -> Damage:
    def damage(file: Path) -> None:
        file.write_bytes(file.read_bytes()[:-by])

    return damage


def written_over(content: bytes) -> Damage:
    def damage(file: Path) -> None:
        file.write_bytes(content)

    return damage


def flip_bit(place: float, bit: int) -> Damage:
    """One bit of the byte that lies so far into the file."""

    def damage(file: Path) -> None:
        content = bytearray(file.read_bytes())
        content[int(len(content) * place)] ^= 1 << bit
        file.write_bytes(content)

    return damage


def longer(file: Path) -> None:
    file.write_bytes(file.read_bytes() + b"\0")


def a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()
    (file / "inside").write_bytes(b"something")


def a_link(file: Path) -> None:
    """To the very content that was here."""
    file.rename(file.parent.parent / "elsewhere")
    file.symlink_to(file.parent.parent / "elsewhere")


def a_link_to_nothing(file: Path) -> None:
    file.unlink()
    file.symlink_to("nothing")


def a_pipe(file: Path) -> None:
    file.unlink()
    os.mkfifo(file)


def _flipped_bits() -> Mapping[str, Damage]:
    random = Random(SEED)
    places = [(random.random(), random.randrange(8)) for _ in range(FLIPPED)]
    return {f"bit {bit} at {place:.3f}": flip_bit(place, bit) for place, bit in places}


DAMAGES: Mapping[str, Damage] = {
    "empty": written_over(b""),
    **{f"cut to {share}": cut(share) for share in (0.01, 0.1, 0.5, 0.9)},
    **{f"shortened by {by}": shortened(by) for by in (1, 2, 16)},
    "longer": longer,
    "garbage": written_over(Random(SEED).randbytes(4096)),
    "zeros": written_over(bytes(4096)),
    "text": written_over(b"{}"),
    **_flipped_bits(),
    "a folder": a_folder,
    "a link": a_link,
    "a link to nothing": a_link_to_nothing,
    "a pipe": a_pipe,
}
