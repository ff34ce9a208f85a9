import { t } from "../../i18n/i18n.svelte";
import type { TableStore } from "../../wire/table.svelte";
import { short } from "../print";

export { default } from "./Felt.svelte";

const SAID = ["small", "big", "any-triple", "even", "odd"];

/** The names of the large bets that the last throw won. */
export function namesOfResult(table: TableStore): string {
  const won = SAID.filter((bet) => table.bet(bet) && table.isLit({ bet }));
  return won.map((bet) => short(table.bet(bet)?.name ?? "")).join(" · ");
}

/** The total and what it is. */
export function resultText(table: TableStore): string {
  const result = table.last?.result;
  if (result?.total === undefined) return "";
  return t("cussec-page-result", { total: result.total as number, names: namesOfResult(table) });
}
