import { expect, test } from "vitest";
import { shownTaxonomy } from "./shown-taxonomy.ts";

const CHOICES = {
  categories: [{ id: "1", name: "shoes", displayName: "Shoes" }],
  collections: [{ id: "2", name: "modern-milan", displayName: "Modern Milan", description: "M" }],
};

test.each([
  [null, null, undefined],
  ["shoes", null, "Shoes"],
  ["shoes", "modern-milan", "Modern Milan"],
  ["nothing", "none", undefined],
])("a page of category %s and collection %s is about %s", (category, collection, name) => {
  expect(shownTaxonomy({ category, collection }, CHOICES)?.displayName).toBe(name);
});
