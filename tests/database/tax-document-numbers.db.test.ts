import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgres, TEST_POSTGRES_URL } from "../fixtures/create-postgres.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { settle } from "./pay.ts";
import { BLAZER, startCheckout } from "./sample-bag.ts";
import { PERSON, resetDocuments, setBuyer, setIssuer } from "./tax-orders.ts";

const ORDERS = 200;
const CONNECTIONS = 40;

let shop: TestShop;
let drop = async () => {};

// On Postgres the payments are really concurrent; PGlite has one connection.
beforeAll(async () => {
  if (TEST_POSTGRES_URL) {
    const postgres = await createPostgres();
    const { postgresDatabase } = await import("../fixtures/postgres-database.ts");
    drop = postgres.drop;
    shop = await openTestShop({ openDatabase: () => postgresDatabase(postgres.url, CONNECTIONS) });
  } else {
    shop = await openTestShop();
  }
  await setBuyer(shop, PERSON);
  await setIssuer(shop);
  await resetDocuments(shop);
});
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
