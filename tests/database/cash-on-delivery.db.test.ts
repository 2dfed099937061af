import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { countOrders } from "#app/data/admin/list-orders.ts";
import { supabaseRetentionStore } from "#app/data/server/retention-store.ts";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { nothingSold, oneSold } from "./payment-outcomes.ts";
import { BLAZER, CUSTOMER } from "./sample-bag.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";
import { ISSUER, setIssuer } from "./tax-orders.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
  signStaffIn(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  await shop.sql("update public.invoice_settings set environment = 'sandbox'");
  await shop.sql("delete from public.tax_document_counters");
});

const move = (id: string, status: string) =>
  shop.call("staff", "PATCH", `orders?id=eq.${id}`, { status });
const paidWith = async (id: string) => {
  const sought = "select payment ->> 'paidWith' as name from public.orders where id = $1";
  const [row] = await shop.sql<{ name: string | null }>(sought, [id]);
  return row?.name;
};
const documents = () =>
  shop.sql<{ kind: string }>("select kind from public.tax_documents order by kind desc");

test("sells a cash order when the owner accepts it, and no expiry gives its units back", async () => {
  const order = await shop.order("cash_on_delivery");
  await Promise.all([
    shop.decisions.accept(order.id, shop.staff),
    shop.decisions.accept(order.id, shop.staff),
  ]);
  expect(await shop.blazers()).toEqual(oneSold);
  await shop.lapse();
  expect(await shop.payments.expire(10)).toBe(0);
  expect(await shop.orderRow(order.id)).toMatchObject({ status: "pending", is_paid: false });
  expect(await shop.mails()).toEqual(["payment_awaited", "order_awaiting", "order_confirmation"]);
  expect(await shop.store.findReceipt(order.reference)).toMatchObject({ isPaid: false });
  expect(await documents()).toEqual([]);
  expect(await shop.inconsistencies()).toEqual([]);
});

test("ships a cash order unpaid, and makes its one invoice when it is delivered", async () => {
  const order = await shop.order("cash_on_delivery");
  await shop.decisions.accept(order.id, shop.staff);
  expect((await move(order.id, "shipped")).status).toBe(200);
  expect(await documents()).toEqual([]);
  expect((await move(order.id, "delivered")).status).toBe(200);
  expect(await documents()).toEqual([{ kind: "invoice" }]);
  expect(await shop.inconsistencies()).toEqual([]);
  expect((await move(order.id, "refunded")).status).toBe(409);
  await Promise.all([
    shop.decisions.confirm(order.id, shop.staff),
    shop.decisions.confirm(order.id, shop.staff),
  ]);
  expect(await shop.orderRow(order.id)).toMatchObject({ status: "delivered", is_paid: true });
  expect(await paidWith(order.id)).toBe("cash");
  expect(await documents()).toEqual([{ kind: "invoice" }]);
  expect(await shop.blazers()).toEqual(oneSold);
  expect((await shop.history(order.id)).at(-1)).toEqual({
    kind: "payment_received",
    to_status: "delivered",
    code: "cash_on_delivery",
    note: null,
    actor: shop.staff,
  });
  expect((await move(order.id, "refunded")).status).toBe(200);
  expect((await shop.mails()).filter((kind) => kind === "payment_reversed")).toHaveLength(1);
  expect(await shop.inconsistencies()).toEqual([]);
});

test("hands out an order that is paid at its pick-up, and makes its invoice with the payment", async () => {
  const order = await shop.orderToPickUp();
  await Promise.all([
    shop.decisions.accept(order.id, shop.staff),
    shop.decisions.accept(order.id, shop.staff),
  ]);
  expect(await shop.blazers()).toEqual(oneSold);
  await shop.lapse();
  expect(await shop.payments.expire(10)).toBe(0);
  expect(await shop.store.findReceipt(order.reference)).toMatchObject({ isPaid: false });
  expect((await move(order.id, "shipped")).status).toBe(200);
  expect(await shop.mails()).toEqual([
    "payment_awaited",
    "order_awaiting",
    "order_confirmation",
    "order_shipped",
  ]);
  expect(await documents()).toEqual([]);
  await shop.decisions.confirm(order.id, shop.staff, "terminal");
  expect(await paidWith(order.id)).toBe("terminal");
  expect((await move(order.id, "delivered")).status).toBe(200);
  expect(await documents()).toEqual([{ kind: "invoice" }]);
  expect((await shop.history(order.id)).map(({ code }) => code)).toContain("pay_at_pickup");
  expect(await shop.inconsistencies()).toEqual([]);
});

