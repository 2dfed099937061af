import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabaseRetentionStore } from "#app/data/server/retention-store.ts";
import { MANUAL_METHODS } from "#app/domain/checkout/payment-method.ts";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { bookOf, orderOf, payAtSandbox } from "./open-payment-shop.ts";
import { nothingSold, oneSold } from "./payment-outcomes.ts";
import { BLAZER, CUSTOMER, PRODUCTS } from "./sample-bag.ts";

let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  await shop.resetMethods();
});

const oneHeld = { quantity: 5, free: 4 };
const failure = (code: string) => expect.objectContaining({ code });

async function requiresProvince(): Promise<unknown> {
  const { body } = await shop.rpc<{ province: unknown }>("anon", "find_checkout_requirements", {});
  return body.province;
}

test("offers no way to pay beside PayPhone by default", async () => {
  for (const kind of MANUAL_METHODS) {
    await shop.setMethod(kind, { is_enabled: false });
  }
  const { reference } = await shop.start();
  expect(await shop.payments.listOffered(reference)).toEqual([]);
  await expect(shop.payments.choose(reference, "transfer")).rejects.toEqual(
    failure("METHOD_NOT_OFFERED"),
  );
  expect(await shop.orders()).toEqual([]);
});

test("offers a way to pay by amount and province only", async () => {
  const { reference, total } = await shop.start();
  await shop.setMethod("transfer", { max_amount: total / 100 });
  await shop.setMethod("deuna", { max_amount: (total - 1) / 100 });
  expect(await requiresProvince()).toBe(false);
  await shop.setMethod("cash_on_delivery", { provinces: ["Azuay", "PICHINCHA"], hold_hours: 12 });
  expect(await requiresProvince()).toBe(true);
  expect(await shop.payments.listOffered(reference)).toEqual([
    { kind: "transfer", holdHours: 48 },
    { kind: "cash_on_delivery", holdHours: 12 },
  ]);
  await shop.setMethod("cash_on_delivery", { provinces: ["Azuay"] });
  expect(await shop.payments.listOffered(reference)).toEqual([{ kind: "transfer", holdHours: 48 }]);
  await expect(shop.payments.choose(reference, "deuna")).rejects.toEqual(
    failure("METHOD_NOT_OFFERED"),
  );
});

test("offers payment at pick-up in place of cash on delivery, for what is picked up only", async () => {
  const { reference } = await shop.start();
  const pickup = JSON.stringify({ method: "pickup" });
  await shop.sql("update public.checkouts set delivery = $1::jsonb where reference = $2", [
    pickup,
    reference,
  ]);
  const offered = await shop.payments.listOffered(reference);
  expect(offered.map(({ kind }) => kind)).toEqual(["transfer", "deuna", "pay_at_pickup"]);
  const delivered = await shop.start();
  expect((await shop.payments.listOffered(delivered.reference)).map(({ kind }) => kind)).toEqual([
    "transfer",
    "deuna",
    "cash_on_delivery",
  ]);
  await expect(shop.payments.choose(delivered.reference, "pay_at_pickup")).rejects.toEqual(
    failure("METHOD_NOT_OFFERED"),
  );
});

test("limits payment at pick-up by amount, and by no province", async () => {
  await expect(shop.setMethod("pay_at_pickup", { provinces: ["Azuay"] })).rejects.toThrow(
    /payment_methods/,
  );
  await shop.setMethod("pay_at_pickup", { instructions: "", instructions_es: "", max_amount: 1 });
  await expect(shop.orderToPickUp()).rejects.toEqual(failure("METHOD_NOT_OFFERED"));
});

test("enables no transfer without saying where to", async () => {
  await expect(
    shop.setMethod("transfer", { instructions: "", instructions_es: "" }),
  ).rejects.toThrow(/payment_methods/);
});

