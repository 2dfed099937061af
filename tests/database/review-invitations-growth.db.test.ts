import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

const OLD = 5_000;
const RECENT = 20;

/** Deliver $1 orders as many days ago as $2 says. */
const DELIVER = `
with bought as (
  insert into public.orders (reference, customer_name, email, phone, shipping_address, items, tax_rate,
    prices_include_tax, subtotal_amount, tax_amount, total_amount, status)
  select 'GL-' || $2 || '-' || number, 'Ana Paz', 'ana' || number || '@example.com', '0991234567', '{}',
    jsonb_build_array(jsonb_build_object('sku', (select id from public.products limit 1), 'size', 'M', 'color', 'Navy')),
    0.15, false, 85, 12.75, 97.75, 'delivered'
  from generate_series(1, $1::integer) as number
  returning id
)
insert into public.order_events (order_id, kind, from_status, to_status, created_at)
select id, 'status_changed', 'shipped', 'delivered', now() - make_interval(days => $2::integer) from bought`;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("update public.review_settings set invite_days = 7");
  await shop.sql("alter table public.orders disable trigger user");
  await shop.sql(DELIVER, [OLD, 400]);
  await shop.sql(DELIVER, [RECENT, 8]);
  await shop.sql("alter table public.orders enable trigger user");
  await shop.sql("analyze");
  await shop.sql("set track_functions = 'all'");
}, 300_000);
afterAll(() => shop.close());

async function invite(): Promise<number> {
  const [row] = await shop.sql<{ invited: number }>(
    "select public.invite_reviewers(array(select md5(n::text) from generate_series(1, 100) as n)) as invited",
  );
  return row?.invited ?? 0;
}

async function countWork() {
  await shop.sql("select pg_stat_force_next_flush()");
  const [row] = await shop.sql<{ lookups: number; deliveries: number; scans: number }>(
    `select
       (select coalesce(sum(calls), 0)::int from pg_stat_user_functions where funcname = 'products_to_review') as lookups,
       (select idx_tup_read::int from pg_stat_user_indexes where indexrelname = 'order_events_delivered_idx') as deliveries,
       (select seq_scan::int from pg_stat_user_tables where relname = 'order_events') as scans`,
  );
  if (!row) throw new Error("There are no statistics.");
  return row;
}

test("looks neither at old deliveries nor at the products of orders that were invited", async () => {
  expect(await invite()).toBe(RECENT);
  const before = await countWork();
  expect(await invite()).toBe(0);
  const after = await countWork();
  expect(after).toEqual({
    lookups: before.lookups,
    deliveries: before.deliveries + RECENT,
    scans: before.scans,
  });
  expect(before.lookups).toBeGreaterThanOrEqual(RECENT);
});