const BUYER = { kind: "cedula", number: "1710034065", name: "Ana Pérez" };

/** Deliver an order, cancel it unpaid, and let the retention pass; return what is left of its person. */
async function returnUnpaid(buyer: typeof BUYER | null) {
  const order = await shop.orderToPickUp();
  await shop.decisions.accept(order.id, shop.staff);
  await move(order.id, "shipped");
  await move(order.id, "delivered");
  if (buyer) {
    const completion = { reference: order.reference, buyer };
    expect((await shop.rpc("server", "complete_invoice_buyer", completion)).status).toBe(200);
  }
  const cancellation = { order_id: order.id, staff_id: shop.staff, restock: true };
  expect((await shop.rpc("server", "cancel_order", cancellation)).body).toEqual({
    restored: true,
    lost: false,
  });
  await shop.passTime(31 * 86_400);
  await supabaseRetentionStore(shop.client).remove("checkouts", 30, 100);
  expect(await shop.inconsistencies()).toEqual([]);
  const [kept] = await shop.sql("select phone, invoice_buyer from public.orders where id = $1", [
    order.id,
  ]);
  return kept;
}

test("credits what was delivered and is cancelled unpaid, and keeps whom its invoice is for", async () => {
  await setIssuer(shop);
  expect(await returnUnpaid(BUYER)).toEqual({ phone: CUSTOMER.phone, invoice_buyer: BUYER });
  expect(await documents()).toEqual([{ kind: "invoice" }, { kind: "credit_note" }]);
});

test.each([
  ["without a number", "test", null],
  ["of the sandbox", "sandbox", BUYER],
] as const)("keeps no shopper for an invoice %s", async (_, environment, buyer) => {
  await setIssuer(shop, { ...ISSUER, environment });
  expect(await returnUnpaid(buyer)).toEqual({ phone: "", invoice_buyer: null });
});

test("asks staff about no receipt that was sent for an order in cash", async () => {
  const order = await shop.order("cash_on_delivery");
  await shop.payments.addProof(order.reference, "image/webp", new Uint8Array([82, 73, 70, 70]));
  await shop.decisions.accept(order.id, shop.staff);
  expect(await shop.orderRow(order.id)).toMatchObject({ status: "pending", has_new_proof: false });
});

test("gives back what was not picked up, and cancels what was not accepted", async () => {
  const kept = await shop.orderToPickUp();
  await shop.decisions.accept(kept.id, shop.staff);
  await move(kept.id, "shipped");
  const cancellation = { order_id: kept.id, staff_id: shop.staff, restock: true };
  expect((await shop.rpc("server", "cancel_order", cancellation)).body).toEqual({
    restored: true,
    lost: false,
  });
  expect((await shop.mails()).at(-1)).toBe("order_cancelled");
  const ignored = await shop.orderToPickUp();
  await shop.lapse();
  expect(await shop.payments.expire(10)).toBe(1);
  expect(await shop.orderRow(ignored.id)).toMatchObject({ status: "cancelled" });
  expect(await shop.blazers()).toEqual(nothingSold);
  expect(await shop.inconsistencies()).toEqual([]);
});

test("erases the shopper of an accepted order that was cancelled unpaid", async () => {
  const order = await shop.order("cash_on_delivery");
  await shop.decisions.accept(order.id, shop.staff);
  const age = () =>
    shop.sql(
      `update public.checkouts set created_at = now() - interval '31 days', expires_at = now() - interval '31 days'
       where order_id = $1`,
      [order.id],
    );
  const phone = async () => {
    const [row] = await shop.sql<{ phone: string }>(
      "select phone from public.orders where id = $1",
      [order.id],
    );
    return row?.phone;
  };
  await age();
  const retention = supabaseRetentionStore(shop.client);
  await retention.remove("checkouts", 30, 100);
  expect(await phone()).toBe(CUSTOMER.phone);
  const cancellation = { order_id: order.id, staff_id: shop.staff, restock: true };
  await shop.rpc("server", "cancel_order", cancellation);
  await retention.remove("checkouts", 30, 100);
  expect(await phone()).toBe("");
  expect(await shop.inconsistencies()).toEqual([]);
});

