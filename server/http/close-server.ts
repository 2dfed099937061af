import type { Server } from "node:http";

const IDLE_CHECK_MS = 50;

/**
 * Takes a listening server and stops it: no new connections, requests under way finish, and idle keep-alive connections are dropped.
 * Resolves when the last one is gone; after `patience` milliseconds the rest is cut off.
 */
export async function closeServer(server: Server, patience: number): Promise<void> {
  const dropIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(dropIdle);
  clearTimeout(cutOff);
}
