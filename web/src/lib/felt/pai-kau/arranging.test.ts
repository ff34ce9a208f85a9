import { describe, expect, it } from "vitest";
import { divisionsIn, exchanged, grouped, isSameDivision, swapped, ungrouped } from "./arranging";

const FOUR = ["1-3", "3-5", "6-6", "2-6"];

describe("arranging four tiles", () => {
  it("exchanges two tiles and keeps the rest", () => {
    expect(exchanged(FOUR, 1, 3)).toEqual(["1-3", "2-6", "6-6", "3-5"]);
    expect(exchanged(FOUR, 2, 2)).toEqual(FOUR);
  });
  it("swaps front and back", () => {
    expect(grouped(swapped(FOUR))).toEqual({ front: ["6-6", "2-6"], back: ["1-3", "3-5"] });
    expect(ungrouped(grouped(FOUR))).toEqual(FOUR);
  });
  it("knows a division whichever way it lies", () => {
    expect(isSameDivision(grouped(FOUR), grouped(swapped(FOUR)))).toBe(true);
    expect(isSameDivision(grouped(FOUR), { front: ["3-5", "1-3"], back: ["2-6", "6-6"] })).toBe(true);
    expect(isSameDivision(grouped(FOUR), grouped(exchanged(FOUR, 0, 2)))).toBe(false);
  });
  it("reads the divisions that the house offers", () => {
    const choices = [{ act: "arrange", player: "ana", place: 2, front: ["1-3", "3-5"], back: ["6-6", "2-6"] }];
    expect(divisionsIn(choices)).toEqual([{ place: 2, front: ["1-3", "3-5"], back: ["6-6", "2-6"] }]);
    expect(divisionsIn([{ act: "stand" }])).toEqual([]);
  });
});
