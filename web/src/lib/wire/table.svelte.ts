import type { Json, Reply, Timer } from "../../protocol";
import { language } from "../i18n/i18n.svelte";
import type { Act, Connection, Incoming, Refusal } from "./connection.svelte";
import { get, HttpError } from "./http";
import { keyOf } from "./layout";
import type { Layout, LayoutBet, LayoutSpot, Where } from "./layout";
import { patched } from "./patch";
import type { Document } from "./patch";

const NOT_FOUND = 404;

export interface Stake {
  player: string;
  bet: string;
  selection?: Json;
  layout: number;
  place?: number;
  amount: number;
  held: number;
}

export interface SettlementLine {
  player: string;
  bet: string;
  selection?: Json;
  place?: number;
  stake: number;
  result: "win" | "lose" | "push";
  odds?: string;
  returned: number;
  prize: number;
  commission: number;
  breakage: number;
  net: number;
  clauses: string[];
  readings: string[];
}

export interface LastRound {
  round: number;
  void: boolean;
  ended_at: number;
  result?: Document;
  /** What lay open at the end, where every place has a hand of its own. */
  seen?: Document;
  settlement: { lines: SettlementLine[]; players: Record<string, number>; standing?: { player: string; bet: string }[] };
  digest: string;
  /** Every bet that won, staked or not; in games where one result decides all bets. */
  lit?: [string, Json?][];
}

/** A round of which the table still remembers the result. */
export interface PastResult {
  round: number;
  void: boolean;
  result: Document;
}

export interface Turn {
  kind: "betting" | "chance" | "croupier" | "decision" | "over";
  act?: string;
  player?: string;
}

/** Something to tell the reader: a refusal with its clause, until the next round opens or it is put away. */
export interface Notice {
  key: number;
  refusal: Refusal;
  round: number;
}

/** What the player has changed on the layout and can take back: acts, and the acts that undo them. */
interface Change {
  done: Act[];
  undone: Act[];
}

interface Sending {
  key: number;
  acts: Act[];
  /** The entry that has them once they are accepted: until the document has it, they are shown as on their way. */
  entry?: number;
}

/** What waits on the felt while a result comes about. */
interface Shown {
  last: LastRound | null;
  stakes: Stake[];
  staked: number;
  purse: number | null;
}

/** What the house takes at a place beyond the limits of the bet: at least so much, or exactly so much. */
interface Asked {
  least?: number;
  exactly?: number;
}

type ActListener = (acts: Act[], clauses: readonly string[][]) => void;

const SHOWN_FOR = 6000;
/** The act of recording, forecasting or working out a strategy, where the game has it. */
const HELP = "note";
const ASKED_AFTER = 120;
const ASKED_AT_ONCE = 200;
let keys = 0;

/** A table as its viewer sees it, and what the viewer can do there. Felts read it and call `lay`, `take` and `act`. */
export class TableStore {
  document: Document = $state.raw({});
  layout: Layout | undefined = $state.raw();
  notices: Notice[] = $state.raw([]);
  private helpRefused: Refusal | null = $state.raw({});
  /** The chip in hand, in minor units. */
  chip = $state(0);
  timer: { of: "betting" | "decision"; endsAt: number; total: number } | null = $state.raw(null);
  loaded = $state(false);
  missing = $state(false);
  /** When the last round was settled, by our clock: its result stays to be read for a while. */
  settledAt = $state(0);

  /** What stays on the felt while it shows how a result came about, such as a wheel that turns. */
  private held: Shown | null = $state.raw(null);
  private before: Shown | null = null;
  private holding: ReturnType<typeof setTimeout> | undefined;

  private seq: number | null = null;
  private sending: Sending[] = $state.raw([]);
  private answers: ReadonlyMap<string, Refusal | null> = $state.raw(new Map());
  private locks: ReadonlyMap<string, Refusal> = $state.raw(new Map());
  private changes: Change[] = $state.raw([]);
  private redoable: Change[] = $state.raw([]);
  private readonly places = new Map<string, Where>();
  private readonly asked = new Map<string, Asked>();
  private readonly actListeners = new Set<ActListener>();
  private asking: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor(
    readonly id: string,
    readonly connection: Connection,
  ) {
    this.stop = connection.listen(
      (message) => this.receive(message),
      () => connection.subscribe(id, this.seq),
    );
    connection.answeredLate = (command, reply) => {
      if (!reply.accepted && "table" in command && command.table === id) this.notify(reply);
    };
  }

