import { expect, it } from "vitest";
import { sentenceOf } from "./refusal";

it("leaves out the name of the norm, which is no word for readers", () => {
  const says = "the box is for seated bettors [standing_bettor_must_not_use_a_box, 55/2004 art. 15]";
  expect(sentenceOf({ says, norm: "standing_bettor_must_not_use_a_box" })).toBe("the box is for seated bettors");
  expect(sentenceOf({ says: "the table is paused [table_must_be_open]", norm: "table_must_be_open" })).toBe("the table is paused");
  expect(sentenceOf({ says: "該投注格只供入座者使用［box_norm，55/2004 第十五條］", norm: "box_norm" })).toBe("該投注格只供入座者使用");
  expect(sentenceOf({ says: "此檯已暫停［table_must_be_open］", norm: "table_must_be_open" })).toBe("此檯已暫停");
  expect(sentenceOf({ says: "no connection" })).toBe("no connection");
});
