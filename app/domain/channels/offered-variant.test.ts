import { expect, test } from "vitest";
import { offeredVariant } from "./offered-variant.ts";
import { groupIdOf, variantIdOf } from "./variant-id.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const DRESS = { id: ID, slug: "dress", sizes: ["S", "M"], colors: ["Ivory"] };

test("finds the variant that a feed's row leads to", () => {
  expect(offeredVariant(DRESS, { size: "M", color: "Ivory" })).toEqual({
    id: variantIdOf(ID, "M", "Ivory"),
    groupId: groupIdOf("dress"),
    size: "M",
    color: "Ivory",
  });
  const bag = { ...DRESS, sizes: [] };
  expect(offeredVariant(bag, { size: "", color: "Ivory" })?.size).toBe("");
});

test.each([
  ["no choice", { size: "", color: "" }],
  ["a size alone", { size: "M", color: "" }],
  ["a size that is not offered", { size: "XL", color: "Ivory" }],
  ["a color that is not offered", { size: "M", color: "<b>" }],
])("finds none for %s", (_name, choice) => {
  expect(offeredVariant(DRESS, choice)).toBeNull();
});
