import { afterAll, beforeAll, expect, test } from "vitest";
import { findInvoiceLosses, issueAll } from "./invoice-losses.ts";
import { type InvoiceShop, openInvoiceShop } from "./open-invoice-shop.ts";
import { buy, refund } from "./tax-orders.ts";

/** The worker's calls from the claim to the verdict. */
const CALLS = [
  "claim",
  "sign",
  "recordSigned",
  "send",
  "recordReception",
  "findAuthorization",
  "recordAuthorization",
  "defer",
];
/** What the SRI may answer while that happens; null is nothing unusual. */
const FAULTS = [
  null,
  { fault: "internal_error" },
  { fault: "timeout_before_storing" },
  { fault: "timeout_after_storing" },
  { fault: "closed_after_storing" },
  { fault: "unavailable" },
  { fault: "html" },
  { fault: "soap_fault" },
  { fault: "truncated" },
  { fault: "empty" },
  { fault: "processing" },
  { fault: "rejected_then_authorized", code: "50" },
];

let shop: InvoiceShop;

beforeAll(async () => {
  shop = await openInvoiceShop();
});
afterAll(() => shop.close());

class Crash extends Error {}

/** Ports of which one call, the first of that name, throws before or after its effect, and each one after it. */
function crashingParts(point: string) {
  const [when, call] = point.split(" ");
  let isDead = false;
  const crashing = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, property, receiver) {
        const member = Reflect.get(target, property, receiver);
        if (typeof member !== "function") return member;
        return (...args: unknown[]) => {
          if (isDead) throw new Crash();
          if (property !== call) return Reflect.apply(member, target, args);
          if (when === "after") {
            return Promise.resolve(Reflect.apply(member, target, args)).then(() => {
              isDead = true;
              throw new Crash();
            });
          }
          isDead = true;
          throw new Crash();
        };
      },
    });
  const parts = shop.parts();
  const { test: sri } = parts.services;
  return {
    isDead: () => isDead,
    changes: {
      store: crashing(parts.store),
      signer: crashing(parts.signer),
      services: { ...parts.services, test: sri && crashing(sri) },
    },
  };
}

/** Work as a server that dies at the point, and restart it; returns whether it came there. */
async function dieAt(point: string): Promise<boolean> {
  const { changes, isDead } = crashingParts(point);
  for (let round = 0; round < 6 && !isDead(); round += 1) {
    await shop.makeDue();
    await shop.round(changes).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
  }
  return isDead();
}

const POINTS = CALLS.flatMap((call) => [`before ${call}`, `after ${call}`]);

/** `npm run soak` dies at every step under every fault, `npm test` at every step under two of them. */
const IN_EVERY_WAY = process.env.KILL_IN_EVERY_WAY === "1";
const DEATHS = FAULTS.flatMap((fault, row) =>
  POINTS.filter((_, column) => IN_EVERY_WAY || (row + column) % (FAULTS.length / 2) === 0).map(
    (point) => ({ fault, point }),
  ),
);

test("issues one invoice and one credit note per order when it dies at any step, whatever the SRI answers", async () => {
  const losses: string[] = [];
  const reached = new Set<string>();
  await shop.reset();
  for (const { fault, point } of DEATHS) {
    await refund(shop, await buy(shop));
    if (fault) await shop.sri().control(fault);
    if (await dieAt(point)) reached.add(`${point}, ${fault?.fault}`);
    await issueAll(shop);
    const wrong = await findInvoiceLosses(shop);
    losses.push(...wrong.map((loss) => `${point}, ${fault?.fault}: ${loss}`));
    await shop.sri().control({ clearFaults: true });
  }
  console.log(`tax documents: ${reached.size} points, ${losses.length} losses`);
  expect(losses).toEqual([]);
  if (!IN_EVERY_WAY) expect(reached.size).toBe(DEATHS.length);
  for (const call of CALLS) {
    expect([...reached].join()).toContain(`before ${call}`);
    expect([...reached].join()).toContain(`after ${call}`);
  }
});
