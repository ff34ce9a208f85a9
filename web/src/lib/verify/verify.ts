/**
 * Checks recorded rounds against what their tables announced before the bets: docs/COMMITMENTS.md describes each check.
 * The rules of the games are not checked here; `banca settle` does both.
 */

import { canonical, readLines, Unreadable } from "./json.ts";
import type { Json, JsonObject } from "./json.ts";

export const FAULT_KINDS = [
  "unreadable", // no JSON, or JSON that no record has
  "no-hashing", // the browser has no Web Crypto here: the page did not come over a secure connection
  "malformed", // something is missing, or of another type
  "announcements-contradict", // a line of the announcements that cannot follow those before it
  "digest", // the digest does not fit the record
  "not-announced", // the round was not announced
  "out-of-order", // the record does not follow the one before it
  "previous", // the round was announced after another record
  "changed", // another digest was announced after it
  "commitments", // its trees are not those that were announced
  "tree-reused", // a tree begins twice, or not where it was left
  "typed-in", // an act that nothing binds
  "count", // an act takes a number of cards that is none
  "draw-missing", // an act without a draw, or without a tree
  "place", // a draw of another act, tree or place, or of another number of places
  "opening", // a draw does not lead to the announced root
  "shown", // an act shows something else than was drawn
  "draw-left-over", // a draw that belongs to no act
  "round-missing", // an announced round has no record
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  readonly table?: string;
  readonly round?: number;
  readonly act?: number; // counted from 1
}

export interface Verdict {
  readonly ok: boolean;
  readonly faults: readonly Fault[];
}

/** One round. That the other rounds of its table have records is not asked. */
export function verify(record: Json, announcements: readonly Json[]): Promise<Verdict> {
  return judged((faults) => checkRecords([record], announcements, faults));
}

/** All rounds of one table or several: none may be missing, doubled or exchanged. */
export function verifyAll(records: readonly Json[], announcements: readonly Json[]): Promise<Verdict> {
  return judged(async (faults) => {
    const checked = await checkRecords(records, announcements, faults);
    faults.push(...missing(checked));
  });
}

/** The same for texts, as the server sends them: one JSON object a line. */
export function verifyText(records: string, announcements: string): Promise<Verdict> {
  return judged(async (faults) => {
    const [rounds, said] = [readLines(records), readLines(announcements)];
    need(rounds.length > 0, "unreadable");
    const { faults: found } = await (rounds.length === 1 ? verify(rounds[0] ?? null, said) : verifyAll(rounds, said));
    faults.push(...found);
  });
}

class Forged extends Error {
  readonly kind: FaultKind;
  readonly act: number | undefined;

  constructor(kind: FaultKind, act?: number) {
    super(kind);
    this.kind = kind;
    this.act = act;
  }
}

function need(holds: boolean, kind: FaultKind, act?: number): asserts holds {
  if (!holds) throw new Forged(kind, act);
}

async function judged(check: (faults: Fault[]) => Promise<unknown>): Promise<Verdict> {
  const faults: Fault[] = [];
  try {
    await check(faults);
  } catch (error) {
    if (error instanceof Forged) faults.push(faultOf(error));
    else if (error instanceof Unreadable) faults.push({ kind: "unreadable" });
    else throw error;
  }
  return { ok: faults.length === 0, faults };
}

function faultOf(error: Forged, at: Where = {}): Fault {
  return { kind: error.kind, ...at, ...(error.act === undefined ? {} : { act: error.act }) };
}

// What was announced.

interface Tree {
  readonly of: string;
  readonly tree: string;
  readonly leaves: number;
  readonly root: string;
  readonly place: number;
  readonly after: number;
}

interface Round {
  readonly previous: string | null;
  readonly trees: Tree[];
}

interface TableSaid {
  readonly rounds: Map<number, Round>;
  latest: number;
  closed?: { readonly rounds: number; readonly previous: string | null };
}

type Announced = Map<string, TableSaid>;

function readAnnouncements(lines: readonly Json[]): Announced {
  const tables: Announced = new Map();
  for (const said of lines) {
    const line = object(said);
    const name = text(line["table_id"]);
    const number = whole(line["rounds"] ?? line["round"]);
    const previous = line["previous"] === undefined ? null : text(line["previous"]);
    const table: TableSaid = tables.get(name) ?? { rounds: new Map<number, Round>(), latest: number };
    const before = table.latest;
    need(table.closed === undefined, "announcements-contradict");
    if ("rounds" in line) {
      need(number === before || number === before - 1, "announcements-contradict");
      table.closed = { rounds: number, previous };
    } else {
      const round = table.rounds.get(number);
      need(round === undefined || round.previous === previous, "announcements-contradict");
      if ("tree" in line) {
        need(number === before && round !== undefined, "announcements-contradict");
        round.trees.push(readTree(line));
      } else {
        need(number === before || number === before + 1, "announcements-contradict");
        table.rounds.set(number, { previous, trees: [] });
        table.latest = number;
      }
    }
    tables.set(name, table);
  }
  return tables;
}

