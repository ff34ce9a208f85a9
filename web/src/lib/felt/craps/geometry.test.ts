import { expect, test } from "vitest";
import type { LayoutBet } from "../../wire/layout";
import { drawing, numbersOf, wrap } from "./geometry";
import type { Box, Place } from "./geometry";
import { fittingNames, printed, totalsText } from "./words";

const NUMBERS = [4, 5, 6, 8, 9, 10];
const bet = (slug: string, selections: (number | null)[] = [null]): LayoutBet => ({
  bet: slug,
  name: slug,
  added: slug.endsWith("-odds"),
  minimum: 1000,
  maximum: null,
  unit: 1000,
  clauses: [],
  cites: [],
  spots: selections.map((selection) => ({ selection, name: slug, placed: true, pays: [] })),
});
const REGULATION = [
  ..."pass-line pass-odds dont-pass dont-pass-odds any-craps any-seven eleven ace-deuce aces boxcars horn field big small".split(" ").map((slug) => bet(slug)),
  ...NUMBERS.flatMap((number) => [bet(`big-${number}`), ...(number % 2 === 0 ? [bet(`hard-${number}`)] : [])]),
  bet("come", [null, ...NUMBERS]),
  bet("dont-come", [null, ...NUMBERS]),
  bet("come-odds", NUMBERS),
  bet("dont-come-odds", NUMBERS),
];
const AUTHORISED = [...REGULATION, bet("fire"), bet("place", [4, 5, 6])];

const key = (place: { bet: string; selection: unknown }): string => `${place.bet} ${String(place.selection)}`;
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01;

test.each([true, false])("every place of the layout is drawn once, inside the cloth (phone: %s)", (phone) => {
  for (const bets of [REGULATION, AUTHORISED]) {
    const { places, width, height } = drawing(bets, phone);
    const wanted = bets.flatMap((each) => each.spots.map((spot) => key({ bet: each.bet, selection: spot.selection })));
    expect(places.map(key).sort()).toEqual(wanted.sort());
    for (const place of places) {
      expect(place.x >= 0 && place.x + place.width <= width, key(place)).toBe(true);
      expect(place.y >= 0 && place.y + place.height <= height, key(place)).toBe(true);
    }
  }
});

test.each([true, false])("no place lies over another, nor over the head (phone: %s)", (phone) => {
  const drawn = drawing(AUTHORISED, phone);
  const boxes: [string, Box][] = [
    ...drawn.places.map((place: Place): [string, Box] => [key(place), place]),
    ["throw", drawn.throw],
    ["shooter", drawn.shooter],
    ["history", drawn.history],
  ];
  const found = boxes.flatMap(([name, a], at) => boxes.slice(at + 1).filter(([, b]) => overlap(a, b)).map(([other]) => `${name} / ${other}`));
  expect(found).toEqual([]);
});

test("on a phone every place is at least 40 px wide and high", () => {
  for (const place of drawing(AUTHORISED, true).places) {
    expect(Math.min(place.width, place.height), key(place)).toBeGreaterThanOrEqual(40);
  }
});

test("a table that offers less draws less, and its numbers come from the layout", () => {
  const fewer = REGULATION.filter((each) => each.bet !== "horn");
  expect(drawing(fewer, false).places.some((place) => place.bet === "horn")).toBe(false);
  expect(numbersOf(REGULATION)).toEqual(NUMBERS);
  expect(Object.keys(drawing(REGULATION, true).pucks).map(Number)).toEqual(NUMBERS);
});

test("a line wraps what it stands round", () => {
  expect(wrap({ x: 0, y: 0, width: 100, height: 80 }, 10, 20, 15, 5)).toMatch(/^M5 0H10V55A5 5 0 0 0 15 60H100V75.*Z$/);
});

test("names are printed without quotation marks, brackets and repeated totals", () => {
  expect(["「東派司」", "«Don’t Come»", "Small (2 to 6)", "Ace-deuce / 3", "Any 7 / Big Red / Big 7", "Hard Way 4"].map(printed)).toEqual([
    "東派司",
    "Don't Come",
    "Small",
    "Ace-deuce",
    "Any 7 / Big Red / Big 7",
    "Hard Way 4",
  ]);
});

test("totals are printed as a run or one by one", () => {
  expect([[7], [2, 3, 12], [8, 9, 10, 11, 12], [2, 12], []].map(totalsText)).toEqual(["7", "2 3 12", "8–12", "2 12", ""]);
});

test("as many names as fit are printed", () => {
  expect(fittingNames(["ana", "bia"], 20)).toBe("ana › bia");
  expect(fittingNames(["ana", "bia", "carlos"], 6)).toBe("ana › bia …");
});
