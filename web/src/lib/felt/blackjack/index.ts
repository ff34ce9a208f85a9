import { t } from "../../i18n/i18n.svelte";
import type { TableStore } from "../../wire/table.svelte";

export { default } from "./Felt.svelte";
export { offers } from "./offers";

/** The last round in words: the points of the bank. */
export function resultText(table: TableStore): string {
  const result = table.last?.result;
  if (!result) return "";
  if (result.bank_total === undefined) return t("state-void");
  return t("blackjack-page-result", { total: result.bank_total as number });
}
