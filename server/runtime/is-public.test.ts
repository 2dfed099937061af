import { expect, test } from "vitest";
import { isPublic } from "./is-public.ts";

test.each([
  ["127.0.0.1", null, false],
  ["localhost", "http://localhost:3000", false],
  ["0.0.0.0", null, true],
  ["127.0.0.1", "https://shop.example", true],
])("a shop at %s with the URL %s is public: %s", (host, storeUrl, expected) => {
  expect(isPublic({ host, storeUrl })).toBe(expected);
});
