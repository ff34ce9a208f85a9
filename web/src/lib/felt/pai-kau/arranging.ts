import type { Act } from "../../wire/connection.svelte";
import type { Groups } from "./round";

/** Four tiles in the hand: the first two lie in front, the others behind. */
export type Four = readonly string[];

export const grouped = (tiles: Four): Groups => ({ front: tiles.slice(0, 2), back: tiles.slice(2) });
export const ungrouped = ({ front, back }: Groups): Four => [...front, ...back];

/** Two tiles change their places. */
export function exchanged(tiles: Four, one: number, other: number): Four {
  return tiles.map((tile, at) => (at === one ? (tiles[other] ?? tile) : at === other ? (tiles[one] ?? tile) : tile));
}

/** The group in front goes to the back. */
export const swapped = (tiles: Four): Four => [...tiles.slice(2), ...tiles.slice(0, 2)];

/** Whether two arrangements make the same groups, whichever is in front. */
export function isSameDivision(one: Groups, other: Groups): boolean {
  return divisionKey(one) === divisionKey(other);
}

function divisionKey({ front, back }: Groups): string {
  return [front, back].map((group) => [...group].sort().join(" ")).sort().join(" / ");
}

/** The divisions among which the viewer may choose, as the house offers them. */
export function divisionsIn(choices: readonly Act[]): (Groups & { place: number })[] {
  return choices
    .filter((choice) => choice.act === "arrange")
    .map((choice) => ({ front: choice.front as string[], back: choice.back as string[], place: choice.place as number }));
}
