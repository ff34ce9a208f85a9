import type { TableStore } from "../../wire/table.svelte";

/** Who sits where, by the number of the seat. */
export function sitters(table: TableStore): Record<number, string> {
  return (table.seen.seats ?? {}) as unknown as Record<number, string>;
}

export function mySeat(table: TableStore): number | null {
  const found = Object.entries(sitters(table)).find(([, player]) => player === table.me);
  return found ? Number(found[0]) : null;
}

/** What pressing a seat does: sit down, get up, or nothing. */
export function seatAct(table: TableStore, seat: number): (() => void) | undefined {
  const [sitter, mine] = [sitters(table)[seat], mySeat(table)];
  if (seat === mine) return () => void table.act({ act: "stand", player: table.me });
  if (sitter === undefined && mine === null) return () => void table.act({ act: "sit", player: table.me, place: seat });
  return undefined;
}

/** What all players have on a seat, or on the common area of those who stand. */
export function stakedAt(table: TableStore, seat: number | null): number {
  return table.stakes.filter((stake) => (stake.place ?? null) === seat).reduce((sum, stake) => sum + stake.amount, 0);
}
