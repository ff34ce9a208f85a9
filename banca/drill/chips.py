"""Chips to cut for a payment, colour for colour from the highest, as a croupier cuts them."""

CHIPS = (10_000_000, 1_000_000, 500_000, 100_000, 50_000, 10_000, 5_000, 2_500, 1_000, 500, 100)  # minor units
Cut = tuple[int, int]  # a chip, and how many of it


def chips_of(amount: int) -> tuple[Cut, ...]:
    """The fewest chips; what is less than a chip is paid in coins, as its own part."""
    found = []
    for chip in CHIPS:
        count, amount = divmod(amount, chip)
        if count:
            found.append((chip, count))
    return (*found, (amount, 1)) if amount else tuple(found)
