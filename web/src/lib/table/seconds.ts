import type { TableStore } from "../wire/table.svelte";

/** The last seconds of a timer are drawn otherwise, and said. */
export const LAST_SECONDS = 5;

export function secondsLeft({ endsAt }: NonNullable<TableStore["timer"]>, now: number): number {
  return Math.ceil(Math.max(0, endsAt - now) / 1000);
}
