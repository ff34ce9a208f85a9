/** Where everything lies on the cloth of craps: one drawing for wide screens, one for phones. Which bets there are, the layout says. */
import type { Json } from "../../../protocol";
import type { LayoutBet, Where } from "../../wire/layout";
import { keyOf } from "../../wire/layout";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a place is printed. */
export type Print = "line" | "odds" | "number" | "side" | "row" | "title" | "field" | "dice" | "bare-dice";

export interface Place extends Box {
  bet: string;
  selection: Json;
  print: Print;
  /** The outline, where it is no box. */
  d?: string;
  /** Where my chips lie, where those of others do, and how large they are. */
  chips: { x: number; y: number; othersX: number; othersY: number; r: number };
}

export interface Title {
  id: "hard-ways" | "one-roll" | "others";
  x: number;
  y: number;
}

export interface Drawing {
  width: number;
  height: number;
  phone: boolean;
  throw: Box;
  shooter: Box;
  history: Box;
  /** The numbers' columns, on which the puck lies. */
  pucks: Record<number, { x: number; y: number }>;
  titles: Title[];
  places: Place[];
}

/** Rows of the centre, from above: hard ways, then bets on one roll. */
const HARD_WAYS = [["hard-6", "hard-8"], ["hard-10", "hard-4"]];
const ONE_ROLL = [["any-seven"], ["aces", "boxcars"], ["ace-deuce", "eleven"], ["horn"], ["any-craps"], ["small", "big"]];
const PICTURED = new Set(["aces", "boxcars", "ace-deuce", "eleven"]);
const GAP = 5;

export function drawing(bets: LayoutBet[], phone: boolean): Drawing {
  const drawn = phone ? phoneDrawing(bets) : wideDrawing(bets);
  const offered = new Set(bets.flatMap((bet) => bet.spots.map((spot) => keyOf({ bet: bet.bet, selection: spot.selection }))));
  return { ...drawn, places: drawn.places.filter((place) => offered.has(keyOf(place))) };
}

/** The numbers to which a bet can travel, as the layout has them. */
export function numbersOf(bets: LayoutBet[]): number[] {
  const spots = bets.find((bet) => bet.bet === "come")?.spots ?? [];
  return spots.map((spot) => spot.selection).filter((each): each is number => typeof each === "number");
}

/** Bets that the inspectorate authorised for this table beyond the regulation: places that people lay stakes on. */
function otherPlaces(bets: LayoutBet[], known: Place[]): Where[] {
  const drawn = new Set(known.map((place) => place.bet));
  return bets
    .filter((bet) => !drawn.has(bet.bet))
    .flatMap((bet) => bet.spots.map((spot) => ({ bet: bet.bet, selection: spot.selection })));
}

const WIDE = { width: 1080, height: 700, left: 18, right: 1062, top: 100, bottom: 684, middle: 778 };

function wideDrawing(bets: LayoutBet[]): Drawing {
  const { left, right, top, bottom, middle } = WIDE;
  const band = 46;
  const row = 58;
  const x = left + 2 * band + GAP;
  const inner = { x, y: top, width: middle - x, height: bottom - 2 * row - top - GAP };
  const numbers = numbersOf(bets);
  const dontCome = 86;
  const column = (inner.width - dontCome - numbers.length * GAP) / numbers.length;
  const numbersHeight = 262;
  const come = 84;
  const storeys = [46, numbersHeight - 46 - 50 - 2 * GAP, 50] as const;
  const fieldY = inner.y + numbersHeight + come + 2 * GAP;
  const columns = numbers.map((number, at) => ({
    number,
    x: inner.x + dontCome + GAP + at * (column + GAP),
    y: inner.y,
    width: column,
    storeys,
  }));
  const places = [
    ...lines({ x: left, y: top, width: middle - left, height: bottom - top }, band, row, 196),
    place("dont-come", null, "side", { x: inner.x, y: inner.y, width: dontCome, height: numbersHeight }, { r: 15, at: 0.82 }),
    ...columns.flatMap(numberPlaces),
    place("come", null, "title", { x: inner.x, y: inner.y + numbersHeight + GAP, width: inner.width, height: come }, { r: 17, across: 0.84 }),
    place("field", null, "field", { x: inner.x, y: fieldY, width: inner.width, height: inner.y + inner.height - fieldY }, { r: 16, across: 0.945, othersAcross: 0.86 }),
  ];
  const centre = centreOf(bets, places, { x: middle + 14, y: top, width: right - middle - 14, height: bottom - top });
  return {
    width: WIDE.width,
    height: WIDE.height,
    phone: false,
    throw: { x: left, y: 16, width: 352, height: 70 },
    shooter: { x: 380, y: 18, width: 398, height: 66 },
    history: { x: middle + 14, y: 18, width: right - middle - 14, height: 66 },
    pucks: Object.fromEntries(columns.map((each) => [each.number, { x: each.x + each.width / 2, y: each.y + storeys[0] + GAP / 2 }])),
    titles: centre.titles,
    places: [...places, ...centre.places],
  };
}

