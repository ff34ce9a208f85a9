import { expect, test } from "vitest";
import { asTyped, counted, minorUnits } from "./drill";

test("amounts are read as people of three languages type them", () => {
  expect(["1187.50", "1187,5", "1 187", "0.05"].map(minorUnits)).toEqual([118750, 118750, 118700, 5]);
  expect(["", "x", "1.234", "-5", "1,2,3"].map(minorUnits)).toEqual([null, null, null, null, null]);
});

test("an amount is typed as it is read", () => {
  for (const amount of [0, 5, 100, 118750]) expect(minorUnits(asTyped(amount))).toBe(amount);
});

test("chips are counted colour for colour", () => {
  expect(counted([500, 100, 100])).toEqual([[500, 1], [100, 2]]);
});
