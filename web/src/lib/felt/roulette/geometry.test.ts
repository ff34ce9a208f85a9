import { describe, expect, it } from "vitest";
import { cellOf, isRun, lineOf, neighbours, racetrack, spanOf } from "./geometry";

const LYING = { x: 0, y: 0, width: 70, height: 60, edge: 20, upright: false };
const UPRIGHT = { x: 100, y: 0, width: 70, height: 60, edge: 20, upright: true };
const ORDER = Array.from({ length: 37 }, (_, at) => at);

describe("the cloth", () => {
  it("has 3 above 2 above 1 when it lies, and 1, 2, 3 in a row when it stands", () => {
    expect([1, 2, 3, 4].map((number) => cellOf(LYING, number)).map(({ x, y }) => [x, y])).toEqual([[0, 120], [0, 60], [0, 0], [70, 120]]);
    expect([1, 2, 3, 4].map((number) => cellOf(UPRIGHT, number)).map(({ x, y }) => [x, y])).toEqual([[100, 0], [170, 0], [240, 0], [100, 60]]);
  });
  it("lays a split on the line between its numbers and a corner where four meet", () => {
    expect(lineOf(LYING, [17, 20])).toEqual({ x: 410, y: 70, width: 20, height: 40 });
    expect(lineOf(LYING, [1, 2])).toEqual({ x: 10, y: 110, width: 50, height: 20 });
    expect(lineOf(LYING, [1, 2, 4, 5])).toEqual({ x: 60, y: 110, width: 20, height: 20 });
  });
  it("lays whole rows on the outer edge", () => {
    expect(lineOf(LYING, [1, 2, 3])).toEqual({ x: 10, y: 170, width: 50, height: 20 });
    expect(lineOf(LYING, [1, 2, 3, 4, 5, 6])).toEqual({ x: 60, y: 170, width: 20, height: 20 });
    expect(lineOf(UPRIGHT, [4, 5, 6])).toEqual({ x: 90, y: 70, width: 20, height: 40 });
  });
  it("knows the box over a dozen", () => {
    expect(spanOf(LYING, [13, 24])).toEqual({ x: 280, y: 0, width: 280, height: 180 });
  });
});

describe("neighbours", () => {
  it("go round the end of the wheel", () => {
    expect(neighbours(ORDER, 0, 2)).toEqual([35, 36, 0, 1, 2]);
  });
});

describe("the racetrack", () => {
  it.each([false, true])("has every number once, none over another (upright: %s)", (upright) => {
    const places = racetrack(ORDER, { x: 0, y: 0, width: upright ? 200 : 800, height: upright ? 800 : 200 }, 40, upright);
    expect(places.map((place) => place.number)).toEqual(ORDER);
    const closest = places.flatMap((a, at) => places.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...closest)).toBeGreaterThan(30);
  });
  it("begins in the middle of the right end", () => {
    const [zero] = racetrack(ORDER, { x: 0, y: 0, width: 800, height: 200 }, 40, false);
    expect([zero?.x, zero?.y]).toEqual([780, 100]);
  });
});

it("tells a run from scattered numbers", () => {
  expect([isRun([1, 2, 3]), isRun([1, 3, 5])]).toEqual([true, false]);
});
