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
  await shop.sql("select pg_stat_force_next_flush()");
  now = 30 * MINUTE;
  await maintain(isStopping);
  expect(await estimatedRows("public.never_counted")).toBe(500);
  now = 62 * MINUTE;
  await maintain(isStopping);
  expect(await estimatedRows("public.never_counted")).toBe(1000);
});

test("maintains every table after a start, and then those that changed", async () => {
  let now = 0;
  const statements: string[] = [];
  const recorded: typeof shop.supabase.sql = (text, parameters) => {
    statements.push(text);
    return shop.sql(text, parameters);
  };
  const maintain = createMaintenance({ sql: recorded }, () => now);
  /** Run a round and return what it does to the shop's tables. Analyzing them also changes Postgres's own. */
  async function maintainLater(): Promise<string[]> {
    await shop.sql("select pg_stat_force_next_flush()");
    now += 62 * MINUTE;
    statements.length = 0;
    await maintain(isStopping);
    return statements.filter((text) => /^(vacuum|analyze) public\./.test(text));
  }

  expect(await maintainLater()).toEqual(
    expect.arrayContaining(["vacuum public.orders", "analyze public.orders"]),
  );
  expect(await maintainLater()).toEqual([]);
  await shop.sql("insert into public.never_counted select generate_series(1, 500)");
  expect(await maintainLater()).toEqual(["analyze public.never_counted"]);
  await shop.sql("delete from public.never_counted");
  expect(await maintainLater()).toEqual([
    "vacuum public.never_counted",
    "analyze public.never_counted",
  ]);
});
