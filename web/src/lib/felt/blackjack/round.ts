import type { Stake } from "../../wire/document";
import type { TableStore } from "../../wire/table.svelte";

/** A hand of a place as it lies on the table. */
export interface ShownHand {
  number: number;
  cards: string[];
  total: number | null;
  doubled: boolean;
  part: number | null;
  ended: string | null;
}

export interface ShownRound {
  bank: string[];
  bankTotal: number | null;
  hands: Record<number, ShownHand[]>;
  /** The place and the number of the hand in play. */
  current: [place: number, hand: number] | null;
  isOver: boolean;
}

interface SeenHand {
  number: number;
  part?: number | null;
  doubled: boolean;
  ended?: string | null;
}
interface Seen {
  stage?: string;
  bank?: string[];
  bank_total?: number;
  places?: Record<string, string[][]>;
  totals?: Record<string, (number | null)[]>;
  hands?: Record<string, SeenHand[]>;
  current?: [number, number];
  seats?: Record<string, string>;
  standing?: string[];
  holders?: Record<string, string>;
  following?: number;
}
interface Result {
  bank?: string[];
  bank_total?: number;
  places?: Record<string, { cards: string[]; total: number; ended?: string | null }[]>;
}

export const seenOf = (table: TableStore): Seen => table.seen as Seen;

/** The cards on the table: of the round in play, or of the one before while its result is to be read. */
export function shownRound(table: TableStore, isShowingResult: boolean): ShownRound | null {
  const seen = seenOf(table);
  const isDealt = Object.values(seen.places ?? {}).some((hands) => hands.some((cards) => cards.length > 0));
  if (isDealt) {
    const hands = Object.entries(seen.places ?? {}).map(([place, each]) => [
      place,
      each.map((cards, at): ShownHand => {
        const hand = seen.hands?.[place]?.[at];
        return {
          number: hand?.number ?? at + 1,
          cards,
          total: seen.totals?.[place]?.[at] ?? null,
          doubled: hand?.doubled ?? false,
          part: hand?.part ?? null,
          ended: hand?.ended ?? null,
        };
      }),
    ]);
    return {
      bank: seen.bank ?? [],
      bankTotal: seen.bank_total ?? null,
      hands: Object.fromEntries(hands) as Record<number, ShownHand[]>,
      current: seen.current ?? null,
      isOver: false,
    };
  }
  const result = table.last?.result as Result | undefined;
  if (!isShowingResult || !result?.bank) return null;
  const hands = Object.entries(result.places ?? {}).map(([place, each]) => [
    place,
    each.map(({ cards, total, ended }, at): ShownHand => ({ number: at + 1, cards, total, doubled: ended === "doubled", part: null, ended: ended ?? null })),
  ]);
  return {
    bank: result.bank,
    bankTotal: result.bank_total ?? null,
    hands: Object.fromEntries(hands) as Record<number, ShownHand[]>,
    current: null,
    isOver: true,
  };
}

/** What lies on one hand of a place: the stake that it began with, and the one that doubled it. */
export function stakesOn(table: TableStore, place: number, hand: number): Stake[] {
  const selection = hand > 1 ? hand : null;
  return table.stakes.filter(
    (stake) =>
      stake.place === place &&
      (stake.selection ?? null) === selection &&
      ["main", "split", "double"].includes(stake.bet),
  );
}

export const sumOf = (stakes: Stake[]): number => stakes.reduce((sum, stake) => sum + stake.amount, 0);

export function sitterAt(table: TableStore, place: number): string | undefined {
  return seenOf(table).seats?.[place];
}

export function mySeat(table: TableStore): number | null {
  const found = Object.entries(seenOf(table).seats ?? {}).find(([, player]) => player === table.me);
  return found ? Number(found[0]) : null;
}

/** The places where the viewer has a main bet, from the left. */
export function myPlaces(table: TableStore): number[] {
  const places = table.mine.filter((stake) => stake.bet === "main").map((stake) => stake.place ?? 0);
  return [...new Set(places)].sort((one, other) => one - other);
}

/** Everybody with a main bet on a place, in the order of their bets. */
export function bettorsAt(table: TableStore, place: number): string[] {
  return [...new Set(table.stakes.filter((stake) => stake.bet === "main" && stake.place === place).map((stake) => stake.player))];
}

/** Bets that can be added to a main bet of a place before the deal, as the layout offers them. */
export function additionalBets(table: TableStore): string[] {
  return (table.layout?.bets ?? [])
    .filter((bet) => !bet.added && bet.bet !== "main" && bet.spots.some((spot) => (spot.selection ?? null) === null))
    .map((bet) => bet.bet);
}

/** How the hand of a place ended in the last round, by the stakes on it: mine first. */
export function outcomeOf(table: TableStore, place: number, hand: number): "win" | "lose" | "push" | null {
  return table.outcome(hand > 1 ? { bet: "split", selection: hand, place } : { bet: "main", place });
}
