import { t } from "../../i18n/i18n.svelte";
import type { TableStore } from "../../wire/table.svelte";
import { short } from "../print";
import { myBox, ownerOf } from "./round";
import type { ShownRound } from "./round";

/** The name of a bet as it is printed: without quotation marks and what stands in brackets. */
export function printedName(table: TableStore, bet: string): string {
  return short(table.bet(bet)?.name ?? bet).replace(/[「」«»]/g, "");
}

const word = (table: TableStore, value: string): string => table.layout?.results[value] ?? value;

/** Whether the croupier's hand opens, and what it is. */
export function openingText(table: TableStore, result: { class?: string; opens?: boolean } | null | undefined): string {
  if (result?.opens === undefined) return "";
  return t(result.opens ? "stud-poker-page-opens" : "stud-poker-page-does-not-open", { hand: word(table, result.class ?? "") });
}

/** What is said of a box: folded, raised, its class, or that it is asked now. */
export function saidOf(table: TableStore, round: ShownRound | null, box: number): string {
  const said = round?.said[box];
  if (said !== undefined) return word(table, said);
  if (table.turn.kind === "decision" && table.turn.player === ownerOf(table, round, box)) return t("stud-poker-page-decides");
  return round && ownerOf(table, round, box) !== undefined ? t("stud-poker-page-waits") : "";
}

export function nameOf(table: TableStore, round: ShownRound | null, box: number): string {
  const owner = ownerOf(table, round, box);
  return owner === table.me ? t("cards-page-you") : (owner ?? t("cards-page-free"));
}

/** What pressing the name of a box does: whoever has it may leave the table. */
export function leaveAct(table: TableStore, box: number): (() => void) | undefined {
  return myBox(table) === box ? () => void table.act({ act: "leave", player: table.me }) : undefined;
}
