import type { Material, ReplayedRound, ReplayedStep, TakenBackActs } from "../../../protocol";

/** An act of the round, or acts that were typed in wrongly and taken back, in the order of the journal. */
export type Item = { step: ReplayedStep; back?: never } | { back: TakenBackActs; step?: never };

export function itemsOf(round: ReplayedRound): Item[] {
  const items: Item[] = round.steps.map((step) => ({ step }));
  for (const back of [...round.taken_back].sort((one, other) => one.entry - other.entry)) {
    const after = items.findIndex((each) => (each.step ?? each.back).entry > back.entry);
    items.splice(after < 0 ? items.length : after, 0, { back });
  }
  return items;
}

/** What lies on the table after so many items, by whose it is; what was shown again replaces what was there. */
export function materialUpTo(items: readonly Item[], at: number): Pick<Material, "form" | "values" | "label">[] {
  const found = new Map<string, Pick<Material, "form" | "values" | "label">>();
  for (const { step } of items.slice(0, at + 1)) {
    for (const each of step?.material ?? []) {
      const key = `${each.form} ${each.label}`;
      const before = each.form === "die" ? [] : (found.get(key)?.values ?? []);
      found.set(key, { form: each.form, label: each.label, values: [...before, ...each.values] });
    }
  }
  return [...found.values()];
}

/** The facts that were known after so many items. */
export function resultUpTo(items: readonly Item[], at: number): { [name: string]: string }[] {
  return items.slice(0, at + 1).findLast(({ step }) => (step?.result.length ?? 0) > 0)?.step?.result ?? [];
}
