import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { noNewsletter } from "#app/data/newsletter.ts";
import { noReviews } from "#app/data/reviews.ts";
import { noStockRequests } from "#app/data/stock-requests.ts";
import type { CheckoutRequest } from "#app/domain/checkout/checkout.ts";
import type { FailedReturn, Verdict } from "#app/domain/payment/payment-verdict.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { Shop } from "#app/shop-context.ts";
import { noOrderPayments } from "../payment/create-order-payments.ts";
import { type ClientKeys, createClientLimits } from "./client-limits.ts";
import { rateLimitedShop } from "./rate-limited-shop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wanted: CheckoutRequest = {
  customer: {
    firstName: "Ana",
    lastName: "Pérez",
    email: "ana@example.com",
    phone: "+593991234567",
    address: "x",
    landmark: "",
    city: "Quito",
    province: "",
    postalCode: "",
    country: "Ecuador",
  },
  lines: [],
  replaces: null,
  language: "en",
};

const OWN = "GL-own";

/** The id of a payment that the provider approves. */
const PAID = "23178284";

const keys: ClientKeys = {
  hash: (client) => `hash of ${client}`,
  isOwnReference: (reference) => reference.startsWith(OWN),
  isOwnPayToken: (token) => token === OWN,
  isOwnReviewToken: (token) => token === OWN,
};

function countingShop(verdict: Verdict = { kind: "approved" }) {
  const calls = {
    starts: 0,
    lookups: 0,
    receipts: 0,
    confirms: 0,
    client: null as string | null | undefined,
  };
  const shop: Shop = {
    catalogue: withSource(sampleCatalogue(), "sample"),
    newsletter: noNewsletter(),
    stock: null,
    stockRequests: noStockRequests(),
    reviews: noReviews(),
    supabaseAccess: null,
    retention: { checkoutDays: 30, mailDays: 90 },
    orderPayments: noOrderPayments,
    orderLookup: {
      async find() {
        calls.lookups += 1;
        return null;
      },
    },
    paymentDesk: {
      async start({ client }) {
        calls.starts += 1;
        calls.client = client;
        throw new Error("not asked for here");
      },
      confirm(_reference, transactionId) {
        calls.confirms += 1;
        return {
          verdict: Promise.resolve(transactionId === PAID ? { kind: "approved" } : verdict),
          settlement: Promise.resolve({ kind: "unwritten" }),
        };
      },
      findProgress: async () => ({ state: "checking", transactionId: "7" }),
      completeInvoiceBuyer: async () => {
        throw new ShopError("ORDER_NOT_FOUND", "Not here.");
      },
      findLanguage: async () => null,
      async quoteDiscount({ code }) {
        if (code === "HOLA10") return { code, kind: "percent", amounts: [10] };
        throw new ShopError("DISCOUNT_UNKNOWN", "Unknown.");
      },
      async findReceipt() {
        calls.receipts += 1;
        return null;
      },
    },
  };
  return { shop, calls };
}

test("limits the checkouts one client starts per hold duration", async () => {
  const limits = createClientLimits(3);
  const { shop, calls } = countingShop();
  const start = (client: string) =>
    rateLimitedShop(shop, limits, keys, client)
      .paymentDesk.start(wanted)
      .catch((error: unknown) => error);
  for (let attempt = 0; attempt < 10; attempt += 1) await start("203.0.113.7");
  expect(calls.starts).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(await start("203.0.113.7")).toMatchObject({ code: "TOO_MANY_REQUESTS", hint: "840" });
  await start("203.0.113.8");
  expect(calls.starts).toBe(4);
  vi.advanceTimersByTime(14 * 60_000);
  await start("203.0.113.7");
  expect(calls.starts).toBe(5);
});

test("limits a client to ten order look-ups in ten minutes", async () => {
  const limits = createClientLimits(3);
  const { shop, calls } = countingShop();
  const find = () =>
    rateLimitedShop(shop, limits, keys, "a").orderLookup.find("1A2B3C4D", "a@b.ec");
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await find()).toBeNull();
  await expect(find()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", hint: "600" });
  expect(calls.lookups).toBe(10);
});

test("limits whom invented receipts are for by client, and real ones by reference", async () => {
  const limits = createClientLimits(3);
  const { paymentDesk } = rateLimitedShop(countingShop().shop, limits, keys, "a");
  const buyer = { kind: "cedula", number: "1710034065", name: "Ana" } as const;
  const complete = (reference: string) =>
    paymentDesk.completeInvoiceBuyer(reference, buyer).catch((error: ShopError) => error.code);
  const codesOf = async (reference: string, count: number) => {
    const codes: unknown[] = [];
    for (let call = 0; call < count; call += 1) codes.push(await complete(reference));
    return codes.filter((code) => code === "TOO_MANY_REQUESTS").length;
  };
  expect(await codesOf("invented", 12)).toBe(2);
  expect(await codesOf(OWN, 31)).toBe(1);
});

