import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

const IDLE_CHECK_MS = 50;
/**
 * Idle checks in a row after which kept-alive connections are closed. Checks instead of milliseconds: while the process
 * computes, requests wait unread in their sockets.
 */
const QUIET_CHECKS = 5;

/** The responses a server has not finished. */
type OpenResponses = {
  readonly open: ReadonlySet<ServerResponse>;
  /** Requests received plus responses finished. */
  readonly events: number;
};

/** Track the open responses of a server that has not accepted a request yet. */
export function trackResponses(server: Server): OpenResponses {
  const open = new Set<ServerResponse>();
  let events = 0;
  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    events += 1;
    response.once("close", () => {
      open.delete(response);
      events += 1;
    });
  });
  return {
    open,
    get events() {
      return events;
    },
  };
}

/** Send `Connection: close` with the response. */
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}

/**
 * Close a server gracefully: no new connections; open requests finish; requests on kept-alive connections are still
 * answered, with `Connection: close`; then idle connections are closed. Cuts the rest off after `timeoutMs`.
 */
export async function closeServer(
  server: Server,
  answers: OpenResponses,
  timeoutMs: number,
): Promise<void> {
  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) =>
    endConnection(response),
  );
  for (const response of answers.open) endConnection(response);

  let [seen, quiet] = [answers.events, 0];
  const dropIdle = () => {
    quiet = answers.events === seen ? quiet + 1 : 0;
    seen = answers.events;
    if (quiet >= QUIET_CHECKS) server.closeIdleConnections();
  };
  // setImmediate runs after the poll phase, which reads what has arrived.
  const timer = setInterval(() => setImmediate(dropIdle), IDLE_CHECK_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs);
  // Not `http.Server.close`: it destroys idle connections at once, and with them requests that are being sent.
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  clearInterval(timer);
  clearTimeout(cutOff);
}
