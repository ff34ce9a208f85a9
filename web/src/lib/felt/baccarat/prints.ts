import { t } from "../../i18n/i18n.svelte";
import type { TableStore } from "../../wire/table.svelte";

interface SeenShoe {
  left?: number;
  behind_white_card?: number;
  rounds_left?: number;
}

const shoeOf = (table: TableStore): SeenShoe => (table.seen.shoe ?? {}) as SeenShoe;

export const shoeLeft = (table: TableStore): number | null => shoeOf(table).left ?? null;

/** What is said of the white card: where it is, or that it came out. */
export function shoeLine(table: TableStore): string {
  const { behind_white_card: behind, rounds_left: rounds } = shoeOf(table);
  if (rounds !== undefined) return t("cards-page-white-card-out");
  return behind === undefined ? "" : t("cards-page-white-card", { cards: behind });
}

/** The prices as they are printed above the seats, from the layout. */
export function priceLine(table: TableStore): string {
  return ["banker", "tie", "player-pair", "banker-pair"]
    .flatMap((bet) => {
      const spot = table.spot({ bet });
      if (!spot) return [];
      const price = spot.pays.join(", ") + (spot.commission ? ` ${t("spot-less-commission", { commission: spot.commission })}` : "");
      return [`${t(`baccarat-page-print-${bet}`)} ${price}`];
    })
    .join(" · ");
}
