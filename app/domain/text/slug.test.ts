import { expect, test } from "vitest";
import { productSlugFrom, slugFor, wordsOf } from "./slug.ts";

test("lowercases a slug and replaces whitespace by single hyphens", () => {
  expect(slugFor("La Dolce Vita")).toBe("la-dolce-vita");
  expect(slugFor("  Tuscan \t Escape ")).toBe("tuscan-escape");
});

test("replaces all hyphens by spaces", () => {
  expect(wordsOf("la-dolce-vita")).toBe("la dolce vita");
});

test.each([
  ["Silk Dress", "silk-dress"],
  ["  Crêpe & Piñón, 2ª edición  ", "crepe-pinon-2-edicion"],
  ["/products/Silk--Dress/", "products-silk-dress"],
  ["-a-", "a"],
  ["¡¿!?", ""],
])("normalizes %j to %j", (typed, slug) => {
  expect(productSlugFrom(typed)).toBe(slug);
});
