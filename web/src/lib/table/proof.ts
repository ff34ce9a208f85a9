import type { Fault, FaultKind, Verdict } from "../verify/verify";

/** The steps of a check, in their order, and what can go wrong in each. */
export const STEPS = {
  files: ["unreadable", "no-hashing", "malformed", "announcements-contradict"],
  digest: ["digest"],
  chain: ["not-announced", "out-of-order", "previous", "changed", "round-missing"],
  trees: ["commitments", "tree-reused", "typed-in"],
  draws: ["count", "draw-missing", "place", "opening", "draw-left-over"],
  shown: ["shown"],
} as const satisfies Record<string, readonly FaultKind[]>;
export type Step = keyof typeof STEPS;

export interface Checked {
  step: Step;
  /** A step after one that failed was not reached. */
  state: "passed" | "failed" | "not-reached";
  fault: Fault | null;
}

/** What a verdict says of each step. */
export function stepsOf(verdict: Verdict): Checked[] {
  const steps = Object.keys(STEPS) as Step[];
  const faults = steps.map((step) => verdict.faults.find((fault) => (STEPS[step] as readonly string[]).includes(fault.kind)) ?? null);
  const failed = faults.findIndex((fault) => fault !== null);
  return steps.map((step, at) => ({
    step,
    state: failed < 0 || at < failed ? "passed" : faults[at] ? "failed" : "not-reached",
    fault: faults[at] ?? null,
  }));
}
