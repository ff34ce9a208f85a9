import { expect, test } from "vitest";
import { askTheRoad, beadPlate, bigRoad, COMPARED, DERIVED, derivedRoad, ROWS } from "./roads";
import type { Cell, DerivedRoad, RoadResult, Winner } from "./roads";

/*
 * The roads once more, as players keep them with a pencil: a grid of squares, one mark after the other, and for the derived
 * roads a look at squares instead of lengths. Nothing of the program is used but its types and numbers.
 */

const HISTORIES = 400;
const LONGEST = 90;

type Side = Exclude<Winner, "tie">;
interface Square {
  column: number;
  row: number;
}

/** Chance of our own, so that a history that fails can be tried again. */
function chance(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** Runs of any length, so that there are dragons, and ties anywhere, also at the beginning. */
function history(seed: number): RoadResult[] {
  const next = chance(seed);
  const [again, tie] = [0.35 + 0.6 * next(), 0.3 * next()];
  let side: Side = next() < 0.5 ? "banker" : "player";
  return Array.from({ length: Math.floor(next() * LONGEST) }, (): RoadResult => {
    if (next() < tie) return { winner: "tie" };
    if (next() > again) side = side === "banker" ? "player" : "banker";
    return { winner: side };
  });
}

/** Write marks into a grid of six rows: below the last of the same kind, or to its right where that is not free. */
function written<Kind>(marks: readonly Kind[]): Square[] {
  const used = new Map<string, Kind>();
  const isUsed = (column: number, row: number): boolean => row >= ROWS || used.has(`${column}/${row}`);
  const squares: Square[] = [];
  let [head, isTail] = [-1, false];
  marks.forEach((mark, at) => {
    const before = squares[at - 1];
    let square: Square;
    if (before && marks[at - 1] === mark) {
      isTail = isTail || isUsed(before.column, before.row + 1);
      square = isTail ? { column: before.column + 1, row: before.row } : { column: before.column, row: before.row + 1 };
    } else {
      do head += 1;
      while (isUsed(head, 0));
      [square, isTail] = [{ column: head, row: 0 }, false];
    }
    used.set(`${square.column}/${square.row}`, mark);
    squares.push(square);
  });
  return squares;
}

/** The colours of a derived road, looked up in a grid with columns of any height, in which no run turns. */
function coloured(sides: readonly Side[], compared: number): ("red" | "blue")[] {
  const grid: Side[][] = [];
  const colours: ("red" | "blue")[] = [];
  for (const side of sides) {
    if (grid.at(-1)?.[0] === side) grid.at(-1)?.push(side);
    else grid.push([side]);
    const [column, row] = [grid.length - 1, (grid.at(-1)?.length ?? 0) - 1];
    // It begins at the second mark of column 1 + compared, or at the first one of the column after it.
    if (column < compared || (column === compared && row === 0)) continue;
    const isMarked = (left: number, down: number): boolean => grid[column - left]?.[down] !== undefined;
    if (row === 0) {
      const heights = [1, 1 + compared].map((left) => grid[column - left]?.length);
      colours.push(heights[0] === heights[1] ? "red" : "blue");
    } else if (isMarked(compared, row)) colours.push("red");
    else colours.push(isMarked(compared, row - 1) ? "blue" : "red");
  }
  return colours;
}

const sidesOf = (results: readonly RoadResult[]): Side[] => results.flatMap(({ winner }) => (winner === "tie" ? [] : [winner]));
const squaresOf = (cells: readonly Cell<unknown>[]): Square[] => cells.map(({ column, row }) => ({ column, row }));
const histories = Array.from({ length: HISTORIES }, (_, seed) => history(seed));

test("the histories have what is difficult: dragons that turn, tails that meet, ties at the beginning", () => {
  const roads = histories.map((results) => bigRoad(results));
  const turned = (cells: readonly Square[]): number => cells.filter(({ row }, at) => at > 0 && row > 0 && cells[at - 1]?.row === row).length;
  expect(roads.filter((cells) => turned(cells) > 0).length).toBeGreaterThan(HISTORIES / 8);
  expect(roads.filter((cells) => cells.some(({ column, row }, at) => row > 0 && row < ROWS - 1 && cells[at - 1]?.row === row && column > 0)).length).toBeGreaterThan(10);
  expect(histories.filter((results) => results[0]?.winner === "tie").length).toBeGreaterThan(10);
});

test("the bead plate has every result, six to a column", () => {
  for (const results of histories) {
    expect(beadPlate(results).map(({ column, row, kept }) => [column * 6 + row, kept.winner])).toEqual(results.map(({ winner }, at) => [at, winner]));
  }
});

test("the big road has the sides that won where a pencil would write them, and every tie once", () => {
  for (const results of histories) {
    const cells = bigRoad(results);
    expect(cells.map(({ kept }) => kept.winner)).toEqual(sidesOf(results));
    expect(squaresOf(cells)).toEqual(written(sidesOf(results)));
    const marks = Array.from({ length: cells.length }, () => 0);
    let at = -1;
    for (const { winner } of results) {
      if (winner === "tie") marks[Math.max(0, at)] = (marks[Math.max(0, at)] ?? 0) + 1;
      else at += 1;
    }
    expect(cells.map(({ kept }) => kept.ties)).toEqual(marks.slice(0, cells.length));
  }
});

test.each(DERIVED)("the %s is that of a pencil", (road: DerivedRoad) => {
  for (const results of histories) {
    const colours = coloured(sidesOf(results), COMPARED[road]);
    const cells = derivedRoad(results, road);
    expect(cells.map(({ kept }) => kept)).toEqual(colours);
    expect(squaresOf(cells)).toEqual(written(colours));
  }
});

test("the road answers what it then gets, whichever side wins", () => {
  for (const results of histories) {
    for (const winner of ["banker", "player"] as const) {
      const answers = askTheRoad(results, winner);
      for (const road of DERIVED) {
        const before = coloured(sidesOf(results), COMPARED[road]);
        const after = coloured(sidesOf([...results, { winner }]), COMPARED[road]);
        expect(answers[road]).toBe(after.length > before.length ? after.at(-1) : null);
      }
    }
  }
});
