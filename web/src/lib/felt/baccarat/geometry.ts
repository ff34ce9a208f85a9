import { pointAt, sector, shares } from "../arc";

/** The wide drawing: seats in an arc round the croupier, the boxes of each from the inside out. */
export const WIDE = { width: 1020, height: 496 } as const;
const CENTRE = { x: 510, y: -376 };
const SPREAD = 36;
const GAP = 0.28;
const MINE = 1.55;
const RINGS = { pairs: [632, 676], tie: [680, 720], banker: [724, 778], player: [782, 838] } as const;
const NAME = 856;

export const BETS = ["player-pair", "banker-pair", "tie", "banker", "player"] as const;
export type Bet = (typeof BETS)[number];

export interface Box {
  bet: Bet;
  d: string;
  /** Where its print and its chips lie, and how the print is turned. */
  x: number;
  y: number;
  chipX: number;
  chipY: number;
  angle: number;
  width: number;
}

export interface SeatDrawing {
  seat: number;
  boxes: Box[];
  outline: string;
  name: { x: number; y: number; angle: number; width: number };
}

/** The seats of a table; the viewer's own is wider than the others. */
export function seatDrawings(seats: number, mine: number | null): SeatDrawing[] {
  const weights = Array.from({ length: seats }, (_, at) => (at + 1 === mine ? MINE : 1));
  return shares(-SPREAD, SPREAD, weights).map(([from, to], at) => {
    const [begins, ends] = [from + GAP, to - GAP];
    const middle = (begins + ends) / 2;
    const boxes = BETS.map((bet) => boxOf(bet, begins, ends));
    const outline = sector(CENTRE, RINGS.pairs[0] - 4, RINGS.player[1] + 4, from, to);
    const name = { ...pointAt(CENTRE, NAME, middle), angle: -middle, width: lengthOf(NAME, to - from) };
    return { seat: at + 1, boxes, outline, name };
  });
}

function boxOf(bet: Bet, begins: number, ends: number): Box {
  const half = (begins + ends) / 2;
  const isPair = bet === "player-pair" || bet === "banker-pair";
  const from = bet === "banker-pair" ? half + GAP / 2 : begins;
  const to = bet === "player-pair" ? half - GAP / 2 : ends;
  const [inner, outer] = RINGS[isPair ? "pairs" : bet];
  const [middle, radius] = [(from + to) / 2, (inner + outer) / 2];
  const print = pointAt(CENTRE, isPair ? inner + 15 : radius, middle);
  const chips = isPair ? pointAt(CENTRE, outer - 15, middle) : pointAt(CENTRE, radius - 3, middle + (to - from) * 0.27);
  return {
    bet,
    d: sector(CENTRE, inner, outer, from, to),
    x: print.x,
    y: print.y,
    chipX: chips.x,
    chipY: chips.y,
    angle: -middle,
    width: lengthOf(radius, to - from),
  };
}

const lengthOf = (radius: number, degrees: number): number => (radius * degrees * Math.PI) / 180;

/** The arc above the seats on which the prices are printed. */
export const PRICES = { centre: CENTRE, radius: 618, from: -24, to: 24 } as const;
