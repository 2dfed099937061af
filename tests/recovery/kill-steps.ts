import { setTimeout as sleep } from "node:timers/promises";
import type { Victim } from "#server/payment/fault-points.ts";
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
  "before stockRequests.tell",
  "before reviewInvitations.invite",
  "after reviewInvitations.invite",
  "before orderPayments.listOffered",
  "after orderPayments.listOffered",
  "before orderPayments.find",
  "after orderPayments.find",
];

const MAX_ATTEMPTS = 40;

/** A step to die at, and a payment scenario that reaches it. */
export type Step = {
  scenario: string;
  point: string;
  /** The end of the call before, where this step stands for both: nothing changes between them. */
  alsoPoint?: string;
};

/** The points reached since the last call that are steps, in order and with duplicates. */
async function reachedBy(shops: FaultyShop[]): Promise<string[]> {
  const points = (await Promise.all(shops.map((shop) => shop.reached()))).flat();
  return points.filter((point) => !NO_STEP.includes(point));
}

/** The steps of a scenario's points that are new. */
function newSteps(scenario: string, points: string[], seen: Set<string>): Step[] {
  return points
    .filter((point, index) => !seen.has(point) && points.indexOf(point) === index)
    .map((point) => ({ scenario, point }));
}

/** The same steps, less the end of a call where the start of the next is a step as well. */
function withoutRepeated(steps: Step[], points: string[]): Step[] {
  const isStep = (point = "") => steps.some((step) => step.point === point);
  /** The point before, if this one was reached right after it for the first time. */
  const endBefore = (point: string) => {
    const index = points.indexOf(point);
    const before = points[index - 1] ?? "";
    const isFirst = points.indexOf(before) === index - 1;
    return point.startsWith("before ") && before.startsWith("after ") && isFirst && isStep(before)
      ? before
      : undefined;
  };
  const joined = steps.map((step) => ({ ...step, alsoPoint: endBefore(step.point) }));
  const repeated = joined.map(({ alsoPoint }) => alsoPoint);
  return joined.filter(({ point }) => !repeated.includes(point));
}

/**
 * Run each scenario undisturbed and list the steps that no earlier one has reached, each state of the data once; or all of
 * them. Steps of other servers on the same database count.
 */
export async function listSteps(
  shop: FaultyShop,
  forEveryScenario: boolean,
  others: FaultyShop[] = [],
  scenarios: Record<string, Purchase> = PURCHASES,
): Promise<Step[]> {
  const steps: Step[] = [];
  const shops = [shop, ...others];
  const seen = new Set<string>();
  for (const [index, [scenario, run]] of Object.entries(scenarios).entries()) {
    await reachedBy(shops);
    await run(shop, `undisturbed-${index}@example.com`);
    const points = await reachedBy(shops);
    if (forEveryScenario) {
      steps.push(...newSteps(scenario, points, new Set()));
      continue;
    }
    steps.push(...withoutRepeated(newSteps(scenario, points, seen), points));
    for (const point of points) seen.add(point);
  }
  return steps;
}

/** All points that the steps stand for. */
export function pointsOf(steps: Step[]): string[] {
  return steps.flatMap(({ point, alsoPoint }) => (alsoPoint ? [alsoPoint, point] : [point]));
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
