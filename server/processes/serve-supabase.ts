import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { SupabaseFetch } from "../database/embedded/create-fetch.ts";

/** The shop keeps its connections open longer than it pauses: it never sends into one that is just being closed. */
const KEEP_ALIVE_MS = 600_000;

export type ServedSupabase = {
  /** Path of the Unix socket, in a folder that only this user may enter; on Windows the name of a pipe. */
  socket: string;
  close(): Promise<void>;
};

async function newSocket(): Promise<string> {
  if (process.platform === "win32") return `\\\\.\\pipe\\gemma-luce-${randomUUID()}`;
  // Not in the data folder: the length of a socket's path is limited, and not every mounted disk takes one.
  return path.join(await mkdtemp(path.join(os.tmpdir(), "gemma-luce-")), "database.sock");
}

/** Answers requests to an embedded Supabase on a socket of its own. */
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
