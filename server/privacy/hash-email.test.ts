import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { derivedKey } from "../runtime/derived-key.ts";
import { hashEmail } from "./hash-email.ts";

const KEY = derivedKey("sb_secret_x", "email addresses");
const ANA = "ana@example.com";

test("returns one hash per address, however it is written", () => {
  expect(hashEmail(KEY, ANA)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashEmail(KEY, " ANA@example.com ")).toBe(hashEmail(KEY, ANA));
  expect(hashEmail(KEY, "eva@example.com")).not.toBe(hashEmail(KEY, ANA));
});

test("needs the key to compute a hash", () => {
  const other = derivedKey("sb_secret_y", "email addresses");
  expect(hashEmail(other, ANA)).not.toBe(hashEmail(KEY, ANA));
  expect(hashEmail(KEY, ANA)).not.toBe(createHash("sha256").update(ANA).digest("hex"));
});
