import { expect, test } from "vitest";
import { nearestInDirection } from "./navigation";

const GRID = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: column * 50, y: row * 40 })));
const MIDDLE = { x: 50, y: 40 };

test("arrows go to the neighbour in their direction", () => {
  const others = GRID.filter((each) => each.x !== MIDDLE.x || each.y !== MIDDLE.y);
  const to = (direction: readonly [number, number]) => others[nearestInDirection(MIDDLE, others, direction) ?? -1];
  expect(to([1, 0])).toEqual({ x: 100, y: 40 });
  expect(to([-1, 0])).toEqual({ x: 0, y: 40 });
  expect(to([0, -1])).toEqual({ x: 50, y: 0 });
  expect(to([0, 1])).toEqual({ x: 50, y: 80 });
});

test("at the edge there is nowhere to go", () => {
  expect(nearestInDirection({ x: 100, y: 80 }, GRID.slice(0, 8), [1, 0])).toBeUndefined();
});
