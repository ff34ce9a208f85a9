import { expect, test } from "vitest";
import { handDrawings, handWidth, placeDrawings, WIDE } from "./geometry";

test("places go from left to right inside the drawing, one's own are wider", () => {
  for (const places of [5, 7, 9]) {
    const drawn = placeDrawings(places, [2]);
    expect(drawn).toHaveLength(places);
    const across = drawn.map(({ x }) => x);
    expect([...across].sort((one, other) => one - other)).toEqual(across);
    expect(across.every((x) => x > 0 && x < WIDE.width)).toBe(true);
    expect((drawn[1]?.width ?? 0) > (drawn[3]?.width ?? 0)).toBe(true);
  }
});

test("split hands lie side by side, in the middle", () => {
  const { hands, width } = handDrawings([
    { cards: ["8h", "3d"], doubled: false },
    { cards: ["8c", "Td", "2s"], doubled: true },
  ]);
  expect(hands[0]?.left).toBeCloseTo(-width / 2);
  expect((hands[1]?.left ?? 0) + (hands[1]?.width ?? 0)).toBeCloseTo(width / 2);
  expect(handWidth(3, true)).toBeGreaterThan(handWidth(3, false));
});