function readTree(line: JsonObject): Tree {
  return {
    of: text(line["of"]),
    tree: text(line["tree"]),
    leaves: whole(line["leaves"]),
    root: text(line["root"]),
    place: whole(line["place"]),
    after: whole(line["after"]),
  };
}

// Records.

interface Checked {
  readonly announced: Announced;
  readonly seen: Map<string, Set<number>>;
}

async function checkRecords(records: readonly Json[], lines: readonly Json[], faults: Fault[]): Promise<Checked> {
  const announced = readAnnouncements(lines);
  const left = new Map<string, number>(); // the next place of each tree
  const seen = new Map<string, Set<number>>();
  const last = new Map<string, number>();
  for (const each of records) {
    const at = where(each);
    try {
      await checkRecord(object(each), announced, left, last);
    } catch (error) {
      if (!(error instanceof Forged)) throw error;
      faults.push(faultOf(error, at));
    }
    if (at.table !== undefined && at.round !== undefined) {
      seen.set(at.table, (seen.get(at.table) ?? new Set()).add(at.round));
      last.set(at.table, at.round);
    }
  }
  return { announced, seen };
}

interface Where {
  readonly table?: string;
  readonly round?: number;
}

function where(record: Json): Where {
  if (record === null || typeof record !== "object" || Array.isArray(record)) return {};
  const { table_id: table, round } = record;
  return {
    ...(typeof table === "string" ? { table } : {}),
    ...(typeof round === "number" ? { round } : {}),
  };
}

async function checkRecord(
  record: JsonObject,
  announced: Announced,
  left: Map<string, number>,
  last: ReadonlyMap<string, number>,
): Promise<void> {
  const hashed = Object.fromEntries(Object.entries(record).filter(([name]) => name !== "digest"));
  const digest = text(record["digest"]);
  need(digest === `sha256:${await sha256(canonical(hashed))}`, "digest");
  const table = typeof record["table_id"] === "string" ? announced.get(record["table_id"]) : undefined;
  const number = record["round"];
  const round = typeof number === "number" ? table?.rounds.get(number) : undefined;
  need(table !== undefined && round !== undefined && typeof number === "number", "not-announced");
  const before = last.get(text(record["table_id"]));
  need(before === undefined || before + 1 === number, "out-of-order");
  need((record["previous"] ?? null) === round.previous, "previous");
  const next = table.rounds.get(number + 1);
  need(next === undefined || next.previous === digest, "changed");
  need(table.closed?.rounds !== number || table.closed.previous === digest, "changed");
  await checkDraws(record, round.trees, left);
}

function missing({ announced, seen }: Checked): Fault[] {
  const faults: Fault[] = [];
  for (const [name, table] of announced) {
    for (const round of table.rounds.keys()) {
      const over = table.closed ? round <= table.closed.rounds : table.rounds.has(round + 1);
      if (over && !seen.get(name)?.has(round)) faults.push({ kind: "round-missing", table: name, round });
    }
  }
  return faults;
}

// Every act that shows or takes something has its draw, at the next place of the tree that is in use.

const THROWS = new Set(["dice", "shake", "number", "count"]); // pai kau's `count` only adds a throw up
const UNSEEN: ReadonlyMap<string, number | string> = new Map<string, number | string>([
  ["burn", "cards"],
  ["face-down", 1],
  ["undue-card-unseen", 1],
  ["stack", 4],
  ["dealt-to-empty", "number"],
]);
const TURNED_UP_FOR: ReadonlySet<string> = new Set(["bank", "discard"]);
const PATH_MOST = 50;

type Held = Map<string, ReadonlySet<string> | null>; // a place that may be opened again: for whom; null: for anybody

async function checkDraws(record: JsonObject, trees: readonly Tree[], left: Map<string, number>): Promise<void> {
  const committed = trees.map(({ of, tree, leaves, root, place, after }) => ({ of, tree, leaves, root, place, after }));
  need(canonical(record["commitments"] ?? []) === canonical(committed), "commitments");
  if (trees.length === 0) return; // real dice, wheel or cards: nothing was fixed by the table
  const places = new Map(trees.map((tree) => [tree.tree, tree.place]));
  need(places.size === trees.length, "tree-reused");
  for (const [name, place] of places) need((left.get(name) ?? place) === place, "tree-reused");
  const drawing = new Drawing(list(record["draws"]), trees, places);
  const throws = trees.some((tree) => tree.of === "throws");
  const held: Held = new Map();
  let [due, misdealt] = [throws, false]; // a throw is due; the next card goes astray
  for (const [index, said] of list(record["acts"]).entries()) {
    const [number, act] = [index + 1, object(said)];
    const name = text(act["act"]);
    need(name !== "hand" && name !== "tiles", "typed-in", number);
    if (name === "card" || name === "tile") {
      const to = act["to"];
      const open = [...held].filter(([, by]) => by === null || (typeof to === "string" && by.has(to)));
      const taken = await drawing.show(number, "cards", text(act[name]), new Set(open.map(([place]) => place)));
      held.delete(taken);
      if (misdealt) held.set(taken, null);
      misdealt = false;
    } else if (THROWS.has(name) && (name !== "count" || "buttons" in act)) {
      await drawing.show(number, "throws", canonical(act));
      due = false;
    } else if (UNSEEN.has(name)) {
      const taken = drawing.takeUnseen(number, unseenOf(name, act, number));
      if (taken !== null) held.set(taken, name === "face-down" ? TURNED_UP_FOR : new Set());
    } else if (name === "void" && due) {
      await drawing.show(number, "throws", null); // the throw that did not count is opened too
    }
    misdealt ||= name === "misdeal" && "to" in act;
    due ||= throws && (name === "void" || name === "void-deal");
  }
  need(drawing.isUsedUp, "draw-left-over");
  for (const [name, place] of places) left.set(name, place);
}

