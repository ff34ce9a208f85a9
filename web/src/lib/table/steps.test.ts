import { describe, expect, it } from "vitest";
import type { Act } from "../wire/connection.svelte";
import type { Layout } from "../wire/layout";
import type { TableStore } from "../wire/table.svelte";
import { isCall, Steps, textOf } from "./steps.svelte";

type Listener = (acts: Act[], clauses: string[][], times: number[]) => void;

function listening(): { steps: Steps; tell: (...acts: object[]) => void } {
  let listener: Listener = () => undefined;
  const table = { round: 1, onActs: (each: Listener) => ((listener = each), () => undefined) } as unknown as TableStore;
  const steps = new Steps(table);
  steps.listen();
  return { steps, tell: (...acts) => listener(acts as Act[], acts.map((_, at) => [`art${at}`]), acts.map(() => 5_000_000)) };
}

describe("the steps of a round", () => {
  it("counts bets that follow each other as one", () => {
    const { steps, tell } = listening();
    tell({ act: "bet", player: "ana", round: 1 }, { act: "bet", player: "bo", round: 1 }, { act: "bell", round: 1 });
    tell({ act: "bet", player: "bo", round: 1 });
    expect(steps.list.map((step) => [step.act.act, step.bets])).toEqual([["bet", 2], ["bell", 0], ["bet", 1]]);
    expect(steps.list[1]?.clauses).toEqual(["art2"]);
    expect(steps.list[1]?.at).toBe(5000);
  });

  it("keeps the last round while the next is under way", () => {
    const { steps, tell } = listening();
    tell({ act: "bell", round: 1 }, { act: "announce", round: 1 }, { act: "cover", round: 2 });
    expect(steps.last.map((step) => step.act.act)).toEqual(["bell", "announce"]);
    expect(steps.list.map((step) => step.act.act)).toEqual(["cover"]);
  });

  it("knows what is called from what a bettor does or chance shows", () => {
    expect(isCall({ act: "bell", entry: 3, round: 1 })).toBe(true);
    for (const act of [{ act: "bet", player: "ana" }, { act: "number", number: 17 }, { act: "pay", player: "ana", bet: "red" }])
      expect(isCall(act)).toBe(false);
  });

  it("says an act in the words of the table", () => {
    const layout = { acts: { pay: "Pay" }, bets: [{ bet: "red", name: "Red" }], results: { crab: "Crab" } } as unknown as Layout;
    expect(textOf(layout, { act: "pay", player: "ana", bet: "red", round: 4 })).toBe("Pay · ana · Red");
    expect(textOf(layout, { act: "dice", dice: ["crab", "crab"], entry: 9 })).toBe("dice · Crab Crab");
  });
});