  close(): void {
    this.stop();
    clearTimeout(this.asking);
    clearTimeout(this.holding);
    this.connection.unsubscribe(this.id);
  }

  /** In the reader's language, and again when that changes; an answer that comes too late for it is left. */
  async loadLayout(): Promise<void> {
    const wanted = language();
    try {
      const found = await get<Layout>(`/tables/${this.id}/layout?lang=${wanted}`);
      if (wanted !== language()) return;
      this.layout = found;
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== NOT_FOUND) throw error;
      this.missing = true;
      return;
    }
    if (this.chip === 0) this.chip = this.chips[Math.min(1, this.chips.length - 1)] ?? this.layout.minimum;
    this.askSoon();
  }

  // What there is to see.

  get me(): string {
    return this.connection.person;
  }
  get you(): Document {
    return (this.document.you ?? {}) as Document;
  }
  get turn(): Turn {
    return (this.document.turn ?? { kind: "over" }) as unknown as Turn;
  }
  /** What everybody sees of the round, with what only the viewer sees laid over it. */
  get seen(): Document {
    return { ...((this.document.seen ?? {}) as Document), ...((this.you.seen ?? {}) as Document) };
  }
  get round(): number {
    return (this.document.round ?? 0) as number;
  }
  /** The last round whose result the felt has shown. */
  get last(): LastRound | null {
    return this.held ? this.held.last : this.settled;
  }
  private get settled(): LastRound | null {
    const last = this.document.last as unknown as LastRound | undefined;
    return last?.round === undefined ? null : last;
  }
  /** The results that are on the table's board, oldest first. */
  get results(): PastResult[] {
    const posted = Object.entries((this.document.results ?? {}) as Record<string, Document>);
    const found = posted.map(([round, each]) => ({ round: Number(round), void: each.void === true, result: (each.result ?? {}) as Document }));
    return found.filter((each) => each.round <= (this.last?.round ?? 0)).sort((a, b) => a.round - b.round);
  }
  get stakes(): Stake[] {
    return this.held ? this.held.stakes : this.lying;
  }
  private get lying(): Stake[] {
    return Object.values((this.document.stakes ?? {}) as unknown as Record<string, Stake>);
  }
  get staked(): number {
    if (this.held) return this.held.staked;
    const sent = this.sending.flatMap((each) => each.acts).filter((act) => act.act === "bet");
    return ((this.you.staked ?? 0) as number) + sent.reduce((sum, act) => sum + (act.stake as number), 0);
  }
  get purse(): number | null {
    return this.held ? this.held.purse : ((this.you.purse ?? null) as number | null);
  }
  /** The viewer's own decision, if it is one: the acts to choose from. */
  get choices(): Act[] {
    return (this.you.choices ?? []) as Act[];
  }
  get isMyTurn(): boolean {
    return this.turn.kind === "decision" && this.turn.player === this.me;
  }
  /** Why the viewer gets neither odds nor review just now: in some games no help may be had while one decides. The house says so. */
  get noHelp(): Refusal | null {
    return this.isMyTurn && HELP in (this.layout?.acts ?? {}) ? this.helpRefused : null;
  }
  /** Whether the last round's result is still to be shown, and nothing new lies on the layout yet. */
  isShowingResult(now: number): boolean {
    return this.held === null && this.last !== null && (this.stakes.length === 0 || now - this.settledAt < SHOWN_FOR);
  }

  /** Whether the felt still shows how the result came about. Nothing that the viewer does waits for it. */
  get isHolding(): boolean {
    return this.held !== null;
  }
  /** Keep the felt as it was before the last change until a motion ends, or the viewer goes on. */
  hold(milliseconds: number): void {
    if (milliseconds <= 0) return;
    clearTimeout(this.holding);
    this.held ??= this.before;
    this.holding = setTimeout(() => this.release(), milliseconds);
  }
  release(): void {
    clearTimeout(this.holding);
    if (this.held && this.held.last?.round !== this.settled?.round) this.settledAt = Date.now();
    this.held = null;
  }

  // The layout.

  bet(slug: string): LayoutBet | undefined {
    return this.layout?.bets.find((each) => each.bet === slug);
  }
  spot(where: Where): LayoutSpot | undefined {
    const wanted = JSON.stringify(where.selection ?? null);
    return this.bet(where.bet)?.spots.find((each) => JSON.stringify(each.selection ?? null) === wanted);
  }
  /** The chips of this table: six values from the least stake on. No regulation fixes them. */
  get chips(): number[] {
    if (!this.layout) return [];
    const { minimum, maximum, bets } = this.layout;
    const unit = Math.min(...bets.map((bet) => bet.unit));
    const values = [1, 5, 10, 25, 50, 100, 500, 1000, 5000, 10000, 100000].map((value) => value * 100);
    const usable = values.filter((value) => value % unit === 0 && (maximum === null || value <= maximum));
    const from = Math.max(0, usable.findIndex((value) => value >= minimum));
    return usable.slice(from, from + 6);
  }

  myStake(where: Where): number {
    return this.stakesAt(where).filter((each) => each.player === this.me).reduce((sum, each) => sum + each.amount, 0);
  }
  otherStakes(where: Where): Stake[] {
    return this.stakesAt(where).filter((each) => each.player !== this.me);
  }
  /** What is on its way to the house and not yet acknowledged. */
  sendingTo(where: Where): number {
    const wanted = keyOf(where);
    return this.sending
      .flatMap((each) => each.acts)
      .filter((act) => keyOf(act as unknown as Where) === wanted)
      .reduce((sum, act) => sum + (act.act === "bet" ? 1 : -1) * ((act.stake ?? 0) as number), 0);
  }
  /** How the stakes of the last round at a place ended: mine if I had one there, else anybody's. */
  outcome(where: Where): "win" | "lose" | "push" | null {
    const wanted = keyOf(where);
    const lines = (this.last?.settlement.lines ?? []).filter((line) => keyOf(line) === wanted);
    return (lines.find((line) => line.player === this.me) ?? lines[0])?.result ?? null;
  }
  /** What the viewer's stakes at a place won in the last round, the stakes themselves aside. */
  prize(where: Where): number {
    const wanted = keyOf(where);
    const lines = (this.last?.settlement.lines ?? []).filter((line) => line.player === this.me && keyOf(line) === wanted);
    return lines.reduce((sum, line) => sum + Math.max(0, line.net), 0);
  }
  /** Whether a place won in the last round, staked or not, as the server says. */
  isLit(where: Where): boolean {
    const lit = this.last?.lit ?? [];
    if (lit.length === 0) return this.outcome(where) === "win";
    const wanted = keyOf({ ...where, place: null });
    return lit.some(([bet, selection]) => keyOf({ bet, selection: selection ?? null }) === wanted);
  }
  /** Why no chip can be laid here now, or null. */
  blocked(where: Where): Refusal | null {
    return this.answers.get(keyOf(where)) ?? null;
  }

  /** Why my stake has to stay where it lies, or null; asked while bets are taken. */
  locked(where: Where): Refusal | null {
    return this.locks.get(keyOf(where)) ?? null;
  }

  /** A felt names the places it draws, so that the house can be asked which are open. */
  register(where: Where, asked: Asked = {}): () => void {
    const key = keyOf(where);
    this.places.set(key, where);
    this.asked.set(key, asked);
    this.askSoon();
    return () => this.places.delete(key);
  }

  placeOf(key: string): Where | undefined {
    return this.places.get(key);
  }

  // What the viewer does.

  lay(where: Where, amount?: number): Promise<boolean> {
    return this.layAll([where], amount);
  }

  /** Lay an amount on each of several places, on all or on none: the chip in hand, unless said. */
  layAll(places: Where[], amount?: number): Promise<boolean> {
    this.release();
    const refusal = places.map((where) => this.blocked(where)).find((each) => each !== null);
    if (refusal) {
      this.notify(refusal);
      return Promise.resolve(false);
    }
    return this.changeAll(places.map((where) => [where, amount ?? this.stakeInHand(where)] as const));
  }

  /** Take one chip back from a place, or what lies there if that is less. */
  take(where: Where, amount?: number): Promise<boolean> {
    return this.takeAll([where], amount);
  }

  takeAll(places: Where[], amount?: number): Promise<boolean> {
    this.release();
    const there = places
      .map((where) => [where, Math.min(amount ?? this.stakeInHand(where), this.myStake(where))] as const)
      .filter(([, most]) => most > 0);
    if (there.length === 0) return Promise.resolve(false);
    return this.change({
      done: there.map(([where, most]) => this.withdrawAct(where, most)),
      undone: there.map(([where, most]) => this.betAct(where, most)),
    });
  }

  /** Move what I have at one place to another, all of it or nothing. */
  move(from: Where, to: Where): Promise<boolean> {
    const there = this.myStake(from);
    if (there <= 0 || keyOf(from) === keyOf(to)) return Promise.resolve(false);
    return this.change({
      done: [this.withdrawAct(from, there), this.betAct(to, there)],
      undone: [this.withdrawAct(to, there), this.betAct(from, there)],
    });
  }

  get canUndo(): boolean {
    return this.changes.length > 0;
  }
  async undo(): Promise<void> {
    const change = this.changes.at(-1);
    if (!change) return;
    this.changes = this.changes.slice(0, -1);
    if (await this.acts(change.undone)) this.redoable = [...this.redoable, change];
  }
  async redo(): Promise<void> {
    const change = this.redoable.at(-1);
    if (!change) return;
    this.redoable = this.redoable.slice(0, -1);
    if (await this.acts(change.done)) this.changes = [...this.changes, change];
  }

  /** The bets that I made in the last round, without those that can only be added to another. */
  get lastBets(): SettlementLine[] {
    const lines = this.last?.settlement.lines ?? [];
    return lines.filter((line) => line.player === this.me && this.bet(line.bet)?.added === false);
  }
  repeat(): Promise<boolean> {
    this.release();
    return this.changeAll(this.lastBets.map((line) => [line, line.stake] as const));
  }
  double(): Promise<boolean> {
    return this.changeAll(this.mine.filter((stake) => this.blocked(stake) === null).map((stake) => [stake, stake.amount] as const));
  }
  clear(): Promise<boolean> {
    const mine = this.mine.filter((stake) => stake.amount > stake.held && this.locked(stake) === null);
    if (mine.length === 0) return Promise.resolve(false);
    return this.change({
      done: mine.map((stake) => this.withdrawAct(stake, stake.amount - stake.held)),
      undone: mine.map((stake) => this.betAct(stake, stake.amount - stake.held)),
    });
  }
  get mine(): Stake[] {
    return this.stakes.filter((stake) => stake.player === this.me);
  }

  /** Do one act that belongs to no round, such as to take a seat. A refusal becomes a notice. */
  async act(act: Act, round?: number): Promise<Reply> {
    const reply = await this.connection.do({ do: "act", table: this.id, act, ...(round === undefined ? {} : { round }) });
    if (!reply.accepted) this.notify(reply);
    return reply;
  }

  /** Do one act of the round that the viewer sees: what comes too late for it is not done in the next. */
  decide(act: Act): Promise<Reply> {
    return this.act(act, this.round);
  }

  /** Hear the acts of the round as they happen, to show them moving. */
  onActs(listener: ActListener): () => void {
    this.actListeners.add(listener);
    return () => this.actListeners.delete(listener);
  }

  notify(refusal: Refusal): void {
    this.notices = [...this.notices.slice(-2), { key: ++keys, refusal, round: this.round }];
  }
  dismiss(key: number): void {
    this.notices = this.notices.filter((each) => each.key !== key);
  }

  /** Ask which places are open and why the others are not. */
  askSoon(): void {
    clearTimeout(this.asking);
    this.asking = setTimeout(() => void this.ask(), ASKED_AFTER);
  }

  private async ask(): Promise<void> {
    if (!this.layout || this.places.size === 0) return;
    const asked = [...this.places];
    const found = await this.refusals(asked.map(([, where]) => this.betAct(where, this.leastStake(where))));
    this.answers = new Map(asked.map(([key], at) => [key, found[at] ?? null]));
    const mine = found.includes(null) ? this.lying.filter((stake) => stake.player === this.me) : [];
    const kept = await this.refusals(mine.map((stake) => this.withdrawAct(stake, stake.amount)));
    this.locks = new Map(mine.flatMap((stake, at) => (kept[at] ? [[keyOf(stake), kept[at]] as const] : [])));
  }

  /** Ask whether help may be had. Until the answer is here there is none. */
  async askHelp(): Promise<void> {
    if (HELP in (this.layout?.acts ?? {})) [this.helpRefused = null] = await this.refusals([{ act: HELP, player: this.me }]);
  }

  private async refusals(acts: Act[]): Promise<(Refusal | null)[]> {
    const found: (Refusal | null)[] = [];
    for (let from = 0; from < acts.length; from += ASKED_AT_ONCE) {
      found.push(...(await this.connection.askAll(this.id, acts.slice(from, from + ASKED_AT_ONCE))));
    }
    return found;
  }

  /** The least that a bet takes. */
  private leastStake(where: Where): number {
    const bet = this.bet(where.bet);
    const asked = this.asked.get(keyOf(where));
    if (asked?.exactly !== undefined) return asked.exactly;
    const least = Math.max(bet?.minimum ?? 0, asked?.least ?? 0);
    return bet ? Math.ceil(least / bet.unit) * bet.unit : 0;
  }
  /** As many chips of the value in hand as make up a stake that the bet takes: usually one. */
  private stakeInHand(where: Where): number {
    const unit = this.bet(where.bet)?.unit ?? 1;
    const stake = (this.chip * unit) / greatestDivisor(this.chip, unit);
    return this.myStake(where) === 0 ? Math.max(stake, this.asked.get(keyOf(where))?.least ?? 0) : stake;
  }

  private changeAll(bets: (readonly [Where, number])[]): Promise<boolean> {
    if (bets.length === 0) return Promise.resolve(false);
    return this.change({
      done: bets.map(([where, amount]) => this.betAct(where, amount)),
      undone: bets.map(([where, amount]) => this.withdrawAct(where, amount)),
    });
  }

  private async change(change: Change): Promise<boolean> {
    const accepted = await this.acts(change.done);
    if (accepted) {
      this.changes = [...this.changes, change];
      this.redoable = [];
    }
    return accepted;
  }

  private async acts(acts: Act[]): Promise<boolean> {
    const sent: Sending = { key: ++keys, acts };
    this.sending = [...this.sending, sent];
    const reply = await this.connection.do({ do: "acts", table: this.id, acts, round: this.round });
    const entry = (reply.body as { number?: number } | undefined)?.number;
    if (reply.accepted && entry !== undefined && entry > (this.seq ?? 0)) {
      this.sending = this.sending.map((each) => (each.key === sent.key ? { ...each, entry } : each));
    } else {
      this.sending = this.sending.filter((each) => each.key !== sent.key);
    }
    if (!reply.accepted) this.notify(reply);
    return reply.accepted;
  }

  private betAct(where: Where, stake: number): Act {
    return { act: "bet", ...this.position(where), stake };
  }
  private withdrawAct(where: Where, stake: number): Act {
    return { act: "withdraw", ...this.position(where), stake };
  }
  private position(where: Where): Act {
    const found: Act = { player: this.me, bet: where.bet };
    if (where.selection !== undefined && where.selection !== null) found.selection = where.selection;
    if (where.place !== undefined && where.place !== null) found.place = where.place;
    return found;
  }
  private stakesAt(where: Where): Stake[] {
    const wanted = keyOf(where);
    return this.stakes.filter((each) => keyOf(each) === wanted);
  }

  private receive(message: Incoming): void {
    if (!("table" in message) || message.table !== this.id) return;
    switch (message.is) {
      case "view":
        this.replace(message.view, message.seq);
        break;
      case "change":
        if (message.seq <= (this.seq ?? -1)) return;
        if (message.after !== this.seq) {
          this.seq = null;
          this.connection.subscribe(this.id, null);
          return;
        }
        this.before = { last: this.last, stakes: this.stakes, staked: this.staked, purse: this.purse };
        this.replace({ ...patched(this.document, message.patch), you: message.you ?? this.you }, message.seq);
        for (const listener of this.actListeners) listener(message.acts ?? [], message.clauses ?? []);
        break;
      case "yours":
        this.document = { ...this.document, you: message.you };
        break;
      case "timer":
        this.timer = runningTimer(message);
        break;
      case "failed":
        this.missing ||= !this.loaded;
    }
  }

  private replace(document: Document, seq: number): void {
    const before = { round: this.round, asked: this.whatAnswersDependOn, last: this.settled?.round };
    this.document = document;
    this.seq = seq;
    this.sending = this.sending.filter((each) => each.entry === undefined || each.entry > seq);
    if (this.loaded && this.settled?.round !== before.last) this.settledAt = Date.now();
    if (this.round !== before.round) {
      this.changes = [];
      this.redoable = [];
      this.notices = this.notices.filter((each) => each.round >= before.round);
    }
    if (!this.loaded || this.whatAnswersDependOn !== before.asked) this.askSoon();
    this.loaded = true;
  }

  private get whatAnswersDependOn(): string {
    const open = this.turn.kind === "betting" ? this.document.seen : null;
    return JSON.stringify([this.round, this.turn, open, this.lying.filter((stake) => stake.player === this.me)]);
  }
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function runningTimer(message: Timer): TableStore["timer"] {
  if (message.of !== "betting" && message.of !== "decision") return null;
  return { of: message.of, endsAt: Date.now() + (message.milliseconds ?? 0), total: message.total ?? 0 };
}
