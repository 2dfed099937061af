import { expect, test } from "vitest";
import { shownTaxonomy } from "./shown-taxonomy.ts";

const CHOICES = {
  categories: [{ id: "1", name: "shoes", displayName: "Shoes" }],
  collections: [{ id: "2", name: "modern-milan", displayName: "Modern Milan", description: "M" }],
};

test.each([
  [[], [], undefined],
  [["shoes"], [], "Shoes"],
  [["shoes"], ["modern-milan"], "Modern Milan"],
  [["shoes", "tops"], [], undefined],
  [["nothing"], ["none"], undefined],
])("a page of categories %j and collections %j is about %s", (categories, collections, name) => {
  expect(shownTaxonomy({ categories, collections }, CHOICES)?.displayName).toBe(name);
});
