import { t } from "../../i18n/i18n.svelte";
import type { TableStore } from "../../wire/table.svelte";

interface SeenShoe {
  left?: number;
  out?: number;
  behind_white_card?: number;
  last_round?: boolean;
}

export const shoeOf = (table: TableStore): SeenShoe => (table.seen.shoe ?? {}) as SeenShoe;

export function shoeLine(table: TableStore): string {
  const { behind_white_card: behind, last_round: isLast } = shoeOf(table);
  if (isLast) return t("cards-page-white-card-out");
  return behind === undefined ? "" : t("cards-page-white-card", { cards: behind });
}

/** What the insurance line says, from the layout; empty where the table has no insurance. */
export function insuranceLine(table: TableStore): string {
  const spot = table.bet("insurance")?.spots[0];
  return spot ? t("blackjack-page-insurance-pays", { bet: table.bet("insurance")?.name ?? "", pays: spot.pays.join(", ") }) : "";
}

/** The prices of the main bet, from the layout. */
export function mainLine(table: TableStore): string {
  const pays = table.spot({ bet: "main" })?.pays ?? [];
  return t("blackjack-page-main-pays", { pays: pays.join(" · ") });
}

/** The options of the house that players look for, as the layout says them. */
export function houseLine(table: TableStore): string {
  const wanted = ["double-rule", "max-split-hands", "five-cards"];
  return (table.layout?.options ?? [])
    .filter((each) => wanted.includes(each.option ?? "") && each.applies !== false)
    .map((each) => t("blackjack-page-option", { name: each.name, value: each.says }))
    .join(" · ");
}
