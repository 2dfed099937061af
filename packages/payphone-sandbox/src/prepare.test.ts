import { expect, test } from "vitest";
import { driveSandbox } from "./testing.ts";

const parameters = {
  clientTransactionId: "GL-1-a",
  amount: 315,
  amountWithoutTax: 200,
  amountWithTax: 100,
  tax: 15,
  currency: "USD",
  storeId: "sandbox-store",
  reference: "Pedido",
  phoneNumber: "+593991234567",
};

test("creates one unpaid payment with a random integer id", async () => {
  const driver = driveSandbox();
  expect((await driver.browse("/prepare", parameters)).status).toBe(200);
  await driver.browse("/prepare", { ...parameters, clientTransactionId: "GL-1-b" });
  const { payments } = await driver.control({});
  expect(payments).toMatchObject([
    { reference: "GL-1-a", state: "unpaid", amount: 315 },
    { reference: "GL-1-b", state: "unpaid" },
  ]);
  const [first = 0, second = 0] = payments.map((payment) => payment.transactionId);
  expect(Number.isInteger(first) && Math.abs(first - second) > 1).toBe(true);
});

test.each([
  { range: undefined, smallest: 5_000_000_000, largest: 9_999_999_999 },
  { range: { smallest: 7, largest: 8 }, smallest: 7, largest: 8 },
])("takes transaction ids from $smallest to $largest", async ({ range, smallest, largest }) => {
  const driver = driveSandbox({ transactionIds: range });
  for (const clientTransactionId of ["GL-1-a", "GL-1-b"]) {
    await driver.browse("/prepare", { ...parameters, clientTransactionId });
  }
  const ids = (await driver.control({})).payments.map((payment) => payment.transactionId);
  expect(new Set(ids).size).toBe(2);
  expect(Math.min(...ids)).toBeGreaterThanOrEqual(smallest);
  expect(Math.max(...ids)).toBeLessThanOrEqual(largest);
});

test.each([
  [400, 800, "a missing id", { clientTransactionId: undefined }],
  [400, 800, "an id of 51 characters", { clientTransactionId: "x".repeat(51) }],
  [400, 800, "a missing amount", { amount: undefined }],
  [400, 800, "an amount as text", { amount: "315" }],
  [400, 800, "an amount that is not the sum", { amount: 316 }],
  [400, 800, "a negative part", { tax: -15, amount: 285 }],
  [400, 107, "less than a dollar", { amount: 99, amountWithoutTax: 99, amountWithTax: 0, tax: 0 }],
  [400, 101, "another store", { storeId: "other" }],
  [400, 800, "another currency", { currency: "EUR" }],
  [400, 800, "a text of 101 characters", { reference: "x".repeat(101) }],
  [400, 800, "a local phone number", { phoneNumber: "0991234567" }],
  [400, 800, "a return URL", { responseUrl: "https://shop.test/confirmation" }],
  [400, 800, "an unknown URL field", { callbackUrl: "https://shop.test/" }],
])("%i/%i for %s", async (status, errorCode, _name, change) => {
  const driver = driveSandbox();
  const response = await driver.browse("/prepare", { ...parameters, ...change });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ errorCode });
  expect((await driver.control({})).payments).toEqual([]);
});

test("accepts one dollar", async () => {
  const change = { amount: 100, amountWithoutTax: 100, amountWithTax: 0, tax: 0 };
  expect((await driveSandbox().browse("/prepare", { ...parameters, ...change })).status).toBe(200);
});

test("rejects a second render of one id as a duplicate", async () => {
  const driver = driveSandbox();
  await driver.browse("/prepare", parameters);
  const again = await driver.browse("/prepare", parameters);
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({ errorCode: 23 });
});

test.each([
  [200, "the registered domain", { Referer: "https://shop.test/checkout" }],
  [401, "the registered domain by its origin alone", { Referer: "", Origin: "https://shop.test" }],
  [401, "another domain", { Referer: "https://evil.test/checkout" }],
  [401, "a domain that begins alike", { Referer: "https://shop.test.evil.test/" }],
  [401, "nowhere", { Referer: "" }],
  [401, "another token", { Authorization: "Bearer other" }],
])("%i from %s", async (status, _name, headers) => {
  const sent = Object.entries(headers).filter(([, value]) => value !== "");
  const driver = driveSandbox();
  const response = await driver.post("/api/payment-button-box/prepare", parameters, {
    ...Object.fromEntries(sent),
  });
  expect(response.status).toBe(status);
});

test("uses the request's own host without a registered origin", async () => {
  const driver = driveSandbox({ allowedOrigin: undefined });
  expect((await driver.browse("/prepare", parameters)).status).toBe(200);
  const foreign = { Referer: "https://evil.test/" };
  const other = { ...parameters, clientTransactionId: "GL-1-b" };
  expect((await driver.browse("/prepare", other, foreign)).status).toBe(401);
});

test.each([
  ["wrong_domain", 401],
  ["unavailable", 503],
  ["bad_token", 401],
])("a test may have prepare answer %s", async (mode, status) => {
  const driver = driveSandbox();
  await driver.control({ fault: { on: "prepare", mode } });
  expect((await driver.browse("/prepare", parameters)).status).toBe(status);
  expect((await driver.browse("/prepare", parameters)).status).toBe(200);
});

test("rejects a body that is not JSON, and does not read a huge one", async () => {
  const { request } = driveSandbox();
  const headers = { Authorization: "Bearer sandbox-token", Referer: "https://shop.test/" };
  const send = (body: string) =>
    request("/api/payment-button-box/prepare", { method: "POST", headers, body });
  expect((await send("{")).status).toBe(400);
  expect((await send("x".repeat(70_000))).status).toBe(413);
});
