import { expect, test } from "vitest";
import { seatDrawings, WIDE } from "./geometry";

test("every seat has the five boxes, inside the drawing", () => {
  for (const seats of [7, 9, 14]) {
    const drawn = seatDrawings(seats, 3);
    expect(drawn.map((each) => each.seat)).toEqual(Array.from({ length: seats }, (_, at) => at + 1));
    for (const { boxes, name } of drawn) {
      expect(boxes).toHaveLength(5);
      for (const { x, y } of [...boxes, name]) {
        expect(x > 0 && x < WIDE.width && y > 0 && y < WIDE.height).toBe(true);
      }
    }
  }
});

test("seats go from left to right, and the viewer's own is the widest", () => {
  const drawn = seatDrawings(9, 4);
  const across = drawn.map((each) => each.name.x);
  expect([...across].sort((one, other) => one - other)).toEqual(across);
  const widths = drawn.map((each) => each.name.width);
  expect(Math.max(...widths)).toBe(widths[3]);
});
