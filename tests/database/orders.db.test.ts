import { afterAll, beforeAll, expect, test } from "vitest";
import { EVENT_CODES } from "#app/data/admin/order-row.ts";
import { markPaymentChecked } from "./mark-payment-checked.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay } from "./pay.ts";
import { type DatabaseError, startCheckout } from "./sample-bag.ts";

const STATUSES = [
  "awaiting_payment",
  "pending",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
  "refunded",
] as const;
type Status = (typeof STATUSES)[number];

const TRANSITIONS: Record<Status, readonly Status[]> = {
  awaiting_payment: [],
  pending: ["processing", "shipped", "cancelled", "refunded"],
  processing: ["shipped", "cancelled", "refunded"],
  shipped: ["delivered", "refunded"],
  delivered: ["refunded"],
  cancelled: ["refunded"],
  refunded: [],
};

let shop: TestShop;
let orderId: string;

beforeAll(async () => {
  shop = await openTestShop();
  orderId = (await pay(shop, (await startCheckout(shop)).reference)).id;
  await markPaymentChecked(shop, orderId);
});
afterAll(() => shop.close());

const change = (role: "staff" | "server", body: object) =>
  shop.call<(DatabaseError & { status: string })[] & DatabaseError>(
    role,
    "PATCH",
    `orders?id=eq.${orderId}`,
    body,
  );

/** Set a status that the transitions would not allow. */
async function force(status: Status): Promise<void> {
  await shop.sql("alter table public.orders disable trigger user");
  await shop.sql(
    `update public.orders set status = $1, payment_due_at = now(),
       payment_received_at = case when $1 <> 'awaiting_payment' then now() end
     where id = $2`,
    [status, orderId],
  );
  await shop.sql("alter table public.orders enable trigger user");
}

const STATUS_PAIRS = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

test.for(STATUS_PAIRS)(
  "allows exactly the defined transitions from %s to %s, for staff and server",
  async ([from, to]) => {
    for (const role of ["staff", "server"] as const) {
      await force(from);
      const { status, body } = await change(role, { status: to });
      if (from === to || TRANSITIONS[from].includes(to)) {
        expect(status, JSON.stringify(body)).toBe(200);
        expect(body[0]?.status).toBe(to);
      } else {
        expect({ status, body }).toMatchObject({
          status: 409,
          body: {
            code: "PT409",
            details: "ORDER_TRANSITION_NOT_ALLOWED",
            message: `An order that is ${from} cannot become ${to}.`,
          },
        });
      }
    }
  },
);

test("rejects a refund of what was not paid", async () => {
  await force("delivered");
  await shop.sql("update public.orders set payment_received_at = null where id = $1", [orderId]);
  const { status, body } = await change("staff", { status: "refunded" });
  expect({ status, body }).toMatchObject({ status: 409, body: { details: "ORDER_NOT_PAID" } });
});

test("rejects an unknown status", async () => {
  await force("pending");
  const { status } = await change("staff", { status: "lost" });
  expect(status).toBe(400);
});

test("records each change in the history with its actor", async () => {
  await force("pending");
  await shop.sql("delete from public.order_events");
  await change("staff", { status: "processing" });
  await change("staff", { status: "processing" });
  await change("staff", { status: "delivered" });
  await change("server", { status: "shipped", courier: "Servientrega", tracking_number: "EC 1" });
  await change("staff", { tracking_number: " EC 123 " });
  await change("staff", { tracking_number: "EC 123" });
  await change("staff", { status: "delivered", tracking_number: "EC 124" });
  await change("staff", { status: "refunded" });
  const { body } = await shop.call(
    "staff",
    "GET",
    "order_events?select=order_id,kind,from_status,to_status,actor,code,note&order=id",
  );
  expect(body).toEqual([
    {
      order_id: orderId,
      kind: "status_changed",
      from_status: "pending",
      to_status: "processing",
      actor: shop.userIds.staff,
      code: null,
      note: null,
    },
    {
      order_id: orderId,
      kind: "status_changed",
      from_status: "processing",
      to_status: "shipped",
      actor: null,
      code: null,
      note: "Servientrega · EC 1",
    },
    {
      order_id: orderId,
      kind: "shipment_changed",
      from_status: "shipped",
      to_status: "shipped",
      actor: shop.userIds.staff,
      code: null,
      note: "Servientrega · EC 123",
    },
    {
      order_id: orderId,
      kind: "status_changed",
      from_status: "shipped",
      to_status: "delivered",
      actor: shop.userIds.staff,
      code: null,
      note: "Servientrega · EC 124",
    },
    {
      order_id: orderId,
      kind: "status_changed",
      from_status: "delivered",
      to_status: "refunded",
      actor: shop.userIds.staff,
      code: null,
      note: null,
    },
  ]);
});

