import { describe, expect, it } from "vitest";
import { FAULT_KINDS } from "../verify/verify";
import { STEPS, stepsOf } from "./proof";

describe("the steps of a check", () => {
  it("have every fault once", () => {
    expect(Object.values(STEPS).flat().sort()).toEqual([...FAULT_KINDS].sort());
  });
  it("all pass where nothing is wrong", () => {
    expect(stepsOf({ ok: true, faults: [] }).every((each) => each.state === "passed")).toBe(true);
  });
  it("stop at the first that fails", () => {
    const states = stepsOf({ ok: false, faults: [{ kind: "opening", round: 3, act: 7 }] }).map((each) => each.state);
    expect(states).toEqual(["passed", "passed", "passed", "passed", "failed", "not-reached"]);
  });
});
