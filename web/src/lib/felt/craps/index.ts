import { t } from "../../i18n/i18n.svelte";
import type { TableStore } from "../../wire/table.svelte";

export { default } from "./Felt.svelte";

/** The last throw: its total and what the two dice showed. */
export function resultText(table: TableStore): string {
  const result = table.last?.result;
  if (!Array.isArray(result?.dice)) return "";
  const [first, second] = result.dice as number[];
  return t("craps-page-result", { total: result.total as number, first: first ?? 0, second: second ?? 0 });
}
