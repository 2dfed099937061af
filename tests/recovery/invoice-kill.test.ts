import { afterAll, beforeAll, expect, test } from "vitest";
import { VICTIMS } from "#server/runtime/fault-points.ts";
import { type FaultyShop, openFaultyShop } from "./faulty-shop.ts";
import { findInvoiceLosses } from "./find-invoice-losses.ts";
import { findLosses } from "./find-losses.ts";
import { issueEverything } from "./invoice-purchases.ts";
import { ALL_SCENARIOS, FEW_SCENARIOS, INVOICE_CALLS, invoiceSteps } from "./invoice-steps.ts";
import { dieAt } from "./kill-steps.ts";
import { openSharedSriSandbox } from "./shared-sri-sandbox.ts";
import { spreadSteps } from "./spread-steps.ts";

/** `npm run soak` dies at every step of an invoice and of a credit note, under every answer of the SRI. */
const IN_EVERY_WAY = process.env.KILL_IN_EVERY_WAY === "1";
/** The minutes after which the long form ends; the short one takes what it takes. */
const MINUTES = IN_EVERY_WAY ? Number(process.env.KILL_MINUTES || 30) : Number.POSITIVE_INFINITY;
const SCENARIOS = IN_EVERY_WAY ? ALL_SCENARIOS : FEW_SCENARIOS;

let shop: FaultyShop;
let closeSri = async () => {};

beforeAll(async () => {
  if (!IN_EVERY_WAY) {
    shop = await openFaultyShop();
    return;
  }
  // The SRI survives the shop, and its late answers are not so late.
  const sri = await openSharedSriSandbox();
  closeSri = sri.close;
  shop = await openFaultyShop({ SRI_SANDBOX: sri.setting });
});
afterAll(async () => {
  await shop.close();
  await closeSri();
});

test("makes one authorized invoice per order and one credit note per refund when killed at every step", async () => {
  const steps = await invoiceSteps(shop, SCENARIOS, IN_EVERY_WAY);
  const losses: string[] = [];
  let index = 0;
  try {
    for (const { scenario, point } of spreadSteps(steps, MINUTES)) {
      const victim = VICTIMS[index % VICTIMS.length] ?? "all";
      const email = `invoiced-${index}@example.com`;
      await dieAt(shop, { scenario, point, victim }, email, undefined, SCENARIOS);
      if (victim === "all") await shop.restart();
      await shop.waitUntilHealthy();
      await issueEverything(shop);
      const wrong = [...(await findLosses(shop)), ...(await findInvoiceLosses(shop))];
      losses.push(...wrong.map((loss) => `${victim} ${point} (${scenario}): ${loss}`));
      index += 1;
    }
  } finally {
    console.log(`invoices killed: ${index} of ${steps.length} points, ${losses.length} losses`);
  }
  expect(losses).toEqual([]);
  const points = steps.map(({ point }) => point);
  for (const call of INVOICE_CALLS) {
    expect(points).toContain(`before ${call}`);
    expect(points).toContain(`after ${call}`);
  }
});
