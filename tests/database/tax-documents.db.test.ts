import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TaxDocumentState } from "#app/domain/invoice/tax-document.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { settle } from "./pay.ts";
import { BLAZER, startCheckout } from "./sample-bag.ts";
import {
  authorize,
  buy,
  documentsOf,
  FINAL_CONSUMER,
  ISSUER,
  PERSON,
  refund,
  resetDocuments,
  setBuyer,
  setIssuer,
} from "./tax-orders.ts";

/** The states that each may become. */
const TRANSITIONS: Record<TaxDocumentState, readonly TaxDocumentState[]> = {
  awaiting_buyer: ["queued"],
  awaiting_invoice: ["queued", "needs_owner"],
  queued: ["signed", "received", "authorized", "needs_owner"],
  signed: ["received", "authorized", "needs_owner"],
  received: ["signed", "authorized", "needs_owner"],
  authorized: [],
  needs_owner: ["queued", "signed", "closed"],
  closed: [],
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
});
afterAll(() => shop.close());
beforeEach(async () => {
  await resetDocuments(shop);
  await setBuyer(shop, PERSON);
  await setIssuer(shop);
});

const inconsistencies = async () => (await shop.rpc("server", "find_inconsistencies", {})).body;

test("allows exactly these transitions", async () => {
  const rows = await shop.sql<{ from_state: string; to_state: string }>(
    "select from_state, to_state from public.tax_document_transitions",
  );
  const expected = Object.entries(TRANSITIONS).flatMap(([from, states]) =>
    states.map((to) => `${from} ${to}`),
  );
  expect(rows.map((row) => `${row.from_state} ${row.to_state}`).sort()).toEqual(expected.sort());
});

test("makes no document while invoices are off, and none later for that order", async () => {
  await setIssuer(shop, { environment: "off" });
  await buy(shop);
  await setIssuer(shop);
  await shop.sql("select public.queue_invoice(paid_order) from public.orders as paid_order");
  expect(await documentsOf(shop)).toEqual([]);
});

test("numbers the invoice in the transaction that makes the order paid, dated in Ecuador", async () => {
  const order = await buy(shop);
  const [document] = await shop.sql<Record<string, unknown>>(
    `select order_id, kind, state, environment, establishment, emission_point, sequential,
       issue_date = (now() at time zone 'America/Guayaquil')::date as is_today,
       numeric_code ~ '^[0-9]{8}$' as has_code
     from public.tax_documents`,
  );
  expect(document).toEqual({
    order_id: order.id,
    kind: "invoice",
    state: "queued",
    environment: "test",
    establishment: "001",
    emission_point: "001",
    sequential: 1,
    is_today: true,
    has_code: true,
  });
});

test("takes one number however often an order is settled", async () => {
  const { reference } = await startCheckout(shop, [BLAZER]);
  await Promise.all([settle(shop, reference), settle(shop, reference), settle(shop, reference)]);
  await buy(shop);
  expect((await documentsOf(shop)).map(({ sequential }) => sequential)).toEqual([1, 2]);
});

test("lets an order without a buyer wait, without number and date", async () => {
  await setBuyer(shop, null);
  const order = await buy(shop);
  await setBuyer(shop, PERSON);
  await buy(shop);
  const states = async () =>
    (await documentsOf(shop)).map(({ state, sequential }) => [state, sequential]);
  expect(await states()).toEqual([
    ["awaiting_buyer", null],
    ["queued", 1],
  ]);
  const complete = () =>
    shop.sql(
      `with completed as (
         update public.orders set invoice_buyer = $2 where id = $1 returning *
       ) select public.queue_invoice(completed) from completed`,
      [order.id, JSON.stringify(PERSON)],
    );
  await complete();
  await complete();
  expect(await states()).toEqual([
    ["queued", 2],
    ["queued", 1],
  ]);
});

test("leaves no gap when a settlement is rolled back", async () => {
  await buy(shop);
  const { reference } = await startCheckout(shop, [BLAZER]);
  await expect(
    shop.sql(
      `do $$ begin perform public.settle_checkout('${reference}', 'T', '{}'); raise exception 'crash'; end $$`,
    ),
  ).rejects.toThrow("crash");
  await buy(shop);
  expect((await documentsOf(shop)).map(({ sequential }) => sequential)).toEqual([1, 2]);
  expect(await inconsistencies()).toEqual([]);
});

test("counts each environment, establishment, emission point and kind of its own", async () => {
  const first = await buy(shop);
  await setIssuer(shop, { environment: "production" });
  await buy(shop);
  await setIssuer(shop, { emission_point: "002" });
  await buy(shop);
  await buy(shop);
  const [invoice] = await documentsOf(shop);
  if (invoice) await authorize(shop, invoice);
  await refund(shop, first);
  const rows = await shop.sql<{ series: string }>(
    `select concat_ws('-', environment, emission_point, kind, sequential) as series
     from public.tax_documents order by numbered_at`,
  );
  expect(rows.map(({ series }) => series)).toEqual([
    "test-001-invoice-1",
    "production-001-invoice-1",
    "production-002-invoice-1",
    "production-002-invoice-2",
    // In the environment of its invoice.
    "test-002-credit_note-1",
  ]);
  await setIssuer(shop, { emission_point: "001" });
});

test("makes no production invoice of a sandbox payment", async () => {
  await setIssuer(shop, { environment: "production" });
  await buy(shop, { sandbox: true });
  expect(await documentsOf(shop)).toEqual([]);
  await setIssuer(shop, { environment: "sandbox" });
  await buy(shop, { sandbox: true });
  expect(await documentsOf(shop)).toHaveLength(1);
});

