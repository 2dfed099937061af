import { expect, test } from "vitest";
import { nameIn } from "./name-in.ts";

test.each([
  ["en", "Dress", "Vestido", "Dress"],
  ["es", "Dress", "Vestido", "Vestido"],
  ["es", "Dress", "", "Dress"],
  ["es", "Dress", null, "Dress"],
  ["en", "", "Vestido", "Vestido"],
] as const)(
  "names in %s what is %j in English and %j in Spanish",
  (language, name, nameEs, shown) => {
    expect(nameIn(language, { name, nameEs })).toBe(shown);
  },
);
