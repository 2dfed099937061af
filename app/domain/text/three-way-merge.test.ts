import { expect, test } from "vitest";
import { threeWayMerge } from "./three-way-merge.ts";

const base = { name: "Lino", price: "1", sizes: ["S"], colors: ["Cream"] };

test("takes the fields that only one editor changed", () => {
  const mine = { ...base, name: "Seda" };
  const theirs = { ...base, sizes: ["S", "M"] };
  expect(threeWayMerge({ base, mine, theirs })).toEqual({
    merged: { ...base, name: "Seda", sizes: ["S", "M"] },
    conflicts: [],
  });
});

test("names the fields that both changed to different values, and takes mine", () => {
  const mine = { ...base, name: "Seda", price: "2" };
  const theirs = { ...base, name: "Lana", price: "2" };
  expect(threeWayMerge({ base, mine, theirs })).toEqual({ merged: mine, conflicts: ["name"] });
});

test("takes the fields of a group together", () => {
  const mine = { ...base, sizes: ["M"] };
  const theirs = { ...base, colors: ["Black"], price: "2" };
  const groups: (keyof typeof base)[][] = [["sizes", "colors"]];
  expect(threeWayMerge({ base, mine, theirs }, groups)).toEqual({
    merged: { ...mine, price: "2" },
    conflicts: ["sizes", "colors"],
  });
  expect(threeWayMerge({ base, mine: base, theirs }, groups).merged).toEqual(theirs);
});
