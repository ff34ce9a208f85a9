import { expect, test } from "vitest";
import type { TableStore } from "../../wire/table.svelte";
import { shownRound } from "./round";

const store = (seen: object, last: object | null): TableStore => ({ me: "ana", seen, last }) as unknown as TableStore;

test("others' cards lie face down, the croupier's last one up, and one's own are seen", () => {
  const seen = {
    boxes: { 1: "ana", 2: "bo", 3: "cy" },
    dealt: { 1: 5, 2: 5, 3: 5, croupier: 5 },
    decided: { 3: "folded" },
    hand: ["As", "Kd", "2c", "3c", "4c"],
    face_up: { croupier: ["9h"] },
  };
  const round = shownRound(store(seen, null), false, null);
  expect(round?.hands[1]).toEqual(seen.hand);
  expect(round?.hands[2]).toEqual(["??", "??", "??", "??", "??"]);
  expect(round?.hands[3]).toEqual([]);
  expect(round?.croupier).toEqual(["??", "??", "??", "??", "9h"]);
});

test("of the last round one's own hand is kept, if it is of that round", () => {
  const last = {
    round: 7,
    result: { croupier: ["8c", "Js", "Ks", "Qs", "4d"], opens: false, boxes: { 1: "raised" } },
    seen: { dealt: { 1: 5, croupier: 5 }, face_up: { croupier: ["8c", "Js", "Ks", "Qs", "4d"] }, decided: { 1: "raised" } },
  };
  const cards = ["As", "Kd", "2c", "3c", "4c"];
  const kept = { round: 7, box: 1, cards };
  expect(shownRound(store({}, last), true, kept)?.hands[1]).toEqual(cards);
  expect(shownRound(store({}, last), true, { ...kept, round: 6 })?.hands[1]?.[0]).toBe("??");
  expect(shownRound(store({}, last), false, kept)).toBeNull();
});
