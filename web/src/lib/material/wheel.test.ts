import { describe, expect, it } from "vitest";
import { angleOf, ringSector, spinAt } from "./wheel";

const ORDER = [0, 32, 15, 19, 4];

describe("a spin", () => {
  it("ends with the compartment at the top and the ball in it", () => {
    for (const number of ORDER) {
      for (const from of [0, 77, -400]) {
        const end = spinAt(1, from, angleOf(ORDER, number));
        expect(Math.abs(Math.round(end.wheel + angleOf(ORDER, number)) % 360)).toBe(0);
        expect(Math.abs(Math.round(end.ball) % 360)).toBe(0);
        expect(end.height).toBeCloseTo(0);
      }
    }
  });
  it("begins where the wheel stood, with the ball along the rim", () => {
    expect(spinAt(0, 30, 72)).toMatchObject({ wheel: 30, height: 1 });
  });
  it("turns the ball against the wheel until it is caught", () => {
    const [early, later] = [spinAt(0.1, 0, 72), spinAt(0.2, 0, 72)];
    expect(later.wheel).toBeGreaterThan(early.wheel);
    expect(later.ball).toBeLessThan(early.ball);
  });
});

it("draws a sector of a ring from its inner edge", () => {
  expect(ringSector(10, 20, 0, 90)).toBe("M0.00 -10.00L0.00 -20.00A20 20 0 0 1 20.00 0.00L10.00 0.00A10 10 0 0 0 0.00 -10.00Z");
});
