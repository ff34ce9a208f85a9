import type { TableStore } from "../../wire/table.svelte";
import { short } from "../print";

export interface Face {
  figure: string;
  colour: string;
  number: number;
}

/** The faces of a die, as the layout describes them. */
export function facesOf(table: TableStore): Face[] {
  return (table.layout?.equipment.faces ?? []) as unknown as Face[];
}

/** The word for a figure or a colour. */
export function word(table: TableStore, value: string): string {
  return table.layout?.results[value] ?? value;
}

const SAID = ["small", "big", "any-triple"];

/** The names of the large bets that the last throw won. */
export function namesOfResult(table: TableStore): string {
  const won = SAID.filter((bet) => table.bet(bet) && table.isLit({ bet }));
  return won.map((bet) => short(table.bet(bet)?.name ?? "")).join(" · ");
}
