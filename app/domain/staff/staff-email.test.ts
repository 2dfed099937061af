import { expect, test } from "vitest";
import { staffEmailFor } from "./staff-email.ts";

test.each([
  ["owner", "owner@gemmaluce.com"],
  [" Owner ", "owner@gemmaluce.com"],
  ["lucia@example.com", "lucia@example.com"],
])("%j signs in as %s", (username, email) => {
  expect(staffEmailFor(username, "admin@gemmaluce.com")).toBe(email);
});
