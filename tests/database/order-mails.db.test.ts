import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SERVICE_PROBLEMS } from "#app/domain/shop/service-problem.ts";
import { deleteRows } from "./delete-rows.ts";
import { markPaymentChecked } from "./mark-payment-checked.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay, settle } from "./pay.ts";
import { CUSTOMER, type DatabaseError, DRESS, startCheckout } from "./sample-bag.ts";

const OWNER = "owner@example.com";

type Mail = { kind: string; recipient: string; payload: Record<string, unknown> };

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await deleteRows(shop, "checkouts", "orders", "outbox");
  await shop.sql("update public.shop_settings set owner_email = $1", [OWNER]);
});

const mails = (kind: string) =>
  shop.sql<Mail>("select kind, recipient, payload from public.outbox where kind = $1", [kind]);

const claim = async () =>
  (await shop.rpc<Mail[]>("server", "claim_outbox", { max_count: 10, lease_seconds: 300 })).body;

const pass = (seconds: number) =>
  shop.sql(
    "update public.outbox set next_attempt_at = next_attempt_at - make_interval(secs => $1)",
    [seconds],
  );

async function shipOrder(from = "processing", email?: string) {
  const { id } = await pay(shop, (await startCheckout(shop)).reference);
  if (email !== undefined)
    await shop.sql("update public.orders set email = $1 where id = $2", [email, id]);
  await markPaymentChecked(shop, id);
  await shop.sql("delete from public.outbox");
  if (from !== "pending") await patch(id, { status: from });
  await patch(id, { status: "shipped", tracking_number: "EC 1" });
  return id;
}

