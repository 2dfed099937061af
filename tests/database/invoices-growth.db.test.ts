import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listInvoices } from "#app/data/admin/invoices.ts";
import { invoiceQueryFrom } from "#app/domain/invoice/invoice-query.ts";
import { ADMIN_PAGE_SIZE } from "#app/domain/query/admin-query.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { readsOf } from "./reads-of.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

const DOCUMENTS = 2000;

/** An order every hour with an invoice that waits for its buyer. */
const GROW = `
with bought as (
  insert into public.orders (reference, customer_name, email, phone, shipping_address, items, tax_rate,
    prices_include_tax, subtotal_amount, tax_amount, total_amount, created_at)
  select 'GL-' || number, 'Ana Paz', 'ana' || number || '@example.com', '0991234567', '{}', '[]', 0.15, false, 85,
    12.75, 97.75, timestamptz '2026-11-01 05:00:00+00' - make_interval(hours => number)
  from generate_series(1, $1::integer) as number
  returning id, created_at
)
insert into public.tax_documents (order_id, kind, state, environment, created_at)
select id, 'invoice', 'awaiting_buyer', 'test', created_at from bought`;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("alter table public.orders disable trigger user");
  await shop.sql(GROW, [DOCUMENTS]);
  await shop.sql("alter table public.orders enable trigger user");
  await shop.sql("vacuum analyze");
  signStaffIn(shop);
}, 300_000);
afterAll(() => shop.close());

async function readByDay(query: string) {
  const countRead = async () => {
    await shop.sql("select pg_stat_force_next_flush()");
    const [row] = await shop.sql<{ read: number }>(
      "select idx_tup_read::int as read from pg_stat_user_indexes where indexrelname = 'tax_documents_day_idx'",
    );
    return row?.read ?? Number.NaN;
  };
  const before = await countRead();
  const page = await listInvoices(invoiceQueryFrom(new URLSearchParams(query)));
  return { total: page.total, read: (await countRead()) - before };
}

test("reads no more documents than a page has", async () => {
  expect(await readByDay("")).toEqual({ total: DOCUMENTS, read: ADMIN_PAGE_SIZE });
  expect(await readByDay("page=3")).toEqual({ total: DOCUMENTS, read: 3 * ADMIN_PAGE_SIZE });
});

test("finds the documents of a month in Ecuador", async () => {
  expect(await readByDay("month=2026-10")).toMatchObject({ total: 31 * 24 });
});

test("reads the orders of a page alone, however many are before it", async () => {
  const query = invoiceQueryFrom(new URLSearchParams(`page=${DOCUMENTS / ADMIN_PAGE_SIZE}`));
  const reads = await readsOf(shop, () => listInvoices(query), "orders");
  expect(reads).toEqual({ sequential: 0, fetched: ADMIN_PAGE_SIZE });
});
