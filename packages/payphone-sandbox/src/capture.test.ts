import { expect, test, vi } from "vitest";
import { driveSandbox, type SandboxDriver } from "./testing.ts";

const amounts = { subtotal: 10_000, tax: 1500, total: 11_500 };
const HOUR = 3_600_000;

async function paidId(driver: SandboxDriver): Promise<number> {
  await driver.pay("GL-1-a", "approve", amounts);
  const { payments } = await driver.control({});
  return payments[0]?.transactionId ?? 0;
}

test.each([
  [500, 500, { id: 0, clientTxId: "GL-1-a" }],
  [404, 20, { id: 12_345, clientTxId: "GL-1-a" }],
  [400, 800, { id: "1", clientTxId: "GL-1-a" }],
  [400, 800, { id: 1 }],
])("Confirm answers %i/%i to %j", async (status, errorCode, body) => {
  for (const path of ["/api/confirm", "/api/button/V2/Confirm"]) {
    const response = await driveSandbox().post(path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errorCode });
  }
});

test.each(["/api/confirm", "/api/Reverse", "/api/Reverse/Client"])(
  "%s rejects another token with 401/802",
  async (path) => {
    const headers = { Authorization: "Bearer other" };
    const response = await driveSandbox().post(path, { id: 1, clientTxId: "x" }, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errorCode: 802 });
  },
);

test("returns every documented field", async () => {
  const driver = driveSandbox();
  const id = await paidId(driver);
  const response = await driver.post("/api/confirm", { id, clientTxId: "GL-1-a" });
  expect(await response.json()).toMatchObject({
    statusCode: 3,
    transactionStatus: "Approved",
    amount: 11_500,
    currency: "USD",
    clientTransactionId: "GL-1-a",
    transactionId: id,
    authorizationCode: `W${id}`,
    messageCode: 0,
    email: "ana@example.com",
    phoneNumber: "+593991234567",
    date: "2026-09-22T10:00:00.000",
    reference: "Pedido GL-1-a",
  });
});

test("captures nothing with another reference", async () => {
  const driver = driveSandbox();
  const id = await paidId(driver);
  await driver.post("/api/confirm", { id, clientTxId: "GL-2-other" });
  expect((await driver.control({})).payments).toMatchObject([{ state: "approved" }]);
});

test("a timed-out Confirm may have captured or not", async () => {
  for (const [mode, state] of [
    ["timeout", "approved"],
    ["timeout_after_effect", "captured"],
  ]) {
    const driver = driveSandbox();
    const id = await paidId(driver);
    await driver.control({ fault: { on: "confirm", mode } });
    await driver.post("/api/confirm", { id, clientTxId: "GL-1-a" });
    expect((await driver.control({})).payments).toMatchObject([{ state }]);
  }
});

test("reverses by reference once, until 20:00 in Ecuador", async () => {
  const inTime = driveSandbox();
  await paidId(inTime);
  const reverse = (driver: SandboxDriver) =>
    driver.post("/api/Reverse/Client", { clientId: "GL-1-a" });
  expect(await (await reverse(inTime)).json()).toBe(true);
  expect((await reverse(inTime)).status).toBe(400);
  expect((await inTime.control({})).payments).toMatchObject([{ state: "reversed" }]);
});

test.each([
  ["19:59", 10 * HOUR - 60_000, true],
  ["20:00", 10 * HOUR, false],
  ["01:00 of the next day", 15 * HOUR, false],
])("a payment of 10:00 is asked back at %s (%i ms later): %s", async (_time, later, reversed) => {
  const driver = driveSandbox();
  const id = await paidId(driver);
  await driver.post("/api/confirm", { id, clientTxId: "GL-1-a" });
  driver.advance(later);
  const response = await driver.post("/api/Reverse", { id });
  expect(await response.json()).toEqual(
    reversed ? true : expect.objectContaining({ errorCode: 800 }),
  );
});

test("notifies a captured payment twice, in PascalCase, and ignores a failing receiver", async () => {
  const receive = vi.fn(async (_url: string, _init: RequestInit): Promise<Response> => {
    throw new TypeError("fetch failed");
  });
  const url = "https://shop.test/payphone/NotificacionPago";
  const driver = driveSandbox({ notifications: { url, fetch: receive } });
  const id = await paidId(driver);
  const confirm = () => driver.post("/api/confirm", { id, clientTxId: "GL-1-a" });
  expect((await confirm()).status).toBe(200);
  await confirm();
  expect(receive).toHaveBeenCalledTimes(2);
  const [sentTo, init] = receive.mock.calls[0] ?? [];
  expect(sentTo).toBe(url);
  expect(JSON.parse(String(init?.body))).toMatchObject({
    TransactionId: id,
    StatusCode: 3,
    ClientTransactionId: "GL-1-a",
    StoreId: "sandbox-store",
  });
});
