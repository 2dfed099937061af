import { expect, test } from "vitest";
import { comparableEmail } from "./comparable-email.ts";

test.each(["ana@example.com", "  ANA@Example.com ", "\u200bana@example.com\ufeff\u2060\n"])(
  "%j is compared as ana@example.com",
  (email) => expect(comparableEmail(email)).toBe("ana@example.com"),
);
