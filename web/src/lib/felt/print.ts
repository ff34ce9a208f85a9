/** Print on the felt: what fits into a box. */

const WIDE_GLYPH = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** About how wide a text is, in ems. */
export function ems(text: string): number {
  return [...text].reduce((sum, glyph) => sum + (WIDE_GLYPH.test(glyph) ? 1 : glyph === " " ? 0.3 : 0.58), 0);
}

/** The size at which a text fits into a width, at most the usual size. */
export function fitted(text: string, width: number, size: number): number {
  return Math.min(size, width / Math.max(1, ems(text)));
}

/** A name without what it adds in brackets: the label of the place has all of it. */
export function short(name: string): string {
  return name.replace(/\s*[（(].*[)）]/u, "");
}

/** A text in lines of at most so many ems, broken at spaces, or anywhere between Chinese characters. */
export function lines(text: string, most: number): string[] {
  return packed(text.match(/[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+|\s+/gu) ?? [], most);
}

/** Parts that stay whole, in lines of at most so many ems. */
export function packed(parts: readonly string[], most: number): string[] {
  const found: string[] = [""];
  for (const part of parts) {
    const last = found.at(-1) ?? "";
    if (ems(last + part) > most && last.trim() !== "") found.push(part.trimStart());
    else found[found.length - 1] = last + part;
  }
  return found.map((line) => line.trim());
}
