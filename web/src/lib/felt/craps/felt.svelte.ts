import type { Json } from "../../../protocol";
import { during, isStill } from "../../material/motion";
import type { Act } from "../../wire/connection.svelte";
import type { Document } from "../../wire/patch";
import type { TableStore } from "../../wire/table.svelte";

const ROLLS_FOR = 1100;
const FACES_SHOWN = 11;

/** Throws that decide a bet when it is made: by price, in the order of the layout's prices, and those that draw it. */
interface Deciding {
  win: [number, number][][];
  draw: [number, number][];
}

/** A throw of the past, and the point after it. */
export interface Throw {
  round: number;
  dice: number[];
  total: number;
  point: number | null;
  /** Whether the throw marked the point, or took the mark away. */
  marks: "on" | "off" | null;
}

/** What the felt of craps shows beyond the table: dice that roll, the puck where it was until they rest. */
export class CrapsFelt {
  /** The part of a roll that has passed; 1 at rest. */
  rolled = $state(1);
  /** What was to be seen of the round before the dice began to roll. */
  private shown: Document = $state.raw({});
  /** Which of the dice presented the shooter has chosen, as far as this page knows. */
  chosen: number[] = $state.raw([]);

  private rolling: [number, number] = $state.raw([1, 1]);
  private stop: () => void = () => undefined;

  constructor(readonly table: TableStore) {
    $effect(() => table.onActs((acts) => this.show(acts)));
    $effect(() => {
      if (table.isHolding) return;
      this.shown = table.seen;
      this.rest();
    });
  }

  /** The dice of the last throw, or those that are still rolling. */
  get dice(): number[] {
    if (this.rolled < 1) {
      const turned = Math.floor(this.rolled * FACES_SHOWN);
      return this.rolling.map((face, at) => ((face + turned * (at + 2)) % 6) + 1);
    }
    return numbers(this.table.last?.result?.dice);
  }
  get isRolling(): boolean {
    return this.rolled < 1 || this.isInTheAir;
  }
  /** Thrown, with no result yet. */
  get isInTheAir(): boolean {
    return this.shown.phase === "throwing";
  }
  get isRepeated(): boolean {
    return this.shown.repeats === true;
  }
  get point(): number | null {
    return numberOr(this.shown.point);
  }
  get total(): number | null {
    return numberOr(this.table.last?.result?.total);
  }
  get history(): Throw[] {
    let before: number | null = null;
    return this.table.results
      .filter((each) => !each.void && Array.isArray(each.result.dice))
      .map(({ round, result }) => {
        const point = numberOr(result.point);
        const marks = point === before ? null : point === null ? ("off" as const) : ("on" as const);
        before = point;
        return { round, dice: numbers(result.dice), total: numberOr(result.total) ?? 0, point, marks };
      });
  }
  get shooter(): string | null {
    return (this.shown.shooter ?? null) as string | null;
  }
  get offered(): string | null {
    return (this.shown.offered ?? null) as string | null;
  }
  /** The bettors in the order in which the dice go round. */
  get order(): string[] {
    return (this.shown.order ?? []) as string[];
  }
  /** How many dice are presented to a new shooter. */
  get presented(): number {
    return numberOr(this.table.layout?.options.find((each) => each.option === "dice-count")?.value) ?? 0;
  }
  /** The act by which I take some of the dice that are offered to me. */
  get choosing(): Act | undefined {
    return this.table.choices.find((each) => each.act === "choose");
  }
  /** Choose a die or leave it; with the last one that is needed, the dice are taken. */
  choose(die: number): void {
    const act = this.choosing;
    if (!act) return;
    this.chosen = this.chosen.includes(die) ? this.chosen.filter((each) => each !== die) : [...this.chosen, die];
    if (this.chosen.length === act.dice) void this.table.decide(act);
  }

  deciding(bet: string): Deciding {
    const throws = (this.table.layout?.equipment.throws ?? {}) as unknown as Record<string, Deciding>;
    return throws[bet] ?? { win: [], draw: [] };
  }
  /** The totals by which a bet wins when it is made, by price: `[price, totals]`. */
  totals(bet: string): [string, number[]][] {
    const pays = this.table.spot({ bet })?.pays ?? [];
    return this.deciding(bet).win.map((dice, at) => [pays[at] ?? "", totalsOf(dice)]);
  }

  private show(acts: Act[]): void {
    const thrown = acts.find((act) => act.act === "dice");
    if (acts.some((act) => act.act === "offer")) this.chosen = [];
    if (!thrown || isStill()) return;
    const [first = 1, second = 1] = numbers(thrown.dice);
    this.rolling = [first, second];
    this.table.hold(ROLLS_FOR);
    this.stop();
    this.rolled = 0;
    this.stop = during(ROLLS_FOR, (part) => (this.rolled = part));
  }

  private rest(): void {
    this.stop();
    this.rolled = 1;
  }
}

export function totalsOf(throws: readonly (readonly number[])[]): number[] {
  return [...new Set(throws.map((dice) => dice.reduce((sum, die) => sum + die, 0)))].sort((a, b) => a - b);
}

function numberOr(value: Json | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function numbers(value: Json | undefined): number[] {
  return Array.isArray(value) ? value.filter((each): each is number => typeof each === "number") : [];
}
