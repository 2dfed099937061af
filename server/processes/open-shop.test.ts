import { expect, test } from "vitest";
import { createTestClient } from "#app/data/testing/create-test-client.ts";
import type { Shop } from "#app/shop-context.ts";
import { createLogger } from "../runtime/logger.ts";
import { openShop } from "./open-shop.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const TOKEN = "a".repeat(32);

/** A shop whose database answers nothing, and the calls of each of its clients. */
function openOn(provider: object | null) {
  const calls: string[] = [];
  const client = (name: string) =>
    createTestClient(async (input) => {
      calls.push(`${name} ${String(input).split("/").at(-1)}`);
      return Response.json(null);
    });
  const shop = openShop({
    environment: { retention: {}, dataDir: "", backup: null },
    backend: {
      mode: "hosted",
      database: {
        anon: client("anon"),
        visitors: client("visitors"),
        server: client("server"),
        browser: null,
        deriveKey: () => Buffer.alloc(32),
      },
    },
    payments: { provider },
    logger: createLogger("silent"),
  } as never);
  return { shop, calls };
}

const VISITORS_CALLS: [string, (shop: Shop) => Promise<unknown>][] = [
  ["subscribe", ({ newsletter }) => newsletter.subscribe("ana@example.com", "en")],
  ["confirm_subscription", ({ newsletter }) => newsletter.confirm(ID)],
  ["leave_newsletter", ({ newsletter }) => newsletter.leave(ID)],
  ["request_stock", ({ stockRequests }) => stockRequests.request({} as never)],
  ["withdraw_stock_requests", ({ stockRequests }) => stockRequests.withdraw(ID)],
  ["find_review_invitation", ({ reviews }) => reviews.find(TOKEN)],
  ["write_review", ({ reviews }) => reviews.write(TOKEN, { productId: ID } as never, "en")],
  ["decline_reviews", ({ reviews }) => reviews.decline(TOKEN)],
  ["find_order", ({ orderLookup }) => orderLookup.find("1001", "ana@example.com")],
  ["quote_discount", ({ paymentDesk }) => paymentDesk.quoteDiscount({ code: "HOLA", lines: [] })],
];

test.each(VISITORS_CALLS)("sends %s through the visitors' queue", async (name, call) => {
  for (const provider of [{}, null]) {
    const { shop, calls } = openOn(provider);
    // An empty answer is none of most calls.
    await call(shop).catch(() => {});
    expect(calls).toEqual([`visitors ${name}`]);
  }
});
