import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabasePrivacyStore } from "#app/data/server/privacy-store.ts";
import { staffApi } from "#server/http/staff-api.ts";
import { privacyRoutes } from "#server/privacy/privacy-routes.ts";
import { createLogger } from "#server/runtime/logger.ts";
import { deleteRows } from "./delete-rows.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay } from "./pay.ts";
import { BLAZER, CUSTOMER, startCheckout } from "./sample-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await deleteRows(shop, "checkouts", "orders", "outbox");
  await shop.sql("update public.products set quantity = 50, inventory_status = 'in-stock'");
});

async function request(kind: "export" | "erasure", email: string) {
  const identify = async () => ({ kind: "staff" as const, userId: shop.userIds.staff });
  const store = supabasePrivacyStore(shop.clientAs("server"));
  const response = await staffApi({ identify }, createLogger("silent"))
    .route("/", privacyRoutes({ store, hash: () => "0".repeat(64) }))
    .request(`/privacy/${kind}`, {
      method: "POST",
      headers: { authorization: "Bearer token", "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
  return { status: response.status, body: await response.json() };
}

const buy = async (customer: object) => {
  const started = await startCheckout(shop, [BLAZER], { customer: { ...CUSTOMER, ...customer } });
  return pay(shop, started.reference);
};

const PERU = { email: "ninguno", phone: "912 345 678", country: "Perú", province: "" };

test.each([
  ["a number typed as email", { email: "0991234567", phone: "+593987654321" }, "0991234567"],
  ["a number abroad", PERU, "912 345 678"],
  ["a number abroad, grouped otherwise", PERU, "912-345-678"],
  ["a short number", { email: "ninguno", phone: "555 1234" }, "555 1234"],
  ["a number with a word", { email: "ninguno", phone: "555 1234 casa" }, "555 1234"],
  ["a few digits", { email: "ninguno", phone: "123" }, "123"],
  ["an Ecuadorian number", { email: "ninguno", phone: "+593987654321" }, "0987654321"],
])("exports and erases an order by %s as typed", async (_, customer, typed) => {
  const order = await buy(customer);
  await buy({ email: "eva@example.com" });
  await buy({ email: "none", phone: "none" });
  await shop.sql("update public.orders set status = 'refunded'");
  const exported = await request("export", typed);
  expect(exported.body).toMatchObject({ orders: [{ id: order.id }], checkouts: [{}] });
  expect((await request("erasure", typed)).body).toMatchObject({ orders: 1, checkouts: 1 });
  const left = await shop.sql("select id from public.orders where email like 'erased-%'");
  expect(left).toEqual([{ id: order.id }]);
});

test.each(["", "  ", "-", "( )", "ana5551234", "ana5551234@example.com"])(
  "erases no order with another number, or none, by %j",
  async (typed) => {
    await buy({ email: "ninguno", phone: "555 1234" });
    await buy({ email: "none", phone: "none" });
    await shop.sql("update public.orders set status = 'refunded'");
    const { status, body } = await request("erasure", typed);
    if (status === 200) expect(body).toMatchObject({ orders: 0, checkouts: 0 });
    else
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { error: { code: "INVALID_PERSON" } },
      });
    expect(await shop.sql("select id from public.orders where email like 'erased-%'")).toEqual([]);
  },
);
