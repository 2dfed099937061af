import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { StartupError } from "../runtime/startup-error.ts";
import { closeServer, trackResponses } from "./close-server.ts";

const SECOND_MS = 1000;
/** For the head of a request, and for all of it: five megabytes on a slow line. */
const HEADERS_TIMEOUT_MS = 15 * SECOND_MS;
const REQUEST_TIMEOUT_MS = 120 * SECOND_MS;
/** For a silent connection. Longer than the slowest step of a payment confirmation. */
const SOCKET_TIMEOUT_MS = 120 * SECOND_MS;
/** Longer than proxies keep idle connections, so that none sends into a connection that is being closed. */
const KEEP_ALIVE_TIMEOUT_MS = 75 * SECOND_MS;

const REASONS: Record<string, string> = {
  EADDRINUSE: "is already taken by another program: stop it, or set PORT to another one",
  EACCES: "needs rights this user does not have: set PORT to one above 1023",
  EADDRNOTAVAIL: "is not an address of this machine: set HOST to one of its own",
  ENOTFOUND: "is not a known host name: set HOST to an address of this machine",
};

/**
 * Listen on a port (0 picks a free one) and return it with the function that closes the server (see `closeServer`).
 * Throws a StartupError that names the setting to change.
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<{ port: number; close: (timeoutMs: number) => Promise<void> }> {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    },
    listener,
  );
  server.setTimeout(SOCKET_TIMEOUT_MS);
  const answers = trackResponses(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ""] ?? `cannot be listened on (${error.code})`;
      reject(new StartupError(`${host}:${port} ${reason}.`));
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (timeoutMs) => closeServer(server, answers, timeoutMs),
  };
}
