import { Agent, type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyShop, openFaultyShop, waitUntil } from "./faulty-shop.ts";
import { checkoutBody } from "./purchases.ts";

const CONNECTIONS = 50;
/** Responses before the shop is stopped. */
const WARM = 300;
const READS = [
  "/",
  "/shop?sort=price-asc",
  "/es/products/silk-wrap-dress",
  "/confirmation?clientTransactionId=GL-none",
  "/healthz",
  "/rest/v1/products?select=slug&limit=5",
];
const REFERENCE = /GL-\d{13}-[0-9a-f]{32}/;

let shop: FaultyShop;

beforeAll(async () => {
  shop = await openFaultyShop();
});
afterAll(() => shop.close());

type Tally = { answered: number; references: string[]; failures: string[] };
type Outcome = "answered" | "shut";

/** Send a request on the agent's connection and read the whole response. */
function ask(agent: Agent, index: number, apikey: string, tally: Tally): Promise<Outcome> {
  const isCheckout = index % 3 === 0;
  const path = isCheckout ? "/checkout.data" : (READS[index % READS.length] ?? "/");
  return new Promise((resolve) => {
    const sent = request(`${shop.url()}${path}`, {
      agent,
      method: isCheckout ? "POST" : "GET",
      headers: { apikey, origin: shop.url(), "content-type": "application/json" },
    });
    const fail = (why: string) => {
      tally.failures.push(`${path}: ${why}`);
      resolve("shut");
    };
    sent.once("error", (error: NodeJS.ErrnoException) => {
      // A refused connection has accepted nothing.
      const isShut = error.code === "ECONNREFUSED" || !sent.reusedSocket;
      if (isShut) resolve("shut");
      else fail(String(error.code));
    });
    sent.once("response", (answer: IncomingMessage) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (more: string) => {
        text += more;
      });
      answer.once("error", (error) => fail(`cut off: ${error.message}`));
      answer.once("end", () => {
        const { statusCode = 0, complete } = answer;
        if (!complete || statusCode >= 500) return fail(`${statusCode} ${text.slice(0, 200)}`);
        const [reference] = REFERENCE.exec(text) ?? [];
        if (isCheckout && reference) tally.references.push(reference);
        tally.answered += 1;
        resolve("answered");
      });
    });
    sent.end(isCheckout ? checkoutBody(`load-${index}@example.com`) : undefined);
  });
}

/** How many acknowledged checkouts the database has. */
async function knownOf(references: string[]): Promise<number> {
  let known = 0;
  for (let from = 0; from < references.length; from += 50) {
    const some = references.slice(from, from + 50).join(",");
    known += (await shop.rest("GET", `checkouts?reference=in.(${some})&select=id`)).length;
  }
  return known;
}

test("answers all accepted requests when stopped under fifty connections, loses nothing and exits with 0", async () => {
  const apikey = await shop.publishableKey();
  const tally: Tally = { answered: 0, references: [], failures: [] };
  let next = 0;
  const clients = Array.from({ length: CONNECTIONS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while ((await ask(agent, next++, apikey, tally)) === "answered");
    agent.destroy();
  });
  await waitUntil("the load", async () => tally.answered + tally.failures.length > WARM);
  const before = tally.answered;
  const code = await shop.stop();
  await Promise.all(clients);
  console.log(
    `stop under load: ${tally.answered} answered, ${tally.answered - before} of them after SIGTERM, ${tally.references.length} checkouts`,
  );
  expect(tally.failures).toEqual([]);
  expect(code).toBe(0);
  expect(tally.references.length).toBeGreaterThan(WARM / 6);

  await shop.restart();
  expect(await knownOf(tally.references)).toBe(tally.references.length);
  expect(await shop.rest("POST", "rpc/find_inconsistencies", {})).toEqual([]);
});
