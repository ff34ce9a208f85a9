import type { TableStore } from "../../wire/table.svelte";
import type { RoadResult } from "./roads";

export interface NumberedResult extends RoadResult {
  round: number | null;
}

/** What a table keeps of a round: its result, and whether the cards were shuffled before it. */
interface Kept {
  result?: RoadResult;
  shuffled?: boolean;
}

/** The results of the shoe in their order; with the numbers of their rounds, where the table keeps them. */
export function resultsOf(table: TableStore): NumberedResult[] {
  const kept = table.document.results as unknown as Record<string, Kept> | undefined;
  if (kept) return sinceShuffle(kept);
  return ((table.seen.results ?? []) as unknown as RoadResult[]).map((each) => ({ ...each, round: null }));
}

export function sinceShuffle(kept: Record<string, Kept>): NumberedResult[] {
  const rounds = Object.keys(kept).map(Number).sort((one, other) => one - other);
  const from = rounds.findLastIndex((round) => kept[round]?.shuffled === true);
  return rounds.slice(Math.max(0, from)).flatMap((round) => {
    const result = kept[round]?.result;
    return result?.winner ? [{ ...result, round }] : [];
  });
}
