import { afterAll, beforeAll, expect, test } from "vitest";
import { discardShop, keysOf, type RunningShop, startShop } from "../fixtures/running-shop.ts";
import { hostileInputs } from "./hostile-generator.ts";

/** `npm run soak` asks for all ten thousand. */
const COUNT = Number(process.env.HOSTILE_INPUTS ?? 1500);
const LANES = 4;

const LINE = {
  productId: "a0000000-0000-4000-8000-000000000004",
  size: "L",
  color: "Olive",
  quantity: 1,
};
const CUSTOMER = {
  firstName: "Ana",
  lastName: "Pérez",
  email: "ana@example.com",
  phone: "0991234567",
  address: "Av. Amazonas",
  city: "Quito",
  province: "Pichincha",
  postalCode: "170143",
  country: "Ecuador",
};
const JSON_TYPE = { "content-type": "application/json" };

let shop: RunningShop;
let keys: { publishable: string; secret: string };

beforeAll(async () => {
  shop = await startShop({ CHECKOUTS_PER_IP: "1000000", LOG_LEVEL: "silent" });
  keys = await keysOf(shop);
});
afterAll(() => discardShop(shop));

async function readRows(query: string): Promise<unknown[]> {
  const response = await fetch(`${shop.url}/rest/v1/${query}`, {
    headers: { apikey: keys.secret },
  });
  return (await response.json()) as unknown[];
}

const readStock = () => readRows("products?select=id,quantity,inventory_status&order=id");

async function startReference(email: string): Promise<string> {
  const response = await fetch(`${shop.url}/rest/v1/rpc/start_checkout`, {
    method: "POST",
    headers: { ...JSON_TYPE, apikey: keys.publishable },
    body: JSON.stringify({ customer: { ...CUSTOMER, email }, lines: [LINE] }),
  });
  return ((await response.json()) as { reference: string }).reference;
}

type Attempt = { what: string; send: () => Promise<Response> };

/** The one function, through its two doors, and the return address. */
function attempts(count: number, references: string[]): Attempt[] {
  const { body, query } = hostileInputs(20_261_121);
  const replaces = null;
  const priced = { ...LINE, price: 16_500 };
  return Array.from({ length: count }, (_, index) => {
    if (index % 2 === 0) {
      const search = query(references);
      return {
        what: `/confirmation?${search}`,
        send: () => fetch(`${shop.url}/confirmation?${search}`, { redirect: "manual" }),
      };
    }
    const isDirect = index % 4 === 1;
    const text = isDirect
      ? body({ customer: CUSTOMER, lines: [LINE], replaces, language: "es" })
      : body({ customer: CUSTOMER, lines: [priced], replaces });
    const path = isDirect ? "/rest/v1/rpc/start_checkout" : "/checkout.data";
    const headers = { ...JSON_TYPE, apikey: keys.publishable, origin: shop.url };
    return {
      what: `${path} ${text.slice(0, 500)}`,
      send: () => fetch(`${shop.url}${path}`, { method: "POST", headers, body: text }),
    };
  });
}

test(`${COUNT} hostile inputs to start_checkout and /confirmation: no 500, no order, no change in stock`, async () => {
  const references = await Promise.all(
    ["one", "two", "three"].map((name) => startReference(`${name}@example.com`)),
  );
  const stock = await readStock();
  const waiting = attempts(COUNT, references);
  const failures: string[] = [];
  const statuses: Record<number, number> = {};

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const response = await next.send();
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (response.status >= 500) failures.push(`${response.status} ${next.what}`);
    }
  }
  await Promise.all(Array.from({ length: LANES }, work));

  console.log(`hostile inputs: ${COUNT}, answers by status ${JSON.stringify(statuses)}`);
  expect(failures).toEqual([]);
  expect(await readRows("orders?select=id")).toEqual([]);
  expect(await readStock()).toEqual(stock);
  expect(stock.length).toBeGreaterThan(20);
  const confirming = await readRows("checkouts?status=in.(confirming,settled)&select=id");
  expect(confirming).toEqual([]);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});