const PHONE = { width: 390, left: 8, right: 382 };

function phoneDrawing(bets: LayoutBet[]): Drawing {
  const { left, right } = PHONE;
  const top = 222;
  const band = 13;
  const row = 58;
  const storeys = [44, 82, 44] as const;
  const inner = { x: left + 2 * band + GAP, width: right - left - 2 * band - GAP };
  const numbers = numbersOf(bets);
  const perRow = 3;
  const column = (inner.width - (perRow - 1) * GAP) / perRow;
  const columnHeight = storeys[0] + storeys[1] + storeys[2] + 2 * GAP;
  const dontCome = 46;
  const columns = numbers.map((number, at) => ({
    number,
    x: inner.x + (at % perRow) * (column + GAP),
    y: top + dontCome + GAP + Math.floor(at / perRow) * (columnHeight + 2 * GAP),
    width: column,
    storeys,
  }));
  const comeY = top + dontCome + GAP + Math.ceil(numbers.length / perRow) * (columnHeight + 2 * GAP) - GAP;
  const come = 58;
  const field = 84;
  const bottom = comeY + come + GAP + field + GAP + 2 * row;
  const places = [
    ...lines({ x: left, y: top, width: right - left, height: bottom - top }, band, row, 128),
    place("dont-come", null, "row", { x: inner.x, y: top, width: inner.width, height: dontCome }, { r: 13, across: 0.88, at: 0.42 }),
    ...columns.flatMap(numberPlaces),
    place("come", null, "title", { x: inner.x, y: comeY, width: inner.width, height: come }, { r: 15, across: 0.86, at: 0.42 }),
    place("field", null, "field", { x: inner.x, y: comeY + come + GAP, width: inner.width, height: field }, { r: 14, across: 0.9, at: 0.3 }),
  ];
  const rows = HARD_WAYS.length + ONE_ROLL.length + Math.ceil(otherPlaces(bets, knownInCentre(places)).length / 2);
  const titles = rows > HARD_WAYS.length + ONE_ROLL.length ? 3 : 2;
  const centre = centreOf(bets, places, { x: left, y: bottom + 12, width: right - left, height: titles * TITLE + rows * 54 });
  return {
    width: PHONE.width,
    height: bottom + 12 + titles * TITLE + rows * 54 + 8,
    phone: true,
    throw: { x: left + 4, y: 10, width: right - left - 8, height: 62 },
    shooter: { x: left, y: 80, width: right - left, height: 66 },
    history: { x: left, y: 154, width: right - left, height: 60 },
    pucks: Object.fromEntries(columns.map((each) => [each.number, { x: each.x + each.width / 2, y: each.y + storeys[0] + GAP / 2 }])),
    titles: centre.titles,
    places: [...places, ...centre.places],
  };
}

interface Column {
  number: number;
  x: number;
  y: number;
  width: number;
  storeys: readonly [number, number, number];
}

/** A number's three storeys: don't come with its odds, come with its odds, and the bet on the number before a seven. */
function numberPlaces({ number, x, y, width, storeys }: Column): Place[] {
  const [upper, middle, lower] = storeys;
  const bet = width * 0.53;
  const second = y + upper + GAP;
  const third = second + middle + GAP;
  const small = { r: 9.5, at: 0.4 };
  const tall = { r: 12, at: 1 - 24 / middle, othersAt: 1 - 62 / middle };
  return [
    place("dont-come", number, "side", { x, y, width: bet, height: upper }, small),
    place("dont-come-odds", number, "odds", { x: x + bet, y, width: width - bet, height: upper }, small),
    place("come", number, "number", { x, y: second, width: bet, height: middle }, tall),
    place("come-odds", number, "odds", { x: x + bet, y: second, width: width - bet, height: middle }, tall),
    place(`big-${number}`, null, "row", { x, y: third, width, height: lower }, { r: 11, across: 0.78, at: 0.38 }),
  ];
}

const ROUND = 32;

