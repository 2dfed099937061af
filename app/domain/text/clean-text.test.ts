import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test.each([
  ["blanks", " \t\nSeen at 11:40\u00a0\u3000"],
  ["zero-width characters", "\u200bSeen at 11:40\ufeff\u2060"],
  ["NUL", "Seen\0 at 11:40\0"],
])("removes %s", (_name, text) => {
  expect(cleanText(text)).toBe("Seen at 11:40");
});

test("returns '' for invisible text", () => {
  expect(cleanText("\u200b \0\u200d")).toBe("");
});

test("keeps inner whitespace and replaces lone surrogates", () => {
  expect(cleanText("a \u200b b")).toBe("a \u200b b");
  expect(cleanText("a\ud800b")).toBe("a\ufffdb");
});
