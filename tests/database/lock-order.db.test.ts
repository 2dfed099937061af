import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabaseOrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import { TEST_POSTGRES_URL } from "../fixtures/create-postgres.ts";
import { openConcurrentShop } from "./open-concurrent-shop.ts";
import type { RestResponse, TestShop } from "./open-test-shop.ts";
import { pin, settle } from "./pay.ts";
import {
  type BagLine,
  BLAZER,
  CUSTOMER,
  DRESS,
  PRODUCTS,
  startCheckout,
  tryCheckout,
} from "./sample-bag.ts";

const CONNECTIONS = 20;
/** One connection cannot show a deadlock. */
const ROUNDS = TEST_POSTGRES_URL ? 12 : 1;
/** Return how many of so many calls run at once: a fifth on one connection. */
const crowd = (count: number) => (TEST_POSTGRES_URL ? count : count / 5);
const BOOTS: BagLine = { productId: PRODUCTS.ankleBoots, size: "38", color: "Camel", quantity: 1 };

let shop: TestShop;
let drop = async () => {};

beforeAll(async () => {
  ({ shop, drop } = await openConcurrentShop(CONNECTIONS));
  await shop.sql(
    `update public.payment_methods set is_enabled = true, instructions = 'Bank', instructions_es = 'Banco'
     where kind in ('transfer', 'cash_on_delivery')`,
  );
});
afterAll(async () => {
  await shop.close();
  await drop();
});
beforeEach(async () => {
  await shop.sql("update public.products set quantity = 100000, inventory_status = 'in-stock'");
  await shop.sql("update public.product_variants set quantity = 100000");
});

const buyer = (index: number) => ({
  ...CUSTOMER,
  email: `buyer-${index}@example.com`,
  phone: `+5939800${String(index).padStart(5, "0")}`,
});

/** Run calls at once and return those that failed. */
async function failuresOf(calls: Promise<RestResponse>[]): Promise<RestResponse[]> {
  const answers = await Promise.all(calls);
  return answers.filter(({ status }) => status >= 300);
}

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

test("starts checkouts with one discount code at once", async () => {
  const code = { code: "HOLA", kind: "percent", value: 10, max_uses: 1000 };
  await shop.call("staff", "POST", "discount_codes", code);
  const start = (index: number) =>
    tryCheckout(shop, [DRESS], { discountCode: "HOLA", customer: buyer(index) });
  expect(await failuresOf(many(crowd(60), start))).toEqual([]);
});

/** Start checkouts and choose to pay by transfer; return the orders that await their payment. */
async function orderByTransfer(count: number, lines: BagLine[]): Promise<{ id: string }[]> {
  const payments = supabaseOrderPaymentStore(shop.clientAs("server"));
  return Promise.all(
    many(count, async (index) => {
      const { reference } = await startCheckout(shop, lines, { customer: buyer(index + 200) });
      return payments.choose(reference, "transfer");
    }),
  );
}

test("starts, settles, confirms and edits products with and without variants at once", async () => {
  const lines = [BOOTS, BLAZER, DRESS];
  const backwards = [...lines].reverse();
  const paid = await Promise.all(
    many(crowd(30), (index) =>
      startCheckout(shop, index % 2 ? lines : backwards, { customer: buyer(index) }),
    ),
  );
  await Promise.all(paid.map(({ reference }) => pin(shop, reference)));
  const awaiting = await orderByTransfer(crowd(20), backwards);
  const confirm = ({ id }: { id: string }) =>
    shop.rpc("server", "confirm_order_payment", { order_id: id, staff_id: shop.userIds.staff });
  const edit = async (productId: string, columns: object) => {
    const [row] = await shop.sql<{ version: string }>(
      "select updated_at::text as version from public.products where id = $1",
      [productId],
    );
    const variants = productId === BOOTS.productId ? [{ ...BOOTS, quantity: 100_000 }] : null;
    return shop.rpc("staff", "change_product", {
      id: productId,
      version: row?.version,
      columns,
      variants,
    });
  };
  expect(
    await failuresOf([
      ...paid.map(({ reference }) => settle(shop, reference)),
      ...many(crowd(30), (index) =>
        tryCheckout(shop, index % 2 ? backwards : lines, { customer: buyer(index + 100) }),
      ),
      ...awaiting.map(confirm),
      ...many(crowd(20), (index) =>
        edit(
          lines[index % 3]?.productId ?? "",
          index % 2 ? { is_bestseller: true } : { slug: `slug-${index}` },
        ),
      ),
    ]),
  ).toEqual([]);
});

