import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

const IDLE_CHECK_MS = 50;
/** So long a connection that a client keeps open may bring one request more. */
const IDLE_GRACE_MS = 250;

/** Tells the client with the answer that this was the connection's last request. */
function endConnection(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/**
 * Takes a listening server and stops it so that no request is lost: no new connections; requests under way finish; what comes
 * on a connection kept open is still answered, with word that the connection ends; then idle connections are dropped.
 * Resolves when the last one is gone; after `patience` milliseconds the rest is cut off.
 */
export async function closeServer(server: Server, patience: number): Promise<void> {
  server.prependListener("request", endConnection);
  let dropIdle: NodeJS.Timeout | undefined;
  const grace = setTimeout(
    () => {
      dropIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    },
    Math.min(IDLE_GRACE_MS, patience),
  );
  const cutOff = setTimeout(() => server.closeAllConnections(), patience);
  // Not the HTTP server's own `close`: it drops idle connections at once, and with them a request that is just being sent.
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  clearTimeout(grace);
  clearInterval(dropIdle);
  clearTimeout(cutOff);
}
