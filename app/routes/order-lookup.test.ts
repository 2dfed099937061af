import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { noOrderLookup, type OrderLookup } from "#app/data/order-lookup.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { reportErrorContext } from "#app/rendering-context.ts";
import { type Shop, shopContext } from "#app/shop-context.ts";
import { action } from "./order-lookup.tsx";

async function lookUp(lookup: OrderLookup) {
  const report = vi.fn();
  const context = new RouterContextProvider();
  context.set(shopContext, { orderLookup: lookup } as Shop);
  context.set(reportErrorContext, report);
  const url = new URL("http://shop.test/orders");
  const body = new URLSearchParams({ number: "0C8F2D1A", email: "ana@example.com" });
  const request = new Request(url, { method: "POST", body });
  const response = await action({ request, url, context, params: {}, pattern: "/orders" });
  return { response, report };
}

test("reports a lookup that failed", async () => {
  const { response, report } = await lookUp(noOrderLookup());
  expect(response.data.outcome).toBe("failed");
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error("Supabase not configured"));
});

test("does not report a rate limit", async () => {
  const limit = new ShopError("TOO_MANY_REQUESTS", "Wait.", "60");
  const { response, report } = await lookUp({ find: () => Promise.reject(limit) });
  expect(response.data.outcome).toBe("too_many");
  expect(report).not.toHaveBeenCalled();
});
