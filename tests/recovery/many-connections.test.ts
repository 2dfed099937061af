import { afterAll, beforeAll, expect, test } from "vitest";
import { loadCachedPages } from "../../scripts/load/load-cached-pages.ts";
import { discardShop, type RunningShop, startShop } from "../fixtures/running-shop.ts";

/** `npm run soak` keeps the connections for a minute. */
const SECONDS = process.env.KILL_IN_EVERY_WAY === "1" ? 60 : 3;
const CONNECTIONS = 1000;

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => discardShop(shop));

test("answers a thousand connections on cached pages", async () => {
  const result = await loadCachedPages(shop, { connections: CONNECTIONS, seconds: SECONDS });
  console.log(`load: ${JSON.stringify(result)}`);
  expect(result, shop.output()).toMatchObject({ errors: 0, non2xx: 0 });
  expect(result.answered).toBeGreaterThanOrEqual(CONNECTIONS);
});
