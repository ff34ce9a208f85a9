import { t } from "../../i18n/i18n.svelte";
import type { Offer } from "../../table/offers.svelte";
import type { TableStore } from "../../wire/table.svelte";

export { default } from "./Felt.svelte";
export { default as Below } from "./Roads.svelte";

/** The last round in words: who won, with the points of both sides. */
export function resultText(table: TableStore): string {
  const result = table.last?.result;
  if (!result) return "";
  if (result.winner === undefined) return t("state-void");
  const [player, banker] = [result.player_total as number, result.banker_total as number];
  return t(`baccarat-page-result-${String(result.winner)}`, { player, banker });
}

/** A bettor may cut the cards when they are shuffled. */
export function offers(table: TableStore): Offer[] {
  if (table.seen.stage !== "cut") return [];
  return [{ acts: [{ act: "cut", by: table.me }], name: table.layout?.acts.cut ?? "" }];
}
