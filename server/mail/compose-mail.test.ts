import { expect, test } from "vitest";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { mailComposer } from "./compose-mail.ts";

const compose = mailComposer("https://shop.test");
const { id: orderId, email } = SAMPLE_ORDER;
const order = { ...SAMPLE_ORDER, taxRate: "0.1500", instructions: "", instructionsEs: "" };

test.each(["new_order", "order_awaiting", "proof_received"])(
  "lets the owner reply to the customer of %s",
  async (kind) => {
    expect(await compose({ kind, payload: order })).toMatchObject({ orderId, replyTo: email });
  },
);

test("writes to the owner in the language of the admin, and of the settings while it is unknown", async () => {
  const subjectOf = async (kind: string, payload: object) =>
    (await compose({ kind, payload })).subject;
  const alert = { problem: "backup_failed" };
  for (const [kind, payload] of [
    ["service_alert", alert],
    ["new_order", order],
  ] as const) {
    const english = await subjectOf(kind, payload);
    expect(await subjectOf(kind, { ...payload, ownerLanguage: "en" })).toBe(english);
    expect(await subjectOf(kind, { ...payload, ownerLanguage: "es" })).not.toBe(english);
  }
  const { text } = await compose({ kind: "new_order", payload: { ...order, ownerLanguage: "es" } });
  expect(text).toContain(`https://shop.test/es/admin/orders/${orderId}`);
});

test.each([
  "order_confirmation",
  "order_shipped",
  "order_cancelled",
  "payment_reversed",
  "payment_awaited",
  "payment_refused",
  "payment_expired",
])("names the order of %s, and lets its shopper reply to the shop", async (kind) => {
  const mail = await compose({ kind, payload: order });
  expect(mail).toMatchObject({ orderId });
  expect(mail).not.toHaveProperty("replyTo");
});

const request = {
  requestId: orderId,
  language: "es",
  slug: "silk-wrap-dress",
  name: "Silk Wrap Dress",
  nameEs: null,
  size: "M",
  color: "Cream",
  price: 245,
  image: null,
  taxRate: 15,
  pricesIncludeTax: false,
};
const token = "t".repeat(43);

test.each([
  ["back_in_stock", request, `back-in-stock/${orderId}`],
  ["review_invitation", { token, language: "es", products: [] }, `review/${token}`],
  ["newsletter_confirmation", { subscriptionId: orderId, language: "es" }, `newsletter/${orderId}`],
])("names the page where the recipient of %s leaves its list", async (kind, payload, path) => {
  const unsubscribeUrl = `https://shop.test/es/${path}`;
  expect(await compose({ kind, payload })).toMatchObject({ unsubscribeUrl });
});
