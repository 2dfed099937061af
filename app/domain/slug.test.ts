import { expect, test } from "vitest";
import { slugFor, wordsOf } from "./slug.ts";

test("a slug is lowercased, its runs of whitespace one hyphen each", () => {
  expect(slugFor("La Dolce Vita")).toBe("la-dolce-vita");
  expect(slugFor("  Tuscan \t Escape ")).toBe("tuscan-escape");
});

test("a card shows the hyphens as spaces, all of them", () => {
  expect(wordsOf("la-dolce-vita")).toBe("la dolce vita");
});
