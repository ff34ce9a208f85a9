import { describe, expect, it } from "vitest";
import type { Box } from "./geometry";
import { phoneDrawing, tileHeight, WIDE } from "./geometry";
import { seating } from "./round";

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each([["wide", WIDE], ["phone", phoneDrawing(false)], ["phone, arranging", phoneDrawing(true)]] as const)("the felt, %s", (_, drawing) => {
  it("keeps its boxes apart and inside", () => {
    const boxes: Box[] = [drawing.bank, drawing.own, ...drawing.sides];
    for (const [at, box] of boxes.entries()) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= drawing.width && box.y + box.height <= drawing.height).toBe(true);
      for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
    }
  });
  it("has targets that a finger can hit", () => {
    for (const box of [drawing.bank.capital, ...drawing.own.divisions, ...drawing.sides]) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
    expect(drawing.own.tile).toBeGreaterThanOrEqual(40);
    expect(tileHeight(10)).toBe(22);
  });
});

it("lays pair over pair", () => {
  for (const drawing of [WIDE, phoneDrawing(false)]) expect([drawing.own.front, drawing.own.back]).toEqual([drawing.bank.front, drawing.bank.back]);
});

describe("seating", () => {
  const free = (...places: number[]) => (place: number): boolean => places.includes(place);
  it("puts the bank above, one's own below, the others in the order of the deal", () => {
    expect(seating(8, 8, 4, free())).toEqual({ bank: 8, own: 4, sides: [1, 2, 3, 5, 6, 7] });
    expect(seating(8, 3, 2, free())).toEqual({ bank: 3, own: 2, sides: [4, 5, 6, 7, 8, 1] });
  });
  it("offers a free place to who has none", () => {
    expect(seating(8, 5, null, free(2, 7))).toEqual({ bank: 5, own: 7, sides: [6, 8, 1, 2, 3, 4] });
    expect(seating(8, null, null, free(1)).bank).toBe(8);
    expect(seating(8, 1, 1, free()).own).not.toBe(1);
  });
});
