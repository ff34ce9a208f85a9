import { expect, it } from "vitest";
import { minorUnits, typed } from "./amounts";

it("reads amounts of whole and half units, and no others", () => {
  expect(["1000", "12.50", "12,5", " 7 "].map(minorUnits)).toEqual([100_000, 1_250, 1_250, 700]);
  expect(["", "-1", "1.234", "1,000.00", "ten"].map(minorUnits)).toEqual([null, null, null, null, null]);
});

it("writes what it reads", () => {
  expect([100_000, 1_250, 1].map(typed)).toEqual(["1000", "12.50", "0.01"]);
});
