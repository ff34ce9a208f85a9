import { describe, expect, it } from "vitest";
import { boxesOf, heightOf, stacked } from "./sections";

const places = Array.from({ length: 7 }, (_, selection) => ({ bet: "total", selection }));

describe("a section", () => {
  it("fills its rows from the left", () => {
    const section = { id: "total", places, x: 10, y: 20, width: 148, columns: 3, height: 40 };
    const boxes = boxesOf(section);
    expect(boxes[0]).toEqual({ x: 10, y: 20, width: 140 / 3, height: 40 });
    expect([boxes[3]?.x, boxes[3]?.y, boxes[6]?.y]).toEqual([10, 64, 108]);
    expect(heightOf(section)).toBe(128);
  });
});

describe("stacked sections", () => {
  it("leave out what is not offered, and never overlap", () => {
    const { sections, bottom } = stacked(
      [
        { id: "a", places, columns: 7, height: 50, bet: "total" },
        { id: "b", places: [], columns: 2, height: 50 },
        { id: "c", places, columns: 2, height: 50 },
      ],
      8,
      100,
      374,
    );
    expect(sections.map((each) => [each.id, each.y])).toEqual([["a", 126], ["c", 188]]);
    expect(bottom).toBe(188 + 4 * 50 + 3 * 4 + 12);
  });
});
