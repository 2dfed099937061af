import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discardShop, keysOf, type RunningShop, startShop } from "../fixtures/running-shop.ts";
import { findProcess } from "../fixtures/shop-processes.ts";
import { type HostileRequest, hostileRequests } from "./public-endpoints.ts";

/** `npm run soak` sends a hundred thousand. */
const COUNT = Number(process.env.ENDPOINT_REQUESTS ?? 2000);
const LANES = 8;
/** Only a hanging request takes this long. */
const HANG_MS = 60_000;
const SAMPLES = 20;
/** Allowed growth of memory between a quarter and the end of a long run. */
const MOST_GROWTH = 1.05;
const LONG_RUN = 20_000;

let shop: RunningShop;
let request: (index: number) => HostileRequest;

beforeAll(async () => {
  shop = await startShop({
    CHECKOUTS_PER_IP: "1000000",
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "silent",
  });
  const { publishable } = await keysOf(shop);
  request = hostileRequests(20_261_121, { url: shop.url, publishable });
});
afterAll(() => discardShop(shop));

/** The shop's and its database's together. */
async function residentMegabytes(): Promise<number> {
  const pids = await Promise.all(
    (["shop", "database"] as const).map((role) => findProcess(shop.pid ?? 0, role)),
  );
  const statuses = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/status`, "utf8").catch(() => "")),
  );
  const kilobytes = statuses.map((status) => Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0));
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

type Tally = { statuses: Record<string, number>; times: number[] };

function tableOf(tallies: Map<string, Tally>): string {
  const at = (sorted: number[], share: number) =>
    String(Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)).padStart(6);
  const rows = [...tallies].map(([endpoint, { statuses, times }]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const answers = Object.entries(statuses)
      .map(([status, count]) => `${status}×${count}`)
      .join(" ");
    return `${endpoint.padEnd(52)}${String(times.length).padStart(7)}${at(sorted, 0.5)}${at(sorted, 0.99)}${at(sorted, 1)}  ${answers}`;
  });
  return [`${"endpoint".padEnd(52)}  count   p50   p99   max  answers`, ...rows].join("\n");
}

test(`${COUNT} hostile requests to every public endpoint: no 500, no hang, no memory leak`, async () => {
  const tallies = new Map<string, Tally>();
  const failures: string[] = [];
  const memory: number[] = [await residentMegabytes()];
  let next = 0;

  async function send(index: number): Promise<void> {
    const { endpoint, path, method, headers, body } = request(index);
    const start = performance.now();
    const outcome = await fetch(`${shop.url}${path}`, {
      method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(HANG_MS),
      ...(body === undefined ? {} : { body }),
    }).then(
      async (answer) => {
        const words = await answer.text();
        // Load shedding with Retry-After is a proper response.
        const isTurnedAway = answer.status === 503 && answer.headers.has("retry-after");
        if (answer.status >= 500 && !isTurnedAway)
          failures.push(`${answer.status} ${method} ${path} ${body}: ${words}`);
        return String(answer.status);
      },
      (error: Error) => {
        failures.push(`${error.name} ${method} ${path} ${body}`);
        return error.name;
      },
    );
    const tally = tallies.get(endpoint) ?? { statuses: {}, times: [] };
    tallies.set(endpoint, tally);
    tally.statuses[outcome] = (tally.statuses[outcome] ?? 0) + 1;
    tally.times.push(performance.now() - start);
  }

  async function work(): Promise<void> {
    for (let index = next++; index < COUNT; index = next++) {
      await send(index);
      if ((index + 1) % Math.ceil(COUNT / SAMPLES) === 0) memory.push(await residentMegabytes());
    }
  }
  const start = performance.now();
  await Promise.all(Array.from({ length: LANES }, work));
  const seconds = Math.round((performance.now() - start) / 1000);

  console.log(tableOf(tallies));
  console.log(`${COUNT} requests in ${seconds} s; memory in MB: ${memory.join(" ")}`);
  expect(failures.map((failure) => failure.slice(0, 600))).toEqual([]);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  if (COUNT >= LONG_RUN) {
    // Means of several samples: garbage collection is irregular.
    const quarter = meanOf(memory.slice(4, 8));
    expect(meanOf(memory.slice(-4))).toBeLessThan(quarter * MOST_GROWTH);
  }
});
