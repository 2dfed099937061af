import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox, type SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { expectAtRest, expectNoOrder, expectOneOrder, MINUTE, wait } from "./payment-outcomes.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

/** The id of a second payment. */
const OTHER_ID = "9999999999";

async function recoverFor(sandbox: SandboxDriver, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    await wait(shop, sandbox, MINUTE);
    await shop.recover(sandbox);
  }
}

test.each(["unknown", "out_of_scope", "invalid", "html"])(
  "settles a captured payment by its reference when Sale by id answers %s",
  async (mode) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox);
    await sandbox.provider.confirm(transactionId, reference);
    await sandbox.control({ fault: { on: "confirm", mode: "html_when_repeated", reference } });
    await sandbox.control({ fault: { on: "find_by_id", mode, reference } });
    await shop.openDesk(sandbox.provider).confirm(reference, transactionId).verdict;
    await recoverFor(sandbox, 10);
    await expectOneOrder(shop, reference, transactionId);
    await expectAtRest(shop, sandbox);
  },
);

test("reverses a payment found by reference whose amount differs", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.provider.confirm(transactionId, reference);
  await sandbox.control({ fault: { on: "confirm", mode: "html_when_repeated", reference } });
  await sandbox.control({ fault: { on: "find_by_id", mode: "unknown", reference } });
  await sandbox.control({ fault: { on: "find", mode: "wrong_amount", reference } });
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).verdict;
  await recoverFor(sandbox, 10);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
  await expectNoOrder(shop);
});

test("reverses a second payment that only Sale by reference shows", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.provider.confirm(transactionId, reference);
  await shop.store.pin(reference, transactionId);
  await shop.store.pin(reference, OTHER_ID);
  await shop.store.fail(reference, "declined", OTHER_ID);
  await shop.sql("update public.checkouts set status = 'failed', failure = 'declined'");
  await sandbox.control({ fault: { on: "find_by_id", mode: "out_of_scope", reference } });
  await wait(shop, sandbox, 2 * MINUTE);
  await shop.recover(sandbox);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
  expect(await shop.attempts(reference)).toContainEqual({
    transaction_id: transactionId,
    state: "reversed",
  });
});

test("recognizes by reference a reversal whose answer was lost", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "wrong_amount", reference } });
  await sandbox.control({ fault: { on: "reverse", mode: "timeout_after_effect", reference } });
  await sandbox.control({ fault: { on: "find_by_id", mode: "unknown", reference } });
  const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
  expect(await verdict).toMatchObject({ failure: "mismatch", refund: "returned" });
  expect(sandbox.calls.filter((call) => call === "POST /api/Reverse")).toHaveLength(1);
  expect(await shop.alerts()).toEqual([]);
  await expectAtRest(shop, sandbox);
});
