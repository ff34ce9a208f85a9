import type { NewAnswer, NewSitting, Sitting } from "../../../protocol";
import { language } from "../../i18n/i18n.svelte";
import { get, post } from "../../wire/http";

/** Sittings of the house: every answer goes there, and what is right comes back when it may be told. */
export const begin = (asked: Partial<NewSitting>): Promise<Sitting> => post(`/sittings?lang=${language()}`, asked);
export const sitting = (number: number | string): Promise<Sitting> => get(`/sittings/${number}?lang=${language()}`);
export const answer = (number: number, given: NewAnswer): Promise<Sitting> =>
  post(`/sittings/${number}/answers?lang=${language()}`, { ...given });
export const end = (number: number): Promise<Sitting> => post(`/sittings/${number}/end?lang=${language()}`);

const DECIMALS = 2;
const TYPED = /^(\d+)(?:[.,](\d{1,2}))?$/;

/** What was typed as an amount, in minor units; null where it is none. Spaces between the figures do not matter. */
export function minorUnits(typed: string): number | null {
  const found = TYPED.exec(typed.replace(/\s/g, ""));
  if (!found) return null;
  return Number(`${found[1]}${(found[2] ?? "").padEnd(DECIMALS, "0")}`);
}

/** How an amount is typed: with cents only where there are any. */
export function asTyped(amount: number): string {
  const text = String(amount).padStart(DECIMALS + 1, "0");
  const cents = text.slice(-DECIMALS);
  return cents === "00" ? text.slice(0, -DECIMALS) : `${text.slice(0, -DECIMALS)}.${cents}`;
}

/** Chips colour for colour: each value and how many of it. */
export function counted(chips: readonly number[]): (readonly [value: number, count: number])[] {
  return [...new Set(chips)].map((value) => [value, chips.filter((each) => each === value).length] as const);
}
