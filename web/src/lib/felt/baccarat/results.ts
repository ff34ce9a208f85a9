import type { TableStore } from "../../wire/table.svelte";
import type { RoadResult } from "./roads";

export interface NumberedResult extends RoadResult {
  round: number | null;
}

/** The results of the shoe in their order; with the numbers of their rounds, where the table keeps them. */
export function resultsOf(table: TableStore): NumberedResult[] {
  const kept = table.document.results as unknown as Record<string, RoadResult> | undefined;
  if (kept) {
    const rounds = Object.keys(kept).map(Number).sort((one, other) => one - other);
    return rounds.flatMap((round) => (kept[round]?.winner ? [{ ...kept[round], round }] : []));
  }
  return ((table.seen.results ?? []) as unknown as RoadResult[]).map((each) => ({ ...each, round: null }));
}