test("makes one credit note of a refunded order, which waits for its invoice", async () => {
  const order = await buy(shop);
  await refund(shop, order);
  const states = async () =>
    (await documentsOf(shop)).map(({ kind, state, sequential }) => [kind, state, sequential]);
  expect(await states()).toEqual([
    ["invoice", "queued", 1],
    ["credit_note", "awaiting_invoice", null],
  ]);
  const [invoice] = await documentsOf(shop);
  if (invoice) await Promise.all([authorize(shop, invoice), authorize(shop, invoice)]);
  expect(await states()).toEqual([
    ["invoice", "authorized", 1],
    ["credit_note", "queued", 1],
  ]);
  expect(await inconsistencies()).toEqual([]);
});

test("numbers the credit note at once when the invoice is authorized, also when staff refund it", async () => {
  const order = await buy(shop);
  const [invoice] = await documentsOf(shop);
  if (invoice) await authorize(shop, invoice);
  await shop.call("staff", "PATCH", `orders?id=eq.${order.id}`, { status: "refunded" });
  expect((await documentsOf(shop)).map(({ kind, state }) => [kind, state])).toEqual([
    ["invoice", "authorized"],
    ["credit_note", "queued"],
  ]);
});

test("leaves the credit note of a final consumer's invoice to the owner, with one alert", async () => {
  await setBuyer(shop, FINAL_CONSUMER);
  const order = await buy(shop);
  const [invoice] = await documentsOf(shop);
  if (invoice) await authorize(shop, invoice);
  await refund(shop, order);
  const [, note] = await documentsOf(shop);
  expect(note).toMatchObject({ state: "needs_owner", reason: "final_consumer", sequential: null });
  const retried = await shop.rpc<{ details: string }>("server", "retry_tax_document", {
    document_id: note?.id,
    staff_id: shop.userIds.staff,
  });
  expect(retried).toMatchObject({
    status: 409,
    body: { details: "FINAL_CONSUMER_NOT_CREDITABLE" },
  });
  const alerts = await shop.sql("select 1 from public.outbox where kind = 'invoice_alert'");
  expect(alerts).toHaveLength(1);
});

test("makes no credit note of an order without an invoice", async () => {
  await setIssuer(shop, { environment: "off" });
  const order = await buy(shop);
  await setIssuer(shop);
  await refund(shop, order);
  expect(await documentsOf(shop)).toEqual([]);
});

test("makes no credit note of a sandbox invoice once the sandbox is off", async () => {
  await setIssuer(shop, { environment: "sandbox" });
  const order = await buy(shop);
  const [invoice] = await documentsOf(shop);
  if (invoice) await authorize(shop, invoice);
  await setIssuer(shop);
  await refund(shop, order);
  expect((await documentsOf(shop)).map(({ kind }) => kind)).toEqual(["invoice"]);
  expect(await inconsistencies()).toEqual([]);
  const other = await buy(shop);
  await setIssuer(shop, { environment: "off" });
  await refund(shop, other);
  expect((await documentsOf(shop)).map(({ kind, state }) => [kind, state])).toEqual([
    ["invoice", "authorized"],
    ["invoice", "queued"],
    ["credit_note", "awaiting_invoice"],
  ]);
});

test("numbers no invoice of an order that was refunded while invoices were off", async () => {
  await setBuyer(shop, null);
  const order = await buy(shop);
  await setIssuer(shop, { environment: "off" });
  const { status } = await shop.rpc("server", "complete_invoice_buyer", {
    reference: order.reference,
    buyer: PERSON,
  });
  expect(status).toBe(200);
  await refund(shop, order);
  await setIssuer(shop, { environment: "production" });
  await shop.rpc("server", "queue_waiting_invoices", {});
  expect((await documentsOf(shop)).map(({ kind, state }) => [kind, state])).toEqual([
    ["invoice", "awaiting_buyer"],
    ["credit_note", "awaiting_invoice"],
  ]);
});

test("rejects a change of state that the table does not list", async () => {
  await buy(shop);
  await expect(
    shop.sql(
      "update public.tax_documents set state = 'awaiting_buyer', issuer_ruc = null, establishment = null, emission_point = null, sequential = null, numeric_code = null, issue_date = null, numbered_at = null",
    ),
  ).rejects.toThrow("A tax document that is queued cannot become awaiting_buyer.");
});

test("turns the sandbox on where it is offered and off where it is not, and numbers what waited", async () => {
  await setIssuer(shop, { environment: "off" });
  const offer = (isOffered: boolean) =>
    shop.rpc("server", "offer_invoice_sandbox", { is_offered: isOffered });
  const environment = async () =>
    (await shop.sql<{ environment: string }>("select environment from public.invoice_settings"))[0]
      ?.environment;
  await offer(true);
  expect(await environment()).toBe("sandbox");
  await setBuyer(shop, null);
  const order = await buy(shop);
  await offer(false);
  expect(await environment()).toBe("off");
  await shop.sql("update public.orders set invoice_buyer = $2 where id = $1", [
    order.id,
    JSON.stringify(PERSON),
  ]);
  await offer(true);
  expect((await documentsOf(shop))[0]).toMatchObject({ state: "queued", environment: "sandbox" });
  await setIssuer(shop, ISSUER);
  await offer(false);
  expect(await environment()).toBe("test");
});
