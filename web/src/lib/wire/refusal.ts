import type { Refusal } from "./connection.svelte";

/** The sentence of a refusal, without the name of its norm and the citation that end it: the page cites by itself. */
export function sentenceOf({ says = "", norm }: Refusal): string {
  const end = norm ? Math.max(says.lastIndexOf(` [${norm}`), says.lastIndexOf(`［${norm}`)) : -1;
  return end > 0 && /[\]］]$/.test(says) ? says.slice(0, end) : says;
}
