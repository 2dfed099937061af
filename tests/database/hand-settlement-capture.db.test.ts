import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { driveSandbox, type SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { capturedPayment, codeOf, openStaffDesk, silence } from "./open-staff-desk.ts";
import { expectOneOrder, MINUTE, nothingSold, wait } from "./payment-outcomes.ts";

let shop: PaymentShop;
let staff: string;

beforeAll(async () => {
  shop = await openPaymentShop();
  staff = shop.userIds.staff;
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const openDesk = (sandbox: SandboxDriver | null) => openStaffDesk(shop, sandbox);

test("captures an unconfirmed payment before it settles it by hand", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await openDesk(sandbox).settle({ reference, transactionId, staffId: staff, note: "" });
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  await expectOneOrder(shop, reference, transactionId);
});

test("rejects the settlement of a payment that is not captured, which the worker finishes", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "unavailable", reference } });
  const settlement = { reference, transactionId, staffId: staff, note: "Seen" };
  expect(await codeOf(openDesk(sandbox).settle(settlement))).toBe("PAYMENT_UNDER_WAY");
  await wait(shop, sandbox, 5 * MINUTE - 1);
  expect(await codeOf(openDesk(sandbox).settle(settlement))).toBe("PAYMENT_UNDER_WAY");
  expect(await shop.orders()).toEqual([]);
  await sandbox.control({ clearFaults: true });
  await shop.recover(sandbox);
  await expectOneOrder(shop, reference, transactionId);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
});

test("rejects the settlement of a payment that PayPhone reversed for lack of a capture", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "unavailable", reference } });
  await wait(shop, sandbox, 6 * MINUTE);
  const settlement = { reference, transactionId, staffId: staff, note: "Seen" };
  expect(await codeOf(openDesk(sandbox).settle(settlement))).toBe("PAYMENT_CONTRADICTED");
  expect(await shop.orders()).toEqual([]);
});

test.each(["wrong_amount", "wrong_reference", "wrong_transaction"])(
  "keeps a failed checkout unchanged when Confirm answers %s to a settlement by hand",
  async (mode) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await capturedPayment(shop, sandbox);
    await silence(sandbox, reference);
    await openDesk(sandbox).release(reference, staff);
    await sandbox.control({ clearFaults: true });
    await sandbox.control({ fault: { on: "confirm", mode, reference } });
    const attempt = openDesk(sandbox).settle({
      reference,
      transactionId,
      staffId: staff,
      note: "",
    });
    expect(await codeOf(attempt)).toBe("PAYMENT_CONTRADICTED");
    expect(await shop.checkout(reference)).toEqual({ status: "failed", failure: "cancelled" });
    expect(await shop.blazers()).toEqual(nothingSold);
  },
);
