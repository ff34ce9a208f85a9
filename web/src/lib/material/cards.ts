import { t } from "../i18n/i18n.svelte";

/** What is seen of a card that lies face down. */
export const HIDDEN = "??";

export const SUITS = {
  s: {
    red: false,
    path: "M12 2C10.6 5 3 9.6 3 14.3c0 2.5 1.9 4.3 4.2 4.3 1.6 0 2.9-.8 3.7-2.1-.1 2-.8 3.9-2.5 5.2h7.2c-1.7-1.3-2.4-3.2-2.5-5.2.8 1.3 2.1 2.1 3.7 2.1 2.3 0 4.2-1.8 4.2-4.3C21 9.6 13.4 5 12 2Z",
  },
  h: {
    red: true,
    path: "M12 21.2C5.2 15.7 2.4 12.2 2.4 8.4 2.4 5.3 4.7 3 7.4 3c2 0 3.7 1.1 4.6 2.9C12.9 4.1 14.6 3 16.6 3c2.7 0 5 2.3 5 5.4 0 3.8-2.8 7.3-9.6 12.8Z",
  },
  c: {
    red: false,
    path: "M12 2.2a4.5 4.5 0 0 0-3.4 7.4A4.5 4.5 0 1 0 7 18.2c1.6 0 3-.8 3.8-2.1-.1 2.2-.8 4.2-2.6 5.6h7.6c-1.8-1.4-2.5-3.4-2.6-5.6.8 1.3 2.2 2.1 3.8 2.1a4.5 4.5 0 1 0-1.6-8.6A4.5 4.5 0 0 0 12 2.2Z",
  },
  d: {
    red: true,
    path: "M12 1.8C14 5.6 16.6 9 19.8 12 16.6 15 14 18.4 12 22.2 10 18.4 7.4 15 4.2 12 7.4 9 10 5.6 12 1.8Z",
  },
} as const;
export type Suit = keyof typeof SUITS;

export const CARD_RATIO = 1.4;

export const isFaceDown = (card: string): boolean => card === HIDDEN;

/** The index on the corner of a card: A, 2 … 10, J, Q, K. */
export function indexOf(card: string): string {
  const rank = card.slice(0, 1);
  return rank === "T" ? "10" : rank;
}

export const suitOf = (card: string): Suit => card.slice(1) as Suit;

/** A card in words, in the reader's language. */
export function cardName(card: string): string {
  if (isFaceDown(card)) return t("card-face-down");
  return t("card-name", { rank: indexOf(card), suit: suitOf(card) });
}

/** Cards in words, one after the other. */
export const cardNames = (cards: readonly string[]): string => cards.map(cardName).join(", ");
