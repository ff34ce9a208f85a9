import { locale } from "../../i18n/i18n.svelte";

/** A day written 2026-03-02, as the reader's language has it. */
export function dayText(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" }).format(Date.UTC(year, month - 1, date));
}

/** The day in Macau at a moment, as the house writes it. */
export function dayInMacau(milliseconds: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Macau" }).format(milliseconds);
}

/** The moment of an entry, to the second, in Macau. */
export function momentText(microseconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "short", timeStyle: "medium", timeZone: "Asia/Macau" }).format(microseconds / 1000);
}
