import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openConcurrentShop } from "./open-concurrent-shop.ts";
import type { TestShop } from "./open-test-shop.ts";
import { settle } from "./pay.ts";
import { BLAZER, startCheckout } from "./sample-bag.ts";
import {
  authorize,
  type DocumentRow,
  ISSUER,
  PERSON,
  resetDocuments,
  setBuyer,
  setIssuer,
} from "./tax-orders.ts";

const ORDERS = 200;
const CONNECTIONS = 40;

let shop: TestShop;
let drop = async () => {};

beforeAll(async () => {
  ({ shop, drop } = await openConcurrentShop(CONNECTIONS));
  await setIssuer(shop);
});
beforeEach(() => resetDocuments(shop));
afterAll(async () => {
  await shop.close();
  await drop();
});

/** Copy one checkout, so that the test takes no time for making them. */
async function startCheckouts(count: number): Promise<string[]> {
  const { reference } = await startCheckout(shop, [BLAZER]);
  await shop.sql("update public.checkouts set status = 'confirming' where reference = $1", [
    reference,
  ]);
  await shop.sql(
    `insert into public.checkouts
     select (jsonb_populate_record(model, jsonb_build_object(
       'id', gen_random_uuid(), 'reference', 'GL-many-' || number, 'email', number || '@example.com'
     ))).*
     from public.checkouts as model, generate_series(1, ${count}) as number`,
  );
  await shop.sql(
    `insert into public.checkout_lines
     select (jsonb_populate_record(line, jsonb_build_object('checkout_id', copy.id))).*
     from public.checkout_lines as line
     join public.checkouts as model on model.id = line.checkout_id and model.reference = $1
     cross join public.checkouts as copy where copy.reference like 'GL-many-%'`,
    [reference],
  );
  return Array.from({ length: count }, (_, index) => `GL-many-${index + 1}`);
}

test(`gives ${ORDERS} orders paid at once ${ORDERS} consecutive numbers`, async () => {
  await setBuyer(shop, PERSON);
  const references = await startCheckouts(ORDERS);
  const answers = await Promise.all(references.map((reference) => settle(shop, reference)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const rows = await shop.sql<{ sequential: number }>(
    "select sequential from public.tax_documents order by numbered_at, sequential",
  );
  // In the order of time, too.
  expect(rows.map(({ sequential }) => sequential)).toEqual(
    Array.from({ length: ORDERS }, (_, index) => index + 1),
  );
  const [counter] = await shop.sql("select next_number, skipped from public.tax_document_counters");
  expect(counter).toEqual({ next_number: ORDERS + 1, skipped: 0 });
  expect((await shop.rpc("server", "find_inconsistencies", {})).body).toEqual([]);
});

/** Take a number in a transaction that fails, and say whether it did. */
const failWithNumber = (kind: string) =>
  shop
    .sql(
      `do $$ begin
         perform public.take_document_number('test', '${ISSUER.ruc}', '001', '001', '${kind}');
         raise exception 'failed';
       end $$`,
    )
    .then(
      () => false,
      () => true,
    );

/** Claim and authorize documents as a worker does; returns how many. */
async function authorizeDue(): Promise<number> {
  const { body } = await shop.rpc("server", "claim_tax_documents", {
    environments: ["test"],
    max_count: 3,
    lease_seconds: 60,
  });
  const documents = body as DocumentRow[];
  for (const document of documents) {
    const { status, body: problem } = await authorize(shop, document);
    expect([status, problem]).toEqual([204, null]);
  }
  return documents.length;
}

async function authorizeUntil(isOver: () => boolean): Promise<void> {
  while (!isOver() || (await authorizeDue()) > 0) await new Promise(setImmediate);
}

test("leaves no gap where orders are paid, completed, refunded and authorized at once and some transactions fail", async () => {
  await setBuyer(shop, null);
  const references = await startCheckouts(60);
  let isPaid = false;
  const workers = [1, 2, 3].map(() => authorizeUntil(() => isPaid));
  const refunded = references.filter((_, index) => index % 3 === 0);
  const statuses = await Promise.all(
    references.map(async (reference, index) => {
      const { status } = await settle(shop, reference);
      const completed = await shop.rpc("server", "complete_invoice_buyer", {
        reference,
        buyer: PERSON,
      });
      const hasFailed = await failWithNumber(index % 2 === 0 ? "invoice" : "credit_note");
      if (refunded.includes(reference)) {
        await shop.sql("update public.orders set status = 'refunded' where reference = $1", [
          reference,
        ]);
      }
      return [status, completed.status, hasFailed];
    }),
  );
  expect(statuses).toEqual(Array(60).fill([200, 200, true]));
  isPaid = true;
  await Promise.all(workers);
  for (const [kind, count] of [
    ["invoice", references.length],
    ["credit_note", refunded.length],
  ]) {
    const rows = await shop.sql<{ sequential: number; state: string }>(
      "select sequential, state from public.tax_documents where kind = $1 order by numbered_at, sequential",
      [kind],
    );
    expect(rows).toEqual(
      Array.from({ length: Number(count) }, (_, index) => ({
        sequential: index + 1,
        state: "authorized",
      })),
    );
  }
  expect((await shop.rpc("server", "find_inconsistencies", {})).body).toEqual([]);
});
