/** JSON as records and announcements have it: whole numbers only, no name twice in one object. */

export type Json = null | boolean | number | bigint | string | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };

/** The text is no JSON, or JSON that no record has. */
export class Unreadable extends Error {}

const LEVELS_MOST = 64;
const WHOLE = /-?(?:0|[1-9][0-9]*)(?![0-9.eE])/y;
const PLAIN = /[^"\\]*/y;
const SPACE = /[ \t\n\r]*/y;
const WORDS: readonly (readonly [string, Json])[] = [["null", null], ["true", true], ["false", false]];
const ESCAPED: Readonly<Record<string, string>> = {
  '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t",
};

/** One JSON value. `JSON.parse` would round long numbers, read 1.0 as 1, and drop a name that is said twice. */
export function readJson(text: string): Json {
  const reader = new Reader(text);
  const found = reader.value(0);
  reader.skipSpace();
  if (reader.at < text.length) throw new Unreadable("more than one value");
  return found;
}

/** One JSON value a line. */
export function readLines(text: string): Json[] {
  return text.split("\n").filter((line) => line.trim() !== "").map(readJson);
}

class Reader {
  at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  skipSpace(): void {
    this.match(SPACE);
  }

  value(level: number): Json {
    if (level > LEVELS_MOST) throw new Unreadable("nested too deeply");
    this.skipSpace();
    if (this.takes("{")) return this.object(level);
    if (this.takes("[")) return this.list(level);
    if (this.takes('"')) return this.string();
    for (const [word, value] of WORDS) if (this.takes(word)) return value;
    return this.number();
  }

  private object(level: number): JsonObject {
    const found: JsonObject = Object.create(null) as JsonObject; // so that no name is taken already
    this.skipSpace();
    if (this.takes("}")) return found;
    do {
      this.skipSpace();
      this.need('"');
      const name = this.string();
      if (name in found) throw new Unreadable("a name is said twice in one object");
      this.skipSpace();
      this.need(":");
      found[name] = this.value(level + 1);
      this.skipSpace();
    } while (this.takes(","));
    this.need("}");
    return found;
  }

  private list(level: number): Json[] {
    const found: Json[] = [];
    this.skipSpace();
    if (this.takes("]")) return found;
    do {
      found.push(this.value(level + 1));
      this.skipSpace();
    } while (this.takes(","));
    this.need("]");
    return found;
  }

  private string(): string {
    let found = "";
    for (;;) {
      const plain = this.match(PLAIN);
      if ([...plain].some((sign) => sign < " ")) throw new Unreadable("a control character in a text");
      found += plain;
      if (this.takes('"')) return found;
      this.need("\\");
      const letter = this.text[this.at++] ?? "";
      if (letter === "u") {
        const digits = this.text.slice(this.at, this.at + 4);
        if (!/^[0-9a-fA-F]{4}$/.test(digits)) throw new Unreadable("an escape that is none");
        this.at += 4;
        found += String.fromCharCode(Number.parseInt(digits, 16));
      } else {
        const meant = ESCAPED[letter];
        if (meant === undefined) throw new Unreadable("an escape that is none");
        found += meant;
      }
    }
  }

  private number(): number | bigint {
    const digits = this.match(WHOLE);
    if (digits === "" || digits === "-0") throw new Unreadable("no whole number");
    const value = Number(digits);
    return Number.isSafeInteger(value) ? value : BigInt(digits);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }

  private takes(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  private need(word: string): void {
    if (!this.takes(word)) throw new Unreadable(`${word} is missing`);
  }
}

/** JSON with sorted names and no spaces: what a digest is over. ASCII only, unless texts are quoted otherwise. */
export function canonical(value: Json, quote: (text: string) => string = quoted): string {
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each, quote)).join(",")}]`;
  if (value === null || typeof value !== "object") return String(value);
  const names = Object.keys(value).sort(byCodePoint);
  return `{${names.map((name) => `${quote(name)}:${canonical(value[name] ?? null, quote)}`).join(",")}}`;
}

const NAMED: Readonly<Record<string, string>> = {
  '"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f", "\b": "\\b",
};

function quoted(text: string): string {
  const escaped = text.replace(/["\\]|[^ -~]/g, (unit) => NAMED[unit] ?? `\\u${hexadecimal(unit)}`);
  return `"${escaped}"`;
}

function hexadecimal(unit: string): string {
  return unit.charCodeAt(0).toString(16).padStart(4, "0");
}

/** JavaScript compares halves of characters beyond U+FFFF; everybody else compares characters. */
export function byCodePoint(one: string, other: string): number {
  const left = [...one];
  const right = [...other];
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const apart = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (apart !== 0) return apart;
  }
  return left.length - right.length;
}