test("keeps the units of an awaiting order in stock and held, and tells shopper and owner once", async () => {
  const order = await shop.order();
  expect(order).toMatchObject({
    status: "awaiting_payment",
    paymentMethod: "transfer",
    isPaid: false,
  });
  const hours = (Date.parse(order.paymentDueAt ?? "") - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(47);
  expect(hours).toBeLessThanOrEqual(48);
  expect(await shop.blazers()).toEqual(oneHeld);
  const again = await Promise.all(
    Array.from({ length: 5 }, () => shop.payments.choose(order.reference, "deuna")),
  );
  expect(again).toEqual(Array(5).fill(order));
  expect(await shop.mails()).toEqual(["payment_awaited", "order_awaiting"]);
  expect(await shop.store.findReceipt(order.reference)).toBeNull();
  expect(await shop.payments.find(order.reference)).toMatchObject({
    order: { id: order.id },
    instructions: { en: "Pay by transfer", es: "Paga por transfer" },
    proofs: 0,
    refusal: null,
    isCardUnderWay: false,
  });
  expect(await shop.history(order.id)).toEqual([
    { kind: "created", to_status: "awaiting_payment", code: "transfer", note: null, actor: null },
  ]);
  expect(await shop.inconsistencies()).toEqual([]);
});

test("sells an awaiting order when the owner confirms its payment, once", async () => {
  const order = await shop.order();
  await Promise.all(Array.from({ length: 5 }, () => shop.decisions.confirm(order.id, shop.staff)));
  expect(await shop.orderRow(order.id)).toMatchObject({
    status: "pending",
    payment_method: "transfer",
    is_paid: true,
  });
  expect(await shop.blazers()).toEqual(oneSold);
  expect(await shop.mails()).toEqual(["payment_awaited", "order_awaiting", "order_confirmation"]);
  expect((await shop.history(order.id)).at(-1)).toEqual({
    kind: "status_changed",
    to_status: "pending",
    code: "payment_confirmed",
    note: null,
    actor: shop.staff,
  });
  expect(await shop.store.findReceipt(order.reference)).toMatchObject({
    id: order.id,
    isPaid: true,
  });
  expect(await shop.payments.find(order.reference)).toBeNull();
  expect(await shop.inconsistencies()).toEqual([]);
});

test("keeps the units when a payment is refused, with a reason for the shopper", async () => {
  const order = await shop.order();
  await expect(shop.decisions.refuse(order.id, shop.staff, " ")).rejects.toEqual(
    failure("REASON_REQUIRED"),
  );
  await shop.decisions.refuse(order.id, shop.staff, "The amount is short");
  await shop.decisions.refuse(order.id, shop.staff, "The amount is short");
  expect(await shop.payments.find(order.reference)).toMatchObject({
    refusal: "The amount is short",
    order: { status: "awaiting_payment" },
  });
  expect(await shop.blazers()).toEqual(oneHeld);
  expect(await shop.mails()).toEqual(["payment_awaited", "order_awaiting", "payment_refused"]);
});

test("cancels an awaiting order whose payment did not come in time, and gives its units back", async () => {
  const order = await shop.order();
  expect(await shop.payments.expire(10)).toBe(0);
  await shop.lapse();
  const counts = await Promise.all(Array.from({ length: 4 }, () => shop.payments.expire(10)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  expect(await shop.orderRow(order.id)).toMatchObject({ status: "cancelled", is_paid: false });
  expect(await shop.blazers()).toEqual(nothingSold);
  expect((await shop.history(order.id)).at(-1)).toMatchObject({ code: "payment_expired" });
  expect(await shop.mails()).toEqual(["payment_awaited", "order_awaiting", "payment_expired"]);
  expect(await shop.inconsistencies()).toEqual([]);
});

test("erases the shopper of an order that was never paid after 30 days, and of no other", async () => {
  const unpaid = await shop.order();
  await shop.lapse();
  await shop.payments.expire(10);
  const awaiting = await shop.order();
  const paid = await shop.order();
  await shop.decisions.confirm(paid.id, shop.staff);
  await shop.sql(
    `update public.checkouts set created_at = created_at - interval '31 days'
     where reference <> (select reference from public.orders where id = $1)`,
    [awaiting.id],
  );
  await supabaseRetentionStore(shop.client).remove("checkouts", 30, 100);
  const personOf = async ({ id }: { id: string }) => {
    const [row] = await shop.sql<{ customer_name: string; phone: string; address: string }>(
      "select customer_name, phone, shipping_address ->> 'address' as address from public.orders where id = $1",
      [id],
    );
    return row;
  };
  expect(await personOf(unpaid)).toEqual({ customer_name: "—", phone: "", address: "" });
  await expect(shop.decisions.confirm(unpaid.id, shop.staff)).rejects.toEqual(
    failure("CHECKOUT_ERASED"),
  );
  for (const kept of [awaiting, paid]) {
    expect(await personOf(kept)).toMatchObject({
      phone: CUSTOMER.phone,
      address: CUSTOMER.address,
    });
  }
});

test("sells an expired order whose payment came after all, or says what was sold", async () => {
  const late = await shop.order();
  await shop.lapse();
  await shop.payments.expire(10);
  await shop.decisions.confirm(late.id, shop.staff);
  expect(await shop.orderRow(late.id)).toMatchObject({ status: "pending", is_paid: true });
  expect(await shop.blazers()).toEqual(oneSold);

  const tooLate = await shop.order();
  await shop.lapse();
  await shop.payments.expire(10);
  await shop.start({ lines: [{ ...BLAZER, quantity: 4 }], email: "other@example.com" });
  await expect(shop.decisions.confirm(tooLate.id, shop.staff)).rejects.toMatchObject({
    code: "OUT_OF_STOCK",
    hint: "Cashmere Blazer",
  });
  expect(await shop.orderRow(tooLate.id)).toMatchObject({ status: "cancelled" });
  expect(await shop.inconsistencies()).toEqual([]);
});

test("keeps an awaiting order held when its shopper begins another checkout", async () => {
  const order = await shop.order();
  await expect(shop.start({ replaces: order.reference })).rejects.toEqual(
    failure("PAYMENT_UNDER_WAY"),
  );
  await shop.start();
  expect(await shop.blazers()).toEqual({ quantity: 5, free: 3 });
});

test("sells an awaiting order by the card payment that was begun before", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox);
  const order = await shop.payments.choose(paid.reference, "transfer");
  const confirmed = await orderOf(
    shop.openDesk(sandbox.provider).confirm(paid.reference, paid.transactionId),
  );
  expect(confirmed).toMatchObject({ id: order.id, status: "pending", paymentMethod: "card" });
  expect(await shop.blazers()).toEqual(oneSold);
  await expect(shop.decisions.confirm(order.id, shop.staff)).rejects.toEqual(
    failure("PAID_BY_CARD"),
  );
  expect(await shop.mails()).toEqual([
    "payment_awaited",
    "order_awaiting",
    "new_order",
    "order_confirmation",
  ]);
  expect(await shop.sql("select order_id from public.payment_checks")).toEqual([
    { order_id: order.id },
  ]);
  expect(await shop.inconsistencies()).toEqual([]);
});

test("keeps an awaiting order held when a card payment is declined", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox, "decline");
  await shop.payments.choose(paid.reference, "transfer");
  const { settlement } = shop
    .openDesk(sandbox.provider)
    .confirm(paid.reference, paid.transactionId);
  expect(await settlement).toMatchObject({ kind: "failed", failure: "declined" });
  expect(await shop.checkout(paid.reference)).toEqual({ status: "open", failure: null });
  expect(await shop.blazers()).toEqual(oneHeld);
});

