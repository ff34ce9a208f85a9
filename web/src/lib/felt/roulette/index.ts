import { t } from "../../i18n/i18n.svelte";
import type { TableStore } from "../../wire/table.svelte";

export { default } from "./Felt.svelte";

/** The number and, except for zero, its colour. */
export function resultText(table: TableStore): string {
  const result = table.last?.result;
  if (result?.number === undefined) return "";
  const number = String(result.number);
  if (result.colour === undefined) return number;
  return t("roulette-page-result", { number, colour: table.layout?.results[result.colour as string] ?? "" });
}
