import { expect, it } from "vitest";
import type { ReplayedRound, ReplayedStep, TakenBackActs } from "../../../protocol";
import { itemsOf, materialUpTo, resultUpTo } from "./replay";

const step = (entry: number, card?: string, fact?: string): ReplayedStep => ({
  entry, at: 0, person: "dora", act: "card", name: "card", of: [], clauses: [],
  material: card === undefined ? [] : [{ form: "card", label: "player", values: [card] }],
  result: fact === undefined ? [] : [{ name: "winner", says: fact }],
});
const back: TakenBackActs = { entry: 3, at: 0, person: "sal", acts: [] };
const round = { steps: [step(1), step(4, "9s"), step(5, "Kd", "player")], taken_back: [back] } as unknown as ReplayedRound;

it("puts what was taken back where the journal has it", () => {
  expect(itemsOf(round).map((each) => (each.step ?? each.back).entry)).toEqual([1, 3, 4, 5]);
  expect(itemsOf({ ...round, taken_back: [{ ...back, entry: 9 }] }).at(-1)?.back?.entry).toBe(9);
});

it("gathers what lies on the table, and what is known, up to a step", () => {
  const items = itemsOf(round);
  expect(materialUpTo(items, 1)).toEqual([]);
  expect(materialUpTo(items, 3)).toEqual([{ form: "card", label: "player", values: ["9s", "Kd"] }]);
  expect([resultUpTo(items, 2), resultUpTo(items, 3)]).toEqual([[], [{ name: "winner", says: "player" }]]);
});

it("shows dice that were thrown again instead of the first", () => {
  const thrown = (entry: number, face: number): ReplayedStep => ({ ...step(entry), material: [{ form: "die", label: "", values: [face] }] });
  const items = itemsOf({ ...round, steps: [thrown(1, 2), thrown(2, 5)], taken_back: [] });
  expect(materialUpTo(items, 1)).toEqual([{ form: "die", label: "", values: [5] }]);
});
