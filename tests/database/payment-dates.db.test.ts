import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { expectNoOrder, expectOneOrder, MINUTE, wait } from "./payment-outcomes.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

test("does not settle a payment that was named before it was made", async () => {
  const sandbox = driveSandbox();
  const { reference, subtotal, tax, total } = await shop.start();
  await wait(shop, sandbox, 9 * MINUTE);
  await sandbox.pay(reference, "close_tab", { subtotal, tax, total });
  const transactionId = String((await bookOf(sandbox, reference))?.transactionId);
  await shop.store.pin(reference, transactionId);
  await shop.sql("update public.payment_attempts set started_at = now() - interval '520 seconds'");
  await sandbox.control({ fault: { on: "confirm", mode: "service", reference } });
  await wait(shop, sandbox, MINUTE);
  await shop.recover(sandbox);
  expect(await shop.orders()).toEqual([]);
  // PayPhone reverses it for lack of a Confirm.
  for (let minute = 0; minute < 6; minute += 1) {
    await wait(shop, sandbox, MINUTE);
    await shop.recover(sandbox);
  }
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
  await expectNoOrder(shop);
});

test("does not settle what PayPhone still reverses by a clock that is two minutes ahead", async () => {
  const sandbox = driveSandbox();
  const { reference, subtotal, tax, total } = await shop.start();
  await wait(shop, sandbox, 5 * MINUTE);
  await sandbox.pay(reference, "approve", { subtotal, tax, total });
  const transactionId = String((await bookOf(sandbox, reference))?.transactionId);
  await shop.store.pin(reference, transactionId);
  await sandbox.control({ fault: { on: "confirm", mode: "service", reference } });
  await wait(shop, sandbox, 5 * MINUTE - 10);
  const { provider, now } = sandbox;
  await shop.recover({ provider, now: () => now() + 120_000 });
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "approved" });
  expect(await shop.orders()).toEqual([]);
});

test("settles a payment named long after its capture at the first query", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.provider.confirm(transactionId, reference);
  await sandbox.control({ fault: { on: "confirm", mode: "html_when_repeated", reference } });
  await wait(shop, sandbox, 9 * MINUTE);
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).verdict;
  await wait(shop, sandbox, MINUTE);
  await shop.recover(sandbox);
  await expectOneOrder(shop, reference, transactionId);
});

test("counts from the start of the attempt without a valid date", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.provider.confirm(transactionId, reference);
  await sandbox.control({ fault: { on: "confirm", mode: "html_when_repeated", reference } });
  await sandbox.control({ fault: { on: "find", mode: "wrong_date", reference } });
  await wait(shop, sandbox, 9 * MINUTE);
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).verdict;
  await wait(shop, sandbox, MINUTE);
  await shop.recover(sandbox);
  expect(await shop.orders()).toEqual([]);
  await wait(shop, sandbox, 8 * MINUTE);
  await shop.recover(sandbox);
  await expectOneOrder(shop, reference, transactionId);
});
