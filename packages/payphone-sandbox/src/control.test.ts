import { expect, test } from "vitest";
import { driveSandbox } from "./testing.ts";

test.each([undefined, false])("has no /control without controls (%s)", async (controls) => {
  const driver = driveSandbox({ controls });
  expect((await driver.post("/control", {})).status).toBe(404);
});

test("shifts the clock by an offset and lists the effect", async () => {
  const driver = driveSandbox();
  await driver.pay("GL-1-a", "approve", { subtotal: 100, tax: 15, total: 115 });
  const before = await driver.control({});
  const after = await driver.control({ clockOffsetMs: 5 * 60_000 });
  expect(before.payments).toMatchObject([{ state: "approved" }]);
  expect(after.payments).toMatchObject([{ state: "reversed" }]);
  expect(Date.parse(after.now) - Date.parse(before.now)).toBe(5 * 60_000);
  expect((await driver.control({ clockOffsetMs: 0 })).payments).toEqual(before.payments);
});

test("applies a fault without a reference to the next call, and clears faults", async () => {
  const driver = driveSandbox();
  const ask = async () => (await driver.post("/api/confirm", { id: 7, clientTxId: "x" })).status;
  await driver.control({ fault: { on: "confirm", mode: "unavailable" } });
  expect([await ask(), await ask()]).toEqual([503, 404]);
  await driver.control({ fault: { on: "confirm", mode: "unavailable", times: 2 } });
  expect([await ask(), await ask(), await ask()]).toEqual([503, 503, 404]);
  await driver.control({ fault: { on: "confirm", mode: "unavailable" } });
  await driver.control({ clearFaults: true });
  expect(await ask()).toBe(404);
});

test.each([
  { fault: { on: "confirm", mode: "explode" } },
  { fault: { on: "prepare", mode: "unavailable", reference: "GL-1-a" } },
  { fault: { on: "find", mode: "late" } },
  { fault: { on: "reverse", mode: "wrong_amount" } },
  { clockOffsetMs: 1.5 },
  { clockOffset: 1 },
  null,
])("%j is rejected: no wish is silently ignored", async (wishes) => {
  const driver = driveSandbox();
  expect((await driver.post("/control", wishes)).status).toBe(400);
  expect((await driver.control({})).faults).toEqual([]);
});
