import { HIDDEN } from "../../material/cards";
import type { TableStore } from "../../wire/table.svelte";

export const JACKPOT = "progressive-jackpot";
const CROUPIER = "croupier";

interface Seen {
  phase?: string;
  boxes?: Record<string, string>;
  dealt?: Record<string, number>;
  decided?: Record<string, string>;
  hand?: string[];
  face_up?: Record<string, string[]>;
  jackpot?: number;
}
interface Result {
  croupier?: string[];
  class?: string;
  opens?: boolean;
  boxes?: Record<string, string>;
}

/** What is on the table: hands by box, what each decided or showed, and the croupier's hand. */
export interface ShownRound {
  croupier: string[];
  hands: Record<number, string[]>;
  /** Folded, raised, or the class of a hand that was opened: words of the law's data. */
  said: Record<number, string>;
  owners: Record<number, string>;
  result: Result | null;
}

export const seenOf = (table: TableStore): Seen => table.seen as Seen;

/** The round in play, or the one before while its result is to be read. `kept` is the viewer's own hand of that round. */
export function shownRound(table: TableStore, isShowingResult: boolean, kept: KeptHand | null): ShownRound | null {
  const seen = seenOf(table);
  if (Object.values(seen.dealt ?? {}).some((cards) => cards > 0)) return laid(seen, myBox(table), seen.hand ?? [], null);
  const last = table.last;
  const result = (last?.result ?? {}) as Result;
  if (!last?.seen || !isShowingResult || !(result.croupier || result.boxes)) return null;
  const own = kept?.round === last.round ? kept : null;
  return laid(last.seen as Seen, own?.box ?? null, own?.cards ?? [], result);
}

export interface KeptHand {
  round: number;
  box: number;
  cards: string[];
}

function laid(seen: Seen, mine: number | null, own: string[], result: Result | null): ShownRound {
  const said = { ...seen.decided, ...result?.boxes };
  const cardsOf = (seat: string): string[] => {
    const count = seen.dealt?.[seat] ?? 0;
    const open = seen.face_up?.[seat] ?? [];
    if (open.length >= count) return open;
    if (Number(seat) === mine && own.length > 0) return own;
    if (said[seat] === "folded") return [];
    return [...Array<string>(count - open.length).fill(HIDDEN), ...open];
  };
  const boxes = Object.keys(seen.dealt ?? {}).filter((seat) => seat !== CROUPIER);
  return {
    croupier: cardsOf(CROUPIER),
    hands: Object.fromEntries(boxes.map((box) => [box, cardsOf(box)])) as Record<number, string[]>,
    said: said as Record<number, string>,
    owners: (seen.boxes ?? {}) as Record<number, string>,
    result,
  };
}

/** Whose box it is, or was in the round that is shown. */
export function ownerOf(table: TableStore, round: ShownRound | null, box: number): string | undefined {
  return seenOf(table).boxes?.[box] ?? round?.owners[box];
}

export function myBox(table: TableStore): number | null {
  const found = Object.entries(seenOf(table).boxes ?? {}).find(([, player]) => player === table.me);
  return found ? Number(found[0]) : null;
}

/** The stake of a jackpot bet that the house has posted, if it has. */
export function jackpotStake(table: TableStore): number | null {
  const posted = table.layout?.parameters.find((each) => (each.option ?? each.parameter) === "jackpot-stake");
  return typeof posted?.value === "number" ? posted.value : null;
}

/** What the display of the jackpot shows. */
export function jackpotMeter(table: TableStore): number | null {
  const shown = seenOf(table).jackpot ?? table.document.jackpot;
  return typeof shown === "number" ? shown : null;
}

export function canDecide(table: TableStore, act: "raise" | "fold"): (() => void) | undefined {
  const choice = table.choices.find((each) => each.act === act);
  return choice ? () => void table.decide(choice) : undefined;
}

/** Lay the posted jackpot bet on one's own box, or take it back. */
export function switchJackpot(table: TableStore, box: number): void {
  const where = { bet: JACKPOT, place: box };
  const posted = jackpotStake(table);
  if (table.myStake(where) > 0) void table.take(where, table.myStake(where));
  else if (posted !== null) void table.lay(where, posted);
}
