import { afterAll, beforeAll, expect, test } from "vitest";
import { createMaintenance } from "#server/database/embedded/maintain-database.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

const MINUTE = 60_000;
const goOn = () => false;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** How many rows the planner believes a table has; -1 where it was never told. */
async function believedRows(table: string): Promise<number> {
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

/** A day of an owner who cannot leave her prices alone. */
async function changePrices(): Promise<number> {
  for (let times = 0; times < 40; times += 1) {
    await shop.sql("update public.products set description = description || ''");
  }
  return sizeOfProducts();
}

test("what changes makes no larger a database that is put in order every hour", async () => {
  let now = 0;
  const maintain = createMaintenance(shop.supabase, () => now);
  await shop.sql("create table public.never_counted as select generate_series(1, 500) as n");
  expect(await believedRows("public.never_counted")).toBe(-1);

  await maintain(goOn);
  expect(await believedRows("public.never_counted")).toBe(-1);

  const grown = await changePrices();
  now = MINUTE;
  await maintain(goOn);
  expect(await believedRows("public.never_counted")).toBe(500);
  const kept = await sizeOfProducts();
  expect(await changePrices()).toBeLessThanOrEqual(Math.max(grown, kept));

  await shop.sql("insert into public.never_counted select generate_series(1, 500)");
  now = 30 * MINUTE;
  await maintain(goOn);
  expect(await believedRows("public.never_counted")).toBe(500);
  now = 62 * MINUTE;
  await maintain(goOn);
  expect(await believedRows("public.never_counted")).toBe(1000);
});
