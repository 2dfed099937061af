import * as v from "valibot";
import { expect, test } from "vitest";
import { z } from "zod";
import { ProductIdSchema } from "./product-id.ts";

const ID = "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11";

const IDS = [
  ID,
  ID.toUpperCase(),
  "a0000000-0000-4000-8000-000000000004",
  "00000000-0000-4000-8000-00000000ffff",
  "0190163d-8694-739b-aea5-966c26f8ad91",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
];

const OTHERS = [
  "",
  "silk-wrap-dress",
  "00000000-0000-0000-0000-000000000001",
  "7d7a7a52-2a53-0b64-9c3c-0f4c8a3a1b11",
  "7d7a7a52-2a53-9b64-9c3c-0f4c8a3a1b11",
  "7d7a7a52-2a53-4b64-7c3c-0f4c8a3a1b11",
  "7d7a7a52-2a53-4b64-cc3c-0f4c8a3a1b11",
  "7d7a7a522a534b649c3c0f4c8a3a1b11",
  "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b1",
  "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b111",
  "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b1g",
  `${ID}\n`,
  ` ${ID}`,
  `{${ID}}`,
  `urn:uuid:${ID}`,
  `${ID}\0`,
  "７d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
  "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b1ſ",
];

test.each(IDS)("accepts %j, as the server does", (id) => {
  expect(v.parse(ProductIdSchema, id)).toBe(id);
  expect(z.uuid().safeParse(id).success).toBe(true);
});

test.each(OTHERS)("rejects %j, as the server does", (text) => {
  expect(v.is(ProductIdSchema, text)).toBe(false);
  expect(z.uuid().safeParse(text).success).toBe(false);
});

test.each([[null], [undefined], [1], [[ID]], [{ id: ID }]])("rejects the non-text %j", (value) => {
  expect(v.is(ProductIdSchema, value)).toBe(false);
});
