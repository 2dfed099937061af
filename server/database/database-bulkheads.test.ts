import { expect, test } from "vitest";
import { databaseBulkheads } from "./database-bulkheads.ts";

const REST = "http://database.test/rest/v1";
const TIMEOUTS = { anon: 60_000, server: 60_000 };

/** A database that answers after `release`. */
function openBulkheads() {
  const sent: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const database = (name: string) => async (input: string | URL | Request) => {
    sent.push(`${name} ${String(input).slice(REST.length)}`);
    await released;
    return new Response();
  };
  const clients = databaseBulkheads(
    { anon: database("anon"), server: database("server") },
    TIMEOUTS,
  );
  return { clients, sent, release };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test("sends a payment's call while readers fill their bulkhead", async () => {
  const { clients, sent, release } = openBulkheads();
  const readers = Array.from({ length: 300 }, () => clients.anon(`${REST}/products`));
  const payment = clients.server(`${REST}/rpc/pin_checkout`);
  await settle();
  expect(sent).toHaveLength(17);
  expect(sent).toContain("server /rpc/pin_checkout");
  release();
  expect((await payment).status).toBe(200);
  const rejected = (await Promise.all(readers)).filter(({ status }) => status === 503);
  expect(rejected).toHaveLength(44);
});

test("queues what visitors do among the readers, with the server's key", async () => {
  const { clients, sent, release } = openBulkheads();
  for (let count = 0; count < 300; count += 1) void clients.visitors(`${REST}/rpc/subscribe`);
  void clients.anon(`${REST}/products`);
  void clients.server(`${REST}/rpc/start_checkout`);
  await settle();
  expect(sent).toEqual([...Array(16).fill("server /rpc/subscribe"), "server /rpc/start_checkout"]);
  release();
});
