import type { Reply, Timer } from "../../protocol";
import { language } from "../i18n/i18n.svelte";
import type { Act, Connection, Incoming, Refusal } from "./connection.svelte";
import type { Change, LastRound, Notice, PastResult, Sending, SettlementLine, Shown, Stake, Turn } from "./document";
import { get, HttpError } from "./http";
import { keyOf } from "./layout";
import type { Layout, Laid, LayoutBet, LayoutSpot, Where } from "./layout";
import { OpenPlaces } from "./open.svelte";
import type { Asked } from "./open.svelte";
import { patched } from "./patch";
import type { Document } from "./patch";

const NOT_FOUND = 404;

/** Hears acts as they happen, each with its clauses and its time in microseconds. */
type ActListener = (acts: Act[], clauses: readonly string[][], times: readonly number[]) => void;

const SHOWN_FOR = 6000;
/** The act of recording, forecasting or working out a strategy, where the game has it. */
const HELP = "note";
const MICROSECONDS = 1000;
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

  private seq: number | null = $state(null);
  private sending: Sending[] = $state.raw([]);
  private changes: Change[] = $state.raw([]);
  private redoable: Change[] = $state.raw([]);
  private readonly open = new OpenPlaces(this);
  private readonly actListeners = new Set<ActListener>();
  private readonly refusedListeners = new Set<(refused: Laid[]) => void>();
  /** When the last betting ended, and of which round. */
  private bell: { round: number; at: number } | null = $state.raw(null);
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
    this.open.close();
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
    this.open.askSoon();
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
  get lying(): Stake[] {
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
    return this.open.blocked(where);
  }
  /** Why my stake has to stay where it lies, or null; asked while bets are taken. */
  locked(where: Where): Refusal | null {
    return this.open.locked(where);
  }
  /** The entry of the document for which it is known which places are open. */
  get answeredAt(): number | undefined {
    return this.open.isAsking ? undefined : (this.seq ?? undefined);
  }
  /** A felt names the places it draws, so that the house can be asked which are open. */
  register(where: Where, asked: Asked = {}): () => void {
    return this.open.register(where, asked);
  }
  placeOf(key: string): Where | undefined {
    return this.open.placeOf(key);
  }
  /** Chips are held over a place, or over none any more. */
  holdOver(where: Where | null): void {
    this.open.holdOver(where);
  }
  /** Where the chip in hand is held over a place that would not take it: the name of the place. */
  get unfit(): string | null {
    const { held } = this.open;
    return held?.refusals.has(this.chip) === true ? held.key : null;
  }
  /** Whether a chip fits nowhere now: the viewer has less than that, or the place under it takes none of them. */
  fitsNowhere(chip: number): boolean {
    return (this.purse !== null && chip > this.purse) || this.open.held?.refusals.has(chip) === true;
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
    return this.changeAll(places.map((where) => [where, amount ?? this.stakeOf(this.chip, where)] as const));
  }

  /** Take one chip back from a place, or what lies there if that is less. */
  take(where: Where, amount?: number): Promise<boolean> {
    return this.takeAll([where], amount);
  }

  takeAll(places: Where[], amount?: number): Promise<boolean> {
    this.release();
    const there = places
      .map((where) => [where, Math.min(amount ?? this.stakeOf(this.chip, where), this.myStake(where))] as const)
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
    return this.changeAll(this.mine.filter((stake) => !this.standsAsItIs(stake)).map((stake) => [stake, stake.amount] as const));
  }
  /** Whether nothing can be laid there nor taken away. What only its limit stops can be taken away: doubling it is refused, with the limit. */
  private standsAsItIs(stake: Stake): boolean {
    return this.blocked(stake) !== null && (this.locked(stake) !== null || this.spot(stake)?.placed === false);
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

  /** Hear of chips that the house did not take. */
  onRefused(listener: (refused: Laid[]) => void): () => void {
    this.refusedListeners.add(listener);
    return () => this.refusedListeners.delete(listener);
  }

  notify(refusal: Refusal, bet: number | null = null): void {
    this.notices = [...this.notices.slice(-2), { key: ++keys, refusal, round: this.round, bet }];
  }
  /** Of a bet that came after the bell of its round: when that was, and when the house had the bet, in milliseconds. */
  lateness({ refusal, bet }: Notice): { bell: number; arrived: number } | null {
    const { bell } = this;
    if (bell === null || bell.round !== bet || refusal.at === undefined || refusal.at < bell.at) return null;
    return { bell: bell.at / MICROSECONDS, arrived: refusal.at / MICROSECONDS };
  }
  dismiss(key: number): void {
    this.notices = this.notices.filter((each) => each.key !== key);
  }

  /** Ask whether help may be had. Until the answer is here there is none. */
  async askHelp(): Promise<void> {
    if (HELP in (this.layout?.acts ?? {})) [this.helpRefused = null] = await this.open.refusals([{ act: HELP, player: this.me }]);
  }

  /** The least that a bet takes at a place. */
  leastStake(where: Where, asked: Asked): number {
    const bet = this.bet(where.bet);
    if (asked.exactly !== undefined) return asked.exactly;
    const least = Math.max(bet?.minimum ?? 0, asked.least ?? 0);
    return bet ? Math.ceil(least / bet.unit) * bet.unit : 0;
  }
  /** As many chips of a value as make up a stake that the bet takes: usually one. */
  stakeOf(chip: number, where: Where): number {
    const unit = this.bet(where.bet)?.unit ?? 1;
    const stake = (chip * unit) / greatestDivisor(chip, unit);
    return this.myStake(where) === 0 ? Math.max(stake, this.open.askedAt(where).least ?? 0) : stake;
  }
  betAct(where: Where, stake: number): Act {
    return { act: "bet", ...this.position(where), stake };
  }
  withdrawAct(where: Where, stake: number): Act {
    return { act: "withdraw", ...this.position(where), stake };
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
    const round = this.round;
    this.sending = [...this.sending, sent];
    const reply = await this.connection.do({ do: "acts", table: this.id, acts, round });
    const entry = (reply.body as { number?: number } | undefined)?.number;
    if (reply.accepted && entry !== undefined && entry > (this.seq ?? 0)) {
      this.sending = this.sending.map((each) => (each.key === sent.key ? { ...each, entry } : each));
    } else {
      this.sending = this.sending.filter((each) => each.key !== sent.key);
    }
    if (!reply.accepted) {
      this.notify(reply, round);
      const laid = acts.filter((act) => act.act === "bet").map((act) => act as unknown as Laid);
      for (const listener of this.refusedListeners) listener(laid);
    }
    return reply.accepted;
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
        this.noteBell(message.acts ?? [], message.times ?? []);
        this.before = { last: this.last, stakes: this.stakes, staked: this.staked, purse: this.purse };
        this.replace({ ...patched(this.document, message.patch), you: message.you ?? this.you }, message.seq);
        for (const listener of this.actListeners) listener(message.acts ?? [], message.clauses ?? [], message.times ?? []);
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

  /** The act that ends the betting is known before it comes: it is what was prescribed. */
  private noteBell(acts: readonly Act[], times: readonly number[]): void {
    if (this.turn.kind !== "betting") return;
    const at = acts.findIndex((act) => act.act === this.turn.act);
    if (times[at] !== undefined) this.bell = { round: this.round, at: times[at] };
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
    if (!this.loaded || this.whatAnswersDependOn !== before.asked) this.open.askSoon();
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
