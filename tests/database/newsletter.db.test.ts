import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const subscribe = (email: unknown, consent: unknown = true) =>
  shop.rpc("server", "subscribe", { email, consent });

const addresses = () => shop.sql("select email from public.newsletter_subscribers order by email");

test("stores an address once regardless of case, with the same answer", async () => {
  for (const email of ["eva@example.com", " Eva@Example.com ", "eva@example.com"]) {
    expect(await subscribe(email)).toEqual({ status: 200, body: { subscribed: true } });
  }
  expect(await addresses()).toEqual([{ email: "eva@example.com" }]);
});

test("stores nothing without consent", async () => {
  const before = await addresses();
  for (const consent of [false, null]) {
    expect(await subscribe("ana@example.com", consent)).toMatchObject({
      status: 400,
      body: { details: "CONSENT_REQUIRED" },
    });
  }
  expect(await addresses()).toEqual(before);
});

const NOT_ADDRESSES: [name: string, email: string | null][] = [
  ["nothing", ""],
  ["a blank", " "],
  ["null", null],
  ["a word", "ana"],
  ["no domain", "ana@"],
  ["no name", "@example.com"],
  ["no top-level domain", "ana@example"],
  ["an empty top-level domain", "ana@example."],
  ["a blank in the name", "a na@example.com"],
  ["a blank in the domain", "ana@exam ple.com"],
  ["two addresses", "ana@example.com, eva@example.com"],
  ["a display name", "Ana <ana@example.com>"],
  ["a forged header", "ana@example.com\r\nBcc: eva@example.com"],
  ["a change of the reading direction", "ana\u202e@example.com"],
  ["too long an address", `${"a".repeat(200)}@example.com`],
  ["a megabyte", `${"a".repeat(1_000_000)}@example.com`],
];

test.for(NOT_ADDRESSES)("rejects %s as an address", async ([, email]) => {
  const before = await addresses();
  expect(await subscribe(email)).toMatchObject({
    status: 400,
    body: { code: "PT400", details: "INVALID_EMAIL", hint: "email" },
  });
  expect(await addresses()).toEqual(before);
});
