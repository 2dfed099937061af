import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { countOrders, listEveryOrder } from "#app/data/admin/list-orders.ts";
import { listStoppedOrders } from "#app/data/admin/payment-check.ts";
import { listEverySubscriber } from "#app/data/admin/subscribers.ts";
import { countProductsIn } from "#app/data/admin/taxonomy.ts";
import { readTodo } from "#app/data/admin/todo.ts";
import { subscriberQueryFrom } from "#app/domain/contact/subscriber.ts";
import { adminOrderQueryFrom } from "#app/domain/order/admin-order-query.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { readsOf } from "./reads-of.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

const ORDERS = 5000;
const UNPAID_CANCELLED = 2500;

const GROW_ORDERS = `
insert into public.orders (reference, customer_name, email, phone, shipping_address, items, tax_rate, prices_include_tax,
  subtotal_amount, tax_amount, total_amount, status, payment_received_at)
select 'GL-' || number, 'Ana Paz', 'ana@example.com', '0991234567',
  '{"address": "Av. Amazonas", "city": "Quito", "postalCode": "", "country": "Ecuador"}',
  '[{"sku": "a", "name": "Scarf", "quantity": 1, "price": 85, "size": "", "color": "", "image": null}]',
  0.15, false, 85, 12.75, 97.75,
  case when number <= 10 then 'pending' when number <= 20 or number > $1 - $2 then 'cancelled' else 'delivered' end,
  case when number <= $1 - $2 then now() end
from generate_series(1, $1::integer) as number`;

/** The staff's requests with their responses. */
const exchanges: { request: Request; response: Response }[] = [];

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("alter table public.orders disable trigger user");
  await shop.sql(GROW_ORDERS, [ORDERS, UNPAID_CANCELLED]);
  await shop.sql("alter table public.orders enable trigger user");
  await shop.sql("analyze");
  signStaffIn(shop);
}, 300_000);
afterAll(() => shop.close());
beforeEach(() => {
  exchanges.splice(0);
  const { fetch } = shop.supabase;
  vi.spyOn(shop.supabase, "fetch").mockImplementation(async (request) => {
    const response = await fetch(request);
    exchanges.push({ request, response });
    return response;
  });
});

test("counts without reading more than one row", async () => {
  const todo = await readTodo();
  expect(todo).toMatchObject({
    toPack: 10,
    toConfirm: 0,
    toRefund: 10,
    lowStock: expect.any(Number),
  });
  expect(await countOrders("delivered")).toBe(ORDERS - UNPAID_CANCELLED - 20);
  const [product] = await shop.sql<{ category: string }>(
    "select category_id as category from public.products where category_id is not null limit 1",
  );
  if (!product) throw new Error("There are no products.");
  expect(await countProductsIn("categories", product.category)).toBeGreaterThan(1);
  const counts = exchanges.filter(({ request }) => request.method === "HEAD");
  expect(counts.length).toBeGreaterThan(6);
  for (const { request, response } of counts) {
    const { searchParams } = new URL(request.url);
    // Of a view that joins orders and documents, the document's; of orders that are not to be sent, beside their check.
    expect(searchParams.get("select")).toMatch(
      /^((document_)?id|id,payment_checks!inner\(state\))$/,
    );
    expect(searchParams.get("limit")).toBe("1");
    expect(response.headers.get("content-range")).toMatch(/^(0-0|\*)\/\d+$/);
  }
});

test.for(["to-pack", "to-confirm", "to-refund"] as const)(
  "counts the orders %s from an index",
  async (filter) => {
    const reads = await readsOf(shop, () => countOrders(filter), "orders");
    expect(reads.sequential).toBe(0);
    expect(reads.fetched).toBeLessThan(50);
  },
);

test("exports every order and subscriber without counting them", async () => {
  const none = new URLSearchParams();
  expect(await listEveryOrder(adminOrderQueryFrom(none))).toHaveLength(ORDERS);
  await listEverySubscriber(subscriberQueryFrom(none));
  expect(exchanges.length).toBeGreaterThan(ORDERS / 1000);
  expect(exchanges.map(({ request }) => request.headers.get("prefer") ?? "").join()).not.toContain(
    "count",
  );
});

test("counts and lists every order that must not be sent, however many", async () => {
  await shop.sql("alter table public.orders disable trigger user");
  await shop.sql(
    `with stopped as (
       update public.orders set status = 'pending'
       where id in (select id from public.orders where status = 'delivered' limit 60) returning id
     )
     insert into public.payment_checks (order_id, evening_at, state, difference)
     select id, now(), 'differs', 'amount' from stopped`,
  );
  expect((await readTodo()).stopped).toBe(60);
  expect(await listStoppedOrders()).toHaveLength(60);
});
