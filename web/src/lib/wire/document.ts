import type { Json } from "../../protocol";
import type { Act, Refusal } from "./connection.svelte";
import type { Document } from "./patch";

/** Parts of a table's document, as the server writes them. */
export interface Stake {
  player: string;
  bet: string;
  selection?: Json;
  layout: number;
  place?: number;
  amount: number;
  held: number;
}

export interface SettlementLine {
  player: string;
  bet: string;
  selection?: Json;
  place?: number;
  stake: number;
  result: "win" | "lose" | "push";
  odds?: string;
  returned: number;
  prize: number;
  commission: number;
  breakage: number;
  net: number;
  clauses: string[];
  readings: string[];
}

export interface LastRound {
  round: number;
  void: boolean;
  ended_at: number;
  result?: Document;
  /** What lay open at the end, where every place has a hand of its own. */
  seen?: Document;
  settlement: { lines: SettlementLine[]; players: Record<string, number>; standing?: { player: string; bet: string }[] };
  digest: string;
  /** Every bet that won, staked or not; in games where one result decides all bets. */
  lit?: [string, Json?][];
}

/** A round of which the table still remembers the result. */
export interface PastResult {
  round: number;
  void: boolean;
  result: Document;
}

export interface Turn {
  kind: "betting" | "chance" | "croupier" | "decision" | "over";
  /** What is prescribed next; while bets are taken, what ends them. */
  act?: string;
  player?: string;
}

/** Something to tell the reader: a refusal with its clause, until the next round opens or it is put away. */
export interface Notice {
  key: number;
  refusal: Refusal;
  round: number;
  /** The round that a bet was meant for, where it is one that was refused. */
  bet: number | null;
}

/** What the player has changed on the layout and can take back: acts, and the acts that undo them. */
export interface Change {
  done: Act[];
  undone: Act[];
}

/** What is on its way to the house. */
export interface Sending {
  key: number;
  acts: Act[];
  /** The entry that has them once they are accepted: until the document has it, they are shown as on their way. */
  entry?: number;
}

/** What waits on the felt while a result comes about. */
export interface Shown {
  last: LastRound | null;
  stakes: Stake[];
  staked: number;
  purse: number | null;
}
