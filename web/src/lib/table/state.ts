import { t } from "../i18n/i18n.svelte";
import type { TableStore } from "../wire/table.svelte";

export type RoundState = "betting" | "closed" | "dealing" | "yours" | "deciding" | "settled" | "void" | "paused" | "frozen";

/** The state of a round in one word; the catalogue says it in the reader's language as `state-…`. */
export function roundState(table: TableStore, now: number): RoundState {
  if (table.document.frozen === true) return "frozen";
  if (table.document.status === "paused") return "paused";
  if (table.isHolding) return "dealing";
  if (table.last && table.stakes.length === 0 && now - table.settledAt < 6000) return table.last.void ? "void" : "settled";
  if (table.isMyTurn) return "yours";
  switch (table.turn.kind) {
    case "betting":
      // After the first cards, only bets in addition and requests are heard.
      return (table.seen.stage ?? "betting") === "betting" ? "betting" : "deciding";
    case "decision":
      return "deciding";
    case "over":
      return table.last?.void === true ? "void" : "settled";
    case "chance":
      return "dealing";
    case "croupier":
      return "closed";
  }
}

/** The same as it is shown; for whom the table waits is named, and where that is. */
export function stateText(table: TableStore, phase: RoundState): string {
  const { kind, player } = table.turn;
  if (phase !== "deciding" || kind !== "decision" || player === undefined) return t(`state-${phase}`);
  const places = new Set(table.stakes.filter((stake) => stake.player === player).map((stake) => stake.place ?? null));
  const [place] = places;
  return places.size === 1 && place != null ? t("state-waiting-for-place", { player, place }) : t("state-waiting-for", { player });
}
