import type { Component } from "svelte";
import type { Offer } from "../table/offers.svelte";
import type { TableStore } from "../wire/table.svelte";

/** What a game's folder gives: its felt, and the result of a round as a short text in the reader's language. */
export interface Felt {
  default: Component<{ table: TableStore; phone: boolean }>;
  /** Beside or below the felt, such as roads; left out where a game has none. */
  Below?: Component<{ table: TableStore; phone: boolean }>;
  /** Below the settlement of the last round: what a game settles beside the bets. */
  Settled?: Component<{ table: TableStore }>;
  /** What the viewer may say in the round beside betting, with its keys; the house is asked which of it is open. */
  offers?: (table: TableStore) => Offer[];
  resultText: (table: TableStore) => string;
}

const FELTS = import.meta.glob<Felt>("./*/index.ts");

/** A game's felt, found by its folder: a new game adds a folder and nothing else. */
export function feltOf(game: string): Promise<Felt> | undefined {
  return FELTS[`./${game}/index.ts`]?.();
}
