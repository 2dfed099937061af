import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { countInvoicesForOwner, listInvoices } from "#app/data/admin/invoices.ts";
import { invoiceQueryFrom } from "#app/domain/invoice/invoice-query.ts";
import { findInvoiceLosses, issueAll } from "./invoice-losses.ts";
import { type InvoiceShop, openInvoiceShop } from "./open-invoice-shop.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";
import {
  buy,
  documentsOf,
  FINAL_CONSUMER,
  PERSON,
  refund,
  setBuyer,
  setIssuer,
} from "./tax-orders.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

const MISTYPED = { kind: "ruc", number: "1792261140001", name: "Moda S.A." };
const COMPANY = { ...MISTYPED, number: "1792261104001" };

let shop: InvoiceShop;

beforeAll(async () => {
  shop = await openInvoiceShop();
  signStaffIn(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

type Answer = { details: string; hint: string };
const asStaff = (name: string, args: object, staff = shop.userIds.staff) =>
  shop.rpc<Answer>("server", name, { ...args, staff_id: staff });
const retry = (id: string) => asStaff("retry_tax_document", { document_id: id });
const correct = (id: string, buyer: unknown, staff?: string) =>
  asStaff("correct_invoice_buyer", { document_id: id, buyer }, staff);
const close = (id: string, note: string, staff?: string) =>
  asStaff("close_tax_document", { document_id: id, note }, staff);
const events = () =>
  shop.sql<{ to_state: string; actor: string | null; note: string | null }>(
    "select to_state, actor, note from public.tax_document_events order by id",
  );
const countForOwner = async () =>
  (await documentsOf(shop)).filter(({ state }) => state === "needs_owner").length;
const inconsistencies = async () => (await shop.rpc("server", "find_inconsistencies", {})).body;

async function onlyDocument() {
  const [document] = await documentsOf(shop);
  if (!document) throw new Error("There is no document");
  return document;
}

async function stopOne(fault: object) {
  await buy(shop);
  await shop.sri().control(fault);
  await issueAll(shop);
  return onlyDocument();
}

test("corrects a buyer whom the SRI does not know, and issues the invoice with the same number", async () => {
  await setBuyer(shop, MISTYPED);
  const { id, sequential } = await stopOne({ fault: "rejected", code: "69" });
  expect((await correct(id, COMPANY, shop.userIds.stranger)).body).toMatchObject({
    details: "NOT_STAFF",
  });
  expect((await correct(id, { ...COMPANY, number: "12" })).body).toMatchObject({
    details: "INVALID_INVOICE_BUYER",
    hint: "number",
  });
  expect((await correct(id, null)).body).toMatchObject({ details: "INVALID_INVOICE_BUYER" });
  expect((await correct(id, FINAL_CONSUMER)).body).toMatchObject({
    details: "FINAL_CONSUMER_LIMIT",
  });
  expect((await correct(id, COMPANY)).status).toBeLessThan(300);
  await correct(id, COMPANY);
  expect((await events()).filter(({ note }) => note)).toEqual([
    {
      to_state: "needs_owner",
      actor: shop.userIds.staff,
      note: "1792261140001 Moda S.A. → 1792261104001 Moda S.A.",
    },
  ]);
  await retry(id);
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
  const [issued] = await shop.sql<{ sequential: number; authorized_xml: string }>(
    "select sequential, authorized_xml from public.tax_documents",
  );
  expect(issued?.sequential).toBe(sequential);
  expect(issued?.authorized_xml).toContain(
    "<identificacionComprador>1792261104001</identificacionComprador>",
  );
  expect((await correct(id, PERSON)).body).toMatchObject({ details: "INVOICE_BUYER_KNOWN" });
});

test("names the buyer of an order that was paid without one, which queues its invoice", async () => {
  await setBuyer(shop, null);
  await setIssuer(shop, { environment: "production" });
  const order = await buy(shop);
  const cancelled = await buy(shop);
  await shop.sql("update public.orders set status = 'cancelled' where id = $1", [cancelled.id]);
  const [waiting, over] = await documentsOf(shop);
  const needed = invoiceQueryFrom(new URLSearchParams("state=needs_owner"));
  const listed = async (search: string) =>
    (await listInvoices({ ...needed, search })).rows.map(({ orderId }) => orderId);
  expect(await countInvoicesForOwner()).toBe(1);
  expect(await listed("")).toEqual([order.id]);
  expect(await listed(order.reference)).toEqual([order.id]);
  expect(await listed(cancelled.reference)).toEqual([]);
  expect((await correct(over?.id ?? "", PERSON)).body).toMatchObject({
    details: "INVOICE_BUYER_KNOWN",
  });
  expect((await correct(waiting?.id ?? "", PERSON)).status).toBeLessThan(300);
  expect((await correct(waiting?.id ?? "", PERSON)).status).toBeLessThan(300);
  expect((await documentsOf(shop)).map(({ state }) => state)).toEqual(["queued", "awaiting_buyer"]);
  expect((await events()).filter(({ note }) => note)).toEqual([
    { to_state: "awaiting_buyer", actor: shop.userIds.staff, note: "1710034065 Ana Pérez" },
  ]);
  expect(await countInvoicesForOwner()).toBe(0);
  expect(await inconsistencies()).toEqual([]);
});

test("asks the owner for no buyer who is known, where the invoice waits until invoices are on", async () => {
  await setBuyer(shop, null);
  await setIssuer(shop, { environment: "production" });
  const { reference } = await buy(shop);
  expect(await countInvoicesForOwner()).toBe(1);
  await setIssuer(shop, { environment: "off" });
  await shop.rpc("server", "complete_invoice_buyer", { reference, buyer: PERSON });
  expect((await documentsOf(shop)).map(({ state }) => state)).toEqual(["awaiting_buyer"]);
  expect(await countInvoicesForOwner()).toBe(0);
});

test("changes no buyer of a document that the SRI may have, or of a credit note", async () => {
  const order = await buy(shop);
  const { id } = await onlyDocument();
  expect((await correct(id, COMPANY)).body).toMatchObject({ details: "INVOICE_BUYER_KNOWN" });
  await shop.store.stop(id, "unanswered", []);
  expect((await correct(id, COMPANY)).body).toMatchObject({ details: "INVOICE_BUYER_KNOWN" });
  await retry(id);
  await issueAll(shop);
  await refund(shop, order);
  await shop.sri().control({ fault: "returned", code: "39" });
  await issueAll(shop);
  const [, note] = await documentsOf(shop);
  expect(note).toMatchObject({ kind: "credit_note", state: "needs_owner" });
  expect((await correct(note?.id ?? "", COMPANY)).body).toMatchObject({
    details: "INVOICE_BUYER_KNOWN",
  });
});

test("dates a document anew that the SRI returned for its old date", async () => {
  await shop.reset({ oldestDays: 3 });
  await buy(shop);
  await shop.sql(
    "update public.tax_documents set issue_date = issue_date - 5, numbered_at = numbered_at - interval '5 days'",
  );
  await issueAll(shop);
  const stopped = await onlyDocument();
  expect(stopped).toMatchObject({ state: "needs_owner", reason: "returned", sequential: 1 });
  await retry(stopped.id);
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
  const [issued] = await shop.sql(
    `select sequential, issue_date = public.shop_day() as is_today,
       left(access_key, 8) = to_char(public.shop_day(), 'DDMMYYYY') as is_key_of_today
     from public.tax_documents`,
  );
  expect(issued).toEqual({ sequential: 1, is_today: true, is_key_of_today: true });
});

test("keeps the date of a document that is retried for another reason", async () => {
  await buy(shop);
  await shop.sql("update public.tax_documents set issue_date = issue_date - 5");
  const [before] = await shop.sql("select issue_date from public.tax_documents");
  await shop.sri().control({ fault: "rejected", code: "65" });
  await issueAll(shop);
  const { id } = await onlyDocument();
  await retry(id);
  expect(await shop.sql("select issue_date from public.tax_documents")).toEqual([before]);
});

test("closes a document that was settled elsewhere, for good", async () => {
  const { id } = await stopOne({ fault: "returned", code: "52" });
  expect(await countForOwner()).toBe(1);
  expect((await close(id, "x", shop.userIds.stranger)).body).toMatchObject({
    details: "NOT_STAFF",
  });
  expect((await close(id, "  ")).body).toMatchObject({ details: "INVALID_REQUEST" });
  await close(id, " Issued in SRI en Línea, 001-002-000000007 ");
  await close(id, "pressed twice");
  expect(await countForOwner()).toBe(0);
  expect((await events()).at(-1)).toEqual({
    to_state: "closed",
    actor: shop.userIds.staff,
    note: "Issued in SRI en Línea, 001-002-000000007",
  });
  expect((await retry(id)).body).toMatchObject({ details: "DOCUMENT_CLOSED" });
  expect((await correct(id, COMPANY)).body).toMatchObject({ details: "INVOICE_BUYER_KNOWN" });
  await issueAll(shop);
  expect(await onlyDocument()).toMatchObject({ state: "closed", reason: "returned" });
  expect(await inconsistencies()).toEqual([]);
});

test("closes no document that is under way or authorized", async () => {
  await buy(shop);
  const { id } = await onlyDocument();
  expect((await close(id, "n")).body).toMatchObject({ details: "DOCUMENT_TRANSITION_NOT_ALLOWED" });
  await issueAll(shop);
  expect((await close(id, "n")).body).toMatchObject({ details: "DOCUMENT_TRANSITION_NOT_ALLOWED" });
});

test.each(["before", "after"])(
  "leaves the credit note to the owner whose invoice is closed %s the refund",
  async (moment) => {
    const order = await buy(shop);
    await shop.sri().control({ fault: "returned", code: "52" });
    await issueAll(shop);
    const { id } = await onlyDocument();
    if (moment === "before") await close(id, "by hand");
    await refund(shop, order);
    if (moment === "after") await close(id, "by hand");
    const [, note] = await documentsOf(shop);
    expect(note).toMatchObject({ state: "needs_owner", reason: "invoice_closed" });
    expect((await retry(note?.id ?? "")).body).toMatchObject({ details: "DOCUMENT_CLOSED" });
    await close(note?.id ?? "", "by hand, too");
    expect(await countForOwner()).toBe(0);
    expect(await inconsistencies()).toEqual([]);
  },
);

test("mails each problem of a document once", async () => {
  const { id } = await stopOne({ fault: "returned", code: "39" });
  const codes = async () =>
    (
      await shop.sql<{ codes: string }>(
        `select payload #>> '{messages,0,code}' as codes from public.outbox
         where kind = 'invoice_alert' order by created_at`,
      )
    ).map((mail) => mail.codes);
  for (const code of ["39", "69", "39"]) {
    await retry(id);
    await shop.sri().control({ fault: "returned", code });
    await issueAll(shop);
  }
  expect(await codes()).toEqual(["39", "69"]);
});
