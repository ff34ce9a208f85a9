import { during, isStill } from "../../material/motion";
import { now } from "../../now.svelte";
import type { Document } from "../../wire/patch";
import type { TableStore } from "../../wire/table.svelte";
import { countedOff } from "./geometry";

const A_GROUP = 180;
const THE_REST = 600;
const STAYS_OPEN = 6000;

/** The buttons under the cover, and how far they are counted. */
export class Counting {
  /** How many groups of four have been moved off while the rod counts; null when it does not. */
  private moved: number | null = $state(null);
  private buttons = $state(0);
  private stop: () => void = () => undefined;

  constructor(readonly table: TableStore) {}

  follow(): () => void {
    const deaf = this.table.onActs((acts) => {
      const counted = acts.find((act) => act.act === "count")?.buttons as number | undefined;
      if (counted === undefined || isStill()) return;
      this.count(counted - this.brokenIn(this.table.document));
    });
    return () => {
      deaf();
      this.stop();
    };
  }

  private count(buttons: number): void {
    const { groups } = countedOff(buttons);
    const long = groups * A_GROUP + THE_REST;
    this.stop();
    this.buttons = buttons;
    this.table.hold(long);
    this.stop = during(long, (part) => (this.moved = part < 1 ? Math.min(groups, Math.floor((part * long) / A_GROUP)) : null));
  }

  /** Put the rod down: the count is known. */
  end(): void {
    this.stop();
    this.moved = null;
  }

  private brokenIn(document: Document): number {
    const settled = (document.last as Document | undefined)?.result as Document | undefined;
    const acts = ((document.seen as Document | undefined)?.irregular ?? []) as Document[];
    return acts.reduce((sum, act) => sum + ((act.buttons ?? 0) as number), 0) || ((settled?.broken ?? 0) as number);
  }

  private get result(): Document | undefined {
    return this.table.last?.result;
  }
  get isCounting(): boolean {
    return this.moved !== null && this.table.isHolding;
  }
  get isOpen(): boolean {
    if (this.isCounting || this.table.seen.shown !== undefined) return true;
    return this.table.last !== null && now() - this.table.settledAt < STAYS_OPEN;
  }
  get broken(): number {
    return this.isCounting ? 0 : ((this.result?.broken ?? 0) as number);
  }
  /** Groups of four that lie apart, buttons still in the heap, and whether these are the rest that counts. */
  get state(): { groups: number; heap: number; isRest: boolean } {
    const shown = (this.table.seen.shown as Document | undefined)?.buttons as number | undefined;
    const settled = ((this.result?.buttons ?? 0) as number) - ((this.result?.broken ?? 0) as number);
    const all = this.isCounting ? this.buttons : shown === undefined ? settled : shown - this.brokenIn(this.table.document);
    const { groups, left } = countedOff(all);
    const moved = this.isCounting ? (this.moved ?? 0) : groups;
    return { groups: moved, heap: all - 4 * moved, isRest: all - 4 * moved === left };
  }
}
