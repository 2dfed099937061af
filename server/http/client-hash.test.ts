import { expect, test } from "vitest";
import { derivedKey } from "../runtime/derived-key.ts";
import { clientHash } from "./client-hash.ts";

const key = derivedKey("a secret", "clients");

test("returns one hash per client", () => {
  expect(clientHash(key, "203.0.113.7")).toMatch(/^[0-9a-f]{64}$/);
  expect(clientHash(key, "203.0.113.7")).toBe(clientHash(key, "203.0.113.7"));
  expect(clientHash(key, "203.0.113.8")).not.toBe(clientHash(key, "203.0.113.7"));
});

test("returns another hash with another key", () => {
  const other = derivedKey("another secret", "clients");
  expect(clientHash(other, "203.0.113.7")).not.toBe(clientHash(key, "203.0.113.7"));
});
