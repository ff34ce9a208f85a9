import type { PastRound, PastRounds } from "../../protocol";
import { get } from "../wire/http";
import type { TableStore } from "../wire/table.svelte";

/** The rounds at a table in which the viewer took part, the latest first; made while a component is set up, and read anew after each round. */
export class OwnRounds {
  all: PastRound[] = $state.raw([]);

  constructor(table: () => TableStore) {
    $effect(() => {
      void table().last?.round;
      get<PastRounds>(`/rounds?table=${encodeURIComponent(table().id)}`).then(
        (found) => (this.all = found.rounds),
        () => undefined,
      );
    });
  }

  get latest(): number | null {
    return this.all[0]?.round ?? null;
  }
}