/** The two lines that wrap the numbers at the left and below, each with the place of its odds at the right. */
function lines(box: Box, band: number, row: number, odds: number): Place[] {
  const outer = { ...box };
  const inner = { x: box.x + band, y: box.y, width: box.width - band, height: box.height - row };
  return (["pass-line", "dont-pass"] as const).flatMap((bet, at) => {
    const of = at === 0 ? outer : inner;
    const y = of.y + of.height - row;
    const behind = { x: of.x + of.width - odds - 8, y: y + 7, width: odds, height: row - 14 };
    const apart = odds < 150 ? [24, 66] : [34, 92];
    const chips = { x: behind.x - (apart[0] ?? 0), y: y + row * 0.4, othersX: behind.x - (apart[1] ?? 0), othersY: y + row * 0.42, r: 14 };
    const d = at === 0 ? wrap(of, band, row, 44, ROUND) : wrap(of, band, row, ROUND, 6);
    return [
      { bet, selection: null, print: "line" as const, x: of.x, y, width: of.width - odds - 16, height: row, d, chips },
      place(at === 0 ? "pass-odds" : "dont-pass-odds", null, "odds", behind, { r: 12, across: 0.82, othersAcross: 0.5, at: 0.4 }),
    ];
  });
}

/** A band along the left side and a row along the bottom, with a round corner between them. */
export function wrap({ x, y, width, height }: Box, band: number, row: number, corner: number, inside: number): string {
  const [right, bottom] = [x + width, y + height];
  return [
    `M${x + 5} ${y}H${x + band}`,
    `V${bottom - row - inside}`,
    `A${inside} ${inside} 0 0 0 ${x + band + inside} ${bottom - row}`,
    `H${right}V${bottom - 5}`,
    `A5 5 0 0 1 ${right - 5} ${bottom}`,
    `H${x + corner}A${corner} ${corner} 0 0 1 ${x} ${bottom - corner}`,
    `V${y + 5}A5 5 0 0 1 ${x + 5} ${y}Z`,
  ].join("");
}

const TITLE = 26;
const OVER_PICTURE = [17, 41] as const;

function knownInCentre(places: Place[]): Place[] {
  const centre = [...HARD_WAYS, ...ONE_ROLL].flat().map((bet) => place(bet, null, "row", { x: 0, y: 0, width: 0, height: 0 }, { r: 0 }));
  return [...places, ...centre];
}

/** The centre bets in rows of one or two, under their titles, filling the box. */
function centreOf(bets: LayoutBet[], drawn: Place[], box: Box): { places: Place[]; titles: Title[] } {
  const others = otherPlaces(bets, knownInCentre(drawn));
  const pairs = Array.from({ length: Math.ceil(others.length / 2) }, (_, at) => others.slice(2 * at, 2 * at + 2));
  const simple = (rows: string[][]): Where[][] => rows.map((row) => row.map((bet) => ({ bet, selection: null })));
  const sections = [
    { id: "hard-ways" as const, rows: simple(HARD_WAYS) },
    { id: "one-roll" as const, rows: simple(ONE_ROLL) },
    { id: "others" as const, rows: pairs },
  ].filter((section) => section.rows.length > 0);
  const count = sections.reduce((sum, section) => sum + section.rows.length, 0);
  const height = (box.height - sections.length * TITLE) / count - GAP;
  const titles: Title[] = [];
  const places: Place[] = [];
  let y = box.y;
  for (const section of sections) {
    titles.push({ id: section.id, x: box.x, y: y + (y === box.y ? 14 : 18) });
    y += y === box.y ? TITLE - 4 : TITLE + 2;
    for (const row of section.rows) {
      const width = (box.width - (row.length - 1) * GAP) / row.length;
      row.forEach((where, at) => {
        const kind = section.id === "hard-ways" ? "bare-dice" : PICTURED.has(where.bet) ? "dice" : "row";
        const area = { x: box.x + at * (width + GAP), y, width, height };
        // Chips lie over the dice of a box that has its name beside them, so that the name stays to be read.
        const chips = kind === "dice" ? { across: OVER_PICTURE[0] / width, othersAcross: OVER_PICTURE[1] / width } : { across: row.length === 1 ? 0.9 : 0.84 };
        places.push(place(where.bet, where.selection ?? null, kind, area, { r: 11, at: 0.38, ...chips }));
      });
      y += height + GAP;
    }
  }
  return { places, titles };
}

/** A box whose chips lie at a part of its width and height; those of others beside or above them. */
function place(
  bet: string,
  selection: Json,
  print: Print,
  box: Box,
  { r, across = 0.5, at = 0.44, othersAcross, othersAt }: { r: number; across?: number; at?: number; othersAcross?: number; othersAt?: number },
): Place {
  const x = box.x + box.width * across;
  const y = box.y + box.height * at;
  const othersX = othersAcross !== undefined ? box.x + box.width * othersAcross : othersAt !== undefined ? x : x - r * (across === 0.5 ? -1.4 : 2.8);
  const othersY = othersAt !== undefined ? box.y + box.height * othersAt : y;
  return { ...box, bet, selection, print, chips: { x, y, othersX, othersY, r } };
}
