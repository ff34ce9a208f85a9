import { t } from "../../i18n/i18n.svelte";
import type { TableStore } from "../../wire/table.svelte";
import { word } from "./faces";

export { default } from "./Felt.svelte";

/** The figures and their total. */
export function resultText(table: TableStore): string {
  const result = table.last?.result;
  if (result?.total === undefined) return "";
  const dice = (result.dice as string[]).map((figure) => word(table, figure)).join(" · ");
  return t("fish-prawn-crab-page-result", { dice, total: result.total as number });
}
