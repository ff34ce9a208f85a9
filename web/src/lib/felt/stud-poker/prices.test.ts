import { expect, test } from "vitest";
import type { LayoutBet } from "../../wire/layout";
import { briefPriceList, priceList } from "./prices";

const says = "A hand of this kind pays what is written beside it, under the same maximum.";
const prices = ["1:1", "2:1", "3:1"].map((pays) => ({ pays, clause: "", cite: "", says }));
const BET = { bet: "raise", name: "Raise", spots: [{ selection: null, name: "Raise", pays: [], prices }] } as unknown as LayoutBet;

test("the highest price comes first, and long sentences take more lines", () => {
  const { rows, height } = priceList(BET, 200, 12);
  expect(rows.map((row) => row.pays)).toEqual(["3:1", "2:1", "1:1"]);
  expect(rows[0]?.text.length).toBeGreaterThan(1);
  expect(height).toBeGreaterThan(priceList(BET, 800, 12).height);
});

test("a brief list has one line for each price, up to the first colon", () => {
  const long = { ...BET, spots: [{ ...BET.spots[0], prices: [{ pays: "5:1", clause: "", cite: "", says: "«Naipe ou cor» («flush»): 5 para 1 na aposta adicional." }] }] } as LayoutBet;
  expect(briefPriceList(long, 300).rows[0]?.text).toEqual(["«Naipe ou cor»"]);
  expect(briefPriceList(BET, 200).rows.every((row) => row.text.length === 1 && row.text[0]?.endsWith("…"))).toBe(true);
});
