import { expect, test } from "vitest";
import type { Json } from "../../../protocol";
import { faceKeys, typedValue } from "./typed";

const said = (values: Json[]): { value: Json; says: string }[] => values.map((value) => ({ value, says: String(value) }));
const FIGURES = said(["fish", "prawn", "crab"]);

test("cards are typed by rank and suit, in whichever case", () => {
  const typed = (text: string): Json => typedValue({ form: "card", values: [] }, text);
  expect(["2c", "10h", "TH", "aS", "k♦"].map(typed)).toEqual(["2c", "Th", "Th", "As", "Kd"]);
});

test("dice are typed as digits; figures by their place or their word", () => {
  expect(typedValue({ form: "faces", values: said([1, 2, 3, 4, 5, 6]) }, "246")).toEqual([2, 4, 6]);
  expect(typedValue({ form: "faces", values: FIGURES }, "313")).toEqual(["crab", "fish", "crab"]);
  expect(typedValue({ form: "faces", values: FIGURES }, "Crab fish")).toEqual(["crab", "fish"]);
  expect(faceKeys(FIGURES)).toEqual(["1", "2", "3"]);
});

test("a tile is the same whichever way it lies", () => {
  const typed = (text: string): Json => typedValue({ form: "tile", values: [] }, text);
  expect(["6-6", "66", "4-1", "14"].map(typed)).toEqual(["6-6", "6-6", "1-4", "1-4"]);
});

test("a number is a number", () => {
  expect(typedValue({ form: "number", values: [] }, "17")).toBe(17);
});

test("what cannot be read goes to the house as it was typed", () => {
  expect(typedValue({ form: "card", values: [] }, "1x")).toBe("1x");
  expect(typedValue({ form: "tile", values: [] }, "7")).toBe("7");
  expect(typedValue({ form: "faces", values: said([1, 2]) }, "29")).toEqual([2, "9"]);
  expect(typedValue({ form: "number", values: [] }, "zero")).toBe("zero");
});
