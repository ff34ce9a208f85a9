import { money, signedMoney, t } from "../../i18n/i18n.svelte";
import type { Where } from "../../wire/layout";
import type { TableStore } from "../../wire/table.svelte";
import { myPlace, resultOf, seenOf, shownRound } from "./round";
import type { Outcome, Place } from "./round";

const HOUSE = "house";

/** Who somebody is to the reader: the house, the reader, or a name. */
export function nameOf(table: TableStore, player: string): string {
  return player === HOUSE ? t("pai-kau-page-house") : player === table.me ? t("pai-kau-page-you") : player;
}

/** A place and who plays there. */
export function placeTitle(table: TableStore, { place, player, role }: Place): string {
  if (player === null || role === "free") return t("pai-kau-page-place-free", { place });
  return t("pai-kau-page-place-of", { place, player: nameOf(table, player) });
}

export function outcomeWord(table: TableStore, result: Outcome): string {
  return result === "out" ? (table.layout?.results.out ?? result) : t(`settlement-${result}`);
}

/** Where a chip goes that is laid at a place: on the viewer's own or a free place, or beside another's stake. */
export function stakeAt(table: TableStore, place: number): Where {
  const owner = seenOf(table).seats?.[String(place)];
  return { bet: owner !== undefined && owner !== table.me ? "co-bet" : "seat", place };
}

/** Where capital goes: into the viewer's own bank, or to the banker. The house finds the place where none is named. */
export function capitalAt(table: TableStore): Where {
  const { bank } = seenOf(table);
  const bet = bank && bank.player !== table.me ? "backing" : "bank";
  const mine = table.stakes.find((stake) => stake.player === table.me && stake.bet === bet);
  return mine?.place === undefined ? { bet } : { bet, place: mine.place };
}

/** The last round in words: the viewer's place against the bank, or what the bank won or lost. */
export function resultText(table: TableStore): string {
  const result = resultOf(table.last?.result);
  if (result.void !== undefined) return table.layout?.results[result.void] ?? t("state-void");
  const own = myPlace(table, shownRound(table, true));
  const outcome = own === null ? undefined : result.hands?.[String(own)]?.result;
  if (own !== null && outcome) return t(`pai-kau-page-result-${outcome}`, { place: own });
  const net = result.bank?.net ?? 0;
  return net === 0 ? t("pai-kau-page-result-bank-even") : t(net > 0 ? "pai-kau-page-result-bank-won" : "pai-kau-page-result-bank-lost", { amount: money(Math.abs(net)) });
}

export const signed = (amount: number | null): string => (amount === null ? "" : signedMoney(amount));
