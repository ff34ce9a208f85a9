import { describe, expect, it } from "vitest";
import { pipsOf } from "./pips";

const SET = ["6-6", "1-1", "4-4", "1-3", "5-5", "3-3", "2-2", "5-6", "4-6", "1-6", "1-5", "4-5", "3-6", "3-5", "2-6", "3-4", "2-5", "2-4", "1-4", "2-3", "1-2"];

describe("pips of a Chinese domino", () => {
  it("are as many as the tile says, in two halves", () => {
    for (const tile of SET) {
      const [upper, lower] = tile.split("-").map(Number);
      const found = pipsOf(tile);
      expect([found.filter((pip) => pip.half === 0).length, found.filter((pip) => pip.half === 1).length]).toEqual([upper, lower]);
    }
  });
  it("are red for 1 and 4, half of them for 6-6, white for the rest", () => {
    const red = (tile: string): number => pipsOf(tile).filter((pip) => pip.red).length;
    expect([red("1-3"), red("4-6"), red("1-4"), red("5-6"), red("6-6")]).toEqual([1, 4, 5, 0, 6]);
  });
});
