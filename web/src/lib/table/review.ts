import { has, locale, t } from "../i18n/i18n.svelte";
import { cardName } from "../material/cards";
import type { Exact, ReviewDecision, ReviewOption } from "../../protocol";
import type { TableStore } from "../wire/table.svelte";

const SHORT_FRACTION = 15;
const CARD = /^[A2-9TJQK][shcd]$/;

/** What an option is called: its act, or for tiles the pairs that it makes. */
export function optionName(table: TableStore, option: ReviewOption): string {
  if (option.groups && option.groups.length > 0) return option.groups.map((group) => groupName(table, group)).join(" · ");
  const own = `review-act-${option.act}`;
  return has(own) ? t(own) : (table.layout?.acts[option.act] ?? option.act);
}

function groupName(table: TableStore, tiles: readonly string[]): string {
  return table.layout?.results[[...tiles].sort().join(" ")] ?? tiles.join(" ");
}

/** A card or a tile in words. */
export function faceName(table: TableStore, face: string): string {
  return CARD.test(face) ? cardName(face) : (table.layout?.results[face] ?? face);
}

/** A gain per unit of the stake, with its sign. */
export function perUnit({ decimal }: Exact): string {
  const text = new Intl.NumberFormat(locale(), { minimumFractionDigits: 4, maximumFractionDigits: 4 }).format(Math.abs(decimal));
  return (decimal > 0 ? "+" : decimal < 0 ? "−" : "") + text;
}

/** The fraction itself where it is short enough to be read. */
export const shortFraction = ({ exact }: Exact): string => (exact.length <= SHORT_FRACTION ? exact.replace("-", "−") : "");

/** An average amount of minor units, to the cent. */
export function average({ decimal }: Exact): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: "always" }).format(Math.abs(decimal) / 100);
}

export const isBest = (decision: ReviewDecision): boolean => decision.cost.decimal === 0;

/** Options from the best down; the one that was taken is marked by whoever shows them. */
export function ranked(decision: ReviewDecision): ReviewOption[] {
  return [...decision.options].sort((one, other) => other.value.decimal - one.value.decimal);
}

export function isSameOption(one: ReviewOption, other: ReviewOption): boolean {
  return one.act === other.act && JSON.stringify(one.groups ?? []) === JSON.stringify(other.groups ?? []);
}
