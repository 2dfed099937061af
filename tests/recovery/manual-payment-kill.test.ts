import { afterAll, beforeAll, expect, test } from "vitest";
import { PAYMENT_METHODS } from "#app/domain/checkout/payment-method.ts";
import { VICTIMS } from "#server/runtime/fault-points.ts";
import { type FaultyShop, openFaultyShop } from "./faulty-shop.ts";
import { findHeld } from "./find-held.ts";
import { findLosses } from "./find-losses.ts";
import { dieAt, listSteps } from "./kill-steps.ts";
import { CODE, lapse, MANUAL_PURCHASES, offerManualMethods } from "./manual-purchases.ts";
import { letWorkersFinish } from "./open-work.ts";
import { postCheckout } from "./purchases.ts";

/** The writes of these payments, each before and after; the scenarios must reach them all. */
const CALLS = [
  "orderPayments.choose",
  "orderPayments.addProof",
  "orderPayments.replaceCheckout",
  "decisions.confirm",
  "decisions.refuse",
  "decisions.accept",
  "orderActions.cancel",
  "ownerOrders.make",
];

/** `npm run soak` dies at a step in every scenario that reaches it, not only in the first. */
const IN_EVERY_WAY = process.env.KILL_IN_EVERY_WAY === "1";

let shop: FaultyShop;

beforeAll(async () => {
  shop = await openFaultyShop();
  await offerManualMethods(shop);
});
afterAll(() => shop.close());

const wrongOf = async () => [
  ...(await findLosses(shop)),
  ...(await shop.rest<object>("POST", "rpc/find_inconsistencies", {})).map((problem) =>
    JSON.stringify(problem),
  ),
];

test("loses and doubles no order that a person confirms, and gives back every unit and code, when killed at every step", async () => {
  const steps = await listSteps(shop, IN_EVERY_WAY, [], MANUAL_PURCHASES);
  await lapse(shop);
  const losses: string[] = [];
  for (const [index, { scenario, point }] of steps.entries()) {
    const victim = VICTIMS[index % VICTIMS.length] ?? "all";
    await dieAt(
      shop,
      { scenario, point, victim },
      `manual-${index}@example.com`,
      undefined,
      MANUAL_PURCHASES,
    );
    if (victim === "all") await shop.restart();
    await shop.waitUntilHealthy();
    await letWorkersFinish(shop);
    await lapse(shop);
    await letWorkersFinish(shop);
    losses.push(...(await wrongOf()).map((loss) => `${victim} ${point} (${scenario}): ${loss}`));
  }
  console.log(`manual payments killed: ${steps.length} points, ${losses.length} losses`);
  expect(losses).toEqual([]);
  expect(await findHeld(shop)).toBe(0);
  const points = steps.map(({ point }) => point);
  for (const call of CALLS) {
    expect(points).toContain(`before ${call}`);
    expect(points).toContain(`after ${call}`);
  }
  // Before it, every idle round of the worker comes by.
  expect(points).toContain("after orderPayments.expire");
});

test("has sold by every way to pay", async () => {
  const paid = await shop.rest<{ payment_method: string }>(
    "GET",
    "orders?payment_received_at=not.is.null&select=payment_method",
  );
  const methods = [...new Set(paid.map(({ payment_method }) => payment_method))].sort();
  expect(methods).toEqual(PAYMENT_METHODS.filter((method) => method !== "unchosen").sort());
});

test("has given back every use of a code but those of paid orders", async () => {
  const paid = await shop.rest(
    "GET",
    `orders?discount_code=eq.${CODE}&status=eq.pending&select=id`,
  );
  expect(paid.length).toBeGreaterThan(0);
  await shop.rest("PATCH", `discount_codes?code=eq.${CODE}`, { max_uses: paid.length + 1 });
  const startWithCode = (email: string) =>
    postCheckout(shop, email, {}, undefined, { discountCode: CODE });
  expect((await startWithCode("last-use@example.com")).status).toBe(200);
  expect(await (await startWithCode("too-late@example.com")).text()).toContain("DISCOUNT_USED_UP");
});
