/** The roads that players keep of a shoe. They are custom, not law, and predict nothing. */
export type Winner = "player" | "banker" | "tie";

export interface RoadResult {
  winner: Winner;
  player_pair?: boolean;
  banker_pair?: boolean;
  natural?: boolean;
}

/** A mark of the big road: a round that was won, and the ties that followed it. */
export interface Mark extends RoadResult {
  ties: number;
}

export interface Cell<Kept> {
  column: number;
  row: number;
  kept: Kept;
}

export type Colour = "red" | "blue";
export type DerivedRoad = "big-eye-boy" | "small-road" | "cockroach-road";

export const ROWS = 6;
/** How many columns to the left each derived road compares. */
export const COMPARED: Record<DerivedRoad, number> = { "big-eye-boy": 1, "small-road": 2, "cockroach-road": 3 };
export const DERIVED = Object.keys(COMPARED) as DerivedRoad[];

/** Every result in its order, six to a column. */
export function beadPlate(results: readonly RoadResult[]): Cell<RoadResult>[] {
  return results.map((kept, at) => ({ column: Math.floor(at / ROWS), row: at % ROWS, kept }));
}

/** Runs of the same winner. A tie is marked on the round before it; ties before any winner, on the first one. */
export function runs(results: readonly RoadResult[]): Mark[][] {
  const columns: Mark[][] = [];
  let tiesBefore = 0;
  for (const result of results) {
    const last = columns.at(-1);
    const mark = last?.at(-1);
    if (result.winner === "tie") {
      if (mark) mark.ties += 1;
      else tiesBefore += 1;
    } else if (last && mark?.winner === result.winner) {
      last.push({ ...result, ties: 0 });
    } else {
      columns.push([{ ...result, ties: tiesBefore }]);
      tiesBefore = 0;
    }
  }
  return columns;
}

/** Lay runs out on six rows: a run that reaches the bottom or another one turns to the right. */
export function laidOut<Kept>(columns: readonly (readonly Kept[])[]): Cell<Kept>[] {
  const taken = new Set<string>();
  const isFree = (column: number, row: number): boolean => row < ROWS && !taken.has(`${column} ${row}`);
  const cells: Cell<Kept>[] = [];
  let begins = 0;
  for (const run of columns) {
    while (!isFree(begins, 0)) begins += 1;
    let [column, row] = [begins, 0];
    let turned = false;
    run.forEach((kept, at) => {
      if (at > 0) {
        turned ||= !isFree(column, row + 1);
        if (turned) column += 1;
        else row += 1;
      }
      taken.add(`${column} ${row}`);
      cells.push({ column, row, kept });
    });
    begins += 1;
  }
  return cells;
}

export const bigRoad = (results: readonly RoadResult[]): Cell<Mark>[] => laidOut(runs(results));

/** The colours of a derived road, one for each mark of the big road from where it begins. */
export function derivedColours(columns: readonly (readonly Mark[])[], compared: number): Colour[] {
  const lengthOf = (column: number): number => columns[column]?.length ?? 0;
  return columns.flatMap((run, column) =>
    run.flatMap((_, row): Colour[] => {
      if (column < compared || (column === compared && row === 0)) return [];
      if (row === 0) return [lengthOf(column - 1) === lengthOf(column - 1 - compared) ? "red" : "blue"];
      const beside = lengthOf(column - compared);
      return [beside > row === beside > row - 1 ? "red" : "blue"];
    }),
  );
}

export function derivedRoad(results: readonly RoadResult[], road: DerivedRoad): Cell<Colour>[] {
  const columns: Colour[][] = [];
  for (const colour of derivedColours(runs(results), COMPARED[road])) {
    if (columns.at(-1)?.[0] === colour) columns.at(-1)?.push(colour);
    else columns.push([colour]);
  }
  return laidOut(columns);
}

/** What each derived road would get if a side won the next round; null where it would get nothing yet. */
export function askTheRoad(results: readonly RoadResult[], winner: "player" | "banker"): Record<DerivedRoad, Colour | null> {
  const before = runs(results);
  const after = runs([...results, { winner }]);
  const next = (road: DerivedRoad): Colour | null => {
    const colours = derivedColours(after, COMPARED[road]);
    return colours.length > derivedColours(before, COMPARED[road]).length ? (colours.at(-1) ?? null) : null;
  };
  return { "big-eye-boy": next("big-eye-boy"), "small-road": next("small-road"), "cockroach-road": next("cockroach-road") };
}

/** How many columns of a road fit, and from which one on: the latest are always in sight. */
export function firstShown(cells: readonly Cell<unknown>[], fit: number): number {
  const most = cells.reduce((found, cell) => Math.max(found, cell.column + 1), 0);
  return Math.max(0, most + 1 - fit);
}
