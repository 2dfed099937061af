import { expect, test } from "vitest";
import { letters } from "./letters.ts";
import { widthOf, wordmark } from "./wordmark.ts";

const setting = { at: [0, 0], height: 100, tracking: 0.2, color: "#000" } as const;

test("draws every letter of the name and its line", () => {
  const drawn = letters({ stem: 96, hair: 19 });
  for (const char of "GEMMALUCEITALIANELEGANZA")
    expect(drawn[char]?.shapes.length).toBeGreaterThan(0);
});

test("keeps each letter within its advance, serifs included", () => {
  for (const { advance, shapes } of Object.values(letters({ stem: 96, hair: 19 }))) {
    for (const [x, y] of shapes.flat()) {
      expect(x).toBeGreaterThanOrEqual(-20);
      expect(x).toBeLessThanOrEqual(advance + 20);
      expect(y).toBeGreaterThanOrEqual(-20);
      expect(y).toBeLessThanOrEqual(720);
    }
  }
});

test("measures a word by its letters and the spaces between them", () => {
  const both = widthOf("LU", setting);
  expect(both).toBeCloseTo(widthOf("L", setting) + widthOf("U", setting) + 20);
  expect(wordmark("LU", setting)).toContain("<path");
});
