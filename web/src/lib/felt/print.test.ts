import { expect, test } from "vitest";
import { fittingSize, widthOf } from "./print";

test("a Chinese sign is as wide as high, and a letter narrower", () => {
  expect(widthOf("莊對")).toBe(2);
  expect(widthOf("Tie")).toBeLessThan(2);
});

test("type shrinks to fit and never grows", () => {
  expect(fittingSize("莊", 100, 23)).toBe(23);
  expect(fittingSize("Banker", 40, 23)).toBeLessThan(13);
});
