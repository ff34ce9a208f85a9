import type { LayoutBet } from "../../wire/layout";
import { lines } from "../print";

const LINE = 1.22;
const GAP = 3;
const PRICE = 44;
const SIZES = [13, 12.5, 12, 11.5, 11] as const;

export interface PriceRow {
  pays: string;
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
  const prices = [...(bet.spots[0]?.prices ?? [])].reverse();
  const ems = (width - (prices.some((price) => price.pays) ? PRICE : 0)) / size;
  let top = size * 1.8;
  const rows = prices.map(({ pays, says }) => {
    const row = { pays: pays ?? "", text: lines(says, ems), top };
    top += row.text.length * size * LINE + GAP;
    return row;
  });
  return { size, rows, height: top };
}

/** The same in the largest type in which it fits a height. */
export function fittingPriceList(bet: LayoutBet, width: number, height: number): PriceList {
  const lists = SIZES.map((size) => priceList(bet, width, size));
  return lists.find((list) => list.height <= height) ?? priceList(bet, width, SIZES[SIZES.length - 1] ?? 11);
}
