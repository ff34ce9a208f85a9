import type { TableStore } from "../../wire/table.svelte";
import { myBox, seenOf } from "./round";
import type { KeptHand } from "./round";

/** The viewer's own hand of the last deal: it stays to be seen once the round is settled. */
export class OwnHand {
  kept: KeptHand | null = $state.raw(null);

  constructor(table: TableStore) {
    $effect(() => {
      const [cards, box] = [seenOf(table).hand ?? [], myBox(table)];
      if (cards.length > 0 && box !== null) this.kept = { round: table.round, box, cards };
    });
  }

  /** The viewer's box in a round, if the hand that is kept is of that round. */
  boxIn(round: number | undefined): number | null {
    return this.kept !== null && this.kept.round === round ? this.kept.box : null;
  }
}
