import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { openPaymentShop, type PaymentShop } from "./open-payment-shop.ts";
import { nothingSold, oneSold } from "./payment-outcomes.ts";
import { openReversalDesk, orderAtSandbox } from "./reverse-order.ts";
import { BLAZER, PRODUCTS } from "./sample-bag.ts";

let shop: PaymentShop;
let staff: string;

beforeAll(async () => {
  shop = await openPaymentShop();
  staff = shop.userIds.staff;
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

type Outcome = { restored: boolean; lost: boolean; details: string };

const cancel = (order_id: string, restock: boolean | null, staff_id = staff) =>
  shop.rpc<Outcome>("server", "cancel_order", { order_id, staff_id, restock });

const history = (id: string) =>
  shop.sql(
    "select kind, to_status, actor, code, units, note from public.order_events where order_id = $1 and kind <> 'created' order by id",
    [id],
  );

const cancelled = () => ({
  kind: "status_changed",
  to_status: "cancelled",
  actor: staff,
  code: null,
  units: null,
  note: null,
});
const restored = () => ({
  kind: "stock_restored",
  to_status: "cancelled",
  actor: staff,
  code: null,
  units: 1,
  note: null,
});

/** Set a status that the transitions would not allow. */
async function force(id: string, status: string): Promise<void> {
  await shop.sql("alter table public.orders disable trigger user");
  await shop.sql("update public.orders set status = $1 where id = $2", [status, id]);
  await shop.sql("alter table public.orders enable trigger user");
}

test("restocks a cancelled order and records who cancelled it", async () => {
  const order = await orderAtSandbox(shop, driveSandbox());
  expect(await cancel(order.id, true)).toMatchObject({ body: { restored: true, lost: false } });
  expect(await shop.blazers()).toEqual(nothingSold);
  expect(await history(order.id)).toEqual([cancelled(), restored()]);
});

test("leaves the stock as it is without restock", async () => {
  const order = await orderAtSandbox(shop, driveSandbox());
  expect(await cancel(order.id, false)).toMatchObject({ body: { restored: false, lost: false } });
  expect(await shop.blazers()).toEqual(oneSold);
  expect(await history(order.id)).toEqual([cancelled()]);
});

test("restocks once: for concurrent and repeated calls, and after a reopening", async () => {
  const order = await orderAtSandbox(shop, driveSandbox());
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(order.id, true)));
  expect(answers.filter(({ body }) => body.restored)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.lost)).toEqual([]);
  const before = await fingerprintTables(shop);
  expect(await cancel(order.id, true)).toMatchObject({ body: { restored: false, lost: false } });
  expect(await fingerprintTables(shop)).toEqual(before);
  await force(order.id, "pending");
  expect(await cancel(order.id, true)).toMatchObject({ body: { restored: false, lost: false } });
  expect(await shop.blazers()).toEqual(nothingSold);
  expect(await history(order.id)).toEqual([cancelled(), restored(), cancelled()]);
});

test("restocks once when a reversal follows a cancellation, and later only if that is asked for", async () => {
  const sandbox = driveSandbox();
  const first = await orderAtSandbox(shop, sandbox);
  await cancel(first.id, true);
  expect(await openReversalDesk(shop, sandbox).reverse(first.id, staff)).toMatchObject({
    state: "done",
  });
  expect(await shop.blazers()).toEqual(nothingSold);
  const second = await orderAtSandbox(shop, sandbox);
  await cancel(second.id, false);
  expect(await shop.blazers()).toEqual(oneSold);
  await openReversalDesk(shop, sandbox).reverse(second.id, staff, true);
  expect(await shop.blazers()).toEqual(nothingSold);
});

test("keeps units out of stock that staff cancelled without, also when a refused reversal had wanted them", async () => {
  const sandbox = driveSandbox();
  const desk = openReversalDesk(shop, sandbox);
  const order = await orderAtSandbox(shop, sandbox);
  const { reference } = order;
  await sandbox.control({ fault: { on: "reverse", mode: "unknown", reference, times: 1 } });
  expect(await desk.reverse(order.id, staff)).toMatchObject({ state: "refused" });
  await cancel(order.id, false);
  expect(await desk.reverse(order.id, staff)).toMatchObject({ state: "done" });
  expect(await shop.blazers()).toEqual(oneSold);
  await shop.reset();
  const other = await orderAtSandbox(shop, sandbox);
  await cancel(other.id, false);
  expect(await desk.reverse(other.id, staff)).toMatchObject({ state: "done" });
  expect(await shop.blazers()).toEqual(oneSold);
});

test("does not restock by a reversal that staff want without", async () => {
  const sandbox = driveSandbox();
  const order = await orderAtSandbox(shop, sandbox);
  await cancel(order.id, false);
  await openReversalDesk(shop, sandbox).reverse(order.id, staff, false);
  expect(await shop.blazers()).toEqual(oneSold);
  expect((await history(order.id)).at(-1)).toMatchObject({
    to_status: "refunded",
    code: "payment_reversed_without_restock",
  });
});

test("restocks per size and color and offers a sold-out product again", async () => {
  const boots = { productId: PRODUCTS.ankleBoots, size: "38", color: "Camel", quantity: 2 };
  await shop.reset(2);
  const lines = [{ ...BLAZER, quantity: 2 }, boots];
  const order = await orderAtSandbox(shop, driveSandbox(), { lines });
  const stock = () =>
    shop.sql(
      `select product.inventory_status as status, product.quantity,
         (select variant.quantity from public.product_variants as variant
          where variant.product_id = product.id and size = '38' and color = 'Camel') as camel
       from public.products as product where id in ($1, $2) order by name`,
      [BLAZER.productId, PRODUCTS.ankleBoots],
    );
  await cancel(order.id, true);
  expect(await stock()).toMatchObject([
    { quantity: 2, status: "low-stock", camel: null },
    { quantity: 11, camel: 2 },
  ]);
  expect(await history(order.id)).toMatchObject([{}, { units: 4 }]);
});

test("rejects a stranger, a shipped order and an unknown one without a change", async () => {
  const order = await orderAtSandbox(shop, driveSandbox());
  expect(await cancel(order.id, true, shop.userIds.stranger)).toMatchObject({ status: 403 });
  await force(order.id, "shipped");
  const before = await fingerprintTables(shop);
  expect(await cancel(order.id, true)).toMatchObject({
    status: 409,
    body: { details: "ORDER_TRANSITION_NOT_ALLOWED" },
  });
  expect(await cancel(staff, true)).toMatchObject({
    status: 404,
    body: { details: "ORDER_NOT_FOUND" },
  });
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("says of an order's units that none went back, unless it took none", async () => {
  const order = await orderAtSandbox(shop, driveSandbox());
  const answer = (lost: boolean) => ({ body: { restored: false, lost } });
  // Its size and color were renamed.
  await shop.sql(
    "insert into public.product_variants (product_id, size, color, quantity) values ($1, 'XL', 'Rose', 1)",
    [BLAZER.productId],
  );
  expect(await cancel(order.id, false)).toMatchObject(answer(false));
  expect(await cancel(order.id, true)).toMatchObject(answer(true));
  expect(await cancel(order.id, true)).toMatchObject(answer(true));
  await shop.sql("update public.checkout_lines set taken_quantity = 0");
  expect(await cancel(order.id, true)).toMatchObject(answer(false));
});
