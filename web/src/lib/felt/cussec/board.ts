import type { TableStore } from "../../wire/table.svelte";
import { placesOf, stacked } from "../board/sections";
import type { Section } from "../board/sections";

const LABEL = 106;
const LEFT = 20;
const ROW = 1004;

/** The board on a wide screen, as it is printed on the cloth: small at the left, big at the right. */
export function wideBoard(table: TableStore): Section[] {
  const places = (bet: string, from?: number, to?: number): Section["places"] => placesOf(table, bet, from, to);
  const above = (bet: string, width: number): Section["head"] => ({ bet, at: "above", width });
  const top = 122;
  const high = 176;
  const block: Section[] = [
    { id: "odd", places: places("odd"), x: LEFT, y: top, width: 84, columns: 1, height: high },
    { id: "small", places: places("small"), x: 110, y: top, width: 160, columns: 1, height: high },
    { id: "double", places: places("double", 0, 3), x: 276, y: top + 22, width: 92, columns: 1, height: 48.6, head: above("double", 92) },
    { id: "triple", places: inColumns(places("triple")), x: 374, y: top + 22, width: 184, columns: 2, height: 48.6, head: above("triple", 184) },
    { id: "any-triple", places: places("any-triple"), x: 564, y: top + 22, width: 108, columns: 1, height: 154, head: above("any-triple", 108) },
    { id: "double-high", places: places("double", 3), x: 678, y: top + 22, width: 92, columns: 1, height: 48.6, head: above("double", 92) },
    { id: "big", places: places("big"), x: 776, y: top, width: 158, columns: 1, height: high },
    { id: "even", places: places("even"), x: 940, y: top, width: 84, columns: 1, height: high },
  ];
  let y = top + high + 8;
  const rows: Section[] = [];
  for (const [bet, columns, height] of [
    ["total", 14, 46],
    ["two-dice", 15, 44],
    ["single", 6, 48],
    ["double-and-single", 15, 44],
    ["three-dice", 20, 47],
    ["four-numbers", 15, 47],
  ] as const) {
    const found = places(bet);
    if (found.length === 0) continue;
    rows.push({ id: bet, places: found, x: LEFT + LABEL, y, width: ROW - LABEL, columns, height, head: { bet, at: "left", width: LABEL } });
    y += Math.ceil(found.length / columns) * (height + 4) + 4;
  }
  return [...block, ...rows];
}

/** The board on a phone, one section below another. */
export function phoneBoard(table: TableStore, top: number): { sections: Section[]; bottom: number } {
  const all = (...bets: string[]): Section["places"] => bets.flatMap((bet) => placesOf(table, bet));
  return stacked(
    [
      { id: "halves", places: all("small", "big"), columns: 2, height: 92 },
      { id: "parity", places: all("odd", "even"), columns: 2, height: 66 },
      { id: "any-triple", places: all("any-triple"), columns: 1, height: 54, bet: "any-triple" },
      { id: "triple", places: all("triple"), columns: 3, height: 50, bet: "triple" },
      { id: "double", places: all("double"), columns: 3, height: 50, bet: "double" },
      { id: "total", places: all("total"), columns: 7, height: 56, bet: "total" },
      { id: "single", places: all("single"), columns: 3, height: 54, bet: "single" },
      { id: "two-dice", places: all("two-dice"), columns: 5, height: 48, bet: "two-dice" },
      { id: "double-and-single", places: all("double-and-single"), columns: 5, height: 48, bet: "double-and-single" },
      { id: "three-dice", places: all("three-dice"), columns: 5, height: 48, bet: "three-dice" },
      { id: "four-numbers", places: all("four-numbers"), columns: 5, height: 48, bet: "four-numbers" },
    ],
    8,
    top,
    374,
  );
}

/** Six places as two columns that are read downwards. */
function inColumns<T>(places: readonly T[]): T[] {
  const half = Math.ceil(places.length / 2);
  return places.slice(0, half).flatMap((place, at) => [place, ...places.slice(half + at, half + at + 1)]);
}
