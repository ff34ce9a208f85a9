import { get } from "./http";

export interface Clause {
  id: string;
  cite: string;
  article: string;
  says: string;
  divergence: string | null;
  reading: string | null;
}
export interface Reading {
  id: string;
  clauses: string[];
  question: string;
  taken: string;
  why?: string;
}
export interface Law {
  edition: string;
  number: string;
  published: string;
  in_force_from: string | null;
  names: Record<string, string>;
  clauses: Clause[];
  readings: Reading[];
}

const loaded = new Map<string, Promise<Law>>();

/** An edition of the law in the reader's language, loaded once. */
export function lawOf(edition: string, lang: string): Promise<Law> {
  const key = `${edition}?lang=${lang}`;
  const found = loaded.get(key) ?? get<Law>(`/law/${key}`);
  loaded.set(key, found);
  found.catch(() => loaded.delete(key));
  return found;
}

export interface BetOdds {
  bet: string;
  selection?: unknown;
  class?: unknown[];
  pays: string[];
  win: string;
  push: string;
  lose: string;
  edge: string;
  edge_decimal: number;
  sd: number;
  exact: boolean;
}
export interface Odds {
  bets: BetOdds[];
  counting?: boolean;
}

/** The odds of one place: the row of its bet that has its selection. */
export function oddsOf(odds: Odds, bet: string, selection: unknown): BetOdds | undefined {
  const wanted = JSON.stringify(selection ?? null);
  const rows = odds.bets.filter((row) => row.bet === bet);
  const has = (row: BetOdds): boolean =>
    JSON.stringify(row.selection ?? null) === wanted || (row.class ?? []).some((each) => JSON.stringify(each) === wanted);
  return rows.find(has) ?? (rows.length === 1 ? rows[0] : undefined);
}

/** A fraction written p/q as a number, for a bar or a percentage. */
export function fractionValue(text: string): number {
  const [above = "0", below = "1"] = text.split("/");
  return Number(above) / Number(below);
}
