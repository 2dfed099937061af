import { setTimeout as sleep } from "node:timers/promises";
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

/** Whoever was killed is gone at once, but the news of it may take a moment. */
async function isSoonDead(shop: FaultyShop): Promise<boolean> {
  for (let look = 0; look < 20 && !shop.isDead(); look += 1) await sleep(50);
  return shop.isDead();
}

/** Carries payments as far as the step, where the shop's process dies; `meanwhile` is done beside each of them. */
export async function dieAt(
  shop: FaultyShop,
  { way, point }: Step,
  email: string,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  await shop.arm(point);
  // Where two share the work, it may be the other one's worker that comes to this step first.
  let attempt = 0;
  do {
    if (attempt === MOST_ATTEMPTS) throw new Error(`The shop does not come ${point} (${way}).`);
    const payment = PURCHASES[way]?.(shop, `${attempt}-${email}`).catch(() => {});
    await Promise.all([payment, meanwhile()]);
    attempt += 1;
  } while (!(await isSoonDead(shop)));
  await shop.disarm();
}
