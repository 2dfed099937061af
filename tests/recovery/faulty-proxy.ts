import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * How the proxy behaves: forward, drop all, drop the look-ups of receipts, delay by ten seconds, drop every other
 * request, or never answer requests with the public key.
 */
export type ProxyMode =
  | "open"
  | "down"
  | "without receipts"
  | "slow"
  | "flapping"
  | "unresponsive to readers";

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

/** Start a proxy between a shop and its hosted database, controlled by the test. */
export async function openFaultyProxy(target: string, publishableKey?: string) {
  let mode: ProxyMode = "open";
  let count = 0;
  let unanswered = 0;
  let maxUnanswered = 0;
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((from, to) => {
    count += 1;
    const isReceipt = mode === "without receipts" && from.url?.endsWith("/rpc/find_receipt");
    if (mode === "down" || isReceipt || (mode === "flapping" && count % 2 === 0)) {
      from.socket.destroy();
      return;
    }
    if (mode === "unresponsive to readers" && from.headers.apikey === publishableKey) {
      unanswered += 1;
      maxUnanswered = Math.max(maxUnanswered, unanswered);
      to.once("close", () => {
        unanswered -= 1;
      });
      return;
    }
    if (mode !== "slow") return forward(new URL(target), from, to);
    const timer = setTimeout(() => {
      timers.delete(timer);
      forward(new URL(target), from, to);
    }, SLOW_MS);
    timers.add(timer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The maximum of concurrent unanswered requests of readers. */
    maxUnanswered: () => maxUnanswered,
    setMode(next: ProxyMode) {
      mode = next;
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
