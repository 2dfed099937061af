import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findCustomers } from "#app/data/admin/customers.ts";
import { countOrders, countWaitingOrders, listAdminOrders } from "#app/data/admin/list-orders.ts";
import { listStoppedOrders } from "#app/data/admin/payment-check.ts";
import { adminOrderQueryFrom, ORDER_FILTERS } from "#app/domain/order/admin-order-query.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

const INSERT_ORDERS = `
insert into public.orders (reference, customer_name, email, phone, shipping_address, items, tax_rate, prices_include_tax,
  subtotal_amount, tax_amount, total_amount, status, payment_method, payphone_transaction_id, payment_received_at,
  proof_received_at, payment_due_at)
select reference, 'Ana Paz', 'ana@example.com', '0991234567',
  '{"address": "Av. Amazonas", "city": "Quito", "postalCode": "", "country": "Ecuador"}',
  '[{"sku": "a", "name": "Scarf", "quantity": 1, "price": 85, "size": "", "color": "", "image": null}]',
  0.15, false, 85, 12.75, 97.75, status, method, transaction, case when is_paid then now() end,
  case when has_proof then now() end, case when status = 'awaiting_payment' then now() end
from (values
  ('pending', 'pending', 'card', '1', true, false),
  ('processing', 'processing', 'cash_on_delivery', null, false, false),
  ('transfer', 'awaiting_payment', 'transfer', null, false, false),
  ('transfer-proof', 'awaiting_payment', 'transfer', null, false, true),
  ('cash', 'awaiting_payment', 'cash_on_delivery', null, false, false),
  ('pickup', 'awaiting_payment', 'pay_at_pickup', null, false, false),
  ('cancelled-card', 'cancelled', 'card', '2', true, false),
  ('cancelled-transfer', 'cancelled', 'transfer', null, true, false),
  ('cancelled-in-store', 'cancelled', 'in_store', null, true, false),
  ('cancelled-unpaid', 'cancelled', 'transfer', null, false, false),
  ('cancelled-unchecked', 'cancelled', 'transfer', null, false, true),
  ('cancelled-cash', 'cancelled', 'cash_on_delivery', null, false, false),
  ('refunded', 'refunded', 'card', '3', true, false),
  ('shipped', 'shipped', 'card', '4', true, false),
  ('delivered', 'delivered', 'card', '5', true, false)
) as sample (reference, status, method, transaction, is_paid, has_proof)`;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("alter table public.orders disable trigger user");
  await shop.sql(INSERT_ORDERS);
  await shop.sql("alter table public.orders enable trigger user");
  signStaffIn(shop);
});
afterAll(() => shop.close());

const list = (query: string) => listAdminOrders(adminOrderQueryFrom(new URLSearchParams(query)));

async function listed(query: string) {
  const { rows } = await list(query);
  return rows.map(({ reference }) => reference).toSorted();
}

test("lists the orders to pack, payments to confirm and orders to refund", async () => {
  expect(await listed("status=to-pack")).toEqual(["pending", "processing"]);
  expect(await listed("status=to-confirm")).toEqual([
    "cancelled-unchecked",
    "cash",
    "pickup",
    "transfer-proof",
  ]);
  expect(await listed("status=to-refund")).toEqual([
    "cancelled-card",
    "cancelled-in-store",
    "cancelled-transfer",
  ]);
});

test("counts the orders that wait, also with a new receipt", async () => {
  expect(await countWaitingOrders()).toBe(6);
  const receive = (at: string) =>
    shop.sql(`update public.orders set proof_received_at = ${at} where reference = 'transfer'`);
  await receive("now()");
  expect(await countWaitingOrders()).toBe(7);
  await receive("null");
});

test("searches names with and without accents, and emails", async () => {
  await shop.sql(
    "update public.orders set customer_name = 'Lucía Núñez', email = 'LUCIA.N@example.com' where reference = 'transfer'",
  );
  for (const text of ["lucia", "LUCÍA nuñ", "Nunez", "lucia.n@", "NÚÑEZ, Lucia"]) {
    expect(await listed(new URLSearchParams({ q: text }).toString())).toEqual(["transfer"]);
  }
  expect(await listed("q=nunez+ana")).toEqual([]);
  expect(await findCustomers("nunez lucia")).toMatchObject([{ customerName: "Lucía Núñez" }]);
});

test("searches within a filter", async () => {
  expect(await listed("status=to-confirm&q=transfer")).toEqual(["transfer-proof"]);
  expect(await listed("status=to-refund&q=099-123-4567")).toHaveLength(3);
  expect(await listed("status=to-refund&q=transfer")).toEqual(["cancelled-transfer"]);
});

test.for(ORDER_FILTERS)("counts as many orders as it lists: %s", async (filter) => {
  expect(await countOrders(filter)).toBe((await list(`status=${filter}`)).total);
});

test("stops the orders whose payment differs until they are sent or cancelled", async () => {
  await shop.sql(
    `insert into public.payment_checks (order_id, evening_at, state, difference)
     select id, now(), 'differs', 'amount' from public.orders where payphone_transaction_id is not null`,
  );
  const { rows } = await list("");
  const idsOf = (...statuses: string[]) =>
    rows
      .filter(({ status, transactionId }) => transactionId && statuses.includes(status))
      .map(({ id }) => id);
  expect(await listStoppedOrders()).toEqual(idsOf("pending"));
  expect(await listed("status=not-to-send")).toEqual(["pending"]);
  expect(await listed("status=not-to-send&q=paz+ana")).toEqual(["pending"]);
  expect(await countOrders("not-to-send")).toBe(1);
  expect(await listStoppedOrders(idsOf("delivered", "pending"))).toEqual(idsOf("pending"));
  expect(await listStoppedOrders(idsOf("shipped", "cancelled", "refunded"))).toEqual([]);
});
