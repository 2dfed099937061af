import { afterAll, beforeAll, expect, test } from "vitest";
import { findProcess } from "../fixtures/shop-processes.ts";
import { type FaultyShop, openFaultyShop } from "./faulty-shop.ts";
import { findLosses } from "./find-losses.ts";
import { letWorkersFinish } from "./open-work.ts";
import { payFor } from "./purchases.ts";

/** Takes minutes, so `npm run soak` runs it. recovery-rate.test.ts tests the same rates daily. */
const isSoak = process.env.KILL_IN_EVERY_WAY === "1";
const PAYMENTS = 200;
const AT_ONCE = 20;
/** PayPhone reverses an unconfirmed payment after five minutes. */
const DECIDED_WITHIN_MS = 300_000;

let shop: FaultyShop;

beforeAll(async () => {
  shop = await openFaultyShop({ WORKER_SECONDS: "5" });
});
afterAll(() => shop.close());

/** Half of the shoppers close the tab after paying; the others return while PayPhone does not answer. */
async function payUnanswered(index: number): Promise<void> {
  const returnUrl = await payFor(shop, `open-${index}@example.com`);
  if (index % 2 === 0) await (await fetch(new URL(returnUrl, shop.url()))).text();
}

test.runIf(isSoak)(
  `decides ${PAYMENTS} payments within five minutes that a crash of both processes left open`,
  async () => {
    for (let fault = 0; fault < 10; fault += 1) {
      await shop.control({ fault: { on: "confirm", mode: "unavailable", times: 1000 } });
    }
    for (let index = 0; index < PAYMENTS; index += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, next) => payUnanswered(index + next)));
    }
    expect((await shop.payments()).filter(({ state }) => state === "approved")).toHaveLength(
      PAYMENTS,
    );
    const processes = await Promise.all(
      (["database", "shop"] as const).map((role) => findProcess(shop.pid(), role)),
    );
    for (const pid of processes) if (pid !== null) process.kill(pid, "SIGKILL");
    const diedAt = Date.now();
    await shop.waitUntilHealthy();
    await shop.control({ clearFaults: true });
    let open = PAYMENTS;
    while (open > 0 && Date.now() - diedAt < DECIDED_WITHIN_MS) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      open = (await shop.payments()).filter(({ state }) => state === "approved").length;
    }
    const payments = await shop.payments();
    console.log(
      `${payments.length} open payments: all decided ${Math.round((Date.now() - diedAt) / 1000)} s after the crash`,
    );
    expect(payments.filter(({ state }) => state !== "captured")).toEqual([]);
    // The emails.
    await letWorkersFinish(shop);
    expect(await findLosses(shop)).toEqual([]);
  },
  900_000,
);
