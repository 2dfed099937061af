import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { openCheckDesk, orderOfToday, shipOrder } from "./open-check-desk.ts";
import { openPaymentShop, type PaymentShop } from "./open-payment-shop.ts";
import { silence } from "./open-staff-desk.ts";
import { oneSold } from "./payment-outcomes.ts";
import { openReversalDesk, passReversalTime, recoverDueReversals } from "./reverse-order.ts";
import { CUSTOMER } from "./sample-bag.ts";

let shop: PaymentShop;
let staff: string;

beforeAll(async () => {
  shop = await openPaymentShop();
  staff = shop.userIds.staff;
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

test.each(["shipped", "delivered"])("does not restock the units of a %s order", async (status) => {
  const sandbox = driveSandbox();
  const { id } = await orderOfToday(shop, sandbox);
  await openCheckDesk(shop, sandbox).check(id);
  expect((await shipOrder(shop, id)).status).toBe(200);
  await shop.sql("update public.orders set status = $2 where id = $1", [id, status]);
  expect(await openReversalDesk(shop, sandbox).reverse(id, staff)).toMatchObject({
    state: "done",
  });
  expect(await shop.blazers()).toEqual(oneSold);
  const [last] = await shop.sql(
    "select to_status, code, actor from public.order_events order by id desc limit 1",
  );
  const code = "payment_reversed_after_sending";
  expect(last).toEqual({ to_status: "refunded", code, actor: staff });
  expect(await shop.sql("select from public.outbox where kind = 'payment_reversed'")).toHaveLength(
    1,
  );
  // Its email and its receipt do not say that it will not be sent.
  expect(
    await shop.sql(
      "select payload -> 'wasSent' as sent from public.outbox where kind = 'payment_reversed'",
    ),
  ).toEqual([{ sent: true }]);
});

test("postpones an erasure until the money is back and the shopper's email is queued", async () => {
  const sandbox = driveSandbox();
  const { id, reference } = await orderOfToday(shop, sandbox);
  await shop.rpc("server", "cancel_order", { order_id: id, staff_id: staff, restock: true });
  await sandbox.control({ fault: { on: "reverse", mode: "unavailable", reference } });
  await silence(sandbox, reference);
  await openReversalDesk(shop, sandbox).reverse(id, staff);
  const request = { email: CUSTOMER.email, person: "0".repeat(64), staff_id: staff };
  const erase = () => shop.rpc("server", "erase_person", request);
  expect(await erase()).toMatchObject({ body: { orders: 0, waiting: 1 } });
  await shop.sql("update public.order_reversals set state = 'refused'");
  expect(await erase()).toMatchObject({ body: { orders: 0, waiting: 1 } });
  await shop.sql("update public.order_reversals set state = 'due'");
  await sandbox.control({ clearFaults: true });
  await passReversalTime(shop, sandbox, 600);
  await recoverDueReversals(shop, sandbox);
  expect(
    await shop.sql("select recipient from public.outbox where kind = 'payment_reversed'"),
  ).toEqual([{ recipient: CUSTOMER.email }]);
  expect(await erase()).toMatchObject({ body: { orders: 1, waiting: 0 } });
});

test("erases an order with a rejected reversal once staff mark it as refunded", async () => {
  const sandbox = driveSandbox();
  const { id, reference } = await orderOfToday(shop, sandbox);
  await sandbox.control({ fault: { on: "reverse", mode: "unknown", reference } });
  await openReversalDesk(shop, sandbox).reverse(id, staff);
  await shop.sql("update public.orders set status = 'refunded' where id = $1", [id]);
  const request = { email: CUSTOMER.email, person: "0".repeat(64), staff_id: staff };
  expect(await shop.rpc("server", "erase_person", request)).toMatchObject({
    body: { orders: 1, waiting: 0 },
  });
});

test.each([
  ["PayPhone's date", '{"paidAt": "2026-09-22T15:00:00.000Z"}', "2026-09-23T01:00:00.000Z"],
  ["the checkout's date without one", '{"paidAt": null}', "2026-09-23T01:00:00.000Z"],
  ["a date after the order", '{"paidAt": "2026-09-29T15:00:00.000Z"}', "2026-09-25T01:00:00.000Z"],
])(
  "counts the reversal window from the day of the payment: %s",
  async (_name, payment, closesAt) => {
    const sandbox = driveSandbox();
    const { id, reference } = await orderOfToday(shop, sandbox);
    await shop.sql(
      "update public.checkouts set created_at = '2026-09-22T15:00:00Z' where reference = $1",
      [reference],
    );
    await shop.sql(
      `update public.orders
       set created_at = '2026-09-24T15:00:00Z', payment_received_at = '2026-09-24T15:00:00Z', payment = payment || $2::jsonb
       where id = $1`,
      [id, payment],
    );
    sandbox.advance(49 * 3_600_000);
    const found = await openReversalDesk(shop, sandbox).find(id);
    expect(found).toMatchObject({ closesAt, isOpen: closesAt > "2026-09-24" });
  },
);
