/** Print on the felt: what fits into a box. */
import { leastType } from "./scale.svelte";

const WIDE_GLYPH = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
const THIN_GLYPH = /[iljtfrI.,:;·'’!|()[\]-]/;
const BROAD_GLYPH = /[mwMW%@…—]/;
const CUT = "…";

function widthOf(glyph: string): number {
  if (WIDE_GLYPH.test(glyph)) return 1;
  if (glyph === " ") return 0.3;
  return THIN_GLYPH.test(glyph) ? 0.38 : BROAD_GLYPH.test(glyph) ? 0.92 : 0.61;
}

/** About how wide a text is, in ems. */
export function ems(text: string): number {
  return [...text].reduce((sum, glyph) => sum + widthOf(glyph), 0);
}

/** The size at which a text fits into a width: at most the usual one, and never too small to be read. */
export function fitted(text: string, width: number, size: number): number {
  return Math.max(leastType(), Math.min(size, width / Math.max(1, ems(text))));
}

/** As much of a text as fits into a width at its fitted size; the label of the place has all of it. */
export function cut(text: string, width: number, size: number): string {
  return cutTo(text, width / fitted(text, width, size));
}

function cutTo(text: string, most: number): string {
  if (ems(text) <= most + 0.01) return text;
  const glyphs = [...text];
  while (glyphs.length > 1 && ems(glyphs.join("").trimEnd() + CUT) > most) glyphs.pop();
  return glyphs.join("").trimEnd() + CUT;
}

/** A name without what it adds in brackets: the label of the place has all of it. */
export function short(name: string): string {
  return name.replace(/\s*[（(].*[)）]/u, "");
}

/** A text in lines of at most so many ems, broken at spaces, hyphens and strokes, or anywhere between Chinese characters. */
export function lines(text: string, most: number): string[] {
  return packed(text.match(/[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef/-]+[/-]?|[/-]|\s+/gu) ?? [], most);
}

/** The same in so many lines at most: what is left over is cut, and so is a word that is too long. */
export function fewLines(text: string, most: number, count: number): string[] {
  const found = lines(text, most);
  const kept = found.length > count ? [...found.slice(0, count - 1), found.slice(count - 1).join(" ")] : found;
  return kept.map((line) => cutTo(line, most));
}

/** Parts that stay whole, in lines of at most so many ems. */
export function packed(parts: readonly string[], most: number): string[] {
  const found: string[] = [""];
  for (const part of parts) {
    const last = found.at(-1) ?? "";
    if (ems((last + part).trimEnd()) > most && last.trim() !== "") found.push(part.trimStart());
    else found[found.length - 1] = last + part;
  }
  return found.map((line) => line.trim());
}
