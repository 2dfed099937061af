import { type HandleErrorFunction, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { handleError } from "./handle-error.ts";
import { reportErrorContext } from "./rendering-context.ts";

/** The router's error for a request that no route answers. */
const rejection = (status: number, error: Error) => ({
  status,
  statusText: "",
  internal: true,
  data: error.message,
  error,
});

function reported(error: unknown): unknown[] {
  const report = vi.fn();
  const context = new RouterContextProvider();
  context.set(reportErrorContext, report);
  const args = { request: new Request("http://shop.test/"), context, params: {} };
  void handleError(error, args as unknown as Parameters<HandleErrorFunction>[1]);
  return report.mock.calls.flat();
}

test("reports an error of a page", () => {
  const error = new Error("the database broke");
  expect(reported(error)).toEqual([error]);
  expect(reported(rejection(500, error))).toEqual([error]);
});

test.each([404, 405])("does not report a request that the router rejects with %s", (status) => {
  expect(reported(rejection(status, new Error("Invalid request method")))).toEqual([]);
});
