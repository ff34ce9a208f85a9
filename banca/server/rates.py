"""How often somebody may ask."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    a_second: float
    burst: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address, one person or one socket may ask for. An operator may set others."""

    requests: Rate = Rate(20.0, 100.0)  # of one address
    log_ins: Rate = Rate(0.2, 60.0)  # of one address: passwords and guests
    messages: Rate = Rate(20.0, 100.0)  # of one socket
    sockets: int = 20  # of one person


USUAL = Limits()


@dataclass(slots=True)
class Bucket:
    """Fills at a steady rate; every message takes one."""

    a_second: float
    burst: float
    level: float
    at: float

    @classmethod
    def full(cls, rate: Rate, now: float) -> "Bucket":
        return cls(rate.a_second, rate.burst, rate.burst, now)

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Whether there was enough."""
        self.level = min(self.burst, self.level + (now - self.at) * self.a_second)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True


class Buckets:
    """One for each name: an address, a person."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate, self.most = rate, most
        self._of: dict[str, Bucket] = {}

    def take(self, name: str, now: float) -> bool:
        bucket = self._of.get(name)
        if bucket is None:
            if len(self._of) >= self.most:  # those that are full again say nothing
                full = (self.rate.burst - 1) / self.rate.a_second
                self._of = {n: b for n, b in self._of.items() if now - b.at < full}
            bucket = self._of[name] = Bucket.full(self.rate, now)
        return bucket.take(now)
