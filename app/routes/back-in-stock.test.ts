import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { noStockRequests } from "#app/data/stock-requests.ts";
import { reportErrorContext } from "#app/rendering-context.ts";
import { type Shop, shopContext } from "#app/shop-context.ts";
import { action, clientAction } from "./back-in-stock.tsx";

test("reports a withdrawal that failed", async () => {
  const report = vi.fn();
  const context = new RouterContextProvider();
  context.set(shopContext, { stockRequests: noStockRequests() } as Shop);
  context.set(reportErrorContext, report);
  const url = new URL("http://shop.test/back-in-stock/1");
  const request = new Request(url, { method: "POST" });
  const pattern = "/back-in-stock/:requestId";
  const response = await action({ request, url, context, params: { requestId: "1" }, pattern });
  expect(response.data).toBe("failed");
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error("Supabase not configured"));
});

test("keeps the page when the connection is lost", async () => {
  const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
  const args = { serverAction } as unknown as Parameters<typeof clientAction>[0];
  expect(await clientAction(args)).toMatchObject({ data: "failed" });
});
