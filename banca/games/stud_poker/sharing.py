"""The jackpot of article 10 shared by tables: one pool, fed and won at several of them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from banca.games.stud_poker.jackpot import POSTINGS, Pool
from banca.games.stud_poker.memory import Remembered, read_pool, write_pool
from banca.games.stud_poker.state import Round
from banca.play.pool import PoolFlow, PoolRules


class JackpotPool(PoolRules[Round, Pool]):
    parameters = (*POSTINGS.values(), "jackpot-fixed-sums")

    def pool_of(self, state: Round) -> Pool | None:
        """Prizes leave the pool when the hands are shown, so that no other table can win the same money."""
        return state.prizes[-1].left if state.prizes else state.fed_pool

    def with_pool(self, state: Round, pool: Pool, name: str) -> Round:
        """Prizes already won stay as they are; later ones are won from the current pool."""
        memory: Remembered = state.setting.memory or Remembered()
        if state.prizes:
            return state
        own = state.fed_pool
        found = pool if own is None or state.pool is None else _less(pool, own, state.pool)
        setting = state.setting.with_memory(replace(memory, pool=found, shared=name))
        return replace(state, setting=setting, pool=found)

    def amount(self, pool: Pool) -> int:
        return pool.shown

    def flow(self, before: Pool, after: Pool) -> PoolFlow:
        topped_up = after.topped_up - before.topped_up
        paid = (after.paid - after.borne) - (before.paid - before.borne)
        return PoolFlow(after.shown - before.shown - topped_up + paid, topped_up, paid)

    def read(self, raw: Any) -> Pool:
        return read_pool(raw)

    def write(self, pool: Pool) -> Mapping[str, Any]:
        return write_pool(pool)

    def own_memory(self, memory: Any) -> Any:
        if not isinstance(memory, Mapping) or "shared" not in memory:
            return memory
        return {name: value for name, value in memory.items() if name != "pool"}


def _less(pool: Pool, fed: Pool, found: Pool) -> Pool:
    """The pool without this round's contributions: as if the other tables' changes had come first."""
    given = fed.contributed - found.contributed
    amount = pool.amount - given
    shown = int(amount // 1)
    return replace(pool, shown=shown, hidden=amount - shown, contributed=pool.contributed - given)
