import { expect, test } from "vitest";
import { marksOf } from "./recent";

test("a baccarat result shows the points of the winner, and who that was", () => {
  const [mark] = marksOf("baccarat", [{ winner: "banker", player_total: 3, banker_total: 8 }], 10);
  expect(mark).toEqual({ text: "8", tone: "banker", message: "lobby-recent-banker", values: { player: 3, banker: 8 } });
});

test("a throw of craps is marked while a point stands", () => {
  const marks = marksOf("craps", [{ dice: [2, 4], total: 6, point: 6 }, { dice: [3, 4], total: 7 }], 10);
  expect(marks.map((each) => [each.text, each.tone])).toEqual([["6", "on"], ["7", "plain"]]);
});

test("only the newest are shown, void rounds are left out, and some games have no marks", () => {
  const recent = [...Array(12).keys()].map((number) => ({ number, colour: "red" }));
  expect(marksOf("roulette", recent, 8).map((each) => each.text)).toEqual(["4", "5", "6", "7", "8", "9", "10", "11"]);
  expect(marksOf("cussec", [{ void: "no-round" }], 8)).toEqual([]);
  expect(marksOf("pai-kau", [{ dice: [1, 2, 3, 4] }], 8)).toEqual([]);
});
