import { ems } from "../print";

/** A name as the cloth prints it: without the quotation marks of running text and without what stands in brackets
 *  or, after a stroke, says once more by which total the bet wins. */
export function printed(name: string): string {
  return name.replace(/[«»「」]/gu, "").replaceAll("’", "'").replace(/\s*[（(].*[)）]|\s*\/\s*\d+$/gu, "").trim();
}

/** Totals as they are printed: 7, or 2 3 12, or 8–12 for a run of more than two. */
export function totalsText(totals: readonly number[]): string {
  const [first, last] = [totals[0], totals.at(-1)];
  if (first === undefined || last === undefined) return "";
  const isRun = totals.length > 2 && last - first === totals.length - 1;
  return isRun ? `${first}–${last}` : totals.join(" ");
}

/** As many names as fit into a width of so many ems, from the first on. */
export function fittingNames(names: readonly string[], most: number): string {
  let found = "";
  for (const name of names) {
    const more = found === "" ? name : `${found} › ${name}`;
    if (found !== "" && ems(more) > most) return `${found} …`;
    found = more;
  }
  return found;
}
