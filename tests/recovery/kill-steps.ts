import { setTimeout as sleep } from "node:timers/promises";
import type { Victim } from "#server/runtime/fault-points.ts";
import type { FaultyShop } from "./faulty-shop.ts";
import { PURCHASES, type Purchase } from "./purchases.ts";

/** Not steps of a payment: idle workers, and what the adapter answers without a request. */
const NO_STEP = [
  "before queue.claim",
  "before outbox.claim",
  "before documents.claim",
  "before reversals.claim",
  "before reversals.find",
  "after reversals.find",
  "before provider.button",
  "before provider.accepts",
  "before store.findReceipt",
  "after store.findReceipt",
  "before orderPayments.expire",
  "before stockRequests.notify",
  "before reviewInvitations.invite",
  "after reviewInvitations.invite",
  "before orderPayments.listOffered",
  "after orderPayments.listOffered",
  "before orderPayments.find",
  "after orderPayments.find",
];

const MAX_ATTEMPTS = 40;

/** A step to die at, and a payment scenario that reaches it. */
export type Step = { scenario: string; point: string };

/** The steps that the shops reached since the last call. */
async function reachedBy(shops: FaultyShop[]): Promise<string[]> {
  return (await Promise.all(shops.map((shop) => shop.reached()))).flat();
}

/**
 * Run each scenario undisturbed and list the steps that no earlier one has reached, or all of them. Steps of other
 * servers on the same database count.
 */
export async function listSteps(
  shop: FaultyShop,
  forEveryScenario: boolean,
  others: FaultyShop[] = [],
  scenarios: Record<string, Purchase> = PURCHASES,
): Promise<Step[]> {
  const steps: Step[] = [];
  const shops = [shop, ...others];
  let seen = new Set(NO_STEP);
  for (const [index, [scenario, run]] of Object.entries(scenarios).entries()) {
    if (forEveryScenario) seen = new Set(NO_STEP);
    await reachedBy(shops);
    await run(shop, `undisturbed-${index}@example.com`);
    for (const point of await reachedBy(shops)) {
      if (!seen.has(point)) steps.push({ scenario, point });
      seen.add(point);
    }
  }
  return steps;
}

/** A worker may reach the step shortly after the payment. */
async function hasSoonFired(shop: FaultyShop): Promise<boolean> {
  for (let look = 0; look < 20; look += 1) {
    if (await shop.hasFired()) return true;
    await sleep(50);
  }
  return false;
}

/** Run payments until the victim dies at the step; `meanwhile` runs beside each of them. */
export async function dieAt(
  shop: FaultyShop,
  { scenario, point, victim }: Step & { victim: Victim },
  email: string,
  meanwhile: () => Promise<void> = async () => {},
  scenarios: Record<string, Purchase> = PURCHASES,
): Promise<void> {
  await shop.arm(point, victim);
  // With two servers the other one's worker may reach the step first.
  let attempt = 0;
  let cause: unknown;
  do {
    if (attempt === MAX_ATTEMPTS) {
      throw new Error(`The shop does not come ${point} (${scenario}).`, { cause });
    }
    const payment = scenarios[scenario]?.(shop, `${attempt}-${email}`).catch((error: unknown) => {
      cause = error;
    });
    await Promise.all([payment, meanwhile()]);
    attempt += 1;
  } while (!(await hasSoonFired(shop)));
}
