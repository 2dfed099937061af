import { afterAll, beforeAll, expect, test } from "vitest";
import { discardShop, keysOf, type RunningShop, startShop } from "../fixtures/running-shop.ts";
import { hostileInputs } from "./hostile-generator.ts";

const COUNT = 10_000;
const LANES = 8;

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
  landmark: "Frente al parque",
  province: "Pichincha",
  postalCode: "170143",
  country: "Ecuador",
};
const JSON_TYPE = { "content-type": "application/json" };

let shop: RunningShop;
let keys: { publishable: string; secret: string };

beforeAll(async () => {
  shop = await startShop({
    CHECKOUTS_PER_IP: "1000000",
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "silent",
  });
  keys = await keysOf(shop);
});
afterAll(() => discardShop(shop));

async function readRows(query: string): Promise<unknown[]> {
  const response = await fetch(`${shop.supabaseUrl}/rest/v1/${query}`, {
    headers: { apikey: keys.secret },
  });
  return (await response.json()) as unknown[];
}

const readStock = () => readRows("products?select=id,quantity,inventory_status&order=id");

async function startReference(email: string): Promise<string> {
  const response = await fetch(`${shop.supabaseUrl}/rest/v1/rpc/start_checkout`, {
    method: "POST",
    headers: { ...JSON_TYPE, apikey: keys.secret },
    body: JSON.stringify({ customer: { ...CUSTOMER, email }, lines: [LINE] }),
  });
  return ((await response.json()) as { reference: string }).reference;
}

type Attempt = { what: string; send: () => Promise<Response> };

/**
 * start_checkout as server and page call it, and the return as document and as data. Each return comes from another
 * client, so that rate limits do not reject the rest.
 */
function attempts(count: number, references: string[]): Attempt[] {
  const { body, query } = hostileInputs(20_261_121);
  const replaces = null;
  const priced = { ...LINE, price: 16_500 };
  const headers = { ...JSON_TYPE, apikey: keys.secret, origin: shop.url };
  let client = 0;

  function visit(address: string): Attempt {
    const path = `${address}?${query(references)}`;
    client += 1;
    const forwarded = { "x-forwarded-for": `203.0.${client >> 8}.${client & 255}` };
    const init: RequestInit = { redirect: "manual", headers: forwarded };
    return { what: path, send: () => fetch(`${shop.url}${path}`, init) };
  }
  function post(path: string, sample: object, server = shop.url): Attempt {
    const text = body(sample);
    return {
      what: `${path} ${text.slice(0, 500)}`,
      send: () => fetch(`${server}${path}`, { method: "POST", headers, body: text }),
    };
  }
  const kinds = [
    () => visit("/confirmation"),
    () =>
      post(
        "/rest/v1/rpc/start_checkout",
        { customer: CUSTOMER, lines: [LINE], replaces, language: "es" },
        shop.supabaseUrl,
      ),
    () => visit("/confirmation.data"),
    () => post("/checkout.data", { customer: CUSTOMER, lines: [priced], replaces }),
  ];
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]?.() as Attempt);
}

test(`${COUNT} hostile inputs to start_checkout and /confirmation: no 500, no order, no change in stock`, async () => {
  const references = await Promise.all(
    ["one", "two", "three"].map((name) => startReference(`${name}@example.com`)),
  );
  const stock = await readStock();
  const waiting = attempts(COUNT, references);
  const failures: string[] = [];
  const statuses: Record<number, number> = {};
  const start = performance.now();

  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const response = await next.send();
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (response.status >= 500) failures.push(`${response.status} ${next.what}`);
    }
  }
  await Promise.all(Array.from({ length: LANES }, work));

  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `hostile inputs: ${COUNT} in ${seconds} s, answers by status ${JSON.stringify(statuses)}`,
  );
  expect(failures).toEqual([]);
  expect(await readRows("orders?select=id")).toEqual([]);
  expect(await readStock()).toEqual(stock);
  expect(stock.length).toBeGreaterThan(20);
  const confirming = await readRows("checkouts?status=in.(confirming,settled)&select=id");
  expect(confirming).toEqual([]);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});
