import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { bookOf, payAtSandbox } from "./open-payment-shop.ts";
import { openStaffDesk } from "./open-staff-desk.ts";
import { oneSold } from "./payment-outcomes.ts";

let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.reset();
  await shop.sql("delete from public.discount_codes");
  const code = { code: "LAST", kind: "percent", value: 10, max_uses: 1 };
  await shop.call("staff", "POST", "discount_codes", code);
});

const discountCode = "LAST";
const usedUp = { code: "DISCOUNT_USED_UP", hint: "LAST" };

/** Let the hold of an order or a checkout end, and another shopper take the last use of its code. */
async function loseUse(reference: string) {
  await shop.sql(
    "update public.checkouts set expires_at = now() - interval '1 second' where reference = $1",
    [reference],
  );
  await shop.payments.expire(10);
  const other = await shop.start({ discountCode, email: "other@example.com" });
  await shop.store.settle(other.reference, "77", {});
}

test.each([
  ["transfer", (id: string) => shop.decisions.confirm(id, shop.staff)],
  ["cash_on_delivery", (id: string) => shop.decisions.accept(id, shop.staff)],
] as const)(
  "says that the code of an order by %s is used up, and not its items; another use sells it",
  async (method, sell) => {
    const order = await shop.order(method, { discountCode });
    await loseUse(order.reference);
    await expect(sell(order.id)).rejects.toMatchObject(usedUp);
    await shop.sql("update public.discount_codes set max_uses = 2");
    await sell(order.id);
    expect(await shop.orderRow(order.id)).toMatchObject({ status: "pending" });
    expect(await shop.inconsistencies()).toEqual([]);
  },
);

test("says that the code is used up where its shopper chooses how to pay after the hold", async () => {
  const { reference } = await shop.start({ discountCode });
  await loseUse(reference);
  await expect(shop.payments.choose(reference, "transfer")).rejects.toMatchObject(usedUp);
});

test("says that the code of a payment is used up which staff settle by hand", async () => {
  const { reference } = await shop.start({ discountCode });
  await loseUse(reference);
  const settlement = { reference, transactionId: "78", staffId: shop.staff, note: "Seen" };
  const desk = openStaffDesk(shop, null);
  await expect(desk.settle(settlement)).rejects.toMatchObject(usedUp);
  expect(await shop.checkout(reference)).toMatchObject({ status: "open" });
  expect(await shop.blazers()).toEqual(oneSold);
});

const failure = "discount_used_up";

test("says that the code of a late card payment is used up, and sends no Confirm", async () => {
  const sandbox = driveSandbox();
  const late = await payAtSandbox(shop, sandbox, "approve", { discountCode });
  await loseUse(late.reference);
  const calls = sandbox.calls.length;
  const desk = shop.openDesk(sandbox.provider);
  // A reload gets the same answer.
  for (let visit = 0; visit < 2; visit += 1) {
    const { verdict, settlement } = desk.confirm(late.reference, late.transactionId);
    expect(await verdict).toMatchObject({ kind: "failed", failure, refund: null });
    await settlement;
  }
  expect(sandbox.calls.slice(calls)).toEqual([]);
  expect(await shop.checkout(late.reference)).toEqual({ status: "failed", failure });
  expect(await shop.blazers()).toEqual(oneSold);
});

test("returns a captured payment whose code is used up, and lets its shopper order without it", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox, "approve", { discountCode });
  const desk = shop.openDesk(sandbox.provider, {
    async settle(...settlement) {
      // An answer about another payment unpins the checkout between Confirm and the order.
      await shop.store.unpin(paid.reference, paid.transactionId);
      await loseUse(paid.reference);
      return shop.store.settle(...settlement);
    },
  });
  const comeBack = () => desk.confirm(paid.reference, paid.transactionId).settlement;
  const returned = { kind: "failed", failure, refund: "returned" };
  expect(await comeBack()).toEqual(returned);
  expect(await comeBack()).toEqual(returned);
  expect(await bookOf(sandbox, paid.reference)).toMatchObject({ state: "reversed" });
  expect(await desk.findProgress(paid.reference)).toMatchObject({ state: "over" });
  await shop.start({ replaces: paid.reference });
  expect(await shop.inconsistencies()).toEqual([]);
});

test("returns a payment that Confirm called another's, whose code was used up meanwhile, by the worker", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox, "approve", {
    discountCode,
  });
  await sandbox.control({ fault: { on: "confirm", mode: "wrong_reference", reference, times: 1 } });
  const desk = shop.openDesk(sandbox.provider);
  expect(await desk.confirm(reference, transactionId).settlement).toMatchObject({
    failure: "mismatch",
  });
  await loseUse(reference);
  const comeBack = desk.confirm(reference, transactionId).settlement;
  expect(await comeBack).toMatchObject({ failure, refund: null });
  // Its money goes back: the shopper may order without the code meanwhile.
  expect(await desk.findProgress(reference)).toMatchObject({ state: "over" });
  await shop.start({ replaces: reference });
  await shop.passTime(120);
  sandbox.advance(120_000);
  await shop.recover(sandbox);
  expect(await shop.checkout(reference)).toEqual({ status: "failed", failure });
  expect(await shop.attempts(reference)).toMatchObject([{ state: "reversed" }]);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
  expect(await shop.alerts()).toEqual([]);
});
