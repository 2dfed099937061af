import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox, type SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import {
  expectAtRest,
  expectNoOrder,
  expectOneOrder,
  MINUTE,
  nothingSold,
  oneHeld,
  wait,
} from "./payment-outcomes.ts";

/** An id of the sandbox's range without a payment, like another merchant's. */
const OTHER_ID = "9999999999";
/** PayPhone's answers for an id of another merchant. */
const ANSWERS = ["invalid", "out_of_scope", "service", "html", "unavailable", "timeout"];

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

/** Set the answer of Confirm and Sale by id, but not of Sale by reference. */
async function answerIdsWith(sandbox: SandboxDriver, mode: string) {
  await sandbox.control({ fault: { on: "confirm", mode, times: 1000 } });
  await sandbox.control({ fault: { on: "find_by_id", mode, times: 1000 } });
}

async function recoverFor(sandbox: SandboxDriver, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    await wait(shop, sandbox, MINUTE);
    await shop.recover(sandbox);
  }
}

test.each(["0", "007", "-1", "+7", "1e3", "1.0", "abc", "10000000000", "9".repeat(100)])(
  "rejects an id that PayPhone cannot have (%s) without a write or a request",
  async (id) => {
    const sandbox = driveSandbox();
    const { reference } = await shop.start();
    const pin = async () => {
      throw new Error("pinned");
    };
    const { verdict, settlement } = shop.openDesk(sandbox.provider, { pin }).confirm(reference, id);
    const failed = { kind: "failed", failure: "unknown", refund: null };
    expect(await verdict).toEqual(failed);
    expect(await settlement).toEqual(failed);
    expect(sandbox.calls).toEqual([]);
    expect(await shop.checkout(reference)).toEqual({ status: "open", failure: null });
  },
);

test.each(ANSWERS)(
  "holds units for a foreign id answered with %s for sixteen minutes at most",
  async (mode) => {
    const sandbox = driveSandbox();
    await answerIdsWith(sandbox, mode);
    const { reference } = await shop.start();
    await shop.openDesk(sandbox.provider).confirm(reference, OTHER_ID).verdict;
    await recoverFor(sandbox, 15);
    expect(await shop.blazers()).toEqual(oneHeld);
    await recoverFor(sandbox, 10);
    expect(await shop.blazers()).toEqual(nothingSold);
    expect(await shop.checkout(reference)).toEqual({ status: "open", failure: null });
    expect(await shop.attempts(reference)).toEqual([]);
    expect(await shop.alerts()).toMatchObject([
      { problem: "released", reference, transactionId: OTHER_ID },
    ]);
    await expectAtRest(shop, sandbox);
  },
);

test("alerts the owner once of twenty foreign ids of one checkout", async () => {
  const sandbox = driveSandbox();
  await answerIdsWith(sandbox, "invalid");
  const { reference } = await shop.start();
  const desk = shop.openDesk(sandbox.provider);
  for (let id = 0; id < 20; id += 1) {
    await desk.confirm(reference, String(Number(OTHER_ID) - id)).verdict;
  }
  await recoverFor(sandbox, 30);
  expect(await shop.attempts(reference)).toEqual([]);
  expect(await shop.alerts()).toHaveLength(1);
  expect(await shop.blazers()).toEqual(nothingSold);
});

test("fails a checkout whose real payment was declined, despite a foreign id", async () => {
  const sandbox = driveSandbox();
  const { reference } = await payAtSandbox(shop, sandbox, "decline");
  await answerIdsWith(sandbox, "invalid");
  await shop.openDesk(sandbox.provider).confirm(reference, OTHER_ID).verdict;
  await recoverFor(sandbox, 25);
  expect(await shop.checkout(reference)).toEqual({ status: "failed", failure: "declined" });
  expect(await shop.alerts()).toEqual([]);
  await expectNoOrder(shop);
  await expectAtRest(shop, sandbox);
});

test("settles a captured payment by its reference, despite a forged id", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox, "close_tab");
  await sandbox.provider.confirm(transactionId, reference);
  await answerIdsWith(sandbox, "invalid");
  await shop.openDesk(sandbox.provider).confirm(reference, OTHER_ID).verdict;
  await recoverFor(sandbox, 25);
  await expectOneOrder(shop, reference, transactionId);
  expect(await shop.attempts(reference)).toMatchObject([{ state: "paid" }]);
  await expectAtRest(shop, sandbox);
});

test.each([
  ["Sale by reference gives no answer", { on: "find", mode: "unavailable" }],
  ["Sale by reference calls it not final", { on: "find", mode: "pending" }],
  ["Confirm calls it not final", { on: "confirm", mode: "pending" }],
])("holds the units while %s", async (_name, fault) => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { ...fault, reference } });
  await sandbox.control({ fault: { on: "confirm", mode: "service", reference } });
  await sandbox.control({ fault: { on: "find_by_id", mode: "service", reference } });
  if (fault.on === "confirm") {
    await sandbox.control({ fault: { on: "find", mode: "unknown", reference } });
  }
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).verdict;
  await recoverFor(sandbox, 40);
  expect(await shop.checkout(reference)).toEqual({ status: "confirming", failure: null });
  expect(await shop.blazers()).toEqual(oneHeld);
});

test("holds units for a payment that stays pending for a day at most", async () => {
  const sandbox = driveSandbox();
  const { reference } = await shop.start();
  const confirm = async () => ({ kind: "pending" }) as const;
  const recoverer = { provider: { ...sandbox.provider, confirm }, now: sandbox.now };
  await shop.openDesk(recoverer.provider).confirm(reference, OTHER_ID).verdict;
  await wait(shop, sandbox, 23 * 60 * MINUTE);
  await shop.recover(recoverer);
  expect(await shop.blazers()).toEqual(oneHeld);
  await wait(shop, sandbox, 2 * 60 * MINUTE);
  await shop.recover(recoverer);
  expect(await shop.blazers()).toEqual(nothingSold);
  expect(await shop.attempts(reference)).toEqual([]);
  expect(await shop.alerts()).toMatchObject([
    { problem: "confirm_unanswered", transactionId: OTHER_ID },
    { problem: "released", transactionId: OTHER_ID },
  ]);
});

test("alerts the owner of a second charge that Sale by id does not cover", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await answerIdsWith(sandbox, "out_of_scope");
  await shop.openDesk(sandbox.provider).confirm(reference, OTHER_ID).verdict;
  await sandbox.control({ clearFaults: true });
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
  await answerIdsWith(sandbox, "out_of_scope");
  await recoverFor(sandbox, 15);
  expect(await shop.alerts()).toEqual([]);
  await recoverFor(sandbox, 10);
  expect(await shop.alerts()).toMatchObject([{ problem: "released", transactionId: OTHER_ID }]);
  await expectAtRest(shop, sandbox);
});
