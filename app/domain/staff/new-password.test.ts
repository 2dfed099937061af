import { expect, test } from "vitest";
import { passwordProblem } from "./new-password.ts";

test.each([
  ["1234567", "1234567", "short"],
  ["é".repeat(37), "é".repeat(37), "long"],
  ["long enough", "long enougg", "different"],
  ["long enough", "long enough", null],
] as const)("%j repeated as %j is %s", (password, repeated, problem) => {
  expect(passwordProblem(password, repeated)).toBe(problem);
});
