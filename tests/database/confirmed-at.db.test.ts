import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ManualShop, openManualShop } from "./manual-payments.ts";

const DAY_MS = 86_400_000;

let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

/** Let days pass since an order was made and, where that has happened, confirmed. */
async function passDays(id: string, days: number) {
  const back = `- interval '${days} days'`;
  await shop.sql(`update public.orders set created_at = created_at ${back} where id = $1`, [id]);
  await shop.sql(
    `update public.checkouts set settled_at = settled_at ${back} where order_id = $1`,
    [id],
  );
}

/** Return after how many days an order was confirmed, as its receipt says. */
async function confirmedAfter(reference: string): Promise<number> {
  const receipt = await shop.store.findReceipt(reference);
  const { createdAt = "", confirmedAt } = receipt ?? {};
  return Math.round((Date.parse(confirmedAt ?? "") - Date.parse(createdAt)) / DAY_MS);
}

test("a transfer is confirmed with its payment, in the receipt and the email", async () => {
  const order = await shop.order("transfer");
  expect(order.confirmedAt).toBeNull();
  await passDays(order.id, 2);
  await shop.decisions.confirm(order.id, shop.staff);
  expect(await confirmedAfter(order.reference)).toBe(2);
  const [mail] = await shop.sql<{ confirmed: string | null }>(
    "select payload ->> 'confirmedAt' as confirmed from public.outbox where kind = 'order_confirmation'",
  );
  expect(mail?.confirmed).not.toBeNull();
});

test("cash on delivery is confirmed by its acceptance, not by the payment", async () => {
  const order = await shop.order("cash_on_delivery");
  await passDays(order.id, 1);
  await shop.decisions.accept(order.id, shop.staff);
  await passDays(order.id, 3);
  await shop.decisions.confirm(order.id, shop.staff);
  expect(await confirmedAfter(order.reference)).toBe(1);
});
