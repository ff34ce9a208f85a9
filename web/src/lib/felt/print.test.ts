import { expect, it } from "vitest";
import { cut, fewLines, fitted, lines, packed, short } from "./print";
import { leastType } from "./scale.svelte";

it("keeps the usual size for what fits, and a smaller one for what does not", () => {
  expect(fitted("Par", 100, 16)).toBe(16);
  expect(fitted("直綫十二門", 60, 16)).toBe(12);
});
it("prints nothing too small to be read, and cuts what does not fit then", () => {
  expect(fitted("直綫十二門", 20, 16)).toBe(leastType());
  expect(cut("直綫十二門", 4 * leastType(), 16)).toBe("直綫十…");
  expect(cut("Par", 100, 16)).toBe("Par");
});
it("leaves out what a name adds in brackets", () => {
  expect([short("小（一至十八）"), short("Low"), short("Big (11 to 17)")]).toEqual(["小", "Low", "Big"]);
});
it("breaks lines at spaces, at hyphens and between Chinese characters", () => {
  expect(lines("any three of a kind", 5.5)).toEqual(["any three", "of a kind"]);
  expect(lines("Sé-Sam-Hong", 4.5)).toEqual(["Sé-Sam-", "Hong"]);
  expect(lines("四個號碼", 2)).toEqual(["四個", "號碼"]);
  expect(lines("Unbreakable", 2)).toEqual(["Unbreakable"]);
});
it("cuts what does not fit into so many lines", () => {
  expect(fewLines("選定四個點數其中三個", 4, 2)).toEqual(["選定四個", "點數其…"]);
  expect(fewLines("any pair", 2.5, 2)).toEqual(["any", "pair"]);
});
it("keeps parts whole", () => {
  expect(packed(["1賠1 ", "1賠2 ", "1賠3"], 5)).toEqual(["1賠1 1賠2", "1賠3"]);
});
