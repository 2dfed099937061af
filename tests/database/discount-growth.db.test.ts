import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { readsOf } from "./reads-of.ts";

const USES = 3000;

const GROW_USES = `
insert into public.checkouts (reference, status, customer_name, email, phone, shipping_address, tax_rate, prices_include_tax,
  discount_code_id, subtotal_amount, tax_amount, total_amount, expires_at)
select 'GL-' || number, 'confirming', 'Ana Paz', 'ana' || number || '@example.com', '099' || 1000000 + number, '{}',
  0.15, false, $2, 85, 12.75, 97.75, now()
from generate_series(1, $1::integer) as number`;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  const [code] = await shop.sql<{ id: string }>(
    `insert into public.discount_codes (code, kind, value, max_uses_per_customer)
     values ('WELCOME', 'percent', 10, 1) returning id`,
  );
  await shop.sql("alter table public.checkouts disable trigger user");
  await shop.sql(GROW_USES, [USES, code?.id]);
  await shop.sql("analyze public.checkouts");
});
afterAll(() => shop.close());

/** Whether a checkout with this email address and phone number may use the code beside all others. */
async function mayUse(email: string, phone: string) {
  const [row] = await shop.sql<{ may: boolean }>(
    `select public.check_discount_uses(jsonb_populate_record(
       model, jsonb_build_object('id', gen_random_uuid(), 'email', $1::text, 'phone', $2::text)
     )) as may
     from public.checkouts as model where reference = 'GL-1'`,
    [email, phone],
  );
  return row?.may;
}

test("counts a customer's uses without reading those of others", async () => {
  for (const [email, phone, may] of [
    ["ANA7@example.com", "0980000000", false],
    ["eva@example.com", "099 100 0008", false],
    ["eva@example.com", "0980000000", true],
  ] as const) {
    const reads = await readsOf(
      shop,
      async () => expect(await mayUse(email, phone)).toBe(may),
      "checkouts",
    );
    expect(reads.sequential).toBe(0);
    expect(reads.fetched).toBeLessThan(20);
  }
});
