import { expect, test } from "vitest";
import { patched } from "./patch";

test("objects are merged, null removes, everything else replaces", () => {
  const document = { round: 4, turn: { kind: "betting", act: "bell" }, stakes: { a: { amount: 100 } }, list: [1, 2] };
  expect(patched(document, { round: 5, turn: { act: null }, stakes: { a: null, b: { amount: 5 } }, list: [3] })).toEqual({
    round: 5,
    turn: { kind: "betting" },
    stakes: { b: { amount: 5 } },
    list: [3],
  });
  expect(document.round).toBe(4);
});
