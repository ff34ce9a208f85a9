import { t } from "../../i18n/i18n.svelte";
import type { TableStore } from "../../wire/table.svelte";

export { default } from "./Felt.svelte";

/** The number and how many buttons were counted. */
export function resultText(table: TableStore): string {
  const result = table.last?.result;
  if (result?.number === undefined) return "";
  return t("fantan-page-result", { number: result.number as number, buttons: result.buttons as number });
}