test("cancels a cash order that came back from the door, and restocks it", async () => {
  const order = await shop.order("cash_on_delivery");
  await shop.decisions.accept(order.id, shop.staff);
  await move(order.id, "shipped");
  const { body } = await shop.rpc("server", "cancel_order", {
    order_id: order.id,
    staff_id: shop.staff,
    restock: true,
  });
  expect(body).toEqual({ restored: true, lost: false });
  expect(await shop.blazers()).toEqual(nothingSold);
  expect(await shop.payments.find(order.reference)).toBeNull();
  expect(await shop.store.findReceipt(order.reference)).toMatchObject({ status: "cancelled" });
  await expect(shop.decisions.confirm(order.id, shop.staff)).rejects.toMatchObject({
    code: "ORDER_TRANSITION_NOT_ALLOWED",
  });
  expect(await shop.inconsistencies()).toEqual([]);
});

test("tells the shopper once that an accepted cash order was cancelled, also after it expired", async () => {
  const order = await shop.order("cash_on_delivery");
  await shop.lapse();
  await shop.payments.expire(10);
  await shop.decisions.accept(order.id, shop.staff);
  const cancellation = { order_id: order.id, staff_id: shop.staff, restock: true };
  await shop.rpc("server", "cancel_order", cancellation);
  await shop.rpc("server", "cancel_order", cancellation);
  expect(await shop.mails()).toEqual([
    "payment_awaited",
    "order_awaiting",
    "payment_expired",
    "order_confirmation",
    "order_cancelled",
  ]);
});

test("expires a cash order that nobody accepted", async () => {
  const order = await shop.order("cash_on_delivery");
  await shop.lapse();
  expect(await shop.payments.expire(10)).toBe(1);
  expect(await shop.orderRow(order.id)).toMatchObject({ status: "cancelled" });
  expect(await shop.blazers()).toEqual(nothingSold);
});

test("counts orders to accept among the payments that wait for staff, and transfers once proven", async () => {
  const transfer = await shop.order("transfer");
  expect(await countOrders("to-confirm")).toBe(0);
  await shop.payments.addProof(transfer.reference, "application/pdf", Buffer.from("%PDF-1.7"));
  await shop.order("cash_on_delivery");
  const { id } = await shop.orderToPickUp();
  expect(await countOrders("to-confirm")).toBe(3);
  await shop.decisions.accept(id, shop.staff);
  expect(await countOrders("to-confirm")).toBe(2);
});

test("accepts no order that is paid by transfer", async () => {
  const order = await shop.order("transfer");
  await expect(shop.decisions.accept(order.id, shop.staff)).rejects.toMatchObject({
    code: "ORDER_NOT_AWAITING",
  });
});

test("accepts no order whose units were sold meanwhile, or whose card payment is being checked", async () => {
  const late = await shop.order("cash_on_delivery");
  await shop.lapse();
  await shop.payments.expire(10);
  const checked = await shop.order("cash_on_delivery", { email: "eva@example.com" });
  await shop.start({ lines: [{ ...BLAZER, quantity: 4 }], email: "other@example.com" });
  const accept = ({ id }: { id: string }) => shop.decisions.accept(id, shop.staff);
  await expect(accept(late)).rejects.toMatchObject({ code: "OUT_OF_STOCK" });
  expect(await shop.orderRow(late.id)).toMatchObject({ status: "cancelled" });
  await shop.store.pin(checked.reference, "77");
  await expect(accept(checked)).rejects.toMatchObject({ code: "PAYMENT_UNDER_WAY" });
  expect(await shop.orderRow(checked.id)).toMatchObject({ status: "awaiting_payment" });
});

test("accepts no order whose shopper is erased", async () => {
  const order = await shop.order("cash_on_delivery");
  await shop.lapse();
  await shop.payments.expire(10);
  await shop.passTime(31 * 86_400);
  expect(await supabaseRetentionStore(shop.client).remove("checkouts", 30, 100)).toBe(1);
  await expect(shop.decisions.accept(order.id, shop.staff)).rejects.toMatchObject({
    code: "CHECKOUT_ERASED",
  });
});

test("waits with the erasure of a shopper until the parcel has arrived and is paid", async () => {
  const order = await shop.order("cash_on_delivery");
  await shop.decisions.accept(order.id, shop.staff);
  await move(order.id, "shipped");
  const erasure = { email: CUSTOMER.email, person: "0".repeat(64), staff_id: shop.staff };
  const erase = async () => (await shop.rpc("server", "erase_person", erasure)).body;
  expect(await erase()).toMatchObject({ orders: 0, waiting: 1 });
  await move(order.id, "delivered");
  expect(await erase()).toMatchObject({ orders: 0, waiting: 1 });
  await shop.decisions.confirm(order.id, shop.staff);
  expect(await erase()).toMatchObject({ orders: 1, waiting: 0 });
});
