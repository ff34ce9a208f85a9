import type { Document } from "../../wire/patch";
import type { SettlementLine, Stake } from "../../wire/document";
import type { TableStore } from "../../wire/table.svelte";

export type Outcome = "win" | "lose" | "push" | "out";

/** What the viewer sees of a round, as the server says it; what is not there yet is left out. */
export interface Seen {
  phase?: string;
  entitled?: [number, string];
  bank?: { place: number; player: string };
  rounds?: number;
  least?: number;
  capital?: number;
  passed?: number[];
  agreed?: number[];
  manner?: string;
  cuts?: number[];
  dice?: number[];
  first?: number;
  seats?: Record<string, string>;
  holders?: Record<string, string>;
  dealt?: Record<string, number>;
  exposed?: [number, number][];
  out?: number[];
  arranged?: Record<string, string>;
  turned?: number[];
  tiles?: Record<string, string[]>;
  holds?: number[];
  house_way?: Record<string, Groups>;
}

export interface Groups {
  front: string[];
  back: string[];
}
export interface Hand extends Partial<Groups> {
  result?: Outcome;
  won?: string[];
}
export interface Owed {
  from: string;
  to: string;
  place: number;
  amount: number;
  clause: string;
}
export interface Result {
  void?: string;
  dice?: number[];
  first?: number;
  banker?: number;
  hands?: Record<string, Hand>;
  bank?: { capital: number; net: number; house: number };
  debts?: Owed[];
}

/** What lies at a place. */
export interface Place {
  place: number;
  player: string | null;
  role: "bank" | "backer" | "seat" | "free";
  /** Turned up and in their order, or null. */
  groups: Groups | null;
  /** Tiles that the viewer sees before that: their own, or exposed by accident. */
  loose: string[];
  /** How many tiles lie there. */
  dealt: number;
  arranged: boolean;
  result: Outcome | null;
  won: string[];
}

export interface Capital {
  player: string;
  amount: number;
  net: number | null;
}

/** A round as the felt shows it: the one in progress, or the last while its result stays to be read. */
export interface Shown {
  isResult: boolean;
  bank: number | null;
  dice: number[];
  first: number | null;
  places: Map<number, Place>;
  capital: number;
  capitals: Capital[];
}

const SIDES = 6;
const OF_THE_BANK = ["bank", "backing"];

export const seenOf = (table: TableStore): Seen => table.seen as unknown as Seen;
export const resultOf = (result: Document | undefined): Result => (result ?? {}) as unknown as Result;

/** The round to show. A result stays until tiles of the next round are dealt. */
export function shownRound(table: TableStore, isShowingResult: boolean): Shown {
  const seen = seenOf(table);
  const last = resultOf(table.last?.result);
  const isResult = isShowingResult && last.hands !== undefined && Object.keys(seen.dealt ?? {}).length === 0 && (seen.dice ?? []).length === 0;
  const all = placesOf(table);
  if (isResult) {
    const lines = table.last?.settlement.lines ?? [];
    return {
      isResult,
      bank: last.banker ?? null,
      dice: last.dice ?? [],
      first: last.first ?? null,
      places: new Map(all.map((place) => [place, settledPlace(place, last, lines)])),
      capital: last.bank?.capital ?? 0,
      capitals: lines.filter((line) => OF_THE_BANK.includes(line.bet)).map(({ player, stake, net }) => ({ player, amount: stake, net })),
    };
  }
  const running = resultOf(table.document.result as Document | undefined);
  return {
    isResult,
    bank: seen.bank?.place ?? seen.entitled?.[0] ?? null,
    dice: seen.dice ?? [],
    first: seen.first ?? null,
    places: new Map(all.map((place) => [place, placeInPlay(place, seen, running, table.stakes)])),
    capital: seen.capital ?? 0,
    capitals: table.stakes.filter((stake) => OF_THE_BANK.includes(stake.bet)).map(({ player, amount }) => ({ player, amount, net: null })),
  };
}

function placesOf(table: TableStore): number[] {
  return Array.from({ length: table.layout?.places ?? 0 }, (_, at) => at + 1);
}

function settledPlace(place: number, result: Result, lines: SettlementLine[]): Place {
  const here = lines.filter((line) => line.place === place);
  const hand = result.hands?.[String(place)] ?? {};
  const owner = here.find((line) => line.bet === "seat" || line.bet === "bank") ?? here.find((line) => line.bet === "backing");
  return {
    place,
    player: owner?.player ?? null,
    role: roleOf(owner?.bet),
    groups: hand.front && hand.back ? { front: hand.front, back: hand.back } : null,
    loose: [],
    dealt: 4,
    arranged: true,
    result: hand.result ?? null,
    won: hand.won ?? [],
  };
}

function placeInPlay(place: number, seen: Seen, running: Result, stakes: Stake[]): Place {
  const here = stakes.filter((stake) => stake.place === place);
  const owner = here.find((stake) => stake.bet === "seat" || stake.bet === "bank") ?? here.find((stake) => stake.bet === "backing");
  const hand = running.hands?.[String(place)] ?? {};
  return {
    place,
    player: owner?.player ?? (seen.entitled?.[0] === place && !seen.bank ? seen.entitled[1] : null),
    role: roleOf(owner?.bet),
    groups: hand.front && hand.back ? { front: hand.front, back: hand.back } : null,
    loose: seen.tiles?.[String(place)] ?? [],
    dealt: seen.dealt?.[String(place)] ?? 0,
    arranged: seen.arranged?.[String(place)] !== undefined,
    result: hand.result ?? (seen.out?.includes(place) === true ? "out" : null),
    won: hand.won ?? [],
  };
}

function roleOf(bet: string | undefined): Place["role"] {
  return bet === "bank" ? "bank" : bet === "backing" ? "backer" : bet === undefined ? "free" : "seat";
}

/** Which place lies where: the bank above, one's own below, six beside them in the order of the deal. */
export interface Seating {
  bank: number;
  own: number;
  sides: number[];
}

/** `own` is the viewer's place; without one, the first that is free. */
export function seating(places: number, bank: number | null, own: number | null, isFree: (place: number) => boolean): Seating {
  const top = bank ?? places;
  const order = Array.from({ length: places - 1 }, (_, at) => ((top + at) % places) + 1);
  const below = own !== null && own !== top ? own : (order.find(isFree) ?? order[Math.floor(order.length / 2)] ?? top);
  return { bank: top, own: below, sides: order.filter((place) => place !== below).slice(0, SIDES) };
}

/** The place where the viewer plays: with a stake of their own, a co-bet, or capital. */
export function myPlace(table: TableStore, round: Shown): number | null {
  const lines = round.isResult ? (table.last?.settlement.lines ?? []) : table.stakes;
  const mine = lines.filter((each) => each.player === table.me && each.place !== undefined);
  for (const bet of ["seat", "co-bet", "backing"]) {
    const found = mine.find((each) => each.bet === bet);
    if (found) return found.place ?? null;
  }
  return null;
}

/** How the layout names two tiles: their pips in order. */
export const pairKey = (tiles: readonly string[]): string => [...tiles].sort().join(" ");

export function pairName(table: TableStore, tiles: readonly string[]): string {
  return table.layout?.results[pairKey(tiles)] ?? tiles.join(" ");
}

/** The row of two tiles in the law's table, or undefined. */
export function pairRow(table: TableStore, tiles: readonly string[]): number | undefined {
  const rows = (table.layout?.equipment as { rows?: Record<string, number> } | undefined)?.rows;
  return rows?.[pairKey(tiles)];
}
