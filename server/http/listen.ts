import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { StartupError } from "../runtime/startup-error.ts";
import { closeServer, watchAnswers } from "./close-server.ts";

const SECOND_MS = 1000;
/** A sender has so long for the head of a request, and for all of it: a picture of five megabytes over a slow line. */
const HEAD_WITHIN_MS = 15 * SECOND_MS;
const REQUEST_WITHIN_MS = 120 * SECOND_MS;
/** A connection on which nothing moves is given up. Longer than the slowest step of a payment that is being confirmed. */
const SILENT_MS = 120 * SECOND_MS;
/** Longer than a proxy keeps its own end of an idle connection, so that it never sends into one that is just being closed. */
const IDLE_MS = 75 * SECOND_MS;

const REASONS: Record<string, string> = {
  EADDRINUSE: "is already taken by another program: stop it, or set PORT to another one",
  EACCES: "needs rights this user does not have: set PORT to one above 1023",
  EADDRNOTAVAIL: "is not an address of this machine: set HOST to one of its own",
  ENOTFOUND: "is not a known host name: set HOST to an address of this machine",
};

/**
 * Takes a listener, a port (0 picks a free one) and a host, listens, and returns the port and how the server is closed
 * (see `closeServer`).
 * Throws a StartupError that says which setting to change when the address cannot be had.
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<{ port: number; close: (patience: number) => Promise<void> }> {
  const server = createServer(
    {
      headersTimeout: HEAD_WITHIN_MS,
      requestTimeout: REQUEST_WITHIN_MS,
      keepAliveTimeout: IDLE_MS,
    },
    listener,
  );
  server.setTimeout(SILENT_MS);
  const answers = watchAnswers(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ""] ?? `cannot be listened on (${error.code})`;
      reject(new StartupError(`${host}:${port} ${reason}.`));
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (patience) => closeServer(server, answers, patience),
  };
}
