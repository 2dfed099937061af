import { expect, test } from "vitest";
import { curatedCollections } from "./curated-collections.ts";

function collection(name: string) {
  return { id: name, name, displayName: name, description: "" };
}

test("returns the curated collections first, in their order", () => {
  const all = ["capri", "tuscan-escape", "la-dolce-vita", "modern-milan"].map(collection);
  expect(curatedCollections(all).map(({ name }) => name)).toEqual([
    "la-dolce-vita",
    "modern-milan",
    "tuscan-escape",
  ]);
});

test("fills the place of a deleted collection", () => {
  const all = ["capri", "modern-milan"].map(collection);
  expect(curatedCollections(all).map(({ name }) => name)).toEqual(["modern-milan", "capri"]);
});

test("returns nothing for no collections and does not change the list", () => {
  const all = ["capri", "modern-milan"].map(collection);
  curatedCollections(all);
  expect(all[0]?.name).toBe("capri");
  expect(curatedCollections([])).toEqual([]);
});
