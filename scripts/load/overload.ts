import autocannon from "autocannon";
import { payAndReturn } from "../../tests/recovery/purchases.ts";

const TURNED_AWAY = 503;

/** What a crowd asks for, each time something that was not asked for before. */
export type Crowding = { name: string; headers: Record<string, string>; newAddress(): string };

const newWord = () => Math.random().toString(36).slice(2);

/** Pages that none was kept for. */
export const newPages: Crowding = {
  name: "pages that have to be rendered",
  headers: {},
  newAddress: () => `/shop?q=${newWord()}`,
};

export type OverloadResult = {
  /** How many answers there were, by status. */
  statuses: Record<string, number>;
  errors: number;
  /** Milliseconds of each purchase that was carried through meanwhile, from the bag to the receipt. */
  purchases: number[];
  /** What stopped a purchase. */
  failures: string[];
  /** Milliseconds of the home page, which is kept. */
  keptPages: number[];
  /** Milliseconds from the end of the crowd until it would have been answered again. */
  recovered: number;
};

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await task();
  return performance.now() - begun;
}

async function untilAnswered(
  url: string,
  { headers, newAddress }: Omit<Crowding, "name">,
): Promise<void> {
  for (;;) {
    const answer = await fetch(url + newAddress(), { headers });
    await answer.text();
    if (answer.status !== TURNED_AWAY) return;
  }
}

/**
 * Asks a running shop for more than it carries, from so many connections at once. Meanwhile one shopper buys again and again, and
 * another one reads the home page.
 */
export async function overload(
  url: string,
  crowding: Crowding,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<OverloadResult> {
  const shop = { url: () => url, sandboxUrl: () => `${url}/payphone-sandbox` };
  const result: OverloadResult = {
    statuses: {},
    errors: 0,
    purchases: [],
    failures: [],
    keptPages: [],
    recovered: 0,
  };
  let isOver = false;
  async function buy() {
    for (let index = 0; !isOver; index += 1) {
      const purchase = timeOf(() => payAndReturn(shop, `in-the-crowd-${index}@example.com`));
      await purchase.then(
        (milliseconds) => result.purchases.push(milliseconds),
        (error: Error) => result.failures.push(error.message),
      );
    }
  }
  async function read() {
    while (!isOver) result.keptPages.push(await timeOf(async () => (await fetch(url)).text()));
  }
  const others = [buy(), read()];
  const crowd = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    headers: crowding.headers,
    requests: [{ setupRequest: (request) => ({ ...request, path: crowding.newAddress() }) }],
  });
  isOver = true;
  result.recovered = await timeOf(() => untilAnswered(url, crowding));
  await Promise.all(others);
  for (const [status, { count = 0 }] of Object.entries(crowd.statusCodeStats ?? {})) {
    result.statuses[status] = count;
  }
  return { ...result, errors: crowd.errors };
}
