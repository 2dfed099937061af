import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMemoryStore, createPayphoneSandbox } from "@gemma-luce/payphone-sandbox";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";

/** Longer than the clients keep idle connections, so that none sends into a closing one. */
const IDLE_MS = 600_000;

/** Start one sandbox for several servers; it survives them, as PayPhone does. */
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
    /** The value of PAYPHONE_SANDBOX. */
    setting: `http://${token}@127.0.0.1:${port}/payphone-sandbox`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
