import { expect, test } from "vitest";
import { unitsOf } from "./variant.ts";

const variants = [
  { size: "35", color: "Camel", quantity: 0 },
  { size: "36", color: "Camel", quantity: 1 },
];

test("counts each size and color where the product does", () => {
  const boots = { quantity: 1, variants };
  expect(unitsOf(boots, { size: "35", color: "Camel" })).toBe(0);
  expect(unitsOf(boots, { size: "36", color: "Camel" })).toBe(1);
  expect(unitsOf(boots, { size: "37", color: "Camel" })).toBe(0);
});

test("counts the product where its sizes and colors are not counted", () => {
  expect(unitsOf({ quantity: 25, variants: [] }, { size: "35", color: "Camel" })).toBe(25);
});
