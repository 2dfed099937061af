import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { readsOf } from "./reads-of.ts";

const CHECKOUTS = 5000;

/** Five checkouts of each end within the last day, the others before. */
const GROW_CHECKOUTS = `
insert into public.checkouts (reference, status, failure, customer_name, email, phone, shipping_address, tax_rate,
  prices_include_tax, subtotal_amount, tax_amount, total_amount, expires_at, settled_at, next_check_at, updated_at)
select 'GL-' || number, status, case status when 'failed' then 'declined' end, 'Ana Paz',
  'ana' || number || '@example.com', '0991234567', '{}',
  0.15, false, 85, 12.75, 97.75, at, case status when 'settled' then at end, null, at
from generate_series(1, $1::integer) as number
cross join lateral (
  select (array['settled', 'failed'])[1 + number % 2] as status, now() - make_interval(days => number / 11) as at
) as ended`;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("alter table public.checkouts disable trigger user");
  await shop.sql(GROW_CHECKOUTS, [CHECKOUTS]);
  await shop.sql("alter table public.checkouts enable trigger user");
  await shop.sql("analyze public.checkouts");
  await shop.sql(
    "insert into public.payment_attempts (checkout_id, transaction_id, state) select id, reference, 'paid' from public.checkouts",
  );
  await shop.sql("analyze public.payment_attempts");
});
afterAll(() => shop.close());

test.for([
  ["checkouts", 20],
  ["payment_attempts", 0],
] as const)("counts for the metrics without reading all %s", async ([table, maxFetched]) => {
  const reads = await readsOf(
    shop,
    async () => {
      const { body } = await shop.rpc("server", "shop_figures", {});
      expect(body).toMatchObject({
        checkouts: { open: 0, confirming: 0, settled: 5, failed: 5 },
        reversalsDue: 0,
      });
    },
    table,
  );
  expect(reads.sequential).toBe(0);
  expect(reads.fetched).toBeLessThanOrEqual(maxFetched);
});
