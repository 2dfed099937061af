import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FATAL_FILE } from "#server/runtime/fault-points.ts";
import { discardShop, startShop } from "../fixtures/running-shop.ts";
import { type FaultyShop, openFaultyShop } from "./faulty-shop.ts";
import { PURCHASES, postCheckout } from "./purchases.ts";

let shop: FaultyShop;

beforeAll(async () => {
  shop = await openFaultyShop({ CHECKOUTS_PER_IP: "4" });
});
afterAll(() => shop.close());

function lookUp(number: string, email: string, headers: Record<string, string> = {}) {
  return fetch(`${shop.url()}/orders`, {
    method: "POST",
    headers: { origin: shop.url(), ...headers },
    body: new URLSearchParams({ number, email }),
  });
}

test("finds an order by number and email without scripts, and by nothing less", async () => {
  await PURCHASES["paid and returned"]?.(shop, "ana@example.com");
  await shop.rest("PATCH", "payment_checks?state=eq.unchecked", {
    state: "agrees",
    checked_at: new Date().toISOString(),
  });
  const [order] = await shop.rest<{ id: string; reference: string }>(
    "PATCH",
    "orders?email=eq.ana@example.com",
    { status: "shipped", tracking_number: "EC-4711" },
  );
  const number = order?.id.slice(-8).toUpperCase() ?? "";
  const found = await lookUp(`#${number}`, " ANA@example.com");
  expect(found.status).toBe(200);
  expect(found.headers.get("cache-control")).toBe("no-store");
  const html = await found.text();
  for (const words of [number, "Shipped", "EC-4711", `clientTransactionId=${order?.reference}`]) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain("0991234567");
  expect(html).not.toContain("Amazonas");

  const other = await lookUp(number, "eva@example.com");
  expect(other.status).toBe(404);
  const text = await other.text();
  expect(text).toContain("We found no order");
  expect(text).not.toContain("EC-4711");
  expect((await lookUp("12", "x")).status).toBe(400);
});

test("limits the order look-ups of one client, whatever address it claims", async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const claimed = { "x-forwarded-for": `203.0.113.${attempt}` };
    const answer = await lookUp("1A2B3C4D", "eva@example.com", claimed);
    statuses.push(answer.status);
    if (answer.status === 429) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answer.text()).toContain("Too many attempts");
    }
  }
  expect(statuses).toContain(404);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test("limits the checkouts of one client, whatever address it claims", async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const claimed = { "x-forwarded-for": `203.0.113.${attempt}` };
    const answer = await postCheckout(shop, `buyer-${attempt}@example.com`, claimed);
    statuses.push(answer.status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    if (answer.status === 429) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  }
  // The previous test made the first order.
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test("has no fault points and no sandbox controls by default", async () => {
  const plain = await startShop();
  await writeFile(path.join(plain.dataDir, FATAL_FILE), "before store.start");
  const answer = await postCheckout({ url: () => plain.url }, "ana@example.com");
  expect(answer.status).toBe(200);
  const control = await fetch(`${plain.url}/payphone-sandbox/control`, { method: "POST" });
  expect([404, 405]).toContain(control.status);
  expect(plain.isDead()).toBe(false);
  await discardShop(plain);
});
