import type { Awaited, Json } from "../../../protocol";

const CARD = /^(10|[2-9tjqka])([shcd♠♥♣♦])$/i;
const SIGNS: Record<string, string> = { "♠": "s", "♥": "h", "♣": "c", "♦": "d" };

/** What was typed, as an act says it. What cannot be read goes to the house as it stands, and the house says what is wrong. */
export function typedValue({ form = "number", values = [] }: Pick<Awaited, "form" | "values">, text: string): Json {
  const said = text.trim();
  switch (form) {
    case "card":
      return card(said);
    case "cards":
      return words(said).map(card);
    case "tile":
      return tile(said);
    case "faces":
      return faces(values.map((each) => each.value), said);
    default:
      return /^\d+$/.test(said) ? Number(said) : said;
  }
}

/** The digit by which each face is typed: its own, or its place. */
export function faceKeys(values: readonly { value: Json }[]): string[] {
  return values.map(({ value }, at) => (typeof value === "number" ? String(value) : String(at + 1)));
}

function card(said: string): string {
  const found = CARD.exec(said);
  if (!found) return said;
  const [, rank = "", suit = ""] = found;
  return `${rank === "10" ? "T" : rank.toUpperCase()}${SIGNS[suit] ?? suit.toLowerCase()}`;
}

/** The fewer pips come first in the name of a tile, whichever way it lies. */
function tile(said: string): string {
  const pips = [...said].filter((each) => /\d/.test(each)).sort();
  return /^\d\D?\d$/.test(said) ? pips.join("-") : said;
}

function faces(known: Json[], said: string): Json {
  const keys = faceKeys(known.map((value) => ({ value })));
  const parts = /^\d+$/.test(said) ? [...said] : words(said);
  return parts.map((part) => known[keys.indexOf(part)] ?? known.find((face) => face === part.toLowerCase()) ?? part);
}

function words(said: string): string[] {
  return said.split(/[\s,，、]+/).filter(Boolean);
}
