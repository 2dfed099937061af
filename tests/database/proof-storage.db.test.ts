import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabaseRetentionStore } from "#app/data/server/retention-store.ts";
import { type ManualShop, openManualShop } from "./manual-payments.ts";

/** How much strangers can store as proofs of payment, of orders that they never pay. */
let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const [CLIENT, NEIGHBOR] = ["a".repeat(64), "b".repeat(64)];
const FULL = { code: "PROOFS_FULL" };
const add = (reference: string) =>
  shop.payments.addProof(reference, "image/webp", new Uint8Array([82, 73, 70, 70]));

/** Fill an order with files of 4 MB, as far as the database counts them. */
const fill = (orderId: string, count: number, client: string | null) =>
  shop.sql(
    `insert into public.payment_proofs (order_id, content_type, byte_count, digest, content, client_hash, is_refused)
     select $1, 'image/webp', 4000000, lpad(to_hex(place), 64, '0'), 'AA==', $3, true
     from generate_series(1, $2) as place`,
    [orderId, count, client],
  );

/** Let the time of every order end, so many days ago. */
async function end(days: number) {
  await shop.lapse();
  await shop.payments.expire(10);
  await shop.sql(
    "update public.orders set payment_due_at = payment_due_at - make_interval(days => $1) where status = 'cancelled'",
    [days],
  );
  await shop.sql(
    "update public.payment_proofs set created_at = created_at - make_interval(days => $1)",
    [days],
  );
}

test("stores 32 MB of a client's unpaid orders, also after they have ended, and those of others meanwhile", async () => {
  const ended = await shop.order("transfer", { client: CLIENT });
  await add(ended.reference);
  await fill(ended.id, 7, CLIENT);
  const last = await shop.order("transfer", { client: CLIENT });
  await add(last.reference);
  await fill(last.id, 1, CLIENT);
  await end(0);
  const order = await shop.order("transfer", { client: CLIENT });
  await expect(add(order.reference)).rejects.toMatchObject(FULL);
  expect(await shop.orderRow(order.id)).toMatchObject({
    status: "awaiting_payment",
    has_new_proof: false,
  });
  await add((await shop.order("transfer", { client: NEIGHBOR })).reference);

  await shop.decisions.confirm(ended.id, shop.staff);
  await add(order.reference);
});

test("forgets the client of a file once its order is paid", async () => {
  const order = await shop.order("transfer", { client: CLIENT });
  await add(order.reference);
  const clients = () => shop.sql("select client_hash from public.payment_proofs");
  expect(await clients()).toEqual([{ client_hash: CLIENT }]);
  await shop.decisions.confirm(order.id, shop.staff);
  expect(await clients()).toEqual([{ client_hash: null }]);
});

test("stores 240 MB of all unpaid orders, besides the files of paid ones", async () => {
  const [paid, order] = [await shop.order(), await shop.order()];
  await fill(paid.id, 60, null);
  await expect(add(order.reference)).rejects.toMatchObject(FULL);
  await shop.decisions.confirm(paid.id, shop.staff);
  await add(order.reference);
});

test("stores a refused file that is sent again, also where the space is full", async () => {
  const order = await shop.order();
  await add(order.reference);
  await shop.decisions.refuse(order.id, shop.staff, "Not on our account yet");
  await fill((await shop.order()).id, 60, null);
  await add(order.reference);
  expect(await shop.orderRow(order.id)).toMatchObject({ has_new_proof: true });
});

test("deletes no more undecided files than strangers' exceed half of the space, a week after the payment was due", async () => {
  const order = await shop.order();
  await add(order.reference);
  const late = await shop.order();
  await add(late.reference);
  await fill(late.id, 31, null);
  const remove = () => supabaseRetentionStore(shop.client).remove("proofs", 1, 100);
  await end(6);
  expect(await remove()).toBe(0);
  await end(2);
  // Two of a few bytes and the oldest of 4 MB.
  expect([await remove(), await remove()]).toEqual([3, 0]);
  expect(await shop.orderRow(order.id)).toMatchObject({ has_new_proof: true });
});