/** Replace a checkout by one with the same code, again and again; return the answers. */
async function replaceOften(discountCode: string, customer: typeof CUSTOMER, first: string) {
  let replaces = first;
  const answers: RestResponse[] = [];
  for (let count = 0; count < 8; count += 1) {
    const answer = await tryCheckout(shop, [DRESS], { discountCode, customer, replaces });
    replaces = answer.body.reference ?? replaces;
    answers.push(answer);
  }
  return answers;
}

test("deletes discount codes while checkouts with them are replaced", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const discountCode = `ADIOS${round}`;
    const code = { code: discountCode, kind: "percent", value: 10 };
    await shop.call("staff", "POST", "discount_codes", code);
    const buyers = many(10, (index) => buyer(round * 11 + index + 400));
    const held = await Promise.all(
      buyers.map((customer) => startCheckout(shop, [DRESS], { discountCode, customer })),
    );
    const replacing = buyers.map((customer, index) =>
      replaceOften(discountCode, customer, held[index]?.reference ?? ""),
    );
    // While they are replaced.
    await startCheckout(shop, [DRESS], { customer: buyer(round * 11 + 410) });
    const deletion = await shop.call("staff", "DELETE", `discount_codes?code=eq.${discountCode}`);
    expect(deletion.status).toBeLessThan(300);
    const rejections = (await Promise.all(replacing)).flat().filter(({ status }) => status >= 300);
    for (const { body } of rejections) expect(body).toMatchObject({ details: "DISCOUNT_UNKNOWN" });
    // A checkout with the code never costs the full price.
    const undiscounted = await shop.sql(
      "select 1 from public.checkouts where discount_code = $1 and discount_amount = 0",
      [discountCode],
    );
    expect(undiscounted).toEqual([]);
  }
});

test.each(["categories", "collections"] as const)(
  "deletes %s while their products are bought",
  async (kind) => {
    const column = kind === "categories" ? "category_id" : "collection_id";
    const lines = [DRESS, BLAZER, BOOTS];
    const backwards = lines.map(({ productId }) => productId).sort((a, b) => b.localeCompare(a));
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `${kind}-${round}`;
      const [made] = await shop.sql<{ id: string }>(
        `insert into public.${kind} (name, display_name) values ($1, $1) returning id`,
        [name],
      );
      // The deletion finds the rows in physical order.
      for (const id of backwards) {
        await shop.sql(`update public.products set ${column} = $2 where id = $1`, [id, made?.id]);
      }
      const start = (index: number) =>
        tryCheckout(shop, lines, { customer: buyer(round * 15 + index + 600) });
      const starts = many(15, start);
      const deletion = shop.call("staff", "DELETE", `${kind}?name=eq.${name}`);
      expect(await failuresOf([...starts, deletion])).toEqual([]);
    }
  },
);

/** Delete products as they are at the time, again while sales change them. */
async function deleteAll(ids: string[]): Promise<RestResponse> {
  for (;;) {
    const versions = await shop.sql(
      "select id, updated_at::text as version from public.products where id = any($1)",
      [ids],
    );
    const answer = await shop.rpc("staff", "delete_products", { versions });
    if (answer.body !== false) return answer;
  }
}

