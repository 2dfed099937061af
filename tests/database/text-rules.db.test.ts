import { afterAll, beforeAll, expect, test } from "vitest";
import { EMAIL_FORM } from "#app/domain/email-form.ts";
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
