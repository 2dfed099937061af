import { expect, test } from "vitest";
import { createDatabaseWrites, ringOnWrites } from "./database-writes.ts";

function setUp(status = 200) {
  const events: string[] = [];
  const writes = createDatabaseWrites();
  writes.on("write", () => events.push("ring"));
  const answer = ringOnWrites(async () => {
    events.push("answer");
    if (status === 0) throw new Error("cut off");
    return new Response(null, { status });
  }, writes);
  const ask = (method: string, path: string) =>
    answer(`http://shop.test${path}`, { method, signal: new AbortController().signal }).catch(
      () => null,
    );
  return { ask, events };
}

test.each([
  ["POST", "/rest/v1/products"],
  ["PATCH", "/rest/v1/products?id=eq.1"],
  ["DELETE", "/rest/v1/categories?id=eq.1"],
  ["POST", "/rest/v1/rpc/start_checkout"],
  ["POST", "/rest/v1/rpc/settle_checkout"],
])("%s %s rings before its caller hears the answer", async (method, path) => {
  const { ask, events } = setUp();
  await ask(method, path);
  expect(events).toEqual(["answer", "ring"]);
});

test("a write that was cut off may have happened", async () => {
  const { ask, events } = setUp(0);
  await ask("PATCH", "/rest/v1/products");
  expect(events).toEqual(["answer", "ring"]);
});

test.each([
  ["GET", "/rest/v1/products"],
  ["HEAD", "/rest/v1/products"],
  ["POST", "/rest/v1/rpc/list_free_stock"],
  ["POST", "/rest/v1/rpc/find_receipt"],
  ["POST", "/rest/v1/rpc/catalogue_version"],
  ["POST", "/auth/v1/token"],
])("%s %s only reads", async (method, path) => {
  const { ask, events } = setUp();
  await ask(method, path);
  expect(events).toEqual(["answer"]);
});
