import { expect, test } from "vitest";
import { signedTokens } from "./signed-tokens.ts";

const { create, isOwn } = signedTokens(Buffer.from("a key"));

test("knows its own tokens without the database", () => {
  const token = create();
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(isOwn(token)).toBe(true);
  expect(create()).not.toBe(token);
});

test.each(["", "x".repeat(32), "0".repeat(32), `${create()}0`, "a".repeat(31)])(
  "takes %j for invented",
  (token) => {
    expect(isOwn(token)).toBe(false);
  },
);

test("does not know the tokens of another key", () => {
  expect(signedTokens(Buffer.from("another key")).isOwn(create())).toBe(false);
});
