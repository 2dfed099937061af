import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OWNER } from "../fixtures/running-shop.ts";
import { type FaultyShop, openFaultyShop, TEST_PRODUCT, waitUntil } from "./faulty-shop.ts";
import { payAndReturn, payFor, postCheckout } from "./purchases.ts";

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const CLOCK = pathToFileURL(path.resolve("tests/fixtures/shifting-clock.mjs")).href;

let folder: string;
let shop: FaultyShop;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-clock-"));
  shop = await openFaultyShop({
    CLOCK_FILE: path.join(folder, "clock"),
    NODE_OPTIONS: `--import=${CLOCK}`,
  });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Shift the clocks of server and database, and wait until a new checkout's reference shows it. */
async function jump(offset: number): Promise<void> {
  await writeFile(path.join(folder, "clock"), String(offset));
  await waitUntil("the clock has jumped", async () => {
    const answer = await postCheckout(shop, `clock-${offset}-${Math.random()}@example.com`);
    const [, time] = /GL-(\d{13})-/.exec(await answer.text()) ?? [];
    return Math.abs(Number(time) - (Date.now() + offset)) < HOUR / 2;
  });
}

/**
 * Each captured payment has its order and no other payment has one. Automatic reversals are not compared: they depend
 * on the sandbox's clock, which jumped too.
 */
async function expectBooksToAgree(): Promise<void> {
  const orders = await shop.rest<{ reference: string }>("GET", "orders?select=reference");
  const captured = (await shop.payments()).filter(({ state }) => state === "captured");
  expect(orders.map(({ reference }) => reference).sort()).toEqual(
    captured.map(({ reference }) => reference).sort(),
  );
  expect(await shop.rest("POST", "rpc/find_inconsistencies", {})).toEqual([]);
  const [product] = await shop.rest<{ quantity: number }>(
    "GET",
    `products?id=eq.${TEST_PRODUCT.id}&select=quantity`,
  );
  expect(product?.quantity).toBe(TEST_PRODUCT.stock - orders.length);
}

test.for([
  ["two hours ahead", 2 * HOUR],
  ["a day back", -24 * HOUR],
  ["a year ahead", YEAR],
  ["and back to now", 0],
] as const)(
  "settles or returns an open payment while the clock jumps %s, and accepts the next one",
  async ([name, offset]) => {
    const email = `${name.replaceAll(" ", "-")}@example.com`;
    const returnUrl = await payFor(shop, `on-its-way-${email}`);
    await jump(offset);
    const returned = await fetch(new URL(returnUrl, shop.url()));
    expect(returned.status).toBeLessThan(500);
    expect(await returned.text()).toMatch(/Grazie Mille|Payment Error/);
    await payAndReturn(shop, email);
    await expectBooksToAgree();
  },
);

test("signs the owner in after every jump", async () => {
  const authUrl = `${shop.url()}/auth/v1`;
  const headers = { apikey: await shop.publishableKey(), "content-type": "application/json" };
  const body = JSON.stringify({
    email: `${OWNER.username}@gemmaluce.com`,
    password: OWNER.password,
  });
  for (const offset of [YEAR, -YEAR, 0]) {
    await jump(offset);
    const signIn = await fetch(`${authUrl}/token?grant_type=password`, {
      method: "POST",
      headers,
      body,
    });
    expect(signIn.status).toBe(200);
    const { access_token } = (await signIn.json()) as { access_token: string };
    const user = await fetch(`${authUrl}/user`, {
      headers: { ...headers, authorization: `Bearer ${access_token}` },
    });
    expect(user.status).toBe(200);
  }
});
