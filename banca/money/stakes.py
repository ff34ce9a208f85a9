"""What lies on the layout: whose, on which bet, how much."""

from dataclasses import dataclass, replace

# What a bet was placed on: nothing to choose, one number or name, or several in the bet's own order.
Selection = int | str | tuple[int | str, ...] | None


@dataclass(frozen=True, slots=True)
class Position:
    player: str
    bet: str
    selection: Selection = None
    layout: int = 1
    place: int | None = None  # the numbered box or seat, where the table has them

    def __str__(self) -> str:
        return f"{self.player} on {named(self.bet, self.selection)}"


def named(bet: str, selection: Selection) -> str:
    """A bet as a person writes it: `total 9`, `two-dice 2-5`, `small`."""
    if selection is None:
        return bet
    return f"{bet} {'-'.join(map(str, selection)) if isinstance(selection, tuple) else selection}"


@dataclass(frozen=True, slots=True)
class Stake:
    position: Position
    amount: int
    held: int = 0  # the part that may not be taken back: it lay there when a round was void


Stakes = tuple[Stake, ...]  # in the order in which they were first placed


def stake_on(stakes: Stakes, position: Position) -> Stake:
    return next((s for s in stakes if s.position == position), Stake(position, 0))


def add(stakes: Stakes, position: Position, amount: int) -> Stakes:
    """Chips of one player on one position are one bet."""
    found = stake_on(stakes, position)
    if not found.amount:
        return (*stakes, Stake(position, amount))
    return tuple(replace(s, amount=s.amount + amount) if s is found else s for s in stakes)


def take_back(stakes: Stakes, position: Position, amount: int) -> Stakes:
    reduced = (replace(s, amount=s.amount - amount) if s.position == position else s for s in stakes)
    return tuple(s for s in reduced if s.amount)


def hold(stakes: Stakes) -> Stakes:
    """After a void round: what lies on the layout stays."""
    return tuple(replace(s, held=s.amount) for s in stakes)
