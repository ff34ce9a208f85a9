/** How wide a text is in its own size: a Chinese sign fills a square, a letter about half of one. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 1 : /[il.,: ·]/.test(sign) ? 0.32 : /[mwMW]/.test(sign) ? 0.9 : 0.58), 0);
}

/** The size of type at which a text fits a width, and not more than a given one. */
export function fittingSize(text: string, width: number, most: number): number {
  return Math.min(most, width / Math.max(1, widthOf(text)));
}
