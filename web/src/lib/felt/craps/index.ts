import { t } from "../../i18n/i18n.svelte";
import type { Offer } from "../../table/offers.svelte";
import type { TableStore } from "../../wire/table.svelte";

export { default } from "./Felt.svelte";

/** The last throw: its total and what the two dice showed. */
export function resultText(table: TableStore): string {
  const result = table.last?.result;
  if (!Array.isArray(result?.dice)) return "";
  const [first, second] = result.dice as number[];
  return t("craps-page-result", { total: result.total as number, first: first ?? 0, second: second ?? 0 });
}

/** To whom the dice are offered may take or decline them; who has them may throw. */
export function offers(table: TableStore): Offer[] {
  const offer = (act: string, key: string): Offer[] => {
    const found = table.choices.find((each) => each.act === act);
    return found ? [{ acts: [found], key, name: table.layout?.acts[act] ?? act }] : [];
  };
  if (table.choices.length > 0) return [...offer("choose", " "), ...offer("decline", "N")];
  if (table.seen.shooter !== table.me) return [];
  return [{ acts: [{ act: "throw", player: table.me }], key: " ", aside: true, main: true, name: table.layout?.acts.throw ?? "" }];
}
