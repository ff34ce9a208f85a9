/** Where things lie on the felt. Group centres of bank and own place are the same, so that pair lies over pair. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface BankDrawing extends Box {
  /** Centres of the two groups, and the tiles. */
  front: number;
  back: number;
  tile: number;
  tilesY: number;
  cup: Point & { scale: number };
  capital: Box;
}
export interface OwnDrawing extends Box {
  front: number;
  back: number;
  /** Width of a tile, and where the tiles begin. */
  tile: number;
  tilesY: number;
  chips: Point;
  beside: Point;
  divisions: Box[];
}
export interface Drawing {
  width: number;
  height: number;
  bank: BankDrawing;
  compared: number;
  own: OwnDrawing;
  sides: Box[];
  seatTile: number;
}

const TALL = 2.2;
export const tileHeight = (width: number): number => width * TALL;

const WIDE_SIDE = { width: 226, height: 197, gap: 11, top: 14 };
const row = (at: number): number => WIDE_SIDE.top + at * (WIDE_SIDE.height + WIDE_SIDE.gap);
const wideSide = (x: number, at: number): Box => ({ x, y: row(at), width: WIDE_SIDE.width, height: WIDE_SIDE.height });

/** Against the clock from the bank: down on the left, up on the right. */
export const WIDE: Drawing = {
  width: 1040,
  height: 640,
  bank: {
    x: 252, y: 14, width: 536, height: 208,
    front: 436, back: 590, tile: 40, tilesY: 50,
    cup: { x: 312, y: 92, scale: 0.94 },
    capital: { x: 656, y: 44, width: 122, height: 168 },
  },
  compared: 243,
  own: {
    x: 252, y: 264, width: 536, height: 361,
    front: 436, back: 590, tile: 62, tilesY: 284,
    chips: { x: 308, y: 352 }, beside: { x: 728, y: 346 },
    divisions: [0, 1, 2].map((at) => ({ x: 262 + at * 173, y: 502, width: 170, height: 114 })),
  },
  sides: [wideSide(14, 0), wideSide(14, 1), wideSide(14, 2), wideSide(800, 2), wideSide(800, 1), wideSide(800, 0)],
  seatTile: 31,
};

const PHONE_SIDE = { width: 183, height: 168, gap: 8 };

/** Upright: bank, own place, then the other places two by two. Without divisions to choose from the own place is lower. */
export function phoneDrawing(isArranging: boolean): Drawing {
  const ownY = 296;
  const ownHeight = isArranging ? 544 : 296;
  const sidesY = ownY + ownHeight + 10;
  const side = (at: number): Box => ({
    x: 8 + (at % 2) * (PHONE_SIDE.width + PHONE_SIDE.gap),
    y: sidesY + Math.floor(at / 2) * (PHONE_SIDE.height + PHONE_SIDE.gap),
    width: PHONE_SIDE.width,
    height: PHONE_SIDE.height,
  });
  const sides = [0, 1, 2, 3, 4, 5].map(side);
  return {
    width: 390,
    height: sidesY + 3 * PHONE_SIDE.height + 2 * PHONE_SIDE.gap + 8,
    bank: {
      x: 8, y: 8, width: 374, height: 246,
      front: 170, back: 300, tile: 38, tilesY: 40,
      cup: { x: 62, y: 82, scale: 0.8 },
      capital: { x: 16, y: 184, width: 358, height: 62 },
    },
    compared: 275,
    own: {
      x: 8, y: ownY, width: 374, height: ownHeight,
      front: isArranging ? 104 : 170, back: isArranging ? 286 : 300, tile: isArranging ? 72 : 56, tilesY: ownY + 36,
      chips: { x: 56, y: isArranging ? ownY + 260 : ownY + 92 }, beside: { x: 195, y: ownY + 262 },
      divisions: [0, 1, 2].map((at) => ({ x: 16, y: ownY + 292 + at * 82, width: 358, height: 76 })),
    },
    sides,
    seatTile: 26,
  };
}
