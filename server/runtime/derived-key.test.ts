import { expect, test } from "vitest";
import { derivedKey } from "./derived-key.ts";

test("derives one key for each purpose and secret", () => {
  const key = derivedKey("secret", "clients");
  expect(key).toHaveLength(32);
  expect(derivedKey("secret", "clients")).toEqual(key);
  expect(derivedKey("secret", "email addresses")).not.toEqual(key);
  expect(derivedKey("another secret", "clients")).not.toEqual(key);
});
