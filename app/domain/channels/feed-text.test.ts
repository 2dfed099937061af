import { expect, test } from "vitest";
import { feedText } from "./feed-text.ts";

test.each([
  ["  a\r\n\tb\u0000c\u0085d ", "a b c d"],
  ["=1+1", "=1+1"],
  ["a\uFFFEb\uFFFFc", "a b c"],
  ["a\uD800", "a\uFFFD"],
  ["\u0001", ""],
])("writes %j as %j", (text, written) => {
  expect(feedText(text, 100)).toBe(written);
});

test("cuts a long text with an ellipsis, never within a character", () => {
  expect(feedText("abcdef", 4)).toBe("abc…");
  expect(feedText("ab😀def", 4)).toBe("ab…");
  expect(feedText("abcd", 4)).toBe("abcd");
});
