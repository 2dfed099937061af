import { afterAll, beforeAll, expect, test } from "vitest";
import { EMAIL_FORM } from "#app/domain/contact/email-form.ts";
import { LINK_FORM } from "#app/domain/text/link-form.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each([
  "lucia@example.com",
  "ñ+1@xn--caf-dma.ec",
  "a@b..c",
  "a@..b",
  "ana\u00a0@example.com",
  "ana@example.com\u00a0x",
  "ana\ufeff@example.com",
  "ana@exam\ufeffple.com",
  "a@...",
  "a@.b",
  "a b@c.d",
  "a@b@c.d",
  ...[",", ".", ";", ":", ">", ")", '"', "\\", "]"].map((mark) => `ana@gmail.com${mark}`),
  ...["<", "(", '"', "[", "."].map((mark) => `${mark}ana@gmail.com`),
])("decides about %j as the form does", async (email) => {
  const [row] = await shop.sql<{ is: boolean }>("select public.is_email_address($1) as is", [
    email,
  ]);
  expect(row?.is).toBe(EMAIL_FORM.test(email));
});

test.each([
  "https://evil.example/win",
  "see WWW.example",
  "ana@evil.com",
  "peña.EC",
  "evil.page/win",
  "bit.ly",
  "evil.comercio",
  "evil.ecñ",
  "Ma. José",
  "Ma.José/Ana",
  "O'Connor",
  "Comercial Andina C.A.",
  "No. 2/3",
])("decides about a link in %j as the form does", async (text) => {
  const [row] = await shop.sql<{ has: boolean }>("select public.has_link($1) as has", [text]);
  expect(row?.has).toBe(LINK_FORM.test(text));
});
