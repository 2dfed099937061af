import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { countOrders, countWaitingOrders } from "#app/data/admin/list-orders.ts";
import { supabaseRetentionStore } from "#app/data/server/retention-store.ts";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { pin } from "./pay.ts";
import { nothingSold, oneSold } from "./payment-outcomes.ts";
import { BLAZER, PRODUCTS } from "./sample-bag.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
  signStaffIn(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const PROOF = new Uint8Array([82, 73, 70, 70]);

/** Make an order whose time ends before staff have looked at its proof. */
async function endUnchecked() {
  const order = await shop.order();
  await shop.payments.addProof(order.reference, "image/webp", PROOF);
  await shop.lapse();
  expect(await shop.payments.expire(10)).toBe(1);
  return order;
}

const endedMails = () =>
  shop.sql<{ kind: string; ended: string | null }>(
    "select kind, payload ->> 'ended' as ended from public.outbox where kind = 'payment_expired'",
  );

test("says that a proof was not checked in time, and keeps it for staff to confirm", async () => {
  const order = await endUnchecked();
  expect(await shop.blazers()).toEqual(nothingSold);
  expect(await shop.orderRow(order.id)).toMatchObject({ status: "cancelled", has_new_proof: true });
  expect((await shop.history(order.id)).at(-1)).toMatchObject({ code: "proof_unchecked" });
  expect(await endedMails()).toEqual([{ kind: "payment_expired", ended: "proof_unchecked" }]);
  expect(await shop.payments.find(order.reference)).toMatchObject({ isUnchecked: true });
  expect(await countOrders("to-confirm")).toBe(1);
  expect(await countWaitingOrders()).toBe(1);

  await shop.decisions.confirm(order.id, shop.staff);
  expect(await shop.orderRow(order.id)).toMatchObject({ status: "pending", has_new_proof: false });
  expect(await shop.blazers()).toEqual(oneSold);
  expect(await countOrders("to-confirm")).toBe(0);
  expect(await shop.inconsistencies()).toEqual([]);
});

test("lets staff refuse such a payment once, with a reason for its shopper", async () => {
  const order = await endUnchecked();
  await shop.start({ lines: [{ ...BLAZER, quantity: 5 }], email: "rival@example.com" });
  await expect(shop.decisions.confirm(order.id, shop.staff)).rejects.toMatchObject({
    code: "OUT_OF_STOCK",
  });
  const refuse = () => shop.decisions.refuse(order.id, shop.staff, "We returned your money");
  await refuse();
  await refuse();
  expect(await shop.orderRow(order.id)).toMatchObject({
    status: "cancelled",
    payment_refusal: "We returned your money",
    has_new_proof: false,
  });
  expect((await shop.mails()).filter((kind) => kind === "payment_refused")).toHaveLength(1);
  expect(await shop.payments.find(order.reference)).toMatchObject({ isUnchecked: false });
  expect(await countOrders("to-confirm")).toBe(0);
  await expect(shop.decisions.refuse(order.id, shop.staff, "Again")).rejects.toMatchObject({
    code: "ORDER_NOT_AWAITING",
  });
});

test("says that an item of an order is sold out, not that its time ended, also with a proof", async () => {
  const handbag = { productId: PRODUCTS.handbag, size: "One Size", color: "Black", quantity: 1 };
  const order = () => shop.order("transfer", { lines: [handbag] });
  const [unproven, proven] = [await order(), await order()];
  await shop.payments.addProof(proven.reference, "image/webp", PROOF);
  await shop.sql("delete from public.products where id = $1", [PRODUCTS.handbag]);
  for (const [{ id, reference }, isUnchecked] of [
    [unproven, false],
    [proven, true],
  ] as const) {
    expect(await pin(shop, reference)).toEqual({ outcome: "sold_out" });
    expect(await shop.payments.expire(10)).toBe(1);
    expect((await shop.history(id)).at(-1)).toMatchObject({ code: "sold_out" });
    expect(await shop.payments.find(reference)).toMatchObject({ isSoldOut: true, isUnchecked });
    expect(await shop.orderRow(id)).toMatchObject({ has_new_proof: isUnchecked });
  }
  const mail = { kind: "payment_expired", ended: "sold_out" };
  expect(await endedMails()).toEqual([mail, mail]);
  await shop.decisions.refuse(proven.id, shop.staff, "We returned your money");
  expect(await shop.orderRow(proven.id)).toMatchObject({ has_new_proof: false });
  expect(await shop.inconsistencies()).toEqual([]);
});

test("names the sold-out item on page and email also where staff cancel first", async () => {
  const boots = { productId: PRODUCTS.ankleBoots, size: "36", color: "Camel", quantity: 1 };
  const { id, reference } = await shop.order("transfer", { lines: [boots] });
  await shop.sql("delete from public.products where id = $1", [PRODUCTS.ankleBoots]);
  expect(await pin(shop, reference)).toEqual({ outcome: "sold_out" });
  const cancel = { order_id: id, restock: false, staff_id: shop.staff };
  expect((await shop.rpc("server", "cancel_order", cancel)).status).toBe(200);
  expect(await shop.payments.find(reference)).toMatchObject({ isSoldOut: true });
  expect(await endedMails()).toEqual([{ kind: "payment_expired", ended: "sold_out" }]);
  expect((await shop.history(id)).at(-1)).toMatchObject({ code: "sold_out", actor: shop.staff });
});

test("asks nothing of staff where no proof was sent, or where they refused or cancelled it", async () => {
  const [unsent, refused, cancelled] = [await shop.order(), await shop.order(), await shop.order()];
  for (const { reference } of [refused, cancelled]) {
    await shop.payments.addProof(reference, "image/webp", PROOF);
  }
  await shop.decisions.refuse(refused.id, shop.staff, "Another bank");
  const cancel = { order_id: cancelled.id, restock: false, staff_id: shop.staff };
  expect((await shop.rpc("server", "cancel_order", cancel)).status).toBe(200);
  await shop.lapse();
  expect(await shop.payments.expire(10)).toBe(2);
  for (const [{ id }, code] of [
    [unsent, "payment_expired"],
    [refused, "payment_expired"],
    [cancelled, "cancelled_by_shop"],
  ] as const) {
    expect((await shop.history(id)).at(-1)).toMatchObject({ code });
    expect(await shop.orderRow(id)).toMatchObject({ has_new_proof: false });
  }
  expect(await countOrders("to-confirm")).toBe(0);
});

test("keeps an unchecked proof for staff until they have decided, and deletes it then", async () => {
  const order = await endUnchecked();
  const retention = supabaseRetentionStore(shop.client);
  const age = (days: number) =>
    shop.sql(
      `with proven as (
         update public.orders set payment_due_at = payment_due_at - make_interval(days => $2) where id = $1
       )
       update public.payment_proofs set created_at = created_at - make_interval(days => $2) where order_id = $1`,
      [order.id, days],
    );
  await age(29);
  expect(await retention.remove("proofs", 1, 100)).toBe(0);
  await shop.decisions.refuse(order.id, shop.staff, "It never arrived");
  expect(await retention.remove("proofs", 90, 100)).toBe(1);
});

test("no longer asks staff once the shopper of such an order is erased", async () => {
  const order = await endUnchecked();
  await shop.sql("update public.checkouts set created_at = created_at - interval '31 days'");
  const retain = (days: number) =>
    supabaseRetentionStore(shop.client).remove("checkouts", days, 100);
  // Staff have thirty days from its end, however long it was held and however short others are kept.
  await retain(1);
  expect(await shop.orderRow(order.id)).toMatchObject({ has_new_proof: true });
  await shop.sql(
    "update public.orders set payment_due_at = payment_due_at - interval '31 days' where id = $1",
    [order.id],
  );
  await retain(30);
  expect(await shop.orderRow(order.id)).toMatchObject({ has_new_proof: false });
  expect(await shop.sql("select from public.payment_proofs")).toEqual([]);

  const asked = await endUnchecked();
  await shop.sql("update public.checkouts set next_check_at = null");
  const person = { email: asked.email, person: "a".repeat(64), staff_id: shop.staff };
  expect((await shop.rpc("server", "erase_person", person)).status).toBe(200);
  expect(await shop.orderRow(asked.id)).toMatchObject({ has_new_proof: false });
});

test("leaves the decision about such a payment to staff, through the server", async () => {
  const order = await endUnchecked();
  const call = { order_id: order.id, staff_id: shop.staff, reason: "None" };
  for (const role of ["anon", "stranger", "staff"] as const) {
    expect((await shop.rpc(role, "refuse_order_payment", call)).status).toBeGreaterThanOrEqual(401);
  }
  const stranger = shop.userIds.stranger;
  await expect(shop.decisions.refuse(order.id, stranger, "None")).rejects.toThrow();
  expect(await shop.orderRow(order.id)).toMatchObject({ has_new_proof: true });
});
