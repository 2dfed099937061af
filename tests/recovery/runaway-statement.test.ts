import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discardShop, keysOf, type RunningShop, startShop } from "../fixtures/running-shop.ts";
import { findProcess } from "../fixtures/shop-processes.ts";
import { signIn } from "../fixtures/sign-in.ts";
import { waitUntil } from "./faulty-shop.ts";

const PAGES = { "/": "Silk Wrap Dress", "/shop": "Silk Wrap Dress" };

const EXPENSIVE = encodeURIComponent("^(.*)(.*)(.*)(.*)(.*)\\1\\2\\3\\4\\5\\.$");
/** Categories of products of categories, forty deep. */
const CIRCLE = Array.from({ length: 40 }).reduceRight<string>(
  (inner, _, index) => `${index % 2 === 0 ? "products" : "categories"}(id${inner && `,${inner}`})`,
  "",
);

const REQUESTS = {
  "an expensive regular expression": `/rest/v1/products?select=id&description=match.${EXPENSIVE}`,
  "a circular embed forty levels deep": `/rest/v1/categories?select=id,${CIRCLE}`,
};

let shop: RunningShop;
let token: string;

beforeAll(async () => {
  shop = await startShop();
  token = await signIn(shop);
  for (const page of Object.keys(PAGES)) await (await fetch(shop.url + page)).text();
});
afterAll(() => discardShop(shop));

const databasePid = () => findProcess(shop.pid ?? 0, "database");

/** Send a statement that may end the database process. */
async function send(path: string, init: RequestInit = {}): Promise<number> {
  const { publishable } = await keysOf(shop);
  const headers = { apikey: publishable, authorization: `Bearer ${token}` };
  const answer = await fetch(shop.url + path, { ...init, headers }).catch(() => null);
  return answer?.status ?? 0;
}

async function writeCategory(): Promise<string> {
  const { secret } = await keysOf(shop);
  const name = `written-${randomUUID()}`;
  const answer = await fetch(`${shop.supabaseUrl}/rest/v1/categories`, {
    method: "POST",
    headers: { apikey: secret, "content-type": "application/json" },
    body: JSON.stringify({ name, display_name: name }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return name;
}

async function hasCategory(name: string): Promise<boolean> {
  const { secret } = await keysOf(shop);
  const answer = await fetch(`${shop.supabaseUrl}/rest/v1/categories?name=eq.${name}`, {
    headers: { apikey: secret },
  });
  return answer.ok && ((await answer.json()) as unknown[]).length === 1;
}

const isDatabaseUp = async () => {
  const health = (await (await fetch(`${shop.url}/healthz`)).json()) as { database: string };
  return health.database === "ok";
};

test.each(Object.entries(REQUESTS))(
  "serves pages during %s of staff, and keeps acknowledged writes",
  async (name, path) => {
    const written = await writeCategory();
    for (const page of Object.keys(PAGES)) await (await fetch(shop.url + page)).text();
    const before = await databasePid();
    const answered = send(path);
    let isOver = false;
    answered.finally(() => {
      isOver = true;
    });
    const times: number[] = [];
    do {
      for (const [page, words] of Object.entries(PAGES)) {
        const begun = performance.now();
        expect(await (await fetch(shop.url + page)).text()).toContain(words);
        times.push(performance.now() - begun);
      }
    } while (!isOver);
    const status = await answered;
    const ended = performance.now();
    await waitUntil("the database is back", isDatabaseUp);
    const back = Math.round(performance.now() - ended);
    const isRestarted = (await databasePid()) !== before;
    console.log(
      `${name}: answered ${status}, slowest page ${Math.round(Math.max(...times))} ms, database ${isRestarted ? `started again after ${back} ms` : "unharmed"}`,
    );
    // It fails with its process, is rejected or is answered in time; it never hangs.
    expect([0, 200, 400, 404, 500, 503]).toContain(status);
    expect(await hasCategory(written)).toBe(true);
  },
);

test("offers no function that only waits, not even to staff", async () => {
  const init = { method: "POST", body: JSON.stringify({ seconds: 60 }) };
  expect(await send("/rest/v1/rpc/pg_sleep", init)).toBe(404);
  const nested = "/rest/v1/products?select=id&id=eq.pg_sleep(60)";
  expect(await send(nested)).toBe(400);
  expect(await isDatabaseUp()).toBe(true);
});
