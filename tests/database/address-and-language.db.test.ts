import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OutboxMail } from "#app/data/server/outbox.ts";
import { mailComposer } from "#server/mail/compose-mail.ts";
import { deleteRows } from "./delete-rows.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay } from "./pay.ts";
import { CUSTOMER, DRESS, startCheckout, tryCheckout } from "./sample-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => deleteRows(shop, "checkouts", "orders", "outbox"));

type StoredOrder = { language: string; shipping_address: object };

const orderOf = async (reference: string) => {
  await pay(shop, reference);
  const [order] = await shop.sql<
    StoredOrder & { items: { name: string; nameEs: string | null }[] }
  >("select language, shipping_address, items from public.orders where reference = $1", [
    reference,
  ]);
  return order;
};

async function startIn(language: unknown): Promise<string> {
  const { body } = await shop.rpc<{ reference: string }>("server", "start_checkout", {
    customer: CUSTOMER,
    lines: [DRESS],
    language,
  });
  return body.reference;
}

async function onlyMail(): Promise<OutboxMail> {
  const [mail] = await shop.sql<OutboxMail>(
    `select id, kind, recipient, payload, dedupe_key as "dedupeKey", attempts, created_at as "createdAt" from public.outbox`,
  );
  if (!mail) throw new Error("no email");
  return mail;
}

test("stores landmark and province in the order and shows them in the email", async () => {
  const { reference } = await startCheckout(shop);
  const order = await orderOf(reference);
  expect(order?.shipping_address).toEqual({
    address: CUSTOMER.address,
    landmark: "Frente al parque",
    city: CUSTOMER.city,
    province: "Pichincha",
    postalCode: CUSTOMER.postalCode,
    country: CUSTOMER.country,
  });
  const { text } = await mailComposer("https://shop.test")(await onlyMail());
  expect(text).toContain("Av. Amazonas N24-03\nFrente al parque\n170143 Quito, Pichincha");
});

test.each([undefined, null, "", "   "])("accepts %j as landmark and province", async (blank) => {
  const customer = { ...CUSTOMER, landmark: blank, province: blank };
  const { reference } = await startCheckout(shop, [DRESS], { customer });
  const address = { landmark: "", province: "" };
  expect((await orderOf(reference))?.shipping_address).toMatchObject(address);
});

test.each(["x".repeat(201), 7, "a\u0001b"])("rejects the landmark %j", async (landmark) => {
  const { status, body } = await tryCheckout(shop, [DRESS], {
    customer: { ...CUSTOMER, landmark },
  });
  expect({ status, hint: body.hint }).toEqual({ status: 422, hint: "landmark" });
});

test.each(["x".repeat(201), 7, {}, "a\u0001b"])("rejects the province %j", async (province) => {
  const { status, body } = await tryCheckout(shop, [DRESS], {
    customer: { ...CUSTOMER, province },
  });
  expect({ status, hint: body.hint, details: body.details }).toEqual({
    status: 422,
    hint: "province",
    details: "INVALID_CUSTOMER",
  });
});

test("reads an order without landmark, province and language", async () => {
  const { reference } = await startCheckout(shop);
  await orderOf(reference);
  await shop.sql(
    "update public.orders set shipping_address = shipping_address - 'province' - 'landmark'",
  );
  await shop.sql(
    "update public.outbox set payload = payload - 'language' #- '{items,0,nameEs}' #- '{shippingAddress,province}'",
  );
  const { text } = await mailComposer("https://shop.test")(await onlyMail());
  expect(text).toContain("170143 Quito\nEcuador");
  expect(text).toContain("Silk Wrap Dress");
});

test("sends a Spanish email with a link to the Spanish receipt for an order in Spanish", async () => {
  const reference = await startIn("es");
  const order = await orderOf(reference);
  expect(order).toMatchObject({
    language: "es",
    items: [{ name: "Silk Wrap Dress", nameEs: "Vestido cruzado de seda" }],
  });
  const { subject, text, html } = await mailComposer("https://shop.test")(await onlyMail());
  expect(subject).toContain("está confirmado");
  expect(text).toContain("Vestido cruzado de seda");
  expect(text).toContain(`https://shop.test/es/confirmation?clientTransactionId=${reference}`);
  expect(html).toContain('<html lang="es">');
});

test.each(["en", "fr", "", null, "ES"])(
  "falls back to English for the language %j",
  async (language) => {
    const reference = await startIn(language);
    expect(await orderOf(reference)).toMatchObject({ language: "en" });
    const { subject, text } = await mailComposer("https://shop.test")(await onlyMail());
    expect(subject).toContain("is confirmed");
    expect(text).toContain(`https://shop.test/confirmation?clientTransactionId=${reference}`);
  },
);

test("uses the English name of a product without a Spanish one, and keeps it in the order", async () => {
  await shop.sql("update public.products set name_es = '' where id = $1", [DRESS.productId]);
  const reference = await startIn("es");
  await shop.sql("update public.products set name_es = 'Otro' where id = $1", [DRESS.productId]);
  expect((await orderOf(reference))?.items).toMatchObject([{ nameEs: null }]);
  expect((await mailComposer("https://shop.test")(await onlyMail())).text).toContain(
    "Silk Wrap Dress",
  );
});
