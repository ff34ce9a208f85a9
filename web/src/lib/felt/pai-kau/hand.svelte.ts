import type { TableStore } from "../../wire/table.svelte";
import { divisionsIn, exchanged, grouped, isSameDivision, swapped, ungrouped } from "./arranging";
import type { Four } from "./arranging";
import type { Groups } from "./round";
import { seenOf } from "./round";

/** The tiles that the viewer arranges, before they are laid down: only the page knows how they lie. */
export class Hand {
  /** The tile that was chosen to change places with another. */
  chosen: number | null = $state(null);
  /** The place that is looked at from near, where the viewer has none. */
  near: number | null = $state(null);
  private lies: { place: number; round: number; tiles: Four } | null = $state.raw(null);

  constructor(private readonly table: TableStore) {}

  get divisions(): (Groups & { place: number })[] {
    return divisionsIn(this.table.choices);
  }
  get isArranging(): boolean {
    return this.divisions.length > 0;
  }
  /** The place whose tiles are to be arranged, the viewer's own or the bank's. */
  get place(): number | null {
    return this.divisions[0]?.place ?? null;
  }
  /** The tiles as they lie: as the viewer moved them, or by the first division. */
  get tiles(): Four {
    const first = this.divisions[0];
    if (!first) return [];
    return this.laidAt(first.place) ?? ungrouped(first);
  }
  get groups(): Groups {
    return grouped(this.tiles);
  }
  get houseWay(): Groups | null {
    return this.place === null ? null : (seenOf(this.table).house_way?.[String(this.place)] ?? null);
  }
  isHouseWay(groups: Groups): boolean {
    return this.houseWay !== null && isSameDivision(this.houseWay, groups);
  }

  /** How the viewer laid the tiles of a place in this round, or null. */
  laidAt(place: number): Four | null {
    return this.lies?.place === place && this.lies.round === this.table.round ? this.lies.tiles : null;
  }

  choose(groups: Groups): void {
    this.lay(ungrouped(groups));
  }
  swap(): void {
    if (this.isArranging) this.lay(swapped(this.tiles));
  }
  exchange(one: number, other: number): void {
    this.lay(exchanged(this.tiles, one, other));
  }
  /** A tile is chosen; the second, in the other group, changes places with it. */
  touch(at: number): void {
    const { chosen } = this;
    if (chosen === null) this.chosen = at;
    else if (chosen === at) this.chosen = null;
    else if (chosen < 2 === at < 2) this.chosen = at;
    else this.exchange(chosen, at);
  }

  private lay(tiles: Four): void {
    if (this.place === null) return;
    this.chosen = null;
    this.lies = { place: this.place, round: this.table.round, tiles };
  }
}

const HANDS = new WeakMap<TableStore, Hand>();

/** The hand at a table: the felt shows it, the dock lays it down. */
export function handAt(table: TableStore): Hand {
  const found = HANDS.get(table) ?? new Hand(table);
  HANDS.set(table, found);
  return found;
}
