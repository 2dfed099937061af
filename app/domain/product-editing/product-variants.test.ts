import { expect, test } from "vitest";
import { cleanChips, combinationsOf } from "./product-variants.ts";

test("combines a product without colors by size alone", () => {
  expect(combinationsOf(["S", "M"], [" "])).toEqual([
    { size: "S", color: "" },
    { size: "M", color: "" },
  ]);
});

test("trims chips, drops empty ones and duplicates, and keeps their order", () => {
  expect(cleanChips(["XL", " XS", "XL ", ""])).toEqual(["XL", "XS"]);
});
