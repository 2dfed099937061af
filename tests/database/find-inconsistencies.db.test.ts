import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay, pin } from "./pay.ts";
import { BLAZER, CUSTOMER, PRODUCTS, startCheckout } from "./sample-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Problem = { problem: string; subject: string };

const check = async (range: object) =>
  (await shop.rpc<Problem[]>("server", "find_inconsistencies", range)).body;

/** Check everything at once, and that parts find the same. */
async function find(): Promise<string[]> {
  const whole = await check({});
  const parts: Problem[] = [];
  for (const digit of "0123456789abcdef") {
    const first = `${digit}0000000-0000-0000-0000-000000000000`;
    const last = `${digit}fffffff-ffff-ffff-ffff-ffffffffffff`;
    parts.push(...(await check({ first, last })));
  }
  const keyOf = ({ problem, subject }: Problem) => `${problem} ${subject}`;
  expect(parts.map(keyOf).sort()).toEqual(whole.map(keyOf).sort());
  return whole.map(({ problem }) => problem);
}

async function buy(name: string) {
  const customer = { ...CUSTOMER, email: `${name}@example.com` };
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 1 }], { customer });
  return pay(shop, reference);
}

/** Run a statement without triggers and constraints, return the problems found, and roll it back. */
async function whenBroken(statement: string): Promise<string[]> {
  const [, table] = /(?:update|delete from) public\.(\w+)/.exec(statement) ?? [];
  await shop.sql(`create table public.backup as select * from public.${table}`);
  await shop.sql("set session_replication_role = replica");
  await shop.sql(statement);
  const found = await find();
  await shop.sql(`delete from public.${table}`);
  const generated = table === "orders" ? ["number"] : [];
  const columns = await shop.sql<{ name: string }>(
    "select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
    [table],
  );
  const names = columns.map(({ name }) => name).filter((name) => !generated.includes(name));
  await shop.sql(
    `insert into public.${table} (${names}) overriding system value select ${names} from public.backup`,
  );
  await shop.sql("set session_replication_role = origin");
  await shop.sql("drop table public.backup");
  return found;
}

test("finds nothing in a shop with orders and a pinned checkout", async () => {
  await buy("ana");
  await buy("eva");
  const { reference } = await startCheckout(shop, [BLAZER]);
  await pin(shop, reference);
  await shop.sql(
    "insert into public.product_variants (product_id, size, color, quantity) values ($1, 'One Size', 'Black', 3)",
    [PRODUCTS.handbag],
  );
  expect(await find()).toEqual([]);
});

test.for([
  ["SETTLED_WITHOUT_ORDER", "delete from public.orders"],
  ["ORDER_OF_UNSETTLED_CHECKOUT", "update public.checkouts set status = 'open', settled_at = null"],
  [
    "ORDER_DIFFERS_FROM_CHECKOUT",
    "update public.orders set subtotal_amount = subtotal_amount - 1, total_amount = total_amount - 1",
  ],
  ["ORDER_DIFFERS_FROM_CHECKOUT", "update public.checkout_lines set quantity = quantity + 1"],
  ["ORDER_WITHOUT_HISTORY", "delete from public.order_events"],
  [
    "PAID_WITHOUT_ORDER",
    "update public.payment_attempts set state = 'paid', transaction_id = 'T-lost'",
  ],
  ["STOCK_IS_NOT_THE_SUM_OF_ITS_VARIANTS", "update public.products set quantity = quantity + 1"],
])("finds %s", async ([problem, statement]) => {
  if (problem === "PAID_WITHOUT_ORDER") {
    const { reference } = await startCheckout(shop, [BLAZER], {
      customer: { ...CUSTOMER, email: "third@example.com" },
    });
    await shop.rpc("server", "pin_checkout", { reference, transaction_id: "T-asked" });
  }
  expect(await whenBroken(statement ?? "")).toContain(problem);
  expect(await find()).toEqual([]);
});
