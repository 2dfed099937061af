import { expect, test } from "vitest";
import { contentHash } from "./content-hash.ts";

test.each([
  ["", "cbf29ce484222325"],
  ["a", "af63dc4c8601ec8c"],
  ["foobar", "85944171f73967e8"],
])("has the published FNV-1a value of %j", (text, hash) => {
  expect(contentHash(text)).toBe(hash);
});
