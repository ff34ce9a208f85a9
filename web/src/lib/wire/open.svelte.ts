import type { Connection, Act, Refusal } from "./connection.svelte";
import type { Stake } from "./document";
import { keyOf } from "./layout";
import type { Where } from "./layout";

/** What the house takes at a place beyond the limits of the bet: at least so much, or exactly so much. */
export interface Asked {
  least?: number;
  exactly?: number;
}

/** What a place would say to chips that somebody holds over it: of each value, why it would be refused. */
export interface Held {
  key: string;
  refusals: ReadonlyMap<number, Refusal>;
}

/** What acts are made of; the table knows who plays and what the bets take. */
interface OfTable {
  readonly id: string;
  readonly connection: Connection;
  readonly chips: number[];
  readonly lying: Stake[];
  readonly me: string;
  leastStake(where: Where, asked: Asked): number;
  stakeOf(chip: number, where: Where): number;
  betAct(where: Where, stake: number): Act;
  withdrawAct(where: Where, stake: number): Act;
}

const ASKED_AFTER = 120;
const HELD_AFTER = 90;
const ASKED_AT_ONCE = 200;

/** Which places are open, and why the others are not: the house is asked, and nothing is worked out here. */
export class OpenPlaces {
  held: Held | null = $state.raw(null);
  /** Whether what is known may be of before the last change. */
  isAsking = $state(false);
  private answers: ReadonlyMap<string, Refusal | null> = $state.raw(new Map());
  private locks: ReadonlyMap<string, Refusal> = $state.raw(new Map());
  private readonly places = new Map<string, Where>();
  private readonly asked = new Map<string, Asked>();
  private asking: ReturnType<typeof setTimeout> | undefined;
  private holding: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: OfTable) {}

  close(): void {
    clearTimeout(this.asking);
    clearTimeout(this.holding);
  }

  /** A felt names the places it draws, so that the house can be asked which are open. */
  register(where: Where, asked: Asked): () => void {
    const key = keyOf(where);
    this.places.set(key, where);
    this.asked.set(key, asked);
    this.askSoon();
    return () => this.places.delete(key);
  }

  placeOf(key: string): Where | undefined {
    return this.places.get(key);
  }
  askedAt(where: Where): Asked {
    return this.asked.get(keyOf(where)) ?? {};
  }

  /** Why no chip can be laid here now, or null. */
  blocked(where: Where): Refusal | null {
    return this.answers.get(keyOf(where)) ?? null;
  }
  /** Why my stake has to stay where it lies, or null; asked while bets are taken. */
  locked(where: Where): Refusal | null {
    return this.locks.get(keyOf(where)) ?? null;
  }

  /** Ask which places are open and why the others are not. */
  askSoon(): void {
    clearTimeout(this.asking);
    this.isAsking = true;
    const asking = setTimeout(() => void this.ask().then(() => (this.isAsking &&= asking !== this.asking)), ASKED_AFTER);
    this.asking = asking;
  }

  /** Chips are held over a place, or over none: ask which of them would be too many or too few there. */
  holdOver(where: Where | null): void {
    clearTimeout(this.holding);
    if (this.held?.key !== (where && keyOf(where))) this.held = null;
    if (where && this.blocked(where) === null) this.holding = setTimeout(() => void this.askHeld(where), HELD_AFTER);
  }

  async refusals(acts: Act[]): Promise<(Refusal | null)[]> {
    const found: (Refusal | null)[] = [];
    for (let from = 0; from < acts.length; from += ASKED_AT_ONCE) {
      found.push(...(await this.table.connection.askAll(this.table.id, acts.slice(from, from + ASKED_AT_ONCE))));
    }
    return found;
  }

  private async ask(): Promise<void> {
    if (this.places.size === 0) return;
    const asked = [...this.places];
    const found = await this.refusals(asked.map(([, where]) => this.table.betAct(where, this.table.leastStake(where, this.askedAt(where)))));
    this.answers = new Map(asked.map(([key], at) => [key, found[at] ?? null]));
    const mine = found.includes(null) ? this.table.lying.filter((stake) => stake.player === this.table.me) : [];
    const kept = await this.refusals(mine.map((stake) => this.table.withdrawAct(stake, stake.amount)));
    this.locks = new Map(mine.flatMap((stake, at) => (kept[at] ? [[keyOf(stake), kept[at]] as const] : [])));
  }

  private async askHeld(where: Where): Promise<void> {
    const { chips } = this.table;
    const found = await this.refusals(chips.map((chip) => this.table.betAct(where, this.table.stakeOf(chip, where))));
    this.held = { key: keyOf(where), refusals: new Map(chips.flatMap((chip, at) => (found[at] ? [[chip, found[at]] as const] : []))) };
  }
}
