import type { Command, Desk, DeskStep, Json, Reply } from "../../../protocol";
import { language } from "../../i18n/i18n.svelte";
import type { Act, Connection, Refusal } from "../../wire/connection.svelte";
import { get, HttpError } from "../../wire/http";
import { typedValue } from "./typed";

const WAITING_MOST = 12;
const TRIES_MOST = 20;
const SHOWN_AFTER = 40;

/** A command, and what was typed for it, in words. */
type Asked = Command & { typed?: string };

/** Something that the croupier asked for while the house was still at the last thing. It is of one round. */
interface Waiting {
  round: number;
  begin: () => Asked | null;
}

/** The desk of a table: what comes next, as the house says it, and what the croupier does about it, one thing after another. */
export class CroupierDesk {
  document: Desk | undefined = $state.raw();
  /** Why the last thing was not done. */
  refused: Refusal | null = $state.raw(null);
  /** Which payment the croupier has in hand: the first, unless he takes up another. */
  chosen = $state(0);
  working = $state(false);
  /** What was typed in last, in words: those who typed it see whether it was right, also where it lies face down. */
  recorded = $state("");

  private waiting: Waiting[] = [];
  private loading: Promise<void> | undefined;
  private stale = false;

  constructor(
    readonly id: string,
    private readonly connection: Connection,
  ) {}

  get next(): DeskStep | null {
    return this.document?.next ?? null;
  }
  get payment(): Desk["due"][number] | undefined {
    return this.document?.due[this.chosen];
  }

  /** Load it, and once more if something has happened meanwhile. */
  load(): Promise<void> {
    this.stale = true;
    this.loading ??= this.loadWhileStale().finally(() => (this.loading = undefined));
    return this.loading;
  }

  /** Load it as it is after a reply; the server may say it a moment before it shows it. */
  private async loadFrom(reply: Reply): Promise<void> {
    const number = reply.accepted ? ((reply.body?.number ?? 0) as number) : 0;
    await this.load();
    for (let tries = 0; (this.document?.seq ?? 0) < number && tries < TRIES_MOST; tries++) {
      await new Promise((resume) => setTimeout(resume, SHOWN_AFTER));
      await this.load();
    }
  }

  private async loadWhileStale(): Promise<void> {
    while (this.stale) {
      this.stale = false;
      try {
        const found = await get<Desk>(`/tables/${this.id}/desk?lang=${language()}`);
        if (found.seq !== this.document?.seq) this.chosen = 0;
        this.document = found;
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        this.refused = { says: error.says };
      }
    }
  }

  /** What is prescribed, by one key. Of a payment, the one in hand. */
  goOn(): void {
    this.ask(() => {
      const step = this.payment ?? this.next;
      return step ? this.command(step.act) : null;
    });
  }

  /** What the dice, the wheel, the shoe, the buttons or the tiles showed. */
  record(text: string, says: string): void {
    this.ask(() => {
      const awaited = this.document?.awaited;
      if (!awaited?.field) return null;
      return { ...this.command({ ...awaited.act, [awaited.field]: typedValue(awaited, text) }), typed: says };
    });
  }

  /** Settle the stake in hand in another way than the law does: the house says why not. */
  settleBy(kind: string): void {
    const payment = this.payment;
    if (payment) this.act({ ...payment.act, act: kind });
  }

  act(act: Act, reason = ""): void {
    this.ask(() => this.command(act, reason));
  }

  /** Take back what was typed from an entry on; the house lets a supervisor do it, before anything is paid. */
  takeBack(entry: number): void {
    this.ask(() => ({ do: "reverse", table: this.id, from: entry }));
  }

  private command(act: { [name: string]: Json }, reason = ""): Command {
    return { do: "act", table: this.id, act, round: this.document?.round ?? 0, ...(reason === "" ? {} : { reason }) };
  }

  private ask(begin: Waiting["begin"]): void {
    const round = this.document?.round;
    if (round === undefined || this.waiting.length >= WAITING_MOST) return;
    this.waiting.push({ round, begin });
    if (!this.working) void this.work();
  }

  /** One thing after another: each begins with what the house says after the one before. A refusal drops the rest. */
  private async work(): Promise<void> {
    this.working = true;
    for (let each = this.waiting.shift(); each; each = this.waiting.shift()) {
      if (each.round !== this.document?.round) continue;
      const asked = each.begin();
      if (!asked) continue;
      const { typed, ...command } = asked;
      const reply = await this.connection.do(command);
      if (reply.accepted) this.recorded = typed ?? (command.do === "reverse" ? "" : this.recorded);
      this.refused = reply.accepted ? null : reply;
      if (!reply.accepted) this.waiting = [];
      await this.loadFrom(reply);
    }
    this.working = false;
  }
}
