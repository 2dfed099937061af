import { type FaultyShop, until } from "./faulty-shop.ts";
import { PURCHASES } from "./purchases.ts";

/** A worker that found nothing to do yet is at no step of a payment. The button's parameters are made up in memory. */
const NO_STEP = [
  "before queue.claim",
  "before outbox.claim",
  "before reversals.claim",
  "before reversals.find",
  "after reversals.find",
  "before provider.button",
  "before store.findReceipt",
  "after store.findReceipt",
];

/** A place to die at, and a way of a payment that reaches it. */
export type Step = { way: string; point: string };

/** Which steps each way of a payment reaches that no way before it has, or all it reaches; the ways run undisturbed for this. */
export async function listSteps(shop: FaultyShop, inEveryWay: boolean): Promise<Step[]> {
  const steps: Step[] = [];
  let seen = new Set(NO_STEP);
  for (const [way, run] of Object.entries(PURCHASES)) {
    if (inEveryWay) seen = new Set(NO_STEP);
    await shop.reached();
    await run(shop, `undisturbed-${steps.length}@example.com`);
    for (const point of await shop.reached()) {
      if (!seen.has(point)) steps.push({ way, point });
      seen.add(point);
    }
  }
  return steps;
}

/** Carries a payment as far as the step, where the shop's process dies. */
export async function dieAt(shop: FaultyShop, { way, point }: Step, email: string): Promise<void> {
  await shop.arm(point);
  await PURCHASES[way]?.(shop, email).catch(() => {});
  await until(`the shop dies ${point}`, async () => shop.isDead());
  await shop.disarm();
}
