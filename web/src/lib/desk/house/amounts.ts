import { money, t } from "../../i18n/i18n.svelte";

const MINOR_UNITS = 100;
const PLAY = "play-";

export const isPlayMoney = (currency: string): boolean => currency.startsWith(PLAY);

/** An amount as people type it, such as 1000 or 12.50, in minor units; null if it is none. */
export function minorUnits(text: string): number | null {
  const found = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found) return null;
  return Number(found[1]) * MINOR_UNITS + Number((found[2] ?? "").padEnd(2, "0"));
}

/** Minor units as somebody would type them. */
export function typed(amount: number): string {
  return amount % MINOR_UNITS === 0 ? String(amount / MINOR_UNITS) : (amount / MINOR_UNITS).toFixed(2);
}

/** An amount beside whose table the currency stands already. */
export function plainAmount(amount: number): string {
  return (amount < 0 ? "−" : "") + money(Math.abs(amount));
}

/** An amount with its currency; play money says that it is none. */
export function amountIn(amount: number, currency: string): string {
  const sign = amount < 0 ? "−" : "";
  const text = `${sign}${currency.replace(PLAY, "")} ${money(Math.abs(amount))}`;
  return isPlayMoney(currency) ? t("desk-house-play-money", { amount: text }) : text;
}
