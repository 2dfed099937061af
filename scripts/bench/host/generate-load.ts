import { Pool } from "undici";

const SECOND_MS = 1000;
/** A later response counts as an error. */
const TIMEOUT_MS = 60_000;
/** More than any page has: beyond it a connection would be closed. */
const MAX_BYTES = 16 * 1024 * 1024;

type LoadOptions = {
  connections: number;
  headers: Record<string, string>;
  /** Called for each request. */
  nextPath(): string;
} & ({ seconds: number } | { requests: number });

export type Load = {
  perSecond: number;
  /** Milliseconds of each response. */
  times: number[];
  /** Responses by status. */
  statuses: Record<string, number>;
  non2xx: number;
  /** Broken connections and timeouts. */
  errors: number;
};

/** Keep connections to an origin busy. The client takes less time per response than the server, so the server is measured (decision 087). */
export async function generateLoad(origin: string, options: LoadOptions): Promise<Load> {
  const { connections, headers, nextPath } = options;
  const pool = new Pool(origin, {
    connections,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });
  const times: number[] = [];
  const statuses: Load["statuses"] = {};
  let sent = 0;
  let non2xx = 0;
  let errors = 0;
  const begun = performance.now();
  const isOver = () =>
    "requests" in options
      ? sent >= options.requests
      : performance.now() - begun >= SECOND_MS * options.seconds;

  async function read(): Promise<void> {
    const start = performance.now();
    const { statusCode, body } = await pool.request({ path: nextPath(), method: "GET", headers });
    await body.dump({ limit: MAX_BYTES });
    times.push(performance.now() - start);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    if (statusCode < 200 || statusCode > 299) non2xx += 1;
  }

  async function keepReading(): Promise<void> {
    while (!isOver()) {
      sent += 1;
      await read().catch(() => {
        errors += 1;
      });
    }
  }

  await Promise.all(Array.from({ length: connections }, keepReading));
  const perSecond = (SECOND_MS * times.length) / (performance.now() - begun);
  await pool.close();
  return { perSecond, times, statuses, non2xx, errors };
}
