import { expect, test } from "vitest";
import type { LayoutBet } from "../../wire/layout";
import { fittingPriceList, priceList } from "./prices";

const says = "A hand of this kind pays what is written beside it, under the same maximum.";
const prices = ["1:1", "2:1", "3:1"].map((pays) => ({ pays, clause: "", cite: "", says }));
const BET = { bet: "raise", name: "Raise", spots: [{ selection: null, name: "Raise", pays: [], prices }] } as unknown as LayoutBet;

test("the highest price comes first, and long sentences take more lines", () => {
  const { rows, height } = priceList(BET, 200, 12);
  expect(rows.map((row) => row.pays)).toEqual(["3:1", "2:1", "1:1"]);
  expect(rows[0]?.text.length).toBeGreaterThan(1);
  expect(height).toBeGreaterThan(priceList(BET, 800, 12).height);
});

test("type is as large as the height allows", () => {
  expect(fittingPriceList(BET, 800, 400).size).toBe(13);
  expect(fittingPriceList(BET, 200, 10).size).toBe(11);
});
