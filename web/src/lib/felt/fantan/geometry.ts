/** Where the bets lie round the heap: 1 before the croupier, then 2, 3 and 4 against the clock. */
import type { Json } from "../../../protocol";
import type { Where } from "../../wire/layout";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The square of the cloth: its centre, half of the middle field, and half of all of it. */
export interface Cloth {
  x: number;
  y: number;
  inner: number;
  outer: number;
}

const GAP = 4;
const NUMBERS = [1, 2, 3, 4];
const FAN = 0.4;
const NIM = 0.28;

export const opposite = (number: number): number => ((number + 1) % 4) + 1;
export const areOpposite = (a: number, b: number): boolean => opposite(a) === b;

/** The numbers that a selection names, in its order. */
export function numbersOf(selection: Json | undefined): number[] {
  return [selection ?? []].flat() as number[];
}

/** A box on the side of a number: `along` it from the left as its player sees it, and `out` from the middle. */
function onSide(cloth: Cloth, number: number, along: [number, number], out: [number, number]): Box {
  const corner = (u: number, v: number): [number, number] => {
    switch (number) {
      case 1:
        return [cloth.x - u, cloth.y + v];
      case 2:
        return [cloth.x + v, cloth.y + u];
      case 3:
        return [cloth.x + u, cloth.y - v];
      default:
        return [cloth.x - v, cloth.y - u];
    }
  };
  const [ax, ay] = corner(along[0], out[0]);
  const [bx, by] = corner(along[1], out[1]);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(ax - bx), height: Math.abs(ay - by) };
}

/** Where a place lies on the cloth; undefined for pairs of opposite numbers, which stand apart. */
export function boxOn(cloth: Cloth, where: Where): Box | undefined {
  const numbers = numbersOf(where.selection);
  const [first = 0, second = 0] = numbers;
  const depth = cloth.outer - cloth.inner;
  const side: [number, number] = [-cloth.inner + GAP, cloth.inner - GAP];
  const fan = cloth.inner + depth * FAN;
  const nim = fan + depth * NIM;
  switch (where.bet) {
    case "fan":
      return onSide(cloth, first, side, [cloth.inner, fan - GAP]);
    case "nim": {
      const others = NUMBERS.filter((number) => number !== first);
      const isMirrored = first === 1 || first === 4; // so that all are read from the left, or downwards
      const at = isMirrored ? others.length - 1 - others.indexOf(second) : others.indexOf(second);
      const width = (2 * cloth.inner - 2 * GAP - 2 * GAP) / others.length;
      const from = side[0] + at * (width + GAP);
      return onSide(cloth, first, [from, from + width], [fan, nim - GAP]);
    }
    case "se-sam-hong": {
      const missing = NUMBERS.find((number) => !numbers.includes(number)) ?? 0;
      return onSide(cloth, opposite(missing), side, [nim, cloth.outer]);
    }
    default:
      return areOpposite(first, second) ? undefined : inCorner(cloth, where.bet, numbers);
  }
}

/** At the corner of two neighbours: kuoc outside, then nga with either of the other two. */
function inCorner(cloth: Cloth, bet: string, [a = 0, b = 0, draw = 0]: number[]): Box {
  const [isLeft, isTop] = [a === 4 || b === 4, a === 3 || b === 3];
  const depth = cloth.outer - cloth.inner;
  const high = (depth - 2 * GAP) * 0.3;
  const others = NUMBERS.filter((number) => number !== a && number !== b);
  const steps = bet === "kuoc" ? [2 * (high + GAP), depth] : [others.indexOf(draw) * (high + GAP), others.indexOf(draw) * (high + GAP) + high];
  const [from = 0, to = 0] = steps.map((step) => cloth.inner + step);
  return {
    x: isLeft ? cloth.x - cloth.outer : cloth.x + cloth.inner,
    y: isTop ? cloth.y - to : cloth.y + from,
    width: depth,
    height: to - from,
  };
}

/** Buttons that are counted off in fours, and what is left: one to four. */
export function countedOff(buttons: number): { groups: number; left: number } {
  const groups = Math.max(0, Math.ceil(buttons / 4) - 1);
  return { groups, left: buttons - 4 * groups };
}

/** A place in a round heap for each button, the last ones outside. */
export function heapPlace(at: number, apart: number): [number, number] {
  const r = apart * Math.sqrt(at + 0.5);
  const turn = at * 2.39996;
  return [r * Math.cos(turn), r * Math.sin(turn)];
}
