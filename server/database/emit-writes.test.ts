import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { emitWrites, type WriteEvents } from "./emit-writes.ts";

function setUp(status = 200) {
  const events: string[] = [];
  const writes: WriteEvents = new EventEmitter();
  writes.on("write", () => events.push("write"));
  const send = emitWrites(async () => {
    events.push("answer");
    if (status === 0) throw new Error("cut off");
    return new Response(null, { status });
  }, writes);
  const request = (method: string, path: string) =>
    send(`http://shop.test${path}`, { method, signal: new AbortController().signal }).catch(
      () => null,
    );
  return { request, events };
}

test.each([
  ["POST", "/rest/v1/products"],
  ["PATCH", "/rest/v1/products?id=eq.1"],
  ["DELETE", "/rest/v1/categories?id=eq.1"],
  ["POST", "/rest/v1/rpc/start_checkout"],
  ["POST", "/rest/v1/rpc/settle_checkout"],
])("emits an event for %s %s before its caller has the response", async (method, path) => {
  const { request, events } = setUp();
  await request(method, path);
  expect(events).toEqual(["answer", "write"]);
});

test("emits an event for a write that failed", async () => {
  const { request, events } = setUp(0);
  await request("PATCH", "/rest/v1/products");
  expect(events).toEqual(["answer", "write"]);
});

test.each([
  ["GET", "/rest/v1/products"],
  ["HEAD", "/rest/v1/products"],
  ["POST", "/rest/v1/rpc/list_free_stock"],
  ["POST", "/rest/v1/rpc/find_receipt"],
  ["POST", "/rest/v1/rpc/count_late_mails"],
  ["POST", "/rest/v1/rpc/cache_version"],
  ["POST", "/auth/v1/token"],
])("emits no event for %s %s", async (method, path) => {
  const { request, events } = setUp();
  await request(method, path);
  expect(events).toEqual(["answer"]);
});
