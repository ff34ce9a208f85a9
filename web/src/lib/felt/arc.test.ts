import { expect, test } from "vitest";
import { pointAt, sector, shares } from "./arc";

const CENTRE = { x: 500, y: -300 };

test("angles go from straight down to the right", () => {
  expect(pointAt(CENTRE, 100, 0)).toEqual({ x: 500, y: -200 });
  const right = pointAt(CENTRE, 100, 90);
  expect([Math.round(right.x), Math.round(right.y)]).toEqual([600, -300]);
});

test("a sector runs along its inner edge and back along the outer one", () => {
  expect(sector({ x: 0, y: 0 }, 10, 20, 0, 90)).toBe("M0.0 10.0A10 10 0 0 0 10.0 0.0L20.0 0.0A20 20 0 0 1 0.0 20.0Z");
});

test("places share the arc by their weights", () => {
  expect(shares(-30, 30, [1, 1, 1])).toEqual([[-30, -10], [-10, 10], [10, 30]]);
  expect(shares(0, 40, [1, 2, 1])).toEqual([[0, 10], [10, 30], [30, 40]]);
});
