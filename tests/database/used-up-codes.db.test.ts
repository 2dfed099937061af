import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { openStaffDesk } from "./open-staff-desk.ts";
import { oneSold } from "./payment-outcomes.ts";

let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.reset();
  await shop.sql("delete from public.discount_codes");
  const code = { code: "LAST", kind: "percent", value: 10, max_uses: 1 };
  await shop.call("staff", "POST", "discount_codes", code);
});

const discountCode = "LAST";
const usedUp = { code: "DISCOUNT_USED_UP", hint: "LAST" };

/** Let the hold of an order or a checkout end, and another shopper take the last use of its code. */
async function loseUse(reference: string) {
  await shop.sql(
    "update public.checkouts set expires_at = now() - interval '1 second' where reference = $1",
    [reference],
  );
  await shop.payments.expire(10);
  const other = await shop.start({ discountCode, email: "other@example.com" });
  await shop.store.settle(other.reference, "77", {});
}

test.each([
  ["transfer", (id: string) => shop.decisions.confirm(id, shop.staff)],
  ["cash_on_delivery", (id: string) => shop.decisions.accept(id, shop.staff)],
] as const)(
  "says that the code of an order by %s is used up, and not its items; another use sells it",
  async (method, sell) => {
    const order = await shop.order(method, { discountCode });
    await loseUse(order.reference);
    await expect(sell(order.id)).rejects.toMatchObject(usedUp);
    await shop.sql("update public.discount_codes set max_uses = 2");
    await sell(order.id);
    expect(await shop.orderRow(order.id)).toMatchObject({ status: "pending" });
    expect(await shop.inconsistencies()).toEqual([]);
  },
);

test("says that the code is used up where its shopper chooses how to pay after the hold", async () => {
  const { reference } = await shop.start({ discountCode });
  await loseUse(reference);
  await expect(shop.payments.choose(reference, "transfer")).rejects.toMatchObject(usedUp);
});

test("says that the code of a payment is used up which staff settle by hand", async () => {
  const { reference } = await shop.start({ discountCode });
  await loseUse(reference);
  const settlement = { reference, transactionId: "78", staffId: shop.staff, note: "Seen" };
  const desk = openStaffDesk(shop, null);
  await expect(desk.settle(settlement)).rejects.toMatchObject(usedUp);
  expect(await shop.checkout(reference)).toMatchObject({ status: "open" });
  expect(await shop.blazers()).toEqual(oneSold);
});
