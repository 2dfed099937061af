import { setTimeout as sleep } from "node:timers/promises";
import type { Victim } from "#server/payment/fault-points.ts";
import type { FaultyShop } from "./faulty-shop.ts";
import { PURCHASES } from "./purchases.ts";

/** A worker that found nothing to do yet is at no step of a payment. What the provider's adapter says from memory is no step. */
const NO_STEP = [
  "before queue.claim",
  "before outbox.claim",
  "before reversals.claim",
  "before reversals.find",
  "after reversals.find",
  "before provider.button",
  "before provider.accepts",
  "before store.findReceipt",
  "after store.findReceipt",
];

const MOST_ATTEMPTS = 40;

/** A place to die at, and a way of a payment that reaches it. */
export type Step = { way: string; point: string };

/** Every step that a shop and those beside it have reached since the last call. */
async function reachedBy(shops: FaultyShop[]): Promise<string[]> {
  return (await Promise.all(shops.map((shop) => shop.reached()))).flat();
}

/**
 * Which steps each way of a payment reaches that no way before it has, or all it reaches; the ways run undisturbed for this.
 * What others on the same database do of it counts as well.
 */
export async function listSteps(
  shop: FaultyShop,
  inEveryWay: boolean,
  others: FaultyShop[] = [],
): Promise<Step[]> {
  const steps: Step[] = [];
  const shops = [shop, ...others];
  let seen = new Set(NO_STEP);
  for (const [way, run] of Object.entries(PURCHASES)) {
    if (inEveryWay) seen = new Set(NO_STEP);
    await reachedBy(shops);
    await run(shop, `undisturbed-${steps.length}@example.com`);
    for (const point of await reachedBy(shops)) {
      if (!seen.has(point)) steps.push({ way, point });
      seen.add(point);
    }
  }
  return steps;
}

/** A worker may come to the step a moment after the payment. */
async function hasSoonFired(shop: FaultyShop): Promise<boolean> {
  for (let look = 0; look < 20; look += 1) {
    if (await shop.hasFired()) return true;
    await sleep(50);
  }
  return false;
}

/** Carries payments as far as the step, where the victim dies; `meanwhile` is done beside each of them. */
export async function dieAt(
  shop: FaultyShop,
  { way, point, victim }: Step & { victim: Victim },
  email: string,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  await shop.arm(point, victim);
  // Where two share the work, it may be the other one's worker that comes to this step first.
  let attempt = 0;
  do {
    if (attempt === MOST_ATTEMPTS) throw new Error(`The shop does not come ${point} (${way}).`);
    const payment = PURCHASES[way]?.(shop, `${attempt}-${email}`).catch(() => {});
    await Promise.all([payment, meanwhile()]);
    attempt += 1;
  } while (!(await hasSoonFired(shop)));
}
