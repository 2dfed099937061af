import { afterAll, beforeAll, expect, test } from "vitest";
import { VICTIMS } from "#server/payment/fault-points.ts";
import { type FaultyShop, openFaultyShop } from "./faulty-shop.ts";
import { findLosses } from "./find-losses.ts";
import { dieAt, listSteps } from "./kill-steps.ts";
import { invoiced, letWorkersFinish, type Purchase } from "./purchases.ts";

/** `npm run soak` dies at every step of every scenario. */
const IN_EVERY_WAY = process.env.KILL_IN_EVERY_WAY === "1";

/** Payments with an invoice while the SRI answers as it should, or not. */
const SCENARIOS: Record<string, Purchase> = {
  "paid, with an invoice": invoiced(null, false),
  "refunded, with a credit note": invoiced(null, true),
  "the SRI's error": invoiced({ fault: "internal_error" }, false),
  "the SRI stores it and does not say so": invoiced({ fault: "closed_after_storing" }, false),
  "the SRI answers with half an answer": invoiced({ fault: "truncated" }, false),
  "the SRI needs time": invoiced({ fault: "processing", times: 2 }, false),
  "the SRI knows nothing yet": invoiced({ fault: "empty" }, true),
};

/** From the payment to the authorized document; the scenarios must reach them all. */
const CALLS = [
  "store.settle",
  "signer.sign",
  "documents.recordSigned",
  "sri.send",
  "documents.recordReception",
  "sri.findAuthorization",
  "documents.recordAuthorization",
  "documents.defer",
];

type Row = {
  order_id: string;
  kind: string;
  state: string;
  sequential: number;
  access_key: string;
};
type Report = { documents: { accessKey: string; state: string }[] };

let shop: FaultyShop;

beforeAll(async () => {
  shop = await openFaultyShop();
});
afterAll(() => shop.close());

/** Compare orders, documents and the sandbox of the SRI; return the differences. */
async function findInvoiceLosses(): Promise<string[]> {
  const orders = await shop.rest<{ id: string; status: string }>("GET", "orders?select=id,status");
  const rows = await shop.rest<Row>(
    "GET",
    "tax_documents?select=order_id,kind,state,sequential,access_key&order=sequential",
  );
  const control = await fetch(`${shop.url()}/sri-sandbox/control`);
  const { documents } = (await control.json()) as Report;
  const losses: string[] = [];
  for (const { id, status } of orders) {
    for (const kind of status === "refunded" ? ["invoice", "credit_note"] : ["invoice"]) {
      const made = rows.filter((row) => row.order_id === id && row.kind === kind);
      const known = documents.filter(({ accessKey }) => accessKey === made[0]?.access_key);
      const states = [...made, ...known].map(({ state }) => state).join();
      if (states !== "authorized,authorized") losses.push(`${kind}: ${states}`);
    }
  }
  for (const kind of ["invoice", "credit_note"]) {
    const numbers = rows.filter((row) => row.kind === kind).map(({ sequential }) => sequential);
    if (numbers.some((number, index) => number !== index + 1)) losses.push(`${kind}: ${numbers}`);
  }
  if (documents.length !== rows.length) losses.push(`the SRI has ${documents.length}`);
  return losses;
}

test("makes one authorized invoice per order and one credit note per refund when killed at every step", async () => {
  const steps = await listSteps(shop, IN_EVERY_WAY, [], SCENARIOS);
  const about = steps.filter(({ point }) => CALLS.some((call) => point.endsWith(` ${call}`)));
  const losses: string[] = [];
  for (const [index, { scenario, point }] of about.entries()) {
    const victim = VICTIMS[index % VICTIMS.length] ?? "all";
    const email = `invoiced-${index}@example.com`;
    await dieAt(shop, { scenario, point, victim }, email, undefined, SCENARIOS);
    if (victim === "all") await shop.restart();
    await shop.waitUntilHealthy();
    await letWorkersFinish(shop);
    const wrong = [...(await findLosses(shop)), ...(await findInvoiceLosses())];
    losses.push(...wrong.map((loss) => `${victim} ${point} (${scenario}): ${loss}`));
  }
  console.log(`invoices killed: ${about.length} points, ${losses.length} losses`);
  expect(losses).toEqual([]);
  const points = about.map(({ point }) => point);
  for (const call of CALLS) {
    expect(points).toContain(`before ${call}`);
    expect(points).toContain(`after ${call}`);
  }
});
