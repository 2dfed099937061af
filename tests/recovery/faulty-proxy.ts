import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * What the way to the database is like: as it should be, cut, ten seconds long, cut every other time, or without an answer to
 * what is asked with the public key.
 */
export type Way = "open" | "down" | "slow" | "flapping" | "deaf to readers";

export const SLOW_MS = 10_000;

function forward(target: URL, from: IncomingMessage, to: ServerResponse): void {
  const { method, url, headers } = from;
  const onward = request(
    { host: target.hostname, port: target.port, method, path: url, headers },
    (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    },
  );
  onward.once("error", () => to.destroy());
  from.pipe(onward);
}

/** Stands between a shop and its hosted database; a test says how it behaves. */
export async function openFaultyProxy(target: string, publishableKey?: string) {
  let way: Way = "open";
  let count = 0;
  let unanswered = 0;
  let mostUnanswered = 0;
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((from, to) => {
    count += 1;
    if (way === "down" || (way === "flapping" && count % 2 === 0)) {
      from.socket.destroy();
      return;
    }
    if (way === "deaf to readers" && from.headers.apikey === publishableKey) {
      unanswered += 1;
      mostUnanswered = Math.max(mostUnanswered, unanswered);
      to.once("close", () => {
        unanswered -= 1;
      });
      return;
    }
    if (way !== "slow") return forward(new URL(target), from, to);
    const timer = setTimeout(() => {
      timers.delete(timer);
      forward(new URL(target), from, to);
    }, SLOW_MS);
    timers.add(timer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many calls of readers waited for an answer at one time. */
    mostUnanswered: () => mostUnanswered,
    become(next: Way) {
      way = next;
      if (next === "down") server.closeAllConnections();
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
