import { expect, test } from "vitest";
import { onlyChosen } from "./only-chosen.ts";

const TOPS = { name: "tops" };

test.each([
  [["tops"], TOPS],
  [[], undefined],
  [["gowns"], undefined],
  [["shoes", "tops"], undefined],
])("of %j returns %j", (names, entry) => {
  expect(onlyChosen([{ name: "shoes" }, TOPS], names)).toBe(entry);
});
