import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteRows } from "./delete-rows.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

const CLIENT = "a".repeat(64);
const OTHER = "b".repeat(64);

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => deleteRows(shop, "rate_limits"));

async function take(client = CLIENT, name = "lookups"): Promise<number> {
  const [row] = await shop.sql<{ wait: number }>(
    "select public.take_rate_limit($1, $2, 2, 60) as wait",
    [name, client],
  );
  return row?.wait ?? -1;
}

const giveBack = () => shop.sql("select public.give_back_rate_limit('lookups', $1)", [CLIENT]);
const pass = (seconds: number) =>
  shop.sql("update public.rate_limits set ends_at = ends_at - make_interval(secs => $1)", [
    seconds,
  ]);

test("allows the limit per window and returns the seconds until the next one", async () => {
  expect([await take(), await take(), await take()]).toEqual([0, 0, 60]);
  await pass(59);
  expect(await take()).toBe(1);
  await pass(1);
  expect(await take()).toBe(0);
});

test("counts clients and limits separately", async () => {
  await take();
  await take();
  expect([await take(), await take(OTHER), await take(CLIENT, "returns")]).toEqual([60, 0, 0]);
});

test("gives back one use, but never more than were taken", async () => {
  await take();
  await giveBack();
  await giveBack();
  expect([await take(), await take(), await take()]).toEqual([0, 0, 60]);
});

test("removes ended windows with the next request", async () => {
  await take(OTHER);
  await pass(60);
  await take();
  const rows = await shop.sql<{ client_hash: string }>(
    "select client_hash from public.rate_limits",
  );
  expect(rows).toEqual([{ client_hash: CLIENT }]);
});

test("stores no address", async () => {
  await expect(take("203.0.113.7")).rejects.toThrow();
});
