import { expect, test } from "vitest";
import { offeredTaxa } from "./offered-taxa.ts";

const TAXA = [{ name: "dresses" }, { name: "swimwear" }, { name: "tops" }, { name: "hats" }];

test("what has no goods is not offered, unless it was chosen", () => {
  const inUse = ["tops", "dresses"];
  const offered = (chosen: string | null) =>
    offeredTaxa(TAXA, inUse, chosen).map(({ name }) => name);
  expect(offered(null)).toEqual(["dresses", "tops"]);
  expect(offered("swimwear")).toEqual(["dresses", "swimwear", "tops"]);
  expect(offered("unknown")).toEqual(["dresses", "tops"]);
});