test("pays an awaiting order by card with a new reference, and returns a payment of the former one", async () => {
  const sandbox = driveSandbox();
  const former = await payAtSandbox(shop, sandbox);
  const order = await shop.payments.choose(former.reference, "transfer");
  const { checkout, email } = await shop.payments.replaceCheckout(order.reference);
  expect(checkout).toMatchObject({ total: order.total, lines: [{ quantity: 1 }] });
  expect(email).toBe(order.email);
  expect(checkout.reference).not.toBe(former.reference);
  expect(await shop.blazers()).toEqual(oneHeld);
  expect(await shop.checkout(former.reference)).toEqual({ status: "failed", failure: "replaced" });

  const desk = shop.openDesk(sandbox.provider);
  const late = desk.confirm(former.reference, former.transactionId);
  expect(await late.settlement).toMatchObject({ kind: "failed", failure: "replaced" });
  expect(sandbox.calls.filter((call) => call.includes("onfirm"))).toEqual([]);

  const { reference, subtotal, tax, total } = checkout;
  await sandbox.pay(reference, "approve", { subtotal, tax, total });
  const { payments } = await sandbox.control({});
  const paid = payments.find((payment) => payment.reference === reference);
  const confirmed = await orderOf(desk.confirm(reference, String(paid?.transactionId)));
  expect(confirmed).toMatchObject({ id: order.id, reference, paymentMethod: "card", isPaid: true });
  expect(await shop.store.findReceipt(former.reference)).toMatchObject({ id: order.id });
  expect(await shop.orders()).toHaveLength(1);
  expect(await shop.blazers()).toEqual(oneSold);
  expect(await shop.inconsistencies()).toEqual([]);
});

test("lets a card be tried for an order whose product was deleted, and takes no money", async () => {
  const sandbox = driveSandbox();
  const handbag = { productId: PRODUCTS.handbag, size: "One Size", color: "Black", quantity: 1 };
  const order = await shop.order("transfer", { lines: [handbag] });
  await shop.sql("delete from public.products where id = $1", [PRODUCTS.handbag]);
  const { checkout } = await shop.payments.replaceCheckout(order.reference);
  expect(checkout.lines).toMatchObject([{ productId: PRODUCTS.handbag, quantity: 1 }]);
  const { reference, subtotal, tax, total } = checkout;
  await sandbox.pay(reference, "approve", { subtotal, tax, total });
  const transactionId = String((await bookOf(sandbox, reference))?.transactionId);
  const { settlement } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
  expect(await settlement).toMatchObject({ kind: "failed", failure: "sold_out" });
  expect(sandbox.calls.filter((call) => call.includes("onfirm"))).toEqual([]);
});

