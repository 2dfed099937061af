import { expect, test } from "vitest";
import { driveSandbox } from "../../../tests/fixtures/sandbox-driver.ts";
import type { PaymentRequest } from "../payment-provider.ts";
import { createPayphone } from "./payphone.ts";
import { PAYPHONE_URLS } from "./payphone-urls.ts";

const provider = createPayphone({
  ...PAYPHONE_URLS,
  token: "secret-token",
  storeId: "store-1",
  timeoutMs: 1000,
  sandbox: false,
});
const request: PaymentRequest = {
  language: "es",
  reference: "GL-1-a",
  base: 11_100,
  tax: 1665,
  total: 12_765,
  email: "ana@example.com",
  phone: "099 123 4567",
};

test("returns the Cajita's assets and exactly its parameters", () => {
  expect(provider.button(request)).toEqual({
    scriptUrl: "https://cdn.payphonetodoesposible.com/box/v2.0/payphone-payment-box.js",
    styleUrl: "https://cdn.payphonetodoesposible.com/box/v2.0/payphone-payment-box.css",
    sandbox: false,
    parameters: {
      token: "secret-token",
      clientTransactionId: "GL-1-a",
      amount: 12_765,
      amountWithoutTax: 0,
      amountWithTax: 11_100,
      tax: 1665,
      currency: "USD",
      storeId: "store-1",
      reference: "Pedido GL-1-a",
      lang: "es",
      timeZone: -5,
      email: "ana@example.com",
      phoneNumber: "+593991234567",
    },
  });
});

test("names an amount without IVA as the untaxed base", () => {
  const { parameters } = provider.button({ ...request, tax: 0, total: request.base });
  expect(parameters).toMatchObject({
    amount: 11_100,
    amountWithoutTax: 11_100,
    amountWithTax: 0,
    tax: 0,
  });
});

test("omits a phone number that is not Ecuadorian", () => {
  const { parameters } = provider.button({ ...request, phone: "+1 202 555 0123" });
  expect(parameters).not.toHaveProperty("phoneNumber");
});

const REFUSED = [
  "josé@example.com",
  "ana.@gmail.com",
  ".ana@gmail.com",
  "ana@gmail..com",
  "ana@x.c",
  "a'na@example.com",
];

test.each(["", "x@y", "ana@example.com, eva@example.com", ...REFUSED])(
  "omits the email %j",
  (email) => {
    expect(provider.button({ ...request, email }).parameters).not.toHaveProperty("email");
  },
);

test.each(["", "ana@example.com", "Ana.Vega+1@mail.example.ec", ...REFUSED])(
  "sends parameters that are accepted, with the email %j",
  async (email) => {
    const driver = driveSandbox();
    const { parameters } = provider.button({ ...request, email });
    const response = await driver.browse("/prepare", { ...parameters, storeId: driver.storeId });
    expect(response.status).toBe(200);
  },
);

test.each([
  ["a total one cent off", { total: 12_766 }],
  ["a fraction of a cent", { base: 11_100.5, total: 12_765.5 }],
  ["a negative part", { tax: -1665, total: 9435 }],
  ["not a number", { total: Number.NaN }],
  ["an empty reference", { reference: "" }],
  ["a reference of 51 characters", { reference: "x".repeat(51) }],
])("rejects %s", (_name, change) => {
  expect(() => provider.button({ ...request, ...change })).toThrow(RangeError);
});

test("accepts a reference of 50 characters", () => {
  const reference = "x".repeat(50);
  expect(provider.button({ ...request, reference }).parameters.clientTransactionId).toBe(reference);
});

test("accepts base URLs with a trailing slash", () => {
  const slashed = createPayphone({
    ...PAYPHONE_URLS,
    cdnUrl: "https://shop.test/sandbox/",
    token: "t",
    storeId: "s",
    timeoutMs: 1000,
    sandbox: true,
  }).button({ ...request, language: "en" });
  expect(slashed.scriptUrl).toBe("https://shop.test/sandbox/box/v2.0/payphone-payment-box.js");
  expect(slashed.parameters).toMatchObject({ reference: "Order GL-1-a", lang: "en" });
});
