import { t } from "../../i18n/i18n.svelte";
import type { Offer } from "../../table/offers.svelte";
import type { Act } from "../../wire/connection.svelte";
import type { TableStore } from "../../wire/table.svelte";
import { myPlaces, seenOf } from "./round";

const DECISIONS = [
  ["draw", "H"],
  ["stand", "S"],
  ["double", "D"],
  ["split", "P"],
] as const;
const REQUESTS = [
  ["surrender", "R"],
  ["even-money", "E"],
  ["five-cards", "F"],
] as const;
const ASIDE = ["no-surrender", "match", "hold"] as const;

/** What the viewer can say of the places with a bet of theirs, and of cutting the cards. */
export function offers(table: TableStore): Offer[] {
  const seen = seenOf(table);
  const name = (act: string): string => table.layout?.acts[act] ?? act;
  if (seen.stage === "cut") return [{ acts: [{ act: "cut", by: table.me }], name: name("cut") }];
  if (seen.stage === "betting") return [];
  const mine = myPlaces(table);
  const current = seen.current?.[0];
  // Decisions are for the place in play; the rest can be said of any place of one's own before its turn.
  const inPlay = mine.filter((place) => place === current);
  const places = inPlay.length > 0 ? inPlay : mine;
  const several = places.length > 1;
  const labelled = (text: string, place: number): string => (several ? t("blackjack-page-at-place", { act: text, place }) : text);
  const said = (act: string, place: number): Act => ({ act, player: table.me, place });
  return places.flatMap((place): Offer[] => {
    const decisions = [...(inPlay.length > 0 ? DECISIONS : []), ...REQUESTS];
    // Of several places only what is open is shown: the reasons for all the rest would fill the screen.
    const keyed = decisions.map(
      ([act, key]): Offer => ({ acts: [said(act, place)], key, aside: several, name: labelled(t(`blackjack-page-act-${act}`), place) }),
    );
    const aside = ASIDE.map((act): Offer => ({ acts: [said(act, place)], aside: true, name: labelled(name(act), place) }));
    return [...keyed, { ...insurance(table, place, labelled), aside: several }, ...aside];
  });
}

/** Insurance for the whole stake or for half of it, whichever the table takes; less is laid with chips on the felt. */
function insurance(table: TableStore, place: number, labelled: (text: string, place: number) => string): Offer {
  const stake = table.myStake({ bet: "main", place });
  const unit = table.layout?.unit ?? 1;
  const amounts = [stake, Math.floor(stake / 2 / unit) * unit, Math.floor(stake / 2)].filter((amount) => amount > 0);
  const acts = amounts.map((amount): Act => ({ act: "bet", player: table.me, bet: "insurance", stake: amount, place }));
  return { acts, key: "I", name: labelled(t("blackjack-page-act-insurance"), place) };
}
