import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { SupabaseFetch } from "../database/embedded/create-fetch.ts";

/** Longer than the shop keeps idle connections, so that it never sends on a closing one. */
const KEEP_ALIVE_MS = 600_000;

export type ServedSupabase = {
  /** Path of the Unix socket in a private folder; on Windows the name of a pipe. */
  socket: string;
  close(): Promise<void>;
};

async function newSocket(): Promise<string> {
  if (process.platform === "win32") return `\\\\.\\pipe\\gemma-luce-${randomUUID()}`;
  // Not in the data folder: the path of a socket is limited in length, and not every file system supports sockets.
  return path.join(await mkdtemp(path.join(os.tmpdir(), "gemma-luce-")), "database.sock");
}

/** Serve an embedded Supabase on a new socket. */
export async function serveSupabase(fetch: SupabaseFetch): Promise<ServedSupabase> {
  const socket = await newSocket();
  const listener = getRequestListener(fetch);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(socket, resolve);
  });
  return {
    socket,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (process.platform !== "win32") await rm(path.dirname(socket), { recursive: true });
    },
  };
}
