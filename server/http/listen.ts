import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartupError } from "../startup-error.ts";

const REASONS: Record<string, string> = {
  EADDRINUSE: "is already taken by another program: stop it, or set PORT to another one",
  EACCES: "needs rights this user does not have: set PORT to one above 1023",
  EADDRNOTAVAIL: "is not an address of this machine: set HOST to one of its own",
  ENOTFOUND: "is not a known host name: set HOST to an address of this machine",
};

/**
 * Takes a listener, a port (0 picks a free one) and a host, and returns the listening server with its port.
 * Throws a StartupError that says which setting to change when the address cannot be had.
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<{ server: Server; port: number }> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ""] ?? `cannot be listened on (${error.code})`;
      reject(new StartupError(`${host}:${port} ${reason}.`));
    });
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}
