import { expect, test } from "vitest";
import { derivedKey } from "../runtime/derived-key.ts";
import { paymentReferences } from "./payment-references.ts";

const references = paymentReferences(derivedKey("a secret", "references"));

test("creates unique references that PayPhone accepts", () => {
  const made = Array.from({ length: 100 }, () => references.create());
  for (const reference of made) {
    expect(reference).toMatch(/^GL-\d{13}-[0-9a-f]{32}$/);
    expect(reference.length).toBeLessThanOrEqual(50);
  }
  expect(new Set(made).size).toBe(100);
});

test("recognizes its own references on every server of the shop", () => {
  const sameShop = paymentReferences(derivedKey("a secret", "references"));
  expect(sameShop.isOwn(references.create())).toBe(true);
});

test("keeps the form of a reference under a clock that is far off", () => {
  const early = paymentReferences(derivedKey("a secret", "references"), () => 7);
  expect(early.isOwn(early.create())).toBe(true);
});

test.each([
  ["an empty text", () => ""],
  ["a word", () => "GL-1"],
  ["an invented one", () => `GL-1700000000000-${"0".repeat(32)}`],
  ["one with another time", () => references.create().replace(/\d{13}/, "1700000000000")],
  [
    "one with another checksum",
    () => references.create().replace(/.$/, (digit) => (digit === "0" ? "1" : "0")),
  ],
  ["one in capitals", () => references.create().toUpperCase()],
  ["one with something behind it", () => `${references.create()} `],
  [
    "one of another shop",
    () => paymentReferences(derivedKey("another secret", "references")).create(),
  ],
])("does not recognize %s", (_, invent) => {
  expect(references.isOwn(invent())).toBe(false);
});
