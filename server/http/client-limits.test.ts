import { expect, test } from "vitest";
import { noNewsletter } from "#app/data/newsletter.ts";
import { sampleCatalogue } from "#app/data/sample-catalogue.ts";
import type { WantedCheckout } from "#app/domain/checkout.ts";
import { createClientLimits, limitedShop } from "./client-limits.ts";
import type { Shop } from "./request-context.ts";

const wanted: WantedCheckout = {
  customer: {
    firstName: "Ana",
    lastName: "Pérez",
    email: "ana@example.com",
    phone: "+593991234567",
    address: "x",
    city: "Quito",
    province: "",
    postalCode: "",
    country: "Ecuador",
  },
  lines: [],
  replaces: null,
  language: "en",
};

function countingShop() {
  const calls = { starts: 0, lookups: 0 };
  const shop: Shop = {
    catalogue: sampleCatalogue(),
    newsletter: noNewsletter(),
    stock: null,
    supabaseAccess: null,
    retention: { checkoutDays: 30, mailDays: 90 },
    orderLookup: {
      async find() {
        calls.lookups += 1;
        return null;
      },
    },
    paymentDesk: {
      async start() {
        calls.starts += 1;
        throw new Error("not asked for here");
      },
      confirm: () => ({
        verdict: Promise.resolve({ kind: "approved" }),
        settlement: Promise.resolve({ kind: "unwritten" }),
      }),
      findReceipt: async () => null,
    },
  };
  return { shop, calls };
}

test("one address starts so many checkouts while a hold lasts, and is told how long to wait", async () => {
  let now = 0;
  const limits = createClientLimits(3, () => now);
  const { shop, calls } = countingShop();
  const start = (address: string) =>
    limitedShop(shop, limits, address)
      .paymentDesk.start(wanted)
      .catch((error: unknown) => error);
  for (let attempt = 0; attempt < 10; attempt += 1) await start("203.0.113.7");
  expect(calls.starts).toBe(3);
  now = 60_000;
  expect(await start("203.0.113.7")).toMatchObject({ code: "TOO_MANY_REQUESTS", hint: "840" });
  await start("203.0.113.8");
  expect(calls.starts).toBe(4);
  now = 15 * 60_000;
  await start("203.0.113.7");
  expect(calls.starts).toBe(5);
});

test("one address looks for ten orders in ten minutes", async () => {
  const limits = createClientLimits(3, () => 0);
  const { shop, calls } = countingShop();
  const find = () => limitedShop(shop, limits, "a").orderLookup.find("1A2B3C4D", "a@b.ec");
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await find()).toBeNull();
  await expect(find()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", hint: "600" });
  expect(calls.lookups).toBe(10);
});
