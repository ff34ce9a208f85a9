import type { Offers } from "./offers.svelte";
import type { TableStore } from "../wire/table.svelte";

const LETTERS: Record<string, (table: TableStore) => unknown> = {
  z: (table) => table.undo(),
  y: (table) => table.redo(),
  r: (table) => table.repeat(),
  d: (table) => table.double(),
  c: (table) => table.clear(),
};

/** Keys of the table: figures choose a chip, letters change the bets, Esc goes straight to the result. A game's own keys come first, at its decisions. */
export function onTableKey(table: TableStore, offers: Offers, event: KeyboardEvent): void {
  const into = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || into.matches("input, textarea, select") || event.defaultPrevented) return;
  if (event.key === "Escape") table.release();
  const key = event.key.toLowerCase();
  const chip = table.chips[Number(event.key) - 1];
  if (/^[1-6]$/.test(event.key) && chip !== undefined) table.chip = chip;
  else if (isOffered(event) && offers.press(event.key)) event.preventDefault();
  else if (table.choices.length === 0) void LETTERS[key]?.(table);
}

/** Letters, and the space bar or Enter where they are not for a button in focus. */
function isOffered(event: KeyboardEvent): boolean {
  if (event.key !== " " && event.key !== "Enter") return /^[a-z]$/i.test(event.key);
  return !event.repeat && !(event.target as HTMLElement).closest("button, a, [role=button], [role=tab]");
}
