import { describe, expect, it } from "vitest";
import type { ReviewDecision, ReviewOption } from "../../protocol";
import { average, isBest, isSameOption, perUnit, ranked, shortFraction } from "./review";

const option = (act: string, decimal: number, groups: string[][] = []): ReviewOption => ({ act, groups, value: { exact: String(decimal), decimal } });

describe("a review in figures", () => {
  it("writes gains with their sign and fractions where they are short", () => {
    expect([perUnit({ exact: "-1/37", decimal: -1 / 37 }), perUnit({ exact: "0", decimal: 0 }), perUnit({ exact: "1/2", decimal: 0.5 })]).toEqual(["−0.0270", "0.0000", "+0.5000"]);
    expect([shortFraction({ exact: "-1/37", decimal: 0 }), shortFraction({ exact: "123456789/987654321", decimal: 0 })]).toEqual(["−1/37", ""]);
    expect(average({ exact: "250/2", decimal: 125_050 })).toBe("1,250.50");
  });
  it("ranks the options and knows the one that was taken", () => {
    const options = [option("stand", -0.2), option("draw", 0.1)];
    const decision = { options, chosen: options[0], cost: { exact: "3/10", decimal: 0.3 } } as ReviewDecision;
    expect(ranked(decision).map((each) => each.act)).toEqual(["draw", "stand"]);
    expect(isBest(decision)).toBe(false);
    expect(isSameOption(option("arrange", 0, [["1-1"]]), option("arrange", 1, [["1-1"]]))).toBe(true);
    expect(isSameOption(option("arrange", 0, [["1-1"]]), option("arrange", 0, [["6-6"]]))).toBe(false);
  });
});
