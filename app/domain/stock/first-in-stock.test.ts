import { expect, test } from "vitest";
import { firstInStock } from "./first-in-stock.ts";

const boots = { sizes: ["35", "36"], colors: ["Camel", "Navy"], quantity: 2 };
const stock = (size: string, color: string, quantity: number) => ({ size, color, quantity });

test.each([
  ["the next color", [stock("35", "Camel", 0), stock("35", "Navy", 1)], "35", "Navy"],
  ["the next size", [stock("36", "Navy", 1), stock("36", "Camel", 1)], "36", "Camel"],
])("finds %s when the first one is sold out", (_what, variants, size, color) => {
  expect(firstInStock(boots, variants)).toEqual({ size, color });
});

test.each([
  ["the first one is in stock", [stock("35", "Camel", 1), stock("36", "Navy", 1)]],
  ["the product does not count its choices", []],
  ["none is in stock", [stock("35", "Camel", 0)]],
])("says nothing when %s", (_when, variants) => {
  expect(firstInStock(boots, variants)).toBeNull();
});

test("says nothing of a product without colors", () => {
  expect(firstInStock({ ...boots, colors: [] }, [stock("36", "", 1)])).toBeNull();
});
