import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";

/** Longer than the clients keep idle connections, so that none sends into a closing one. */
const IDLE_MS = 600_000;

/** Serve a sandbox in the test's process: it survives the shops under test, as the real service does. */
export async function serveSandbox(path: string, app: Hono) {
  const root = new Hono().route(path, app);
  const server = createServer({ keepAliveTimeout: IDLE_MS }, getRequestListener(root.fetch));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    /** Host, port and path. */
    place: `127.0.0.1:${port}${path}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
