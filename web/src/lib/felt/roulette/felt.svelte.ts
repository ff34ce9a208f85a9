import { now } from "../../now.svelte";
import type { Where } from "../../wire/layout";
import type { TableStore } from "../../wire/table.svelte";
import { neighbours } from "./geometry";

/** What the parts of the felt share: the wheel as the layout describes it, and what the viewer points at. */
export class RouletteFelt {
  /** How many neighbours on each side a click on the racetrack takes. */
  each = $state(2);
  /** The numbers that the place under the pointer covers. */
  marked: readonly number[] = $state.raw([]);

  constructor(readonly table: TableStore) {}

  get order(): number[] {
    return (this.table.layout?.equipment.wheel ?? []) as number[];
  }
  get colours(): Record<string, string> {
    return (this.table.layout?.equipment.colours ?? {}) as Record<string, string>;
  }
  /** The word for a number's colour; nothing for zero. */
  colourWord(number: number): string {
    return this.table.layout?.results[this.colours[number] ?? ""] ?? "";
  }
  /** The numbers on which a place wins, as the layout says. */
  covered(where: Where): number[] {
    const covers = (this.table.layout?.equipment.covers ?? {}) as Record<string, number[][]>;
    const wanted = JSON.stringify(where.selection ?? null);
    const at = this.table.bet(where.bet)?.spots.findIndex((spot) => JSON.stringify(spot.selection ?? null) === wanted) ?? -1;
    return covers[where.bet]?.[at] ?? [];
  }
  isOffered(bet: string): boolean {
    return this.table.bet(bet) !== undefined;
  }
  neighboursOf(number: number): number[] {
    return neighbours(this.order, number, this.each);
  }
  /** The number that lies under the marker, while the last result is to be seen. */
  get result(): number | undefined {
    return this.table.isShowingResult(now()) ? (this.table.last?.result?.number as number | undefined) : undefined;
  }
}
