import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { SupabaseFetch } from "../database/embedded/create-fetch.ts";
import { newDatabaseSocket, removeDatabaseSocket } from "./database-socket.ts";

/** Longer than the shop keeps idle connections, so that it never sends on a closing one. */
const KEEP_ALIVE_MS = 600_000;

/** Serve an embedded Supabase on a new socket. */
export async function serveSupabase(fetch: SupabaseFetch) {
  const socket = await newDatabaseSocket();
  const listener = getRequestListener(fetch);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(socket, resolve);
  });
  return {
    /** Path of the Unix socket in a private folder; on Windows the name of a pipe. */
    socket,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await removeDatabaseSocket(socket);
    },
  };
}
