import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MAX_PROOFS } from "#app/domain/order/awaiting-order.ts";
import { type ManualShop, openManualShop } from "./manual-payments.ts";

let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const PROOF = new Uint8Array([82, 73, 70, 70]);
const add = (reference: string, content = PROOF) =>
  shop.payments.addProof(reference, "image/webp", content);
const proofIds = (orderId: string) =>
  shop.sql<{ id: string }>("select id from public.payment_proofs where order_id = $1", [orderId]);

test("stores a proof once, tells the owner, and clears an earlier refusal", async () => {
  const order = await shop.order();
  await shop.decisions.refuse(order.id, shop.staff, "Too dark to read");
  await Promise.all([add(order.reference), add(order.reference)]);
  expect(await shop.orderRow(order.id)).toMatchObject({
    payment_refusal: null,
    has_new_proof: true,
  });
  expect(await shop.payments.find(order.reference)).toMatchObject({ proofs: 1, refusal: null });
  expect((await shop.mails()).filter((kind) => kind === "proof_received")).toHaveLength(1);
  const [proof] = await proofIds(order.id);
  expect(await shop.decisions.findProof(order.id, proof?.id ?? "")).toEqual({
    contentType: "image/webp",
    content: PROOF,
  });
  expect(await shop.decisions.findProof(shop.staff, proof?.id ?? "")).toBeNull();
});

test("takes the same file again after a refusal, and tells the owner again", async () => {
  const order = await shop.order();
  await add(order.reference);
  await shop.decisions.refuse(order.id, shop.staff, "Not on our account yet");
  await add(order.reference);
  await add(order.reference);
  expect(await shop.orderRow(order.id)).toMatchObject({
    payment_refusal: null,
    has_new_proof: true,
  });
  expect(await shop.payments.find(order.reference)).toMatchObject({ proofs: 1 });
  expect((await shop.mails()).filter((kind) => kind === "proof_received")).toHaveLength(2);
});

test("takes as many proofs as it says, and none of an order that is over", async () => {
  const order = await shop.order();
  for (let count = 0; count < MAX_PROOFS; count += 1) {
    await add(order.reference, new Uint8Array([count]));
  }
  await expect(add(order.reference)).rejects.toMatchObject({ code: "TOO_MANY_PROOFS" });
  await shop.decisions.confirm(order.id, shop.staff);
  await expect(add(order.reference)).rejects.toMatchObject({ code: "ORDER_NOT_AWAITING" });
  await expect(add(`GL-1700000000000-${"0".repeat(32)}`)).rejects.toMatchObject({
    code: "ORDER_NOT_FOUND",
  });
});

const HOUR_MS = 3_600_000;

/** Let the hold of an order end in so many minutes; return the hours that it has left. */
async function endHold(reference: string, minutes: number) {
  await shop.sql(
    "update public.checkouts set expires_at = now() + make_interval(mins => $2) where reference = $1",
    [reference, minutes],
  );
  await shop.sql(
    "update public.orders set payment_due_at = now() + make_interval(mins => $2) where reference = $1",
    [reference, minutes],
  );
  return async () => {
    const [row] = await shop.sql<{ expires_at: string; is_same: boolean }>(
      `select holding.expires_at, holding.expires_at = proven.payment_due_at as is_same
       from public.checkouts as holding join public.orders as proven on proven.checkout_id = holding.id
       where holding.reference = $1`,
      [reference],
    );
    expect(row?.is_same).toBe(true);
    return (Date.parse(row?.expires_at ?? "") - Date.now()) / HOUR_MS;
  };
}

test("holds the units while staff look at a proof, once, and once more after a refusal", async () => {
  const order = await shop.order();
  const hoursLeft = await endHold(order.reference, 1);
  await add(order.reference);
  expect(await hoursLeft()).toBeCloseTo(48, 1);
  const [mail] = await shop.sql<{ hours: number }>(
    `select extract(epoch from (payload ->> 'paymentDueAt')::timestamptz - now()) / 3600 as hours
     from public.outbox where kind = 'proof_received'`,
  );
  expect(Number(mail?.hours)).toBeCloseTo(48, 1);

  await endHold(order.reference, 1);
  await add(order.reference);
  await add(order.reference, new Uint8Array([2]));
  expect(await hoursLeft()).toBeLessThan(1);
  await shop.decisions.refuse(order.id, shop.staff, "Not on our account yet");
  await add(order.reference);
  expect(await hoursLeft()).toBeCloseTo(48, 1);
});

