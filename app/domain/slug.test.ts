import { expect, test } from "vitest";
import { productSlugFrom, slugFor, wordsOf } from "./slug.ts";

test("a slug is lowercased, its runs of whitespace one hyphen each", () => {
  expect(slugFor("La Dolce Vita")).toBe("la-dolce-vita");
  expect(slugFor("  Tuscan \t Escape ")).toBe("tuscan-escape");
});

test("a card shows the hyphens as spaces, all of them", () => {
  expect(wordsOf("la-dolce-vita")).toBe("la dolce vita");
});

test.each([
  ["Silk Dress", "silk-dress"],
  ["  Crêpe & Piñón, 2ª edición  ", "crepe-pinon-2-edicion"],
  ["/products/Silk--Dress/", "products-silk-dress"],
  ["-a-", "a"],
  ["¡¿!?", ""],
])("%j becomes the address %j", (typed, slug) => {
  expect(productSlugFrom(typed)).toBe(slug);
});
