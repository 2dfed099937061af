import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { supabaseConsistencyStore } from "#app/data/server/consistency-store.ts";
import { createConsistencyChecks } from "#server/consistency/create-consistency-checks.ts";
import { createRegistry } from "#server/http/metrics/registry.ts";
import type { Logger } from "#server/runtime/logger.ts";
import { openPaymentShop, type PaymentShop } from "./open-payment-shop.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

test("finds what contradicts, counts it, and agrees again once it is put right", async () => {
  const { reference } = await shop.start();
  await shop.store.settle(reference, "7", {});
  const [checkout] = await shop.sql<{ id: string }>(
    "select id from public.checkouts where reference = $1",
    [reference],
  );
  const error = vi.fn<Logger["error"]>();
  /** Check the part of the checkout. */
  async function count() {
    const checks = createConsistencyChecks({
      store: supabaseConsistencyStore(shop.client),
      logger: { error },
      registry: createRegistry(),
      firstPart: Number.parseInt(checkout?.id.slice(0, 2) ?? "", 16),
    });
    await checks.round();
    return checks.count();
  }
  expect(await count()).toBe(0);
  await shop.sql("set session_replication_role = replica");
  await shop.sql(
    "update public.orders set total_amount = total_amount + 1, tax_amount = tax_amount + 1",
  );
  expect(await count()).toBe(2);
  const [facts] = error.mock.calls.map(([first]) => first);
  expect(facts).toEqual({ problem: "AMOUNTS_DIFFER_FROM_LINES", subject: reference });
  await shop.sql(
    "update public.orders set total_amount = total_amount - 1, tax_amount = tax_amount - 1",
  );
  await shop.sql("set session_replication_role = origin");
  expect(await count()).toBe(0);
});

test("checks nothing while a payment is being confirmed", async () => {
  const { reference } = await shop.start();
  await shop.store.pin(reference, "8");
  const store = supabaseConsistencyStore(shop.client);
  expect(await store.isPaymentUnderWay()).toBe(true);
  await shop.store.unpin(reference, "8");
  expect(await store.isPaymentUnderWay()).toBe(false);
});

test("lets only the server check", async () => {
  for (const role of ["anon", "stranger", "staff"] as const) {
    for (const name of ["find_inconsistencies", "shop_figures"]) {
      expect((await shop.rpc(role, name, {})).status).toBeGreaterThanOrEqual(401);
    }
  }
});