test("deletes several products while they are bought", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = many(12, () => crypto.randomUUID()).sort((a, b) => b.localeCompare(a));
    // The deletion would find the rows in physical order.
    for (const id of ids) {
      const columns = "(id, name, slug, price, quantity)";
      await shop.sql(`insert into public.products ${columns} values ($1, 'Pareo', $2, 10, 100)`, [
        id,
        id,
      ]);
    }
    const lines = ids.map((productId) => ({ productId, size: "", color: "", quantity: 1 }));
    const customers = many(12, (index) => buyer(round * 12 + index + 1000));
    const paid = await Promise.all(
      customers.slice(0, 6).map((customer) => startCheckout(shop, lines, { customer })),
    );
    await Promise.all(paid.map(({ reference }) => pin(shop, reference)));
    const starts = customers.slice(6).map((customer) => tryCheckout(shop, lines, { customer }));
    const settles = paid.map(({ reference }) => settle(shop, reference));
    const answers = await Promise.all([...starts, ...settles, deleteAll(ids)]);
    // Once the products are deleted, a start finds none of them.
    for (const { status, body } of answers) {
      const details = expect.stringMatching(/^(PRODUCT_NOT_FOUND|OUT_OF_STOCK)$/);
      if (status >= 300) expect(body).toMatchObject({ details });
    }
  }
});

test("cancels accepted orders while their payments are confirmed", async () => {
  const payments = supabaseOrderPaymentStore(shop.clientAs("server"));
  const staff_id = shop.userIds.staff;
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = await Promise.all(
      many(5, async (index) => {
        const customer = buyer(round * 5 + index + 1200);
        const { reference } = await startCheckout(shop, [DRESS], { customer });
        return payments.choose(reference, "cash_on_delivery");
      }),
    );
    const decide = (name: string, more = {}) =>
      orders.map(({ id }) => shop.rpc("server", name, { order_id: id, staff_id, ...more }));
    expect(await failuresOf(decide("accept_cash_order"))).toEqual([]);
    const failures = await failuresOf([
      ...decide("cancel_order", { restock: true }),
      ...decide("confirm_order_payment"),
    ]);
    // What is cancelled takes no payment.
    for (const { body } of failures) {
      expect(body).toMatchObject({ details: "ORDER_TRANSITION_NOT_ALLOWED" });
    }
  }
});

test("erases a person whose orders are confirmed and expire meanwhile", async () => {
  const awaiting = await orderByTransfer(crowd(20), [DRESS]);
  // One person may hold only a few.
  await shop.sql("update public.checkouts set email = $1 where status = 'open'", [CUSTOMER.email]);
  await shop.sql("update public.orders set email = $1 where status = 'awaiting_payment'", [
    CUSTOMER.email,
  ]);
  const staff_id = shop.userIds.staff;
  const erase = () =>
    shop.rpc("server", "erase_person", {
      email: CUSTOMER.email,
      person: "0".repeat(64),
      staff_id,
    });
  const confirm = ({ id }: { id: string }) =>
    shop.rpc("server", "confirm_order_payment", { order_id: id, staff_id });
  const expire = () => shop.rpc("server", "expire_awaiting_orders", { max_count: 5 });
  expect(
    await failuresOf([
      ...awaiting.flatMap((order) => [confirm(order), erase()]),
      ...many(5, expire),
    ]),
  ).toEqual([]);
});

test("counts requests of clients whose windows have ended at once", async () => {
  // A call deletes a hundred ended windows. If it did so before it counts its own, two calls could wait for each other.
  await shop.sql(
    `create function public.pause() returns trigger language plpgsql
     as 'begin perform pg_sleep(0.1); return new; end'`,
  );
  await shop.sql(
    `create trigger pause before insert on public.rate_limits
     for each row when (new.used = 1) execute function public.pause()`,
  );
  const take = (index: number) =>
    shop.rpc("server", "take_rate_limit", {
      name: "lookups",
      client: (index % 2 ? index : 200 - index).toString(16).padStart(64, "0"),
      allowed: 5,
      window_seconds: 60,
    });
  for (let round = 0; round < ROUNDS; round += 1) {
    await shop.sql(
      `insert into public.rate_limits
       select 'lookups', lpad(to_hex(number), 64, '0'), 2, now() - make_interval(secs => 201 - number)
       from generate_series(1, 200) as number
       on conflict (limit_name, client_hash) do update set ends_at = excluded.ends_at`,
    );
    expect(await failuresOf(many(crowd(10), take))).toEqual([]);
  }
  await shop.sql("drop function public.pause cascade");
});