async function patch(id: string, change: object) {
  const { status, body } = await shop.call("staff", "PATCH", `orders?id=eq.${id}`, change);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

const takeBack = (order_id: string, staff_id = shop.userIds.staff) =>
  shop.rpc<DatabaseError & { status: string }>("server", "take_back_shipment", {
    order_id,
    staff_id,
  });

const statusOf = async (id: string) =>
  (await shop.sql<{ status: string }>("select status from public.orders where id = $1", [id]))[0]
    ?.status;

test("queues one email to the owner for each new order, in its transaction", async () => {
  const { reference } = await startCheckout(shop);
  const order = await pay(shop, reference);
  await settle(shop, reference);
  expect(await mails("new_order")).toEqual([
    {
      kind: "new_order",
      recipient: OWNER,
      payload: expect.objectContaining({ id: order.id, reference, status: "pending" }),
    },
  ]);
  const other = await startCheckout(shop);
  const failed = await settle(shop, other.reference, order.transactionId);
  expect(failed.body.details).toBe("TRANSACTION_ALREADY_USED");
  expect(await mails("new_order")).toHaveLength(1);
});

test("alerts the owner of each problem of the server itself, once a day at most", async () => {
  const alert = (problem: string) => shop.rpc("server", "alert_owner_of_service", { problem });
  for (const problem of [...SERVICE_PROBLEMS, ...SERVICE_PROBLEMS]) await alert(problem);
  const alerts = SERVICE_PROBLEMS.map((problem) => ({
    kind: "service_alert",
    recipient: OWNER,
    payload: { problem },
  }));
  expect(await mails("service_alert")).toEqual(alerts);
  await shop.sql(
    "update public.outbox set dedupe_key = replace(dedupe_key, public.shop_day()::text, 'yesterday')",
  );
  await alert("backup_failed");
  expect(await mails("service_alert")).toEqual([...alerts, alerts[0]]);
});

test("queues none without the owner's address", async () => {
  await shop.sql("update public.shop_settings set owner_email = null");
  await pay(shop, (await startCheckout(shop)).reference);
  expect(await mails("new_order")).toEqual([]);
});

test.each(["pending", "cancelled"])(
  "tells the shopper once that the money of a %s card order was given back by hand",
  async (from) => {
    const { id } = await pay(shop, (await startCheckout(shop)).reference);
    if (from === "cancelled") await patch(id, { status: "cancelled" });
    expect(await mails("payment_reversed")).toEqual([]);
    await patch(id, { status: "refunded" });
    await patch(id, { status: "refunded" });
    expect(await mails("payment_reversed")).toMatchObject([
      {
        recipient: "ana@example.com",
        payload: { id, status: "refunded", returnedByProvider: false },
      },
    ]);
    expect(await mails("order_cancelled")).toEqual([]);
  },
);

test("writes nothing to the shopper of an erased order", async () => {
  const { id } = await pay(shop, (await startCheckout(shop)).reference);
  await shop.sql("update public.orders set email = 'erased-1@erased.invalid'");
  await patch(id, { status: "refunded" });
  expect(await mails("payment_reversed")).toEqual([]);
});

test.each(["x@y", "ana", "ana@example.com, eva@example.com"])(
  "takes an order with the email %j, and writes to the owner alone",
  async (email) => {
    const customer = { ...CUSTOMER, email, phone: "ask my sister" };
    const { id } = await pay(shop, (await startCheckout(shop, [DRESS], { customer })).reference);
    const [row] = await shop.sql("select email, phone from public.orders where id = $1", [id]);
    expect(row).toEqual({ email, phone: "ask my sister" });
    expect(await shop.sql("select recipient from public.outbox")).toEqual([{ recipient: OWNER }]);
    const request = { number: id.slice(-8), email: email.toUpperCase() };
    expect((await shop.rpc("server", "find_order", request)).body).toMatchObject({ id });
  },
);

test("sends the email of a shipped order 30 seconds later, with a tracking number corrected until then", async () => {
  const id = await shipOrder();
  expect(await claim()).toEqual([]);
  await pass(29);
  expect(await claim()).toEqual([]);
  await patch(id, { tracking_number: "EC 2" });
  await pass(1);
  expect(await claim()).toMatchObject([
    { kind: "order_shipped", payload: { id, trackingNumber: "EC 2" } },
  ]);
  await patch(id, { tracking_number: "EC 3" });
  expect(await mails("order_shipped")).toMatchObject([{ payload: { trackingNumber: "EC 2" } }]);
});

test("says nothing of a shipment whose order is refunded within the 30 seconds", async () => {
  const id = await shipOrder();
  await patch(id, { status: "refunded" });
  expect(await mails("payment_reversed")).toHaveLength(1);
  expect(await mails("order_shipped")).toEqual([]);
});

test("sends a tracking number that was corrected after an attempt had failed", async () => {
  const id = await shipOrder();
  await pass(30);
  expect(await claim()).toHaveLength(1);
  await shop.sql("update public.outbox set last_error = 'no answer', next_attempt_at = now()");
  await patch(id, { tracking_number: "EC 2" });
  expect(await mails("order_shipped")).toMatchObject([{ payload: { trackingNumber: "EC 2" } }]);
});

test.each(["pending", "processing"])(
  "takes a shipment back to %s, removes the email and records who did",
  async (former) => {
    const id = await shipOrder(former);
    expect((await takeBack(id)).body).toMatchObject({ status: former, trackingNumber: "EC 1" });
    expect(await statusOf(id)).toBe(former);
    expect(await mails("order_shipped")).toEqual([]);
    const [last] = await shop.sql(
      "select from_status, to_status, actor, code, note from public.order_events order by id desc limit 1",
    );
    expect(last).toEqual({
      from_status: "shipped",
      to_status: former,
      actor: shop.userIds.staff,
      code: "shipment_taken_back",
      note: null,
    });
    await patch(id, { status: "shipped" });
    expect(await mails("order_shipped")).toHaveLength(1);
  },
);

test("takes no shipment back after 30 seconds, nor once its email was claimed", async () => {
  const late = await shipOrder();
  await pass(30);
  expect((await takeBack(late)).body.details).toBe("SHIPMENT_ANNOUNCED");
  expect(await mails("order_shipped")).toHaveLength(1);
  await claim();
  expect((await takeBack(late)).body.details).toBe("SHIPMENT_ANNOUNCED");
  expect(await statusOf(late)).toBe("shipped");
});

test("takes a shipment back within 30 seconds from a customer without an email address", async () => {
  const id = await shipOrder("processing", "");
  expect(await mails("order_shipped")).toEqual([]);
  expect((await takeBack(id)).body.status).toBe("processing");
  await patch(id, { status: "shipped" });
  await shop.sql(
    "update public.order_events set created_at = created_at - interval '31 seconds' where order_id = $1",
    [id],
  );
  expect((await takeBack(id)).body.details).toBe("SHIPMENT_ANNOUNCED");
  expect(await statusOf(id)).toBe("shipped");
});

test("takes a shipment back once, for staff, and no other order", async () => {
  const id = await shipOrder();
  expect((await takeBack(id, shop.userIds.stranger)).status).toBe(403);
  expect(await statusOf(id)).toBe("shipped");
  const answers = await Promise.all([takeBack(id), takeBack(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await takeBack(shop.userIds.staff)).body.details).toBe("ORDER_NOT_FOUND");
  // The exception to the transitions ends with the transaction.
  await patch(id, { status: "shipped" });
  const { body } = await shop.call<DatabaseError>("staff", "PATCH", `orders?id=eq.${id}`, {
    status: "processing",
  });
  expect(body.details).toBe("ORDER_TRANSITION_NOT_ALLOWED");
});

test("finds an order by its phone number however it is written", async () => {
  const { id } = await pay(shop, (await startCheckout(shop)).reference);
  await shop.sql("update public.orders set phone = '+593 (9) 8-765 4321' where id = $1", [id]);
  const { body } = await shop.call(
    "staff",
    "GET",
    "orders?phone_digits=ilike.*98765432*&select=id",
  );
  expect(body).toEqual([{ id }]);
});
