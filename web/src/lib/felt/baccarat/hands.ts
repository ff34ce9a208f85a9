import type { TableStore } from "../../wire/table.svelte";
import type { Winner } from "./roads";

export const SIDES = ["player", "banker"] as const;
export type Side = (typeof SIDES)[number];

export interface ShownHand {
  cards: string[];
  points: number | null;
  /** Who holds the cards that are not turned yet. */
  holder: string | null;
}

export interface ShownHands {
  player: ShownHand;
  banker: ShownHand;
  winner: Winner | null;
}

interface Seen {
  player?: string[];
  banker?: string[];
  points?: Partial<Record<Side, number>>;
  holders?: Partial<Record<Side, string>>;
}

interface Result {
  winner?: Winner;
  player?: string[];
  banker?: string[];
  player_total?: number;
  banker_total?: number;
}

/** The cards on the table: of the round in play, or of the one before while its result is to be read. */
export function shownHands(table: TableStore, isShowingResult: boolean): ShownHands | null {
  // Cards that the viewer holds are looked at apart: here they lie as everybody sees them.
  const seen = (table.document.seen ?? {}) as Seen;
  if ((seen.player?.length ?? 0) > 0) {
    const hand = (side: Side): ShownHand => ({
      cards: seen[side] ?? [],
      points: seen.points?.[side] ?? null,
      holder: seen.holders?.[side] ?? null,
    });
    return { player: hand("player"), banker: hand("banker"), winner: (table.document.result as Result | undefined)?.winner ?? null };
  }
  const result = table.last?.result as Result | undefined;
  if (!isShowingResult || !result?.winner) return null;
  return {
    player: { cards: result.player ?? [], points: result.player_total ?? null, holder: null },
    banker: { cards: result.banker ?? [], points: result.banker_total ?? null, holder: null },
    winner: result.winner,
  };
}

/** The cards of a side that the viewer holds and nobody else sees, if any. */
export function heldCards(table: TableStore): { side: Side; cards: string[] } | null {
  const everyone = (table.document.seen ?? {}) as Seen;
  const mine = table.seen as Seen;
  const side = SIDES.find((each) => mine.holders?.[each] === table.me);
  if (side === undefined || table.choices.length === 0) return null;
  const cards = (mine[side] ?? []).filter((card, at) => everyone[side]?.[at] !== card);
  return cards.length > 0 ? { side, cards } : null;
}

/** The order in which a card is dealt: the sides in turn, then the third cards. */
export function dealOrder(side: Side, at: number): number {
  return at * 2 + (side === "player" ? 0 : 1);
}
