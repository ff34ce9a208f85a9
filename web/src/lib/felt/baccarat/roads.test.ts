import { expect, test } from "vitest";
import { askTheRoad, beadPlate, bigRoad, COMPARED, derivedColours, firstShown, runs } from "./roads";
import { sinceShuffle } from "./results";
import type { RoadResult } from "./roads";

const WINNERS = { B: "banker", P: "player", T: "tie" } as const;
const played = (letters: string): RoadResult[] => [...letters].map((letter) => ({ winner: WINNERS[letter as "B"] }));

// A shoe with two long runs, and what the program's own tables of roads (Python) make of it.
const SHOE = played("TBBBBBBBBBPPPPPPPPPBPBBTBPBTBBBPPBBBTPBBBBPBBBTBPPBTBPTBBBPBTBBBPTPP");
const BIG_ROAD =
  "1,1 1,2 1,3 1,4 1,5 1,6 2,6 3,6 4,6 2,1 2,2 2,3 2,4 2,5 3,5 4,5 5,5 6,5 3,1 4,1 5,1 5,2 5,3 6,1 7,1 7,2 7,3 7,4 8,1 8,2 " +
  "9,1 9,2 9,3 10,1 11,1 11,2 11,3 11,4 12,1 13,1 13,2 13,3 13,4 14,1 14,2 15,1 15,2 16,1 17,1 17,2 17,3 18,1 19,1 19,2 " +
  "19,3 19,4 20,1 20,2 20,3";
const COLOURS = {
  "big-eye-boy": "rrrrrrrrrbrbrbbbrrbrbrbbbbrrbbbrrbrbrrbbrbbbrrbrr",
  "small-road": "bbbrbrrrbbbbrrbbrrbbrrrrrbbrbbrbbrrrbbbr",
  "cockroach-road": "brrbrbrrbrbbrbbrbrbbbrrbrbbbbrbbbbrrbrr",
} as const;

test("the bead plate has six results to a column", () => {
  expect(beadPlate(played("BPTBPTB")).at(-1)).toMatchObject({ column: 1, row: 0 });
});

test("the big road turns right at the bottom and at another run", () => {
  expect(bigRoad(SHOE).map(({ column, row }) => `${column + 1},${row + 1}`).join(" ")).toBe(BIG_ROAD);
});

test("ties are marked on the round before, and before any winner on the first", () => {
  expect(runs(played("TTBTTP")).map((run) => run.map((mark) => mark.ties))).toEqual([[4], [0]]);
  expect(bigRoad(played("TT"))).toEqual([]);
});

test.each(Object.entries(COLOURS))("the %s compares its columns", (road, colours) => {
  const found = derivedColours(runs(SHOE), COMPARED[road as keyof typeof COMPARED]);
  expect(found.map((colour) => colour[0]).join("")).toBe(colours);
});

test("asking the road adds a round and keeps nothing", () => {
  expect(askTheRoad(SHOE, "banker")).toEqual({ "big-eye-boy": "blue", "small-road": "blue", "cockroach-road": "red" });
  expect(askTheRoad(SHOE, "player")).toEqual({ "big-eye-boy": "red", "small-road": "red", "cockroach-road": "blue" });
  expect(askTheRoad(played("BP"), "banker")).toEqual({ "big-eye-boy": "red", "small-road": null, "cockroach-road": null });
});

test("the latest columns are in sight, with one free", () => {
  expect(firstShown(beadPlate(played("B".repeat(60))), 8)).toBe(3);
  expect(firstShown(beadPlate(played("BP")), 8)).toBe(0);
});

test("a new shoe begins new roads, and void rounds are left out", () => {
  const kept = {
    9: { result: { winner: "tie" as const } },
    10: { result: { winner: "banker" as const }, shuffled: true },
    11: {},
    12: { result: { winner: "player" as const } },
  };
  expect(sinceShuffle(kept).map(({ round, winner }) => [round, winner])).toEqual([[10, "banker"], [12, "player"]]);
});
