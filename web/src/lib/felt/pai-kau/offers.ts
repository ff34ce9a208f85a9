import { t } from "../../i18n/i18n.svelte";
import type { Offer } from "../../table/offers.svelte";
import type { Act } from "../../wire/connection.svelte";
import type { TableStore } from "../../wire/table.svelte";
import { handAt } from "./hand.svelte";
import { seenOf } from "./round";

const MANNERS = ["from-the-head", "from-the-tail"];

/** While the viewer has tiles to arrange: lay them down, swap the groups, arrange them as the house would. */
export function offers(table: TableStore): Offer[] {
  const hand = handAt(table);
  const { place, houseWay } = hand;
  if (place === null) return [];
  const { front, back } = hand.groups;
  const lay: Act = { act: "arrange", player: table.me, place, front, back };
  return [
    { acts: [lay], key: "Enter", name: t("pai-kau-page-lay") },
    { acts: [], key: "S", name: t("pai-kau-page-swap"), run: () => hand.swap() },
    ...(houseWay ? [{ acts: [], key: "H", name: t("pai-kau-page-house-way"), run: () => hand.choose(houseWay) }] : []),
  ];
}

/** While bets are taken: what the viewer may say of the bank and of the tiles; the house says which of it is open. */
export function bankOffers(table: TableStore): Offer[] {
  if (table.turn.kind !== "betting") return [];
  const { me } = table;
  const seen = seenOf(table);
  const name = (act: string): string => table.layout?.acts[act] ?? act;
  const places = Array.from({ length: table.layout?.places ?? 0 }, (_, at) => at + 1);
  const mine = table.mine.flatMap((stake) => (stake.place === undefined ? [] : [stake.place]));
  const cutAt = [...new Set([...mine, ...places.filter((place) => seen.seats?.[String(place)] === undefined)])];
  const manners = MANNERS.filter((manner) => manner !== seen.manner);
  return [
    { acts: [{ act: "pass", player: me }], key: "P", aside: true, name: name("pass") },
    { acts: [{ act: "agree", player: me }], key: "A", aside: true, name: name("agree") },
    { acts: cutAt.map((place): Act => ({ act: "cut", player: me, place })), key: "X", aside: true, name: name("cut") },
    ...manners.map((manner): Offer => ({
      acts: [{ act: "declare", player: me, manner }],
      aside: true,
      name: t("pai-kau-page-declare", { manner: table.layout?.results[manner] ?? manner }),
    })),
    { acts: [{ act: "leave", player: me }], key: "L", aside: true, name: name("leave") },
  ];
}