test("keeps what staff typed apart from the codes, also where both are the same", async () => {
  await force("shipped");
  await change("staff", { status: "delivered", courier: "accepted", tracking_number: null });
  const [last] = await shop.sql(
    "select code, note from public.order_events order by id desc limit 1",
  );
  expect(last).toEqual({ code: null, note: "accepted" });
});

test("lists the codes that the application knows", async () => {
  const [check] = await shop.sql<{ codes: string[] }>(
    `select array(select code[1] from regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') as code) as codes
     from pg_constraint where conname = 'order_events_code_check'`,
  );
  expect(check?.codes).toEqual(EVENT_CODES);
});

test("trims a tracking number and stores null for a blank one", async () => {
  const trackingNumber = async () =>
    (
      await shop.sql<{ number: string | null }>(
        "select tracking_number as number from public.orders where id = $1",
        [orderId],
      )
    )[0]?.number;
  await change("staff", { tracking_number: "  EC 456 " });
  expect(await trackingNumber()).toBe("EC 456");
  await change("staff", { tracking_number: "   " });
  expect(await trackingNumber()).toBeNull();
  expect((await change("staff", { tracking_number: "1".repeat(101) })).status).toBe(400);
});

test("stores the courier and returns it to the shopper", async () => {
  await change("staff", { courier: " Servientrega ", tracking_number: "EC 9" });
  const [order] = await shop.sql<{ id: string; email: string }>(
    "select id, email from public.orders where id = $1",
    [orderId],
  );
  const found = await shop.rpc("server", "find_order", {
    number: order?.id.slice(-8),
    email: order?.email,
  });
  expect(found.body).toMatchObject({ courier: "Servientrega", trackingNumber: "EC 9" });
  expect((await change("staff", { courier: "x".repeat(101) })).status).toBe(400);
  await change("staff", { courier: "  " });
  const rows = await shop.call("staff", "GET", `orders?id=eq.${orderId}&select=courier`);
  expect(rows.body).toEqual([{ courier: null }]);
});

test("queues one email when an order is shipped, in the same transaction", async () => {
  const mails = () =>
    shop.sql<{ recipient: string; payload: Record<string, unknown> }>(
      "select recipient, payload from public.outbox where kind = 'order_shipped'",
    );
  await shop.sql("delete from public.outbox");
  await force("processing");
  expect((await change("staff", { status: "shipped", courier: "x".repeat(101) })).status).toBe(400);
  expect(await mails()).toEqual([]);
  await change("staff", { status: "shipped", courier: "DHL", tracking_number: "EC 77" });
  await change("staff", { tracking_number: "EC 78" });
  await force("processing");
  await change("staff", { status: "shipped" });
  const [order] = await shop.sql<{ email: string }>("select email from public.orders");
  expect(await mails()).toEqual([
    {
      recipient: order?.email,
      payload: expect.objectContaining({
        id: orderId,
        status: "shipped",
        courier: "DHL",
        // Corrected before the email was sent.
        trackingNumber: "EC 78",
      }),
    },
  ]);
});

test("derives the order number from the end of the id", async () => {
  const { body } = await shop.call<{ id: string; number: string }[]>(
    "staff",
    "GET",
    "orders?select=id,number",
  );
  expect(body[0]?.number).toBe(orderId.slice(-8).toUpperCase());
});

test("sets updated_at on a change", async () => {
  await shop.sql("alter table public.orders disable trigger user");
  await shop.sql("update public.orders set updated_at = '2020-01-01'");
  await shop.sql("alter table public.orders enable trigger user");
  await change("staff", { tracking_number: "EC 789" });
  const rows = await shop.sql<{ fresh: boolean }>(
    "select updated_at > now() - interval '1 minute' as fresh from public.orders",
  );
  expect(rows).toEqual([{ fresh: true }]);
});
