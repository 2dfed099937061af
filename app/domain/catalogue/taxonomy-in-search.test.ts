import { expect, test } from "vitest";
import { taxonomyInSearch } from "./taxonomy-in-search.ts";

const ENTRIES = ["Abrigos y chaquetas", "Escapada toscana", "Zapatos"].map((displayName) => ({
  displayName,
}));

test.each([
  ["zap", ["Zapatos"]],
  ["CHAQ abr", ["Abrigos y chaquetas"]],
  ["toscána", ["Escapada toscana"]],
  ["zapatos negros", []],
  ["patos", []],
  ["  ", ["Abrigos y chaquetas", "Escapada toscana", "Zapatos"]],
])("finds the categories whose words begin with those of '%s': %j", (search, names) => {
  expect(taxonomyInSearch(ENTRIES, search).map(({ displayName }) => displayName)).toEqual(names);
});
