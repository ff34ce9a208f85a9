import { expect, it } from "vitest";
import { fitted, lines, packed, short } from "./print";

it("keeps the usual size for what fits, and a smaller one for what does not", () => {
  expect(fitted("Par", 100, 16)).toBe(16);
  expect(fitted("直綫十二門", 50, 16)).toBe(10);
});
it("leaves out what a name adds in brackets", () => {
  expect([short("小（一至十八）"), short("Low"), short("Big (11 to 17)")]).toEqual(["小", "Low", "Big"]);
});
it("breaks lines at spaces and between Chinese characters", () => {
  expect(lines("any three of a kind", 6)).toEqual(["any three", "of a kind"]);
  expect(lines("四個號碼", 2)).toEqual(["四個", "號碼"]);
  expect(lines("Unbreakable", 2)).toEqual(["Unbreakable"]);
});
it("keeps parts whole", () => {
  expect(packed(["1賠1 ", "1賠2 ", "1賠3"], 5)).toEqual(["1賠1 1賠2", "1賠3"]);
});
