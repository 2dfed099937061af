import { afterAll, beforeAll, expect, test } from "vitest";
import type { FaultyShop } from "./faulty-shop.ts";
import { findInvoiceLosses } from "./find-invoice-losses.ts";
import { buyWithInvoice, issueEverything } from "./invoice-purchases.ts";
import { ALL_SCENARIOS, invoiceSteps } from "./invoice-steps.ts";
import { dieAt } from "./kill-steps.ts";
import { makeWorkDue } from "./open-work.ts";
import { openServerPair, type ServerPair } from "./server-pair.ts";
import { spreadSteps } from "./spread-steps.ts";
import { reverseAsStaff } from "./staff-reversal.ts";

/** `npm run soak` kills one of the two at every step of an invoice and of a credit note, under every answer of the SRI. */
const IN_EVERY_WAY = process.env.KILL_IN_EVERY_WAY === "1";
const MINUTES = Number(process.env.KILL_MINUTES || 30);
/** Where the two servers die in each round, while both have documents in work. */
const DEATHS = [
  ["after sri.send", "before documents.recordAuthorization"],
  ["after documents.recordSigned", "after sri.findAuthorization"],
] as const;
const ORDERS = 4;

let pair: ServerPair;

beforeAll(async () => {
  pair = await openServerPair({ issuesInvoices: true });
});
afterAll(() => pair.close());

async function findAllLosses(shop: FaultyShop): Promise<string[]> {
  return [...(await pair.findLosses()), ...(await findInvoiceLosses(shop))];
}

/** Buy at both servers until both have died; return the emails of the orders that were paid and shown. */
async function buyUntilDead(round: number): Promise<string[]> {
  const paid: string[] = [];
  for (let batch = 0; ; batch += 1) {
    const alive = [pair.first, pair.second].filter((shop) => !shop.isDead());
    if (alive.length === 0) return paid;
    const orders = Array.from({ length: ORDERS }, async (_, order) => {
      const email = `both-${round}-${batch}-${order}@example.com`;
      await buyWithInvoice(alive[order % alive.length] ?? pair.first, email);
      paid.push(email);
    });
    await Promise.allSettled(orders);
    // A dead server's lease ends, as it does after a minute.
    await makeWorkDue(pair.second);
  }
}

test("issues every document once when both of two servers die with documents in work", async () => {
  const { first, second } = pair;
  for (const [round, [atFirst, atSecond]] of DEATHS.entries()) {
    await first.arm(atFirst, "shop");
    await second.arm(atSecond, "shop");
    const paid = await buyUntilDead(round);
    await Promise.all([first.restart(), second.restart()]);
    for (const email of paid.slice(0, 2)) await reverseAsStaff(second, email);
    await issueEverything(second);
    expect(await findAllLosses(second)).toEqual([]);
  }
  for (const shop of [first, second]) {
    expect(await shop.reached()).toContain("after documents.recordAuthorization");
  }
});

test.runIf(IN_EVERY_WAY)(
  "issues every document once when one of two servers dies at any step, whatever the SRI answers",
  async () => {
    const { first, second } = pair;
    const steps = await invoiceSteps(first, ALL_SCENARIOS, true, [second]);
    const losses: string[] = [];
    let index = 0;
    try {
      for (const { scenario, point } of spreadSteps(steps, MINUTES)) {
        const [victim, survivor] = index % 2 === 0 ? [first, second] : [second, first];
        const email = `pair-${index}@example.com`;
        const sellOn = () =>
          buyWithInvoice(survivor, `beside-${index}-${Math.random()}@example.com`);
        await dieAt(victim, { scenario, point, victim: "shop" }, email, sellOn, ALL_SCENARIOS);
        await issueEverything(survivor);
        const wrong = await findAllLosses(survivor);
        losses.push(...wrong.map((loss) => `${point} (${scenario}): ${loss}`));
        await victim.restart();
        index += 1;
      }
    } finally {
      console.log(
        `invoices of two servers: ${index} of ${steps.length} points, ${losses.length} losses`,
      );
    }
    expect(losses).toEqual([]);
  },
);
