import { afterAll, beforeAll, expect, test } from "vitest";
import { createMaintenance } from "#server/database/embedded/maintain-database.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

const MINUTE = 60_000;
const isStopping = () => false;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Return the planner's estimate of a table's rows; -1 before the first analyze. */
async function estimatedRows(table: string): Promise<number> {
  const [row] = await shop.sql<{ reltuples: number }>(
    "select reltuples from pg_class where oid = $1::regclass",
    [table],
  );
  return row?.reltuples ?? 0;
}

async function sizeOfProducts(): Promise<number> {
  const [row] = await shop.sql<{ size: number }>(
    "select pg_relation_size('public.products')::integer as size",
  );
  return row?.size ?? 0;
}

/** Update every product forty times and return the size of the table. */
async function updateProducts(): Promise<number> {
  for (let times = 0; times < 40; times += 1) {
    await shop.sql("update public.products set description = description || ''");
  }
  return sizeOfProducts();
}

test("vacuums and analyzes changed tables every hour", async () => {
  let now = 0;
  const maintain = createMaintenance(shop.supabase, () => now);
  await shop.sql("create table public.never_counted as select generate_series(1, 500) as n");
  expect(await estimatedRows("public.never_counted")).toBe(-1);

  await maintain(isStopping);
  expect(await estimatedRows("public.never_counted")).toBe(-1);

  const grown = await updateProducts();
  now = MINUTE;
  await maintain(isStopping);
  expect(await estimatedRows("public.never_counted")).toBe(500);
  const vacuumed = await sizeOfProducts();
  expect(await updateProducts()).toBeLessThanOrEqual(Math.max(grown, vacuumed));

  await shop.sql("insert into public.never_counted select generate_series(1, 500)");
  now = 30 * MINUTE;
  await maintain(isStopping);
  expect(await estimatedRows("public.never_counted")).toBe(500);
  now = 62 * MINUTE;
  await maintain(isStopping);
  expect(await estimatedRows("public.never_counted")).toBe(1000);
});
