import { expect, test } from "vitest";
import { canReceiveMail } from "./can-receive-mail.ts";

test.each([
  ["ana@example.com", true],
  ["erased@invalid.example", true],
  ["", false],
  ["x@y", false],
  ["ana@example.com, eva@example.com", false],
  ["erased-1@erased.invalid", false],
])("can write to %j: %s", (email, expected) => {
  expect(canReceiveMail(email)).toBe(expected);
});
