import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMemoryStore, createPayphoneSandbox } from "@gemma-luce/payphone-sandbox";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";

/** Longer than any client of the tests keeps a connection for later: none sends into one that is just being closed. */
const IDLE_MS = 600_000;

/** One stand-in for PayPhone for several servers; it outlives each of them, as PayPhone would. */
export async function openSharedSandbox() {
  const token = `sandbox-${randomUUID()}`;
  const { app } = createPayphoneSandbox({
    token,
    storeId: "sandbox",
    responseUrl: "/confirmation",
    store: createMemoryStore(),
    clock: Date.now,
    controls: true,
  });
  const root = new Hono().route("/payphone-sandbox", app);
  const server = createServer({ keepAliveTimeout: IDLE_MS }, getRequestListener(root.fetch));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    /** What PAYPHONE_SANDBOX is set to. */
    setting: `http://${token}@127.0.0.1:${port}/payphone-sandbox`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
