import { locale } from "../../i18n/i18n.svelte";

const MACAU = "Asia/Macau";
const A_DAY = 86_400_000;

/** A day in Macau as the protocol writes it: 2026-03-02. */
export function dayAt(milliseconds: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: MACAU, dateStyle: "short" }).format(milliseconds);
}

/** The day before. */
export function before(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - A_DAY).toISOString().slice(0, 10);
}

/** When a day begins in Macau, in microseconds. */
export const beginning = (day: string): number => Date.parse(`${day}T00:00:00+08:00`) * 1000;

/** A day as the reader's language writes it. */
export function dayText(day: string): string {
  return written({ dateStyle: "long", timeZone: "UTC" }, Date.parse(`${day}T00:00:00Z`));
}

/** A moment in Macau, given in microseconds. */
export function momentText(at: number): string {
  return written({ dateStyle: "medium", timeStyle: "medium", timeZone: MACAU, hourCycle: "h23" }, at / 1000);
}

/** Macau writes the months with a capital letter in Portuguese too. */
function written(style: Intl.DateTimeFormatOptions, milliseconds: number): string {
  const parts = new Intl.DateTimeFormat(locale(), style).formatToParts(milliseconds);
  return parts.map(({ type, value }) => (type === "month" ? value.charAt(0).toUpperCase() + value.slice(1) : value)).join("");
}
