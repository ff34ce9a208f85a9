import { money } from "../i18n/i18n.svelte";
import { cardName } from "../material/cards";
import type { Layout } from "../wire/layout";
import type { TableStore } from "../wire/table.svelte";

/** An act of a round, as everybody saw it. Bets that follow each other are one step. */
export interface Step {
  key: number;
  round: number;
  /** When it was done, in milliseconds by the house's clock. */
  at: number;
  act: Record<string, unknown>;
  clauses: string[];
  bets: number;
}

const BETS = new Set(["bet", "withdraw", "move"]);
const UNSAID = new Set(["act", "entry", "round", "layout"]);
const KEPT = 400;
const MICROSECONDS = 1000;
const A_CARD = /^(?:[2-9TJQKA][shcd]|\?\?)$/;

/** The steps of the round under way, and of the one before it. */
export class Steps {
  list: Step[] = $state.raw([]);
  last: Step[] = $state.raw([]);
  /** What was called last in this round. */
  call = $derived(this.list.findLast((step) => isCall(step.act)));
  private keys = 0;

  constructor(
    private readonly table: TableStore,
    private readonly heard: (step: Step) => void = () => undefined,
  ) {}

  listen(): () => void {
    return this.table.onActs((acts, clauses, times) =>
      acts.forEach((act, at) => this.add(act as Record<string, unknown>, clauses[at] ?? [], times[at] ?? 0)),
    );
  }

  private add(act: Record<string, unknown>, clauses: readonly string[], at: number): void {
    const round = Number(act.round ?? this.table.round);
    if (this.list.length > 0 && this.list.at(-1)?.round !== round) [this.last, this.list] = [this.list, []];
    const before = this.list;
    const last = before.at(-1);
    const isBet = BETS.has(String(act.act));
    if (isBet && last && last.bets > 0) {
      this.list = [...before.slice(0, -1), { ...last, bets: last.bets + 1 }];
      return;
    }
    const step = { key: ++this.keys, round, at: at / MICROSECONDS, act, clauses: [...clauses], bets: isBet ? 1 : 0 };
    this.list = [...before, step].slice(-KEPT);
    this.heard(step);
  }
}

/** Whether who deals says it aloud: it has no more to it than its name, as no bet, payment or result. */
export const isCall = (act: Record<string, unknown>): boolean => Object.keys(act).every((name) => UNSAID.has(name));

/** An act in words: its name, and what it says. */
export function textOf(layout: Layout, act: Record<string, unknown>): string {
  const name = layout.acts[String(act.act)] ?? String(act.act);
  const said = Object.entries(act)
    .filter(([field, value]) => !UNSAID.has(field) && value !== null)
    .map(([field, value]) => saidOf(layout, field, value));
  return [name, ...said].join(" · ");
}

function saidOf(layout: Layout, field: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => saidOf(layout, field, each)).join(" ");
  if (field === "stake") return money(Number(value));
  if (field === "bet") return layout.bets.find((each) => each.bet === value)?.name ?? String(value);
  const text = String(value);
  return A_CARD.test(text) ? cardName(text) : (layout.results[text] ?? text);
}
