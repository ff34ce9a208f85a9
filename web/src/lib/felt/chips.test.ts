import { expect, test } from "vitest";
import { chipFigure, chipsFor } from "./chips";

test("an amount is made up of the fewest chips, largest first", () => {
  expect(chipsFor(1_262_600)).toEqual([1_000_000, 100_000, 100_000, 50_000, 10_000, 2_500, 100]);
  expect(chipsFor(99)).toEqual([]);
});

test("figures from a thousand on are short", () => {
  expect([100, 2_500, 50_000, 100_000, 10_000_000].map(chipFigure)).toEqual(["1", "25", "500", "1K", "100K"]);
});
