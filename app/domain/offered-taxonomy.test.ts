import { expect, test } from "vitest";
import { offeredTaxonomy } from "./offered-taxonomy.ts";

const TAXA = [{ name: "dresses" }, { name: "swimwear" }, { name: "tops" }, { name: "hats" }];

test("offers only categories with products, and the selected one", () => {
  const inUse = ["tops", "dresses"];
  const offered = (chosen: string | null) =>
    offeredTaxonomy(TAXA, inUse, chosen).map(({ name }) => name);
  expect(offered(null)).toEqual(["dresses", "tops"]);
  expect(offered("swimwear")).toEqual(["dresses", "swimwear", "tops"]);
  expect(offered("unknown")).toEqual(["dresses", "tops"]);
});
