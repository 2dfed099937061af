import { expect, test } from "vitest";
import { curatedCollections } from "./curated-collections.ts";

function collection(name: string) {
  return { id: name, name, displayName: name, description: "" };
}

test("the curated three come in their own order, whatever else there is", () => {
  const all = ["capri", "tuscan-escape", "la-dolce-vita", "modern-milan"].map(collection);
  expect(curatedCollections(all).map(({ name }) => name)).toEqual([
    "la-dolce-vita",
    "modern-milan",
    "tuscan-escape",
  ]);
});

test("a collection that the owner deleted gives its place to another", () => {
  const all = ["capri", "modern-milan"].map(collection);
  expect(curatedCollections(all).map(({ name }) => name)).toEqual(["modern-milan", "capri"]);
});

test("no collections, no cards; the list itself is left as it was", () => {
  const all = ["capri", "modern-milan"].map(collection);
  curatedCollections(all);
  expect(all[0]?.name).toBe("capri");
  expect(curatedCollections([])).toEqual([]);
});
