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
  const act = [...table.choices, ...table.openActs].find((each) => table.actKeys[each.act as string] === key);
  if (act && !event.repeat && !(key === " " && into.closest("button, a, [role=button]"))) {
    event.preventDefault();
    void table.act(act);
    return;
  }
  const chip = table.chips[Number(event.key) - 1];
  if (/^[1-6]$/.test(event.key) && chip !== undefined) table.chip = chip;
  else if (/^([a-z]|Enter)$/i.test(event.key) && !(key === "enter" && into.closest("button, a, [role=button], [role=tab]")) && offers.press(event.key)) event.preventDefault();
  else if (table.choices.length === 0) void LETTERS[key]?.(table);
}
