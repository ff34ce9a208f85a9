import type { Where } from "../../wire/layout";
import type { TableStore } from "../../wire/table.svelte";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places of a board that lie together in rows of equal boxes. */
export interface Section {
  /** For the jump bar, and to tell sections apart. */
  id: string;
  places: Where[];
  /** The left upper corner of the first box, and the width of a whole row. */
  x: number;
  y: number;
  width: number;
  columns: number;
  /** The height of one box. */
  height: number;
  /** Where the name of the bet and its price are printed; a section whose boxes say it themselves has neither. */
  head?: { bet: string; at: "above" | "left"; width: number };
  /** Where in a box the chips lie, if not in its lower corner. */
  chips?: "above";
}

const GAP = 4;

/** All places of a bet, or some of them in the order of the layout; none where the table does not offer it. */
export function placesOf(table: TableStore, bet: string, from = 0, to?: number): Where[] {
  return (table.bet(bet)?.spots ?? []).slice(from, to).map((spot) => ({ bet, selection: spot.selection }));
}

export function boxesOf(section: Section): Box[] {
  const width = (section.width - (section.columns - 1) * GAP) / section.columns;
  return section.places.map((_, at) => ({
    x: section.x + (at % section.columns) * (width + GAP),
    y: section.y + Math.floor(at / section.columns) * (section.height + GAP),
    width,
    height: section.height,
  }));
}

export function heightOf(section: Section): number {
  const rows = Math.ceil(section.places.length / section.columns);
  return rows * section.height + (rows - 1) * GAP;
}

/** A section of a phone's board, before it is known where it lies. */
export interface Stacked {
  id: string;
  places: Where[];
  columns: number;
  height: number;
  /** The bet whose name and price stand above it. */
  bet?: string;
  chips?: "above";
}

const HEAD = 26;
const BETWEEN = 12;

/** Sections one below another, those without places left out; with the height of them all. */
export function stacked(list: readonly Stacked[], x: number, top: number, width: number): { sections: Section[]; bottom: number } {
  let y = top;
  const sections: Section[] = [];
  for (const { id, places, columns, height, bet, chips } of list) {
    if (places.length === 0) continue;
    const head = bet === undefined ? undefined : ({ bet, at: "above", width } as const);
    const section: Section = { id, places, x, y: y + (head ? HEAD : 0), width, columns, height, head, chips };
    sections.push(section);
    y = section.y + heightOf(section) + BETWEEN;
  }
  return { sections, bottom: y };
}
