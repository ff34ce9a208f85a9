import type { Json } from "../../protocol";

/** What the felt shows, said by the server in the reader's language. The page holds no price, name or rule of its own. */
export interface Layout {
  table: string;
  edition: string;
  game: string;
  name: string;
  /** The number of the instrument, such as 60/2004, and its name in full. */
  number: string;
  citation: string;
  minimum: number;
  maximum: number | null;
  unit: number;
  currency: string;
  places: number;
  layouts: number;
  bets: LayoutBet[];
  options: Chosen[];
  parameters: Chosen[];
  acts: Record<string, string>;
  player_acts?: PlayerAct[];
  results: Record<string, string>;
  /** What pictures of the equipment need: the order of a wheel, the faces of a die. */
  equipment: Record<string, Json>;
}

export interface LayoutBet {
  bet: string;
  name: string;
  added: boolean;
  minimum: number;
  maximum: number | null;
  /** Stakes are multiples of this. */
  unit: number;
  clauses: string[];
  cites: string[];
  spots: LayoutSpot[];
}

export interface LayoutSpot {
  selection: Json;
  name: string;
  /** Whether people lay stakes there; on other spots they come to lie by the rules. */
  placed: boolean;
  pays: string[];
  commission?: string;
  clauses?: string[];
  /** Where there are several prices, or none that is fixed: each with what its clause says. */
  prices?: Price[];
}

export interface Price {
  pays: string | null;
  clause: string;
  cite: string;
  says: string;
}

/** An option or parameter in force. */
export interface Chosen {
  option?: string;
  parameter?: string;
  name: string;
  value: Json;
  says: string;
  clause: string | null;
  cite: string | null;
  /** Whether it means anything beside the other choices. */
  applies?: boolean;
}

export interface PlayerAct {
  act: string;
  name: string;
  fields: string[];
  clause?: string | null;
}

/** A place where chips can lie: a bet, its selection and, at tables with numbered places, the place. */
export interface Where {
  bet: string;
  selection?: Json;
  place?: number | null;
}

/** So much at a place. */
export interface Laid extends Where {
  stake: number;
}

export function keyOf(where: Where): string {
  return JSON.stringify([where.bet, where.selection ?? null, where.place ?? null]);
}
