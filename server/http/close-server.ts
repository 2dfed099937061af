import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

const IDLE_CHECK_MS = 50;
/**
 * After so many checks in a row without a request or the end of an answer, a connection that a client keeps open brings none any more.
 * Checks and not milliseconds: while the process computes, requests lie there that nobody has seen yet.
 */
const QUIET_CHECKS = 5;

/** What a server is answering just now. */
export type Answers = {
  readonly underWay: ReadonlySet<ServerResponse>;
  /** How many requests have come and answers ended. */
  readonly moves: number;
};

/** Takes a server that has not answered yet and returns what it is answering at any time. */
export function watchAnswers(server: Server): Answers {
  const underWay = new Set<ServerResponse>();
  let moves = 0;
  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    moves += 1;
    response.once("close", () => {
      underWay.delete(response);
      moves += 1;
    });
  });
  return {
    underWay,
    get moves() {
      return moves;
    },
  };
}

/** Tells the client with the answer that this was the connection's last request. */
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}

/**
 * Takes a listening server and stops it so that no request is lost: no new connections; requests under way finish; what comes
 * on a connection kept open is still answered, with word that the connection ends; then idle connections are dropped.
 * Resolves when the last one is gone; after `patience` milliseconds the rest is cut off.
 */
export async function closeServer(
  server: Server,
  answers: Answers,
  patience: number,
): Promise<void> {
  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) =>
    endConnection(response),
  );
  for (const response of answers.underWay) endConnection(response);

  let [seen, quiet] = [answers.moves, 0];
  const dropIdle = () => {
    quiet = answers.moves === seen ? quiet + 1 : 0;
    seen = answers.moves;
    if (quiet >= QUIET_CHECKS) server.closeIdleConnections();
  };
  // Behind the timers what has arrived is read, and only then it is looked.
  const timer = setInterval(() => setImmediate(dropIdle), IDLE_CHECK_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), patience);
  // Not the HTTP server's own `close`: it drops idle connections at once, and with them a request that is just being sent.
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  clearInterval(timer);
  clearTimeout(cutOff);
}
