import type { Act, Refusal } from "../wire/connection.svelte";
import type { TableStore } from "../wire/table.svelte";

/** Something that a player may say in a game beside betting: an act, the key for it, and its name on the button. */
export interface Offer {
  /** The act; where an amount is free, several acts, of which the first that the house accepts is done. */
  acts: Act[];
  /** What KeyboardEvent calls the key, in capitals. */
  key?: string;
  /** What is expected of the player now, though bets may go on. */
  main?: boolean;
  /** Shown only while it is open; others are shown with the reason why they are not. */
  aside?: boolean;
  name: string;
  /** Done on the page alone, such as to turn what is in the hand: the house is not asked. */
  run?: () => void;
}

export interface Answered extends Offer {
  /** The act that would be accepted now, or why none would. */
  open: Act | null;
  refusal: Refusal | null;
}

export const isOpen = (offer: Answered): boolean => offer.open !== null || offer.run !== undefined;

/** What a game offers its player now, as the house answers: nothing here knows a rule. */
export class Offers {
  answered: Answered[] = $state.raw([]);
  private asked = 0;

  constructor(private readonly table: TableStore) {}

  /** Ask the house about every offer anew. */
  async ask(offers: Offer[]): Promise<void> {
    const asked = ++this.asked;
    const acts = offers.flatMap((offer) => offer.acts);
    const answers = acts.length === 0 ? [] : await this.table.connection.askAll(this.table.id, acts);
    if (asked !== this.asked || answers.length < acts.length) return;
    let at = 0;
    const answered = offers.map((offer) => {
      const refusals = offer.acts.map(() => answers[at++] ?? null);
      const open = refusals.findIndex((refusal) => refusal === null);
      return { ...offer, open: offer.acts[open] ?? null, refusal: open < 0 ? (refusals[0] ?? null) : null };
    });
    this.answered = answered.filter((offer) => isOpen(offer) || offer.aside !== true);
  }

  get isOpen(): boolean {
    return this.answered.some(isOpen);
  }

  do(offer: Answered): void {
    if (offer.run) offer.run();
    else if (offer.open) void this.table.decide(offer.open);
    else if (offer.refusal) this.table.notify(offer.refusal);
  }

  /** Do what a key stands for; false where no offer has it. */
  press(key: string): boolean {
    const offer = this.answered.find((each) => each.key?.toUpperCase() === key.toUpperCase());
    if (!offer || !this.isOpen) return false;
    this.do(offer);
    return true;
  }
}
