import type { LayoutBet } from "../../wire/layout";
import { fewLines, lines, short } from "../print";
import { atLeast } from "../scale.svelte";

const LINE = 1.22;
const GAP = 3;
const PRICE = 44;

export interface PriceRow {
  pays: string;
  /** The whole sentence, and as much of it as is printed. */
  says: string;
  text: string[];
  /** The line on which it begins, below the heading. */
  top: number;
}

export interface PriceList {
  size: number;
  rows: PriceRow[];
  height: number;
}

/** What a bet pays, the highest first, in lines that fit a width. */
export function priceList(bet: LayoutBet, width: number, size: number): PriceList {
  return listed(bet, width, size, lines);
}

/** The same with one line for each price: the sentence as far as its first colon or comma, and no further than it fits. */
export function briefPriceList(bet: LayoutBet, width: number): PriceList {
  return listed(bet, width, atLeast(13.6), (says, ems) => fewLines(short(says.split(/[:：，]/u)[0] ?? ""), ems, 1));
}

function listed(bet: LayoutBet, width: number, size: number, print: (says: string, ems: number) => string[]): PriceList {
  const prices = [...(bet.spots[0]?.prices ?? [])].reverse();
  const ems = (width - (prices.some((price) => price.pays) ? PRICE : 0)) / size;
  let top = size * 1.8;
  const rows = prices.map(({ pays, says }) => {
    const row = { pays: pays ?? "", says, text: print(says, ems), top };
    top += row.text.length * size * LINE + GAP;
    return row;
  });
  return { size, rows, height: top };
}
