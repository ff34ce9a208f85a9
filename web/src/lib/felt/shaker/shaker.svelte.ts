import { isStill } from "../../material/motion";
import { now } from "../../now.svelte";
import type { TableStore } from "../../wire/table.svelte";

const LIFT = 320;
const LOOK = 1100; // to see the dice before the lamps
const STAYS_OPEN = 6000;

/** The three dice of a table, and whether the cover is lifted: nothing of a throw is known before that. */
export class Shaker {
  private thrown: (number | string)[] = $state.raw([]);

  constructor(readonly table: TableStore) {}

  /** Follow the table; gives a function that stops it. */
  follow(): () => void {
    return this.table.onActs((acts) => {
      const dice = acts.find((act) => act.act === "dice")?.dice as (number | string)[] | undefined;
      if (!dice) return;
      this.thrown = dice;
      if (!isStill()) this.table.hold(LIFT + LOOK);
    });
  }

  private get shown(): (number | string)[] | undefined {
    return (this.table.seen.shown as { dice?: (number | string)[] } | undefined)?.dice;
  }
  get isOpen(): boolean {
    return this.table.isHolding || this.shown !== undefined || (this.table.last !== null && now() - this.table.settledAt < STAYS_OPEN);
  }
  get dice(): (number | string)[] {
    if (this.table.isHolding) return this.thrown;
    return this.shown ?? ((this.table.last?.result?.dice ?? []) as (number | string)[]);
  }
}