test("limits guesses of discount codes, and no use of one that exists", async () => {
  const limits = createClientLimits(30);
  const { shop, calls } = countingShop();
  const { paymentDesk } = rateLimitedShop(shop, limits, keys, "a");
  const lines = [{ productId: "a", quantity: 1 }];
  const guess = () => paymentDesk.quoteDiscount({ code: "GUESS", lines });
  for (let use = 0; use < 100; use += 1) await paymentDesk.quoteDiscount({ code: "HOLA10", lines });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await expect(guess()).rejects.toMatchObject({ code: "DISCOUNT_UNKNOWN" });
  }
  await expect(guess()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", hint: "600" });
  await expect(paymentDesk.start({ ...wanted, discountCode: "GUESS" })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  expect(calls.starts).toBe(0);
});

test("limits a client to ten subscriptions in ten minutes", async () => {
  const limits = createClientLimits(3);
  const newsletter = { ...noNewsletter(), subscribe: async () => "subscribed" as const };
  const shop = { ...countingShop().shop, newsletter };
  const subscribe = () =>
    rateLimitedShop(shop, limits, keys, "a").newsletter.subscribe("a@b.ec", "en");
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await subscribe()).toBe("subscribed");
  await expect(subscribe()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", hint: "600" });
});

test("limits a client to ten requests for stock in ten minutes", async () => {
  const limits = createClientLimits(3);
  const stockRequests = { ...noStockRequests(), request: async () => "requested" as const };
  const shop = { ...countingShop().shop, stockRequests };
  const request = () =>
    rateLimitedShop(shop, limits, keys, "a").stockRequests.request({
      ...{ email: "a@b.ec", hasConsent: true, productId: "x", size: "M", color: "" },
      language: "es",
    });
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await request()).toBe("requested");
  await expect(request()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", hint: "600" });
});

test("passes the client of a checkout as a hash only", async () => {
  const { shop, calls } = countingShop();
  const { paymentDesk } = rateLimitedShop(shop, createClientLimits(3), keys, "203.0.113.7");
  await expect(paymentDesk.start({ ...wanted, client: "made up" })).rejects.toThrow();
  expect(calls.client).toBe("hash of 203.0.113.7");
});

const NOT_FOUND: Verdict = { kind: "failed", failure: "checkout_not_found", refund: null };

function openReturns(verdict: Verdict) {
  const limits = createClientLimits(3);
  const { shop, calls } = countingShop(verdict);
  function confirm(reference: string, transactionId: string, client = "a") {
    return rateLimitedShop(shop, limits, keys, client).paymentDesk.confirm(reference, transactionId)
      .verdict;
  }
  async function comeBack(reference: string, client = "a") {
    const { paymentDesk } = rateLimitedShop(shop, limits, keys, client);
    const receipt = await paymentDesk.findReceipt(reference);
    await confirm(reference, "7", client);
    return receipt;
  }
  return { calls, confirm, comeBack };
}

test("rejects the twenty-first invented reference of a client without asking the database", async () => {
  const { calls, comeBack } = openReturns(NOT_FOUND);
  for (let attempt = 0; attempt < 20; attempt += 1) await comeBack(`GL-${attempt}`);
  await expect(comeBack("GL-20")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", hint: "600" });
  expect(calls.receipts).toBe(20);
  expect(await comeBack("GL-0", "b")).toBeNull();
});

test("always accepts a reference with our checksum", async () => {
  const { comeBack } = openReturns(NOT_FOUND);
  for (let attempt = 0; attempt < 20; attempt += 1) await comeBack(`GL-${attempt}`);
  await expect(comeBack("GL-20")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await comeBack(OWN)).toBeNull();
});

const UNKNOWN: Verdict = { kind: "failed", failure: "unknown", refund: null };
const OF_ANOTHER: Verdict = { kind: "failed", failure: "mismatch", refund: null };

test.each([UNKNOWN, OF_ANOTHER])(
  "asks about twenty ids of a client that are invented or of another payment, over its own references: $failure",
  async (verdict) => {
    const { calls, confirm } = openReturns(verdict);
    for (let attempt = 0; attempt < 60; attempt += 1) {
      expect(await confirm(`${OWN}-${attempt % 18}`, `${attempt}`)).toMatchObject(
        attempt < 20 ? verdict : UNKNOWN,
      );
    }
    expect(calls.confirms).toBe(20);
    // Concurrent ones: the first id of each reference is free.
    const others = Array.from({ length: 60 }, (_, index) =>
      confirm(`${OWN}-b${index % 3}`, `${index}`, "b"),
    );
    await Promise.all(others);
    expect(calls.confirms).toBe(20 + 3 + 20);
  },
);

test("confirms the payment of a shopper behind the address of a client that invents ids", async () => {
  const { calls, confirm } = openReturns(UNKNOWN);
  for (let attempt = 0; attempt < 30; attempt += 1) await confirm(`${OWN}-other`, `${attempt}`);
  const { confirms } = calls;
  for (let visit = 0; visit < 30; visit += 1) {
    expect(await confirm(OWN, PAID)).toEqual({ kind: "approved" });
  }
  expect(calls.confirms).toBe(confirms + 30);
});

test.each(["unresolved", "pending", "declined"] as const)(
  "asks about a payment each time that its page is loaded while it is %s",
  async (failure) => {
    const { calls, confirm } = openReturns({ kind: "failed", failure, refund: null });
    for (let visit = 0; visit < 30; visit += 1) await confirm(OWN, "7");
    expect(calls.confirms).toBe(30);
  },
);

test("does not count a payment that an outage hid once", async () => {
  const { calls, confirm } = openReturns(UNKNOWN);
  await confirm(OWN, PAID.slice(1));
  for (let visit = 0; visit < 30; visit += 1) await confirm(OWN, PAID);
  expect(calls.confirms).toBe(31);
});

test("does not count ids of an own reference that PayPhone leaves without an answer", async () => {
  const verdict: FailedReturn = { kind: "failed", failure: "unknown", refund: null };
  const { confirm } = openReturns(verdict);
  await confirm(`${OWN}-other`, "1");
  verdict.failure = "unresolved";
  for (let visit = 0; visit < 25; visit += 1) await confirm(`${OWN}-other`, "2");
  expect(await confirm(`${OWN}-other`, PAID)).toEqual({ kind: "approved" });
});

test("does not count a reference without our checksum that names a checkout", async () => {
  const { comeBack } = openReturns({ kind: "failed", failure: "declined", refund: null });
  for (let attempt = 0; attempt < 30; attempt += 1) await comeBack("GL-of-an-earlier-key");
});

test("counts an invented reference with an id that no payment can have", async () => {
  const { comeBack } = openReturns(UNKNOWN);
  for (let attempt = 0; attempt < 20; attempt += 1) await comeBack(`GL-${attempt}`);
  await expect(comeBack("GL-20")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("counts an invented reference while the database is out of reach", async () => {
  const { comeBack } = openReturns({ kind: "failed", failure: "unresolved", refund: null });
  for (let attempt = 0; attempt < 20; attempt += 1) await comeBack(`GL-${attempt}`);
  await expect(comeBack("GL-20")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("finds the progress of a reference of an earlier key, and limits a client's invented ones", async () => {
  const limits = createClientLimits(3);
  const { paymentDesk } = rateLimitedShop(countingShop().shop, limits, keys, "a");
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await paymentDesk.findProgress("GL-earlier")).toMatchObject({ state: "checking" });
  }
  const late = paymentDesk.findProgress("GL-earlier");
  await expect(late).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await paymentDesk.findProgress(OWN)).toMatchObject({ state: "checking" });
});

test("finds the progress of an own reference at most sixty times a minute", async () => {
  const limits = createClientLimits(3);
  const { paymentDesk } = rateLimitedShop(countingShop().shop, limits, keys, "a");
  for (let visit = 0; visit < 60; visit += 1) {
    expect(await paymentDesk.findProgress(OWN)).toMatchObject({ state: "checking" });
  }
  const late = paymentDesk.findProgress(OWN);
  await expect(late).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("limits pay links that are tried at random, and never the shop's own", async () => {
  const { shop } = countingShop();
  const limits = createClientLimits(20);
  const { orderPayments } = rateLimitedShop(shop, limits, keys, "1.1.1.1");
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await orderPayments.findPayLink(`invented-${attempt}`)).toBeNull();
  }
  await expect(orderPayments.findPayLink("invented")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  expect(await orderPayments.findPayLink(OWN)).toBeNull();
  const other = rateLimitedShop(shop, limits, keys, "2.2.2.2");
  expect(await other.orderPayments.findPayLink("invented")).toBeNull();
});

test("limits the methods chosen for invented references per client, and for real ones by reference", async () => {
  const { shop } = countingShop();
  const limits = createClientLimits(20);
  const { orderPayments } = rateLimitedShop(shop, limits, keys, "a");
  const choose = (reference: string) =>
    orderPayments.choose(reference, "transfer").catch((error: ShopError) => error.code);
  const invented: unknown[] = [];
  for (let call = 0; call < 12; call += 1) invented.push(await choose(`GL-${call}`));
  expect(invented.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(2);
  const real: unknown[] = [];
  for (let call = 0; call < 31; call += 1) real.push(await choose(OWN));
  expect(real.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(1);
});

test("limits guessed review links per client, and requests of a real one per link", async () => {
  const reviews = { find: async () => null, write: async () => {}, decline: async () => {} };
  const shop = { ...countingShop().shop, reviews };
  const limits = createClientLimits(20);
  const client = rateLimitedShop(shop, limits, keys, "a");
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await client.reviews.find(`invented-${attempt}`)).toBeNull();
  }
  const rejected = { code: "TOO_MANY_REQUESTS" };
  await expect(client.reviews.find("invented")).rejects.toMatchObject(rejected);
  await expect(client.reviews.decline("invented")).rejects.toMatchObject(rejected);
  for (let attempt = 0; attempt < 30; attempt += 1) await client.reviews.find(OWN);
  await expect(client.reviews.find(OWN)).rejects.toMatchObject(rejected);
});
