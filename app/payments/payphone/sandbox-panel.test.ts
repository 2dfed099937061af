import { expect, test } from "vitest";
import { driveSandbox, type SandboxDriver } from "../../../tests/fixtures/sandbox-driver.ts";

const amounts = { subtotal: 10_000, tax: 1500, total: 11_500 };

async function onlyPayment(driver: SandboxDriver) {
  const { payments } = await driver.control({});
  const [payment] = payments;
  if (!payment) throw new Error("There is no payment");
  return payment;
}

test("applies the chosen answer to one whole Confirm", async () => {
  const driver = driveSandbox();
  await driver.pay("GL-1-a", "approve", amounts, "unavailable");
  const id = String((await onlyPayment(driver)).transactionId);
  expect(await driver.provider.confirm(id, "GL-1-a")).toMatchObject({ kind: "unresolved" });
  expect(await driver.provider.confirm(id, "GL-1-a")).toMatchObject({ kind: "approved" });
  expect((await driver.control({})).faults).toEqual([]);
});

test("lets a payment come too late", async () => {
  const driver = driveSandbox();
  await driver.pay("GL-1-a", "approve", amounts, "late");
  const id = String((await onlyPayment(driver)).transactionId);
  expect(await driver.provider.confirm(id, "GL-1-a")).toMatchObject({ kind: "cancelled" });
  expect((await onlyPayment(driver)).state).toBe("reversed");
});
