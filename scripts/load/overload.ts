import { payAndReturn } from "../../tests/recovery/purchases.ts";
import { generateLoad } from "../bench/host/generate-load.ts";

const SERVICE_UNAVAILABLE = 503;

/** Return a page that was not requested before, so that it is not cached. */
const nextPath = () => `/shop?q=${Math.random().toString(36).slice(2)}`;

export type OverloadResult = {
  /** Responses by status. */
  statuses: Record<string, number>;
  errors: number;
  /** Milliseconds of each purchase during the overload, from the bag to the receipt. */
  purchases: number[];
  /** The errors of failed purchases. */
  failures: string[];
  /** Milliseconds of the home page, which is cached. */
  cachedPages: number[];
  /** Milliseconds from the end of the load to the first accepted request. */
  recovered: number;
};

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await task();
  return performance.now() - begun;
}

async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url + nextPath());
    await answer.text();
    if (answer.status !== SERVICE_UNAVAILABLE) return;
  }
}

/** Overload a running shop with `connections` on uncached pages for `seconds`, while one shopper buys repeatedly and another reads the home page. */
export async function overload(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<OverloadResult> {
  const shop = { url: () => url, sandboxUrl: () => `${url}/payphone-sandbox` };
  const result: OverloadResult = {
    statuses: {},
    errors: 0,
    purchases: [],
    failures: [],
    cachedPages: [],
    recovered: 0,
  };
  let isOver = false;
  async function buy() {
    for (let index = 0; !isOver; index += 1) {
      const purchase = timeOf(() => payAndReturn(shop, `overload-${index}@example.com`));
      await purchase.then(
        (milliseconds) => result.purchases.push(milliseconds),
        (error: Error) => result.failures.push(error.message),
      );
    }
  }
  async function read() {
    while (!isOver) result.cachedPages.push(await timeOf(async () => (await fetch(url)).text()));
  }
  const others = [buy(), read()];
  const load = { connections, seconds, headers: {}, nextPath };
  const { statuses, errors } = await generateLoad(url, load);
  isOver = true;
  result.recovered = await timeOf(() => untilAnswered(url));
  await Promise.all(others);
  return { ...result, statuses, errors };
}
