import type { Refusal } from "./connection.svelte";

/** The sentence of a refusal, without the name of its norm and the citation that end it: the page cites by itself. */
export function sentenceOf({ says = "", norm }: Refusal): string {
  const end = norm ? says.search(new RegExp(`(?: \\[|［)${norm}[^\\]］]*[\\]］]$`, "u")) : -1;
  return end > 0 ? says.slice(0, end) : says;
}
