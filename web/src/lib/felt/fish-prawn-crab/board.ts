import type { TableStore } from "../../wire/table.svelte";
import { placesOf, stacked } from "../board/sections";
import type { Section } from "../board/sections";

const LABEL = 94;
const LEFT = 20;
const ROW = 1004;
const BY_COLOUR = ["colour-one", "colour-two", "colour-three"];

/** The board on a wide screen: triples above, the six figures large, then colours and totals. */
export function wideBoard(table: TableStore): Section[] {
  const places = (bet: string): Section["places"] => placesOf(table, bet);
  const above = (bet: string, width: number): Section["head"] => ({ bet, at: "above", width });
  const left = (bet: string): Section["head"] => ({ bet, at: "left", width: LABEL });
  const top = 120;
  return [
    { id: "small", places: places("small"), x: LEFT, y: top, width: 164, columns: 1, height: 178 },
    { id: "triple", places: places("triple"), x: 192, y: top + 34, width: 372, columns: 3, height: 70, head: above("triple", 372) },
    { id: "any-triple", places: places("any-triple"), x: 572, y: top + 34, width: 136, columns: 1, height: 144, head: above("any-triple", 136) },
    { id: "any-three-colour", places: places("any-three-colour"), x: 716, y: top + 34, width: 136, columns: 1, height: 144, head: above("any-three-colour", 136) },
    { id: "big", places: places("big"), x: 860, y: top, width: 164, columns: 1, height: 178 },
    { id: "figure", places: places("figure"), x: LEFT + LABEL, y: 308, width: ROW - LABEL, columns: 6, height: 152, head: left("figure"), chips: "above" },
    ...colours(table, (at, count) => {
      const width = (ROW - (count - 1) * 12) / count;
      return { x: LEFT + at * (width + 12), y: 474, width, columns: 3, height: 112 };
    }),
    { id: "total", places: places("total"), x: LEFT + LABEL, y: 600, width: ROW - LABEL, columns: 14, height: 62, head: left("total") },
  ];
}

/** For each colour a section with one, two and three dice of it, where `place` puts it. */
function colours(table: TableStore, place: (at: number, count: number) => Omit<Section, "id" | "places">): Section[] {
  const all = coloursOf(table);
  return all.map((colour, at) => ({ id: `colour-${colour}`, places: ofColour(colour, table), ...place(at, all.length) }));
}

/** The colours of the dice, in the order of the layout. */
export function coloursOf(table: TableStore): string[] {
  return (table.bet(BY_COLOUR[0] ?? "")?.spots ?? []).map((spot) => spot.selection as string);
}

function ofColour(colour: string, table: TableStore): Section["places"] {
  return BY_COLOUR.filter((bet) => table.bet(bet)).map((bet) => ({ bet, selection: colour }));
}

/** The board on a phone, one section below another. */
export function phoneBoard(table: TableStore, top: number): { sections: Section[]; bottom: number } {
  const all = (...bets: string[]): Section["places"] => bets.flatMap((bet) => placesOf(table, bet));
  return stacked(
    [
      { id: "halves", places: all("small", "big"), columns: 2, height: 92 },
      { id: "figure", places: all("figure"), columns: 3, height: 116, bet: "figure", chips: "above" },
      ...coloursOf(table).map((colour) => ({ id: `colour-${colour}`, places: ofColour(colour, table), columns: 3, height: 96 })),
      { id: "any-three-colour", places: all("any-three-colour"), columns: 1, height: 56, bet: "any-three-colour" },
      { id: "triple", places: all("triple"), columns: 3, height: 56, bet: "triple" },
      { id: "any-triple", places: all("any-triple"), columns: 1, height: 56, bet: "any-triple" },
      { id: "total", places: all("total"), columns: 7, height: 56, bet: "total" },
    ],
    8,
    top,
    374,
  );
}
