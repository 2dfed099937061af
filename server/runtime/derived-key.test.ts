import { expect, it } from "vitest";
import { derivedKey } from "./derived-key.ts";

it("derives the same key again, and another one for each purpose and each secret", () => {
  const key = derivedKey("secret", "clients");
  expect(key).toHaveLength(32);
  expect(derivedKey("secret", "clients")).toEqual(key);
  expect(derivedKey("secret", "e-mail addresses")).not.toEqual(key);
  expect(derivedKey("another secret", "clients")).not.toEqual(key);
});
