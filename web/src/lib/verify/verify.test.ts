import { describe, expect, it } from "vitest";
import { canonical, readJson, readLines, Unreadable } from "./json.ts";
import type { Json, JsonObject } from "./json.ts";
import rounds from "./rounds.jsonl?raw";
import { FAULT_KINDS, verify, verifyAll, verifyText } from "./verify.ts";

interface Fixture extends JsonObject {
  edition: string;
  records: JsonObject[];
  announcements: JsonObject[];
  forged: JsonObject[][];
}

const FIXTURES = readLines(rounds) as Fixture[];
const first = FIXTURES.find(({ edition }) => edition.startsWith("roulette")) as Fixture;
const record = first.records[0] as JsonObject;

describe("rounds of every edition", () => {
  it("are here", () => expect(new Set(FIXTURES.map(({ edition }) => edition)).size).toBe(10));

  it.each(FIXTURES)("hold: $edition", async ({ records, announcements }) => {
    expect(await verifyAll(records, announcements)).toEqual({ ok: true, faults: [] });
    for (const each of records) expect((await verify(each, announcements)).ok).toBe(true);
  });

  it.each(FIXTURES)("do not hold when forged: $edition", async ({ forged, announcements }) => {
    expect(forged.length).toBeGreaterThan(3);
    for (const records of forged) {
      const { ok, faults } = await verifyAll(records, announcements);
      expect(ok).toBe(false);
      for (const { kind } of faults) expect(FAULT_KINDS).toContain(kind);
    }
  });
});

describe("faults", () => {
  it("name the kind, the table, the round and the act", async () => {
    const [draw] = record["draws"] as JsonObject[];
    const changed = { ...record, draws: [{ ...draw, nonce: "0".repeat(32) }] };
    const [fault] = (await verify(await withDigest(changed), announcedOf(1))).faults;
    expect(fault).toEqual({ kind: "opening", table: record["table_id"], round: 1, act: draw?.["act"] });
  });

  it("say that the digest does not fit", async () => {
    const { faults } = await verify({ ...record, note: "another" }, first.announcements);
    expect(faults.map(({ kind }) => kind)).toEqual(["digest"]);
  });

  it("say that a round is missing, if all are asked for", async () => {
    expect((await verifyAll([], first.announcements)).faults).toEqual([
      { kind: "round-missing", table: record["table_id"], round: 1 },
    ]);
  });

  it.each(["", "[]", "{", '{"a":1,"a":2}', "1.0", "nothing"])("say that %j cannot be verified", async (text) => {
    expect((await verifyText(text, canonical(first.announcements[0] ?? null))).ok).toBe(false);
  });

  it("are none for the texts that the server sends", async () => {
    const lines = first.announcements.map((each) => canonical(each)).join("\n");
    expect((await verifyText(`${canonical(record)}\n`, `${lines}\n`)).ok).toBe(true);
  });
});

describe("JSON", () => {
  it("keeps long numbers, and writes every sign as Python does", () => {
    const text = '{"a":[true,null,-5],"\\uffee":"\\u00e9\\u007f\\n","\\ud83c\\udfb2":1000000000000000000000000000000}';
    expect(canonical(readJson(text))).toBe(text);
  });

  it.each(["1.5", "1e3", "-0", "01", "nul", '"\\x"', '"\n"', "[1,]", "{1:2}", "1 2", "[".repeat(100)])("refuses %j", (text) => {
    expect(() => readJson(text)).toThrow(Unreadable);
  });
});

function announcedOf(round: number): JsonObject[] {
  return first.announcements.filter((line) => line["round"] === round);
}

async function withDigest(changed: JsonObject): Promise<Json> {
  const hashed = canonical(Object.fromEntries(Object.entries(changed).filter(([name]) => name !== "digest")));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(hashed)));
  return { ...changed, digest: `sha256:${[...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("")}` };
}