function unseenOf(name: string, act: JsonObject, number: number): number {
  const said = UNSEEN.get(name);
  const count = typeof said === "string" ? act[said] : said;
  need(typeof count === "number" && count > 0, "count", number);
  return count;
}

class Drawing {
  private at = 0;
  private readonly draws: readonly Json[];
  private readonly trees: readonly Tree[];
  private readonly places: Map<string, number>;

  constructor(draws: readonly Json[], trees: readonly Tree[], places: Map<string, number>) {
    this.draws = draws;
    this.trees = trees;
    this.places = places;
  }

  get isUsedUp(): boolean {
    return this.at === this.draws.length;
  }

  /** The act shows what its draw opens: at the next place, or at one that was taken face down or astray. */
  async show(
    number: number,
    of: string,
    shown: string | null,
    open: ReadonlySet<string> = new Set(),
  ): Promise<string> {
    let tree = this.inUse(number, of);
    let place = this.placeOf(tree);
    const draw = this.next(number);
    const [name, at] = [text(draw["tree"]), whole(draw["place"])];
    if (open.has(key(name, at))) {
      tree = this.trees.find((each) => each.tree === name) ?? tree;
      place = at;
    } else {
      this.places.set(tree.tree, place + 1);
    }
    const [drawn, nonce] = [text(draw["drawn"]), text(draw["nonce"])];
    const path = list(draw["path"]).map(text);
    need(canonical(draw) === canonical({ act: number, tree: tree.tree, place, drawn, nonce, path }), "place", number);
    need(await opens(tree, place, drawn, nonce, path), "opening", number);
    need(shown === null || shown === drawn, "shown", number);
    return key(tree.tree, place);
  }

  /** The act takes places without showing them: at most those that are left, and none if no card is left. */
  takeUnseen(number: number, wanted: number): string | null {
    const tree = this.inUse(number, "cards");
    const place = this.placeOf(tree);
    if (place >= tree.leaves) return null;
    const unseen = Math.min(wanted, tree.leaves - place);
    const draw = this.next(number);
    this.places.set(tree.tree, place + unseen);
    need(canonical(draw) === canonical({ act: number, tree: tree.tree, place, unseen }), "place", number);
    return key(tree.tree, place);
  }

  private inUse(number: number, of: string): Tree {
    const found = this.trees.findLast((tree) => tree.of === of && tree.after < number);
    need(found !== undefined, "draw-missing", number);
    return found;
  }

  private placeOf(tree: Tree): number {
    return this.places.get(tree.tree) ?? tree.place;
  }

  private next(number: number): JsonObject {
    const draw = this.draws[this.at++];
    need(draw !== undefined, "draw-missing", number);
    return object(draw);
  }
}

function key(tree: string, place: number): string {
  return `${place} ${tree}`;
}

/** Whether the path leads from what was drawn to the announced root. */
async function opens(tree: Tree, place: number, drawn: string, nonce: string, path: readonly string[]): Promise<boolean> {
  if (path.length > PATH_MOST || place >= tree.leaves) return false;
  const filled = 2 ** path.length;
  if (tree.leaves > filled || filled >= 2 * tree.leaves) return false;
  let found = await sha256("banca leaf", tree.tree, String(place), nonce, drawn);
  for (const [level, sibling] of path.entries()) {
    const odd = Math.floor(place / 2 ** level) % 2 === 1;
    found = await (odd ? sha256("banca node", sibling, found) : sha256("banca node", found, sibling));
  }
  return (await sha256("banca tree", tree.tree, String(tree.leaves), found)) === tree.root;
}

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** The hexadecimal SHA-256 of lines of text. */
async function sha256(...lines: readonly string[]): Promise<string> {
  const joined = lines.join("\n");
  need(!LONE_SURROGATE.test(joined), "malformed");
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  need(subtle !== undefined, "no-hashing");
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(joined));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// What a value must be.

function object(value: Json | undefined): JsonObject {
  need(value !== undefined && value !== null && typeof value === "object" && !Array.isArray(value), "malformed");
  return value;
}

function list(value: Json | undefined): Json[] {
  need(Array.isArray(value), "malformed");
  return value;
}

function text(value: Json | undefined): string {
  need(typeof value === "string", "malformed");
  return value;
}

function whole(value: Json | undefined): number {
  need(typeof value === "number" && Number.isSafeInteger(value) && value >= 0, "malformed");
  return value;
}
