import { t } from "../../i18n/i18n.svelte";
import type { Offer } from "../../table/offers.svelte";
import type { TableStore } from "../../wire/table.svelte";
import { openingText } from "./words";

export { default } from "./Felt.svelte";

const KEYS: Record<string, string> = { raise: "R", fold: "F" };

/** Raise or fold, in one's turn; and cutting the cards. */
export function offers(table: TableStore): Offer[] {
  const name = (act: string): string => table.layout?.acts[act] ?? act;
  if (table.turn.act === "cut") return [{ acts: [{ act: "cut", by: table.me }], aside: true, name: name("cut") }];
  return table.choices.map((choice) => {
    const act = choice.act as string;
    return { acts: [choice], key: KEYS[act] ?? "", name: name(act) };
  });
}

/** The last round in words: whether the croupier opened, and with what. */
export function resultText(table: TableStore): string {
  const result = table.last?.result as { class?: string; opens?: boolean; void?: string } | undefined;
  if (!result) return "";
  if (table.last?.void) return t("state-void");
  return openingText(table, result) || t("stud-poker-page-all-folded");
}
