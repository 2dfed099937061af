import { expect, test } from "vitest";
import { databaseLanes } from "./database-lanes.ts";

const REST = "http://database.test/rest/v1";
const WAITS = { anon: 60_000, server: 60_000 };

/** A database that never answers, but for what a client asks after `release`. */
function openLanes() {
  const sent: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const database = (name: string) => async (input: string | URL | Request) => {
    sent.push(`${name} ${String(input).slice(REST.length)}`);
    await released;
    return new Response();
  };
  const lanes = databaseLanes({ anon: database("anon"), server: database("server") }, WAITS);
  return { lanes, sent, release };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test("sends a payment's call though a crowd of readers fills its lane", async () => {
  const { lanes, sent, release } = openLanes();
  const crowd = Array.from({ length: 300 }, () => lanes.anon(`${REST}/products`));
  const payment = lanes.server(`${REST}/rpc/pin_checkout`);
  await settle();
  expect(sent).toHaveLength(17);
  expect(sent).toContain("server /rpc/pin_checkout");
  release();
  expect((await payment).status).toBe(200);
  const refused = (await Promise.all(crowd)).filter(({ status }) => status === 503);
  expect(refused).toHaveLength(44);
});

test.each(["subscribe", "find_order", "take_rate_limit"])(
  "has %s wait among the readers, with the server's key",
  async (name) => {
    const { lanes, sent, release } = openLanes();
    for (let count = 0; count < 300; count += 1) void lanes.server(`${REST}/rpc/${name}`);
    void lanes.server(`${REST}/rpc/start_checkout`);
    await settle();
    expect(sent).toEqual([...Array(16).fill(`server /rpc/${name}`), "server /rpc/start_checkout"]);
    release();
  },
);
