import { FluentBundle, FluentResource, FluentNumber } from "@fluent/bundle";
import type { FluentFunction, FluentVariable } from "@fluent/bundle";

/** The languages of the page: how the server names each, the folder of its messages, and its locale. */
export const LANGUAGES = {
  zh: { folder: "zh-Hant", locale: "zh-Hant-MO", name: "中", says: "中文" },
  pt: { folder: "pt", locale: "pt-PT", name: "PT", says: "Português" },
  en: { folder: "en", locale: "en-GB", name: "EN", says: "English" },
} as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  zh: () => import("virtual:messages/zh-Hant"),
  pt: () => import("virtual:messages/pt"),
  en: () => import("virtual:messages/en"),
};
const CHOSEN = "banca-language";
const MINOR_UNITS = 100;

let current: Language = $state("en");
let bundle: FluentBundle | undefined = $state.raw();

export const language = (): Language => current;
export const locale = (): string => LANGUAGES[current].locale;

/** The language that the reader chose before, or the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const stored = localStorage.getItem(CHOSEN);
  if (stored !== null && stored in LANGUAGES) return stored as Language;
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (known.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

export async function chooseLanguage(chosen: Language): Promise<void> {
  const text = (await LOADERS[chosen]()).default;
  const made = new FluentBundle(LANGUAGES[chosen].locale, { functions: functions(chosen), useIsolating: false });
  made.addResource(new FluentResource(text));
  bundle = made;
  current = chosen;
  localStorage.setItem(CHOSEN, chosen);
  document.documentElement.lang = LANGUAGES[chosen].locale;
}

/** A sentence of the catalogue in the reader's language. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(id);
  if (!message?.value || !bundle) return id;
  return bundle.formatPattern(message.value, values);
}

/** Whether the catalogue has a sentence: for names that a game may add. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** An amount of minor units without the currency; cents only where there are any. */
export function money(minorUnits: number): string {
  const digits = minorUnits % MINOR_UNITS === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, useGrouping: "always" })
    .format(minorUnits / MINOR_UNITS);
}

/** From the least to the most that may be staked; without a most only the least. */
export function limitsText({ minimum, maximum }: { minimum: number; maximum: number | null }): string {
  return maximum === null ? t("limits-from", { least: money(minimum) }) : `${money(minimum)} – ${money(maximum)}`;
}

/** An amount with its sign, as settlement shows it: the minus is the typographic one. */
export function signedMoney(minorUnits: number): string {
  const sign = minorUnits > 0 ? "+" : minorUnits < 0 ? "−" : "";
  return sign + money(Math.abs(minorUnits));
}

export function percent(fraction: number, digits = 4): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: digits }).format(fraction);
}

const OF_DAY: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23", timeZone: "Asia/Macau" };

/** The time of day in Macau, whatever the reader's own. */
export function clock(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale(), OF_DAY).format(milliseconds);
}
/** The same to the thousandth of a second. */
export function preciseClock(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale(), { ...OF_DAY, fractionalSecondDigits: 3 }).format(milliseconds);
}

function functions(chosen: Language): Record<string, FluentFunction> {
  const grouped = new Intl.NumberFormat(LANGUAGES[chosen].locale, { useGrouping: "always" });
  return {
    MONEY: ([amount]) => grouped.format(asNumber(amount) / MINOR_UNITS),
  };
}

function asNumber(value: unknown): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}
