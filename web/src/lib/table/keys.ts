import { chooseLanguage, language, LANGUAGES } from "../i18n/i18n.svelte";
import type { Language } from "../i18n/i18n.svelte";
import type { Offers } from "./offers.svelte";
import type { TableStore } from "../wire/table.svelte";

/** What keys show that is not on the felt. */
export interface Shown {
  rules: () => void;
  /** The odds of a place, with its bet brought into view. */
  odds: (place: string) => void;
}

const LETTERS: Record<string, (table: TableStore, shown: Shown) => unknown> = {
  z: (table) => table.undo(),
  y: (table) => table.redo(),
  r: (table) => table.repeat(),
  d: (table) => table.double(),
  c: (table) => table.clear(),
};
/** These ask for nothing and mean the same also while something is to be decided. */
const LOOKS: Record<string, (table: TableStore, shown: Shown) => unknown> = {
  w: askWhy,
  "?": askWhy,
  b: () => document.querySelector<HTMLElement>(".below")?.focus(),
  l: (_, shown) => shown.rules(),
  g: () => chooseLanguage(nextLanguage()),
};

/** Keys of the table: figures choose a chip, letters change the bets, Esc goes straight to the result. A game's own keys come first, at its decisions. */
export function onTableKey(table: TableStore, offers: Offers, shown: Shown, event: KeyboardEvent): void {
  const into = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || into.matches("input, textarea, select") || event.defaultPrevented) return;
  if (event.key === "Escape") table.release();
  const key = event.key.toLowerCase();
  const chip = table.chips[Number(event.key) - 1];
  if (/^[1-6]$/.test(event.key) && chip !== undefined) table.chip = chip;
  else if (isOffered(event) && offers.press(event.key)) event.preventDefault();
  else if (LOOKS[key]) void LOOKS[key](table, shown);
  else if (table.choices.length === 0) void LETTERS[key]?.(table, shown);
}

/** Letters, and the space bar or Enter where they are not for a button in focus. */
function isOffered(event: KeyboardEvent): boolean {
  if (event.key !== " " && event.key !== "Enter") return /^[a-z]$/i.test(event.key);
  return !event.repeat && !(event.target as HTMLElement).closest("button, a, [role=button], [role=tab]");
}

/** Why? of whatever has the focus: a line, a button that is not to be had, a place; else of the first line there is. */
function askWhy(table: TableStore, shown: Shown): void {
  const at = document.activeElement;
  const place = at?.closest<SVGElement>("[data-place]")?.dataset.place;
  const where = place === undefined ? undefined : table.placeOf(place);
  const refusal = where && table.blocked(where);
  if (refusal) table.notify(refusal);
  else if (where && place !== undefined) shown.odds(place);
  else if (at?.matches("button[aria-disabled=true]")) (at as HTMLElement).click();
  else (at?.closest("li, .notice")?.querySelector<HTMLElement>(WHY) ?? document.querySelector<HTMLElement>(`.notice ${WHY}, #panel-body ${WHY}`))?.click();
}
const WHY = "button.law[aria-expanded]";

function nextLanguage(): Language {
  const all = Object.keys(LANGUAGES) as Language[];
  return all[(all.indexOf(language()) + 1) % all.length] ?? language();
}
