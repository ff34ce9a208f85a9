/** Values of chips in minor units, largest first, with the number of spots on their edge. */
export const CHIPS: readonly (readonly [value: number, edgeSpots: number])[] = [
  [10_000_000, 12],
  [1_000_000, 10],
  [500_000, 9],
  [100_000, 8],
  [50_000, 7],
  [10_000, 6],
  [5_000, 5],
  [2_500, 8],
  [1_000, 4],
  [500, 6],
  [100, 3],
];
const SHORT_FROM = 1000;

/** The fewest chips that make up an amount, largest first; what no chip covers is left out. */
export function chipsFor(amount: number): number[] {
  const found: number[] = [];
  let left = amount;
  for (const [value] of CHIPS) {
    while (left >= value) {
      found.push(value);
      left -= value;
    }
  }
  return found;
}

/** The figure on a chip: 25, 500, 1K, 100K. */
export function chipFigure(value: number): string {
  const units = value / 100;
  return units >= SHORT_FROM && units % SHORT_FROM === 0 ? `${units / SHORT_FROM}K` : String(units);
}

export function edgeSpots(value: number): number {
  return CHIPS.find(([each]) => each === value)?.[1] ?? 6;
}