test("holds the units for four days at most while staff look at a proof, and never shorter", async () => {
  await shop.setMethod("transfer", { hold_hours: 336 });
  const order = await shop.order();
  const hoursLeft = await endHold(order.reference, 1);
  await add(order.reference);
  expect(await hoursLeft()).toBeCloseTo(96, 1);
  await shop.resetMethods();

  const early = await shop.order();
  const hoursOfEarly = await endHold(early.reference, 200 * 60);
  await add(early.reference);
  expect(await hoursOfEarly()).toBeCloseTo(200, 1);
});

test("does not take back the units of a hold that ended before the proof came", async () => {
  const order = await shop.order();
  const hoursLeft = await endHold(order.reference, -1);
  await add(order.reference);
  expect(await hoursLeft()).toBeLessThan(0);
  expect(await shop.payments.expire(10)).toBe(1);
});

test("takes as many again after each refusal, but not without end", async () => {
  const order = await shop.order();
  const addThree = (round: number) =>
    Promise.all([0, 1, 2].map((count) => add(order.reference, new Uint8Array([round, count]))));
  await addThree(0);
  await shop.decisions.refuse(order.id, shop.staff, "Another bank");
  expect(await shop.payments.find(order.reference)).toMatchObject({ proofs: 0 });
  await addThree(1);
  expect(await shop.payments.find(order.reference)).toMatchObject({ proofs: 3 });
  await expect(add(order.reference)).rejects.toMatchObject({ code: "TOO_MANY_PROOFS" });
  await shop.decisions.refuse(order.id, shop.staff, "Too dark to read");
  await shop.sql(
    `insert into public.payment_proofs (order_id, content_type, byte_count, digest, content, is_refused)
     select $1, 'image/webp', 1, lpad(to_hex(place), 64, '0'), 'AA==', true from generate_series(1, 24) as place`,
    [order.id],
  );
  await expect(add(order.reference)).rejects.toMatchObject({ code: "TOO_MANY_PROOFS" });
});

test("shows staff which proofs there are, but their content through the server only", async () => {
  const order = await shop.order();
  await add(order.reference);
  const columns = "id,order_id,content_type,byte_count,created_at";
  const listed = await shop.call("staff", "GET", `payment_proofs?select=${columns}`);
  expect(listed.body).toMatchObject([{ order_id: order.id, byte_count: PROOF.length }]);
  expect((await shop.call("staff", "GET", "payment_proofs?select=content")).status).toBe(403);
  for (const role of ["anon", "stranger"] as const) {
    const { body } = await shop.call(role, "GET", `payment_proofs?select=${columns}`);
    expect(body).not.toMatchObject([{}]);
  }
});

test("erases the proofs of a person with the rest, but not while the order awaits its payment", async () => {
  const order = await shop.order();
  await add(order.reference);
  const erase = () =>
    shop.rpc<{ orders: number; waiting: number }>("server", "erase_person", {
      email: order.email,
      person: "a".repeat(64),
      staff_id: shop.staff,
    });
  expect((await erase()).body).toMatchObject({ orders: 0, waiting: 1 });
  expect(await proofIds(order.id)).toHaveLength(1);
  await shop.lapse();
  await shop.payments.expire(10);
  await shop.sql("update public.checkouts set next_check_at = null");
  expect((await erase()).body).toMatchObject({ orders: 1, waiting: 0 });
  expect(await proofIds(order.id)).toEqual([]);
});

test("deletes old proofs of decided orders only", async () => {
  const [open, decided] = [await shop.order(), await shop.order()];
  await add(open.reference);
  await add(decided.reference);
  await shop.decisions.confirm(decided.id, shop.staff);
  await shop.sql("update public.payment_proofs set created_at = now() - interval '91 days'");
  const { body } = await shop.rpc("server", "delete_old_proofs", { keep_days: 90, max_count: 100 });
  expect(body).toBe(1);
  expect(await proofIds(open.id)).toHaveLength(1);
  expect(await proofIds(decided.id)).toEqual([]);
});

test("deletes the proofs of an order that ended unpaid a week after its payment was due", async () => {
  const [late, recent, paid] = [await shop.order(), await shop.order(), await shop.order()];
  for (const { reference } of [late, recent, paid]) await add(reference);
  await shop.decisions.confirm(paid.id, shop.staff);
  await shop.lapse();
  await shop.payments.expire(10);
  for (const { id } of [late, recent]) await shop.decisions.refuse(id, shop.staff, "None came");
  await shop.sql("update public.payment_proofs set created_at = now() - interval '20 days'");
  await shop.sql(
    "update public.orders set payment_due_at = now() - interval '8 days' where id <> $1",
    [recent.id],
  );
  const { body } = await shop.rpc("server", "delete_old_proofs", { keep_days: 90, max_count: 100 });
  expect(body).toBe(1);
  expect(await proofIds(late.id)).toEqual([]);
  for (const { id } of [recent, paid]) expect(await proofIds(id)).toHaveLength(1);
});
