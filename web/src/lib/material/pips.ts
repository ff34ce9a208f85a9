/** Where the pips of a Chinese domino lie in one of its halves, from -1 to 1 each way. */
const HALVES: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, 0], [1, 0]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -0.8], [1, -0.8], [-1, 0.8], [1, 0.8]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [-1, 0], [-1, 1], [1, -1], [1, 0], [1, 1]],
};
const RED = [1, 4];

export interface Pip {
  /** Across and down, in parts of half the tile's width and of a quarter of its height, from the middle of the half. */
  x: number;
  y: number;
  half: 0 | 1;
  red: boolean;
  large: boolean;
}

/** The pips of a tile such as `4-6`: those of 1 and 4 are red, and half of those of 6-6. */
export function pipsOf(tile: string): Pip[] {
  const [upper = 0, lower = 0] = tile.split("-").map(Number);
  const isHeaven = upper === 6 && lower === 6;
  return ([upper, lower] as const).flatMap((count, half) =>
    (HALVES[count] ?? []).map(([x, y]) => ({
      x,
      y,
      half: half as 0 | 1,
      red: isHeaven ? x < 0 === (half === 0) : RED.includes(count),
      large: count === 1,
    })),
  );
}