test("replaces no checkout whose card payment is being checked, and none of an order that is over", async () => {
  const order = await shop.order();
  await shop.store.pin(order.reference, "77");
  await expect(shop.payments.replaceCheckout(order.reference)).rejects.toEqual(
    failure("PAYMENT_UNDER_WAY"),
  );
  await expect(shop.decisions.confirm(order.id, shop.staff)).rejects.toEqual(
    failure("PAYMENT_UNDER_WAY"),
  );
  await shop.lapse();
  expect(await shop.payments.expire(10)).toBe(0);
  await shop.store.unpin(order.reference, "77");
  expect(await shop.payments.expire(10)).toBe(1);
  await expect(shop.payments.replaceCheckout(order.reference)).rejects.toEqual(
    failure("ORDER_NOT_AWAITING"),
  );
});

test("lets one client keep ten orders awaiting, and others begin theirs", async () => {
  const client = "a".repeat(64);
  await shop.reset(20);
  for (let count = 0; count < 10; count += 1) {
    await shop.order("transfer", { client, email: `buyer-${count}@example.com` });
  }
  await expect(shop.order("transfer", { client, email: "more@example.com" })).rejects.toEqual(
    failure("TOO_MANY_CHECKOUTS"),
  );
  await shop.order("transfer", { client: "b".repeat(64), email: "more@example.com" });
});

test("accepts staff's decisions only, and of orders that exist", async () => {
  const order = await shop.order();
  const stranger = shop.userIds.stranger;
  await expect(shop.decisions.confirm(order.id, stranger)).rejects.toMatchObject({ status: 403 });
  await expect(shop.decisions.refuse(order.id, stranger, "No")).rejects.toMatchObject({
    status: 403,
  });
  await expect(shop.decisions.accept(order.id, stranger)).rejects.toMatchObject({ status: 403 });
  await expect(shop.decisions.confirm(shop.staff, shop.staff)).rejects.toEqual(
    failure("ORDER_NOT_FOUND"),
  );
});

test("rejects a change of an awaiting order that staff make past these decisions", async () => {
  const order = await shop.order();
  for (const status of ["pending", "processing", "shipped", "cancelled", "refunded"]) {
    const { status: answer } = await shop.call("staff", "PATCH", `orders?id=eq.${order.id}`, {
      status,
    });
    expect(answer).toBe(409);
  }
});

test("cancels an awaiting order for staff, frees its units at once, and restocks none", async () => {
  const order = await shop.order();
  const cancellation = { order_id: order.id, staff_id: shop.staff, restock: true };
  await shop.rpc("server", "cancel_order", cancellation);
  expect(await shop.orderRow(order.id)).toMatchObject({ status: "cancelled" });
  const { body } = await shop.rpc("server", "cancel_order", cancellation);
  expect(body).toEqual({ restored: false, lost: false });
  expect(await shop.blazers()).toEqual(nothingSold);
  expect((await shop.history(order.id)).at(-1)).toMatchObject({
    code: "cancelled_by_shop",
    actor: shop.staff,
  });
});

test("cancels no order for staff while its card payment is being checked", async () => {
  const order = await shop.order("transfer");
  await shop.store.pin(order.reference, "77");
  const cancellation = { order_id: order.id, staff_id: shop.staff, restock: true };
  const { status, body } = await shop.rpc<{ details: string }>(
    "server",
    "cancel_order",
    cancellation,
  );
  expect([status, body.details]).toEqual([409, "PAYMENT_UNDER_WAY"]);
});

test("tries no card for an order whose time has passed, also before the worker has cancelled it", async () => {
  const order = await shop.order("transfer");
  await shop.lapse();
  await expect(shop.payments.replaceCheckout(order.reference)).rejects.toEqual(
    failure("ORDER_NOT_AWAITING"),
  );
});

test("prepares no settlement of a replaced checkout", async () => {
  const { reference } = await shop.order("transfer");
  await shop.payments.replaceCheckout(reference);
  const settlement = { reference, transaction_id: "5", staff_id: shop.staff };
  const { status, body } = await shop.rpc<{ details: string }>(
    "server",
    "prepare_hand_settlement",
    settlement,
  );
  expect([status, body.details]).toEqual([409, "CHECKOUT_REPLACED"]);
});

test("forgets the refusal of a payment that was confirmed after all", async () => {
  const order = await shop.order("transfer");
  await shop.decisions.refuse(order.id, shop.staff, "Not there yet");
  await shop.decisions.confirm(order.id, shop.staff);
  expect(await shop.orderRow(order.id)).toMatchObject({ status: "pending", payment_refusal: null });
});
