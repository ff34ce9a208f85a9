import { pointAt, shares } from "../arc";

/** The wide drawing: places in an arc round the bank, the first on the left. */
export const WIDE = { width: 1020, height: 690 } as const;
export const CENTRE = { x: 510, y: -330 };
export const INSURANCE = { inner: 606, outer: 642, spread: 25 } as const;
const SPREAD = 32;
const CIRCLE = 880;
const MINE = 1.9;
const LEAST = 96;

export interface PlaceDrawing {
  place: number;
  /** The middle of the betting circle. */
  x: number;
  y: number;
  /** How wide the place is, and where its insurance lies. */
  width: number;
  insurance: { x: number; y: number };
}

/** The places of a table; those with a bet or a seat of the viewer are wider. */
export function placeDrawings(places: number, mine: readonly number[]): PlaceDrawing[] {
  const weights = Array.from({ length: places }, (_, at) => (mine.includes(at + 1) ? MINE : 1));
  const bands = shares(-INSURANCE.spread, INSURANCE.spread, weights.map(() => 1));
  return shares(-SPREAD, SPREAD, weights).map(([from, to], at) => {
    const { x, y } = pointAt(CENTRE, CIRCLE, (from + to) / 2);
    const [begins, ends] = bands[at] ?? [0, 0];
    return {
      place: at + 1,
      x: Math.min(WIDE.width - LEAST / 2, Math.max(LEAST / 2, x)),
      y,
      width: Math.max(LEAST, (CIRCLE * (to - from) * Math.PI) / 180 - 8),
      insurance: pointAt(CENTRE, (INSURANCE.inner + INSURANCE.outer) / 2, (begins + ends) / 2),
    };
  });
}

const BESIDE = 0.42;
const BETWEEN = 0.24;

/** How wide a hand is in widths of a card: cards overlap so that every index shows; a sideways card needs more. */
export function handWidth(cards: number, doubled: boolean): number {
  return 1 + BESIDE * Math.max(0, cards - 1) + (doubled ? 0.4 : 0);
}

export interface HandDrawing {
  /** The left edge of the hand from the middle of the place, and its width, in widths of a card. */
  left: number;
  width: number;
}

/** Hands side by side, in the middle of their place. */
export function handDrawings(hands: readonly { cards: readonly string[]; doubled: boolean }[]): { hands: HandDrawing[]; width: number } {
  const widths = hands.map((hand) => handWidth(hand.cards.length, hand.doubled));
  const all = widths.reduce((sum, width) => sum + width, 0) + BETWEEN * Math.max(0, hands.length - 1);
  let left = -all / 2;
  const drawn = widths.map((width) => {
    const hand = { left, width };
    left += width + BETWEEN;
    return hand;
  });
  return { hands: drawn, width: all };
}

export const besideOf = (card: number): number => card * BESIDE;
