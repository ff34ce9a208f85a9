import { describe, expect, it } from "vitest";
import { areOpposite, boxOn, countedOff, opposite } from "./geometry";
import type { Box } from "./geometry";

const CLOTH = { x: 0, y: 0, inner: 100, outer: 240 };
const NUMBERS = [1, 2, 3, 4];
const pairs = NUMBERS.flatMap((a) => NUMBERS.filter((b) => b !== a).map((b) => [a, b]));
const PLACES = [
  ...NUMBERS.map((selection) => ({ bet: "fan", selection })),
  ...pairs.map((selection) => ({ bet: "nim", selection })),
  ...[[1, 2, 3], [1, 2, 4], [1, 3, 4], [2, 3, 4]].map((selection) => ({ bet: "se-sam-hong", selection })),
  ...pairs.filter(([a = 0, b = 0]) => a < b).map((selection) => ({ bet: "kuoc", selection })),
  ...pairs.filter(([a = 0, b = 0]) => a < b).flatMap(([a = 0, b = 0]) => NUMBERS.filter((d) => d !== a && d !== b).map((d) => ({ bet: "nga", selection: [a, b, d] }))),
];

function overlap(a: Box, b: Box): boolean {
  const e = 0.01;
  return a.x + e < b.x + b.width && b.x + e < a.x + a.width && a.y + e < b.y + b.height && b.y + e < a.y + a.height;
}

describe("the cloth", () => {
  it("has a box for every bet but those on opposite numbers, none over another", () => {
    const boxes = PLACES.map((place) => boxOn(CLOTH, place)).filter((box) => box !== undefined);
    expect(PLACES.length - boxes.length).toBe(6); // two kuoc and their four nga
    boxes.forEach((a, at) => boxes.slice(at + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    for (const box of boxes) expect(Math.max(Math.abs(box.x), Math.abs(box.y), Math.abs(box.x + box.width), Math.abs(box.y + box.height))).toBeLessThanOrEqual(240.01);
  });
  it("lays three numbers on the side of the middle one", () => {
    expect(boxOn(CLOTH, { bet: "se-sam-hong", selection: [2, 3, 4] })?.y).toBe(-240);
    expect(boxOn(CLOTH, { bet: "se-sam-hong", selection: [1, 2, 4] })?.y).toBeGreaterThan(100);
  });
  it("reads a number's nim from the left", () => {
    const x = [2, 3, 4].map((draw) => boxOn(CLOTH, { bet: "nim", selection: [1, draw] })?.x ?? 0);
    expect([...x].sort((a, b) => a - b)).toEqual(x);
  });
});

it("knows opposite numbers", () => {
  expect(NUMBERS.map(opposite)).toEqual([3, 4, 1, 2]);
  expect([areOpposite(1, 3), areOpposite(1, 4)]).toEqual([true, false]);
});

it("counts off in fours until one to four are left", () => {
  expect([60, 61, 63, 4, 1].map(countedOff)).toEqual([
    { groups: 14, left: 4 },
    { groups: 15, left: 1 },
    { groups: 15, left: 3 },
    { groups: 0, left: 4 },
    { groups: 0, left: 1 },
  ]);
});
