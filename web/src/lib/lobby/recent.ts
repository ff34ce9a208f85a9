import type { Json } from "../../protocol";

/** A past result as a mark of the lobby: a short figure, how it is drawn, and the message and values that name it. */
export interface Mark {
  text: string;
  tone: "plain" | "player" | "banker" | "tie" | "red" | "black" | "green" | "on";
  message: string;
  values: Record<string, string | number>;
}

type Result = Record<string, Json>;

const MARKS: Record<string, (result: Result) => Mark | null> = {
  baccarat: ({ winner, player_total: player, banker_total: banker }) =>
    isText(winner) && isNumber(player) && isNumber(banker)
      ? { text: String(Math.max(player, banker)), tone: winner as Mark["tone"], message: `lobby-recent-${winner}`, values: { player, banker } }
      : null,
  roulette: ({ number, colour }) =>
    isNumber(number) && isText(colour) ? { text: String(number), tone: colour as Mark["tone"], message: `lobby-recent-${colour}`, values: { number } } : null,
  craps: ({ total, point }) =>
    isNumber(total)
      ? { text: String(total), tone: isNumber(point) ? "on" : "plain", message: isNumber(point) ? "lobby-recent-point" : "lobby-recent-total", values: { total, point: isNumber(point) ? point : 0 } }
      : null,
  blackjack: ({ bank_total: total }) => (isNumber(total) ? plain(total, "lobby-recent-bank") : null),
  cussec: ({ total }) => (isNumber(total) ? plain(total, "lobby-recent-total") : null),
  "fish-prawn-crab": ({ total }) => (isNumber(total) ? plain(total, "lobby-recent-total") : null),
  fantan: ({ number }) => (isNumber(number) ? plain(number, "lobby-recent-left") : null),
};

/** The last results of a table as marks, the newest last; games without one result for all have none. */
export function marksOf(game: string, recent: readonly Result[], most: number): Mark[] {
  const mark = MARKS[game];
  if (!mark) return [];
  return recent.map(mark).filter((each) => each !== null).slice(-most);
}

function plain(total: number, message: string): Mark {
  return { text: String(total), tone: "plain", message, values: { total } };
}
const isNumber = (value: Json | undefined): value is number => typeof value === "number";
const isText = (value: Json | undefined): value is string => typeof value === "string";
