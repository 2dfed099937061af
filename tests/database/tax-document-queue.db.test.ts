import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  supabaseTaxDocumentStore,
  type TaxDocumentStore,
} from "#app/data/server/tax-document-store.ts";
import { openTestShop, type Role, type TestShop } from "./open-test-shop.ts";
import {
  buy,
  type DocumentRow,
  documentsOf,
  PERSON,
  refund,
  resetDocuments,
  setBuyer,
  setIssuer,
} from "./tax-orders.ts";

const KEY = "2411202601179226110400110010010000000011234567811";
const MESSAGE = { code: "39", message: "FIRMA INVALIDA", kind: "error" } as const;

let shop: TestShop;
let store: TaxDocumentStore;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
  store = supabaseTaxDocumentStore(shop.clientAs("server"));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await resetDocuments(shop);
  await setBuyer(shop, PERSON);
  await setIssuer(shop);
});

const claim = (maxCount = 10) => store.claim(["test", "production"], maxCount, 60);
const mails = (kind: string) =>
  shop.sql<{ recipient: string; payload: Record<string, unknown> }>(
    "select recipient, payload from public.outbox where kind = $1",
    [kind],
  );
const retry = ({ id }: Pick<DocumentRow, "id">, staffId = shop.userIds.staff) =>
  shop.rpc<{ details: string }>("server", "retry_tax_document", {
    document_id: id,
    staff_id: staffId,
  });
const makeDue = () =>
  shop.sql("update public.tax_documents set next_attempt_at = now(), leased_until = null");

/** Buy, claim and sign. */
async function signOne() {
  await buy(shop);
  const [document] = await claim();
  if (!document) throw new Error("nothing to claim");
  return store.recordSigned(document.id, KEY, "<factura>signed</factura>");
}

test("claims documents in the order of their numbers, with their order, buyer and issuer", async () => {
  for (let count = 0; count < 3; count += 1) await buy(shop);
  const claimed = await claim(2);
  expect(claimed.map(({ sequential }) => sequential)).toEqual([1, 2]);
  expect(claimed[0]).toMatchObject({
    kind: "invoice",
    state: "queued",
    environment: "test",
    attempts: 1,
    taxRate: 1500,
    buyer: PERSON,
    issuer: { ruc: "1792261104001", legal_name: "Gemma Luce S.A.S." },
    corrects: null,
    order: { total: 44_275, items: [{ base: 38_500, tax: 5775, total: 44_275, quantity: 1 }] },
  });
});

test("keeps later documents of a series back while another server has an earlier one", async () => {
  for (let count = 0; count < 3; count += 1) await buy(shop);
  const [first] = await claim(1);
  expect(await claim()).toEqual([]);
  await store.recordReception(first?.id ?? "", KEY, []);
  expect((await claim()).map(({ sequential }) => sequential)).toEqual([2, 3]);
});

test("gives two servers that claim at once different documents", async () => {
  for (let count = 0; count < 4; count += 1) await buy(shop);
  const claims = await Promise.all([claim(2), claim(2)]);
  const ids = claims.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(claims.flat().map(({ sequential }) => sequential)).toEqual([1, 2]);
});

test("claims again when a lease ends, and counts the attempt", async () => {
  await buy(shop);
  await claim();
  expect(await claim()).toEqual([]);
  await shop.sql("update public.tax_documents set leased_until = now() - interval '1 second'");
  expect(await claim()).toMatchObject([{ attempts: 2 }]);
});

test("claims only the environments that a server can send to", async () => {
  await buy(shop);
  expect(await store.claim(["sandbox"], 10, 60)).toEqual([]);
  expect(await claim()).toHaveLength(1);
});

test("stores the bytes of the first signature and returns them to the second", async () => {
  const signed = await signOne();
  expect(signed).toMatchObject({ state: "signed", signedXml: "<factura>signed</factura>" });
  const second = await store.recordSigned(signed.id, KEY, "<factura>other</factura>");
  expect(second.signedXml).toBe("<factura>signed</factura>");
});

test("defers a document and keeps what the SRI said in its history", async () => {
  const { id } = await signOne();
  await store.recordReception(id, KEY, []);
  await store.defer(id, 60, { messages: [{ ...MESSAGE, code: "50" }], resend: true });
  expect(await claim()).toEqual([]);
  expect((await documentsOf(shop))[0]).toMatchObject({ state: "signed" });
  const events = await shop.sql<{ step: string; codes: string | null }>(
    `select concat_ws(' ', from_state, to_state) as step, messages -> 0 ->> 'code' as codes
     from public.tax_document_events order by id`,
  );
  expect(events).toEqual([
    { step: "awaiting_buyer", codes: null },
    { step: "awaiting_buyer queued", codes: null },
    { step: "queued signed", codes: null },
    { step: "signed received", codes: null },
    { step: "received signed", codes: "50" },
  ]);
});

test("records an authorization once, with one email to the buyer", async () => {
  const { id } = await signOne();
  const verdict = {
    accessKey: KEY,
    authorizedAt: "2026-11-24T10:00:00.000Z",
    xml: "<factura>authorized</factura>",
    messages: [],
  };
  await Promise.all([
    store.recordAuthorization(id, verdict),
    store.recordAuthorization(id, verdict),
  ]);
  expect(await mails("tax_document")).toMatchObject([
    { recipient: "ana@example.com", payload: { documentId: id } },
  ]);
  expect(await store.find(id)).toMatchObject({
    state: "authorized",
    authorizedAt: verdict.authorizedAt,
    authorizedXml: verdict.xml,
  });
  await store.stop(id, "rejected", [MESSAGE]);
  await store.defer(id, 0);
  expect((await documentsOf(shop))[0]).toMatchObject({ state: "authorized" });
});

test("writes nobody about the document of an erased order", async () => {
  const { id } = await signOne();
  await shop.sql("update public.orders set email = 'erased-1@erased.invalid'");
  await store.recordAuthorization(id, {
    accessKey: KEY,
    authorizedAt: "2026-11-24T10:00:00.000Z",
    xml: "<factura/>",
    messages: [],
  });
  expect(await mails("tax_document")).toEqual([]);
});

test("names the corrected invoice in a claimed credit note", async () => {
  const order = await buy(shop);
  const [invoice] = await claim();
  await store.recordAuthorization(invoice?.id ?? "", {
    accessKey: KEY,
    authorizedAt: "2026-11-24T10:00:00.000Z",
    xml: "<factura/>",
    messages: [],
  });
  await refund(shop, order);
  expect(await claim()).toMatchObject([
    {
      kind: "credit_note",
      sequential: 1,
      corrects: { establishment: "001", emissionPoint: "001", sequential: 1 },
    },
  ]);
});

test("stops a document with one alert, and sends it again with its number when staff retry", async () => {
  const { id, numericCode, issueDate } = await signOne();
  await store.stop(id, "returned", [MESSAGE]);
  await store.stop(id, "returned", [MESSAGE]);
  expect(await mails("invoice_alert")).toMatchObject([
    {
      recipient: "owner@example.com",
      payload: { problem: "document", documentId: id, reason: "returned", messages: [MESSAGE] },
    },
  ]);
  expect(await claim()).toEqual([]);
  expect((await retry({ id }, shop.userIds.stranger)).body).toMatchObject({ details: "NOT_STAFF" });
  await retry({ id });
  await retry({ id });
  expect(await claim()).toMatchObject([
    { state: "queued", signedXml: null, sequential: 1, numericCode, issueDate, attempts: 2 },
  ]);
  await store.stop(id, "returned", [MESSAGE]);
  expect(await mails("invoice_alert")).toHaveLength(1);
  const [event] = await shop.sql<{ actor: string }>(
    "select actor from public.tax_document_events where from_state = 'needs_owner'",
  );
  expect(event?.actor).toBe(shop.userIds.staff);
});

test("sends the same bytes again after a day without a verdict", async () => {
  const { id } = await signOne();
  await store.recordReception(id, KEY, []);
  await store.stop(id, "unanswered", []);
  await retry({ id });
  expect(await claim()).toMatchObject([
    { state: "signed", signedXml: "<factura>signed</factura>", receivedAt: null },
  ]);
});

test("takes a new number only where the SRI has another document with the old one", async () => {
  const { id } = await signOne();
  await store.stop(id, "returned", [{ ...MESSAGE, code: "45" }]);
  await retry({ id });
  expect(await claim()).toMatchObject([{ state: "queued", sequential: 2, accessKey: null }]);
  expect((await shop.rpc("server", "find_inconsistencies", {})).body).toEqual([]);
});

const skipTo = (next_number: number | null, role: Role = "staff", kind = "invoice") =>
  shop.rpc(role, "skip_document_numbers", { environment: "test", kind, next_number });

test("skips numbers forward only", async () => {
  expect((await skipTo(40)).body).toBe(40);
  // Repeated it changes nothing.
  expect((await skipTo(40)).body).toBe(40);
  expect(await skipTo(39)).toMatchObject({
    status: 409,
    body: { details: "NUMBER_USED", hint: "40" },
  });
  await buy(shop);
  expect(await claim()).toMatchObject([{ sequential: 40 }]);
  expect((await shop.rpc("server", "find_inconsistencies", {})).body).toEqual([]);
});

test("skips at most a million numbers at once, so that a typing error does not use them up", async () => {
  expect((await skipTo(1_000_002)).body).toMatchObject({ details: "INVALID_REQUEST" });
  expect((await skipTo(1_000_001)).body).toBe(1_000_001);
});

test.each([
  ["of ten digits", 1_000_000_000, "staff", "invoice", "INVALID_REQUEST"],
  ["below one", 0, "staff", "invoice", "INVALID_REQUEST"],
  ["that is missing", null, "staff", "invoice", "INVALID_REQUEST"],
  ["of another kind", 40, "staff", "receipt", "INVALID_REQUEST"],
  ["for a stranger", 40, "stranger", "invoice", "NOT_STAFF"],
] as const)("skips to no number %s", async (_, next, role, kind, details) => {
  expect((await skipTo(next, role, kind)).body).toMatchObject({ details });
  expect(await shop.sql("select * from public.tax_document_counters where skipped > 0")).toEqual(
    [],
  );
});

test("asks about every open document after a restore", async () => {
  await buy(shop);
  await store.distrust();
  expect(await claim()).toMatchObject([{ attempts: 2 }]);
});

test("stops a document that cannot be read and claims the next", async () => {
  await buy(shop);
  await buy(shop);
  await shop.sql(
    `update public.orders set items = '[{"sku": "x"}]'
     where id = (select order_id from public.tax_documents where sequential = 1)`,
  );
  await claim(1);
  await makeDue();
  expect(await claim()).toMatchObject([{ sequential: 2 }]);
  expect((await documentsOf(shop)).map(({ reason }) => reason).sort()).toEqual(
    [null, "invalid"].sort(),
  );
});

test("alerts the owner of one problem once", async () => {
  await store.alertOwner("certificate_expiring", "2027-01-01", "2027-01-01T00:00:00.000Z");
  await store.alertOwner("certificate_expiring", "2027-01-01", "2027-01-01T00:00:00.000Z");
  expect(await mails("invoice_alert")).toMatchObject([
    { payload: { problem: "certificate_expiring", validUntil: "2027-01-01T00:00:00.000Z" } },
  ]);
});

test("saves the settings of invoices for staff only, and only the version that was read", async () => {
  const read = async () =>
    (
      await shop.sql<{ version: string }>(
        "select updated_at::text as version from public.invoice_settings",
      )
    )[0]?.version;
  const save = async (settings: object, staffId = shop.userIds.staff, version = "") =>
    shop.rpc<Record<string, unknown>>("server", "save_invoice_settings", {
      staff_id: staffId,
      settings,
      version: version || (await read()),
    });
  const old = await read();
  await save({ trade_name: " Luce " });
  expect(await shop.sql("select trade_name, ruc from public.invoice_settings")).toEqual([
    { trade_name: "Luce", ruc: "1792261104001" },
  ]);
  expect((await save({ trade_name: "x" }, shop.userIds.stranger)).body).toMatchObject({
    details: "NOT_STAFF",
  });
  expect((await save({ trade_name: "x" }, shop.userIds.staff, old)).body).toMatchObject({
    details: "SETTINGS_CHANGED",
  });
  for (const [settings, hint] of [
    [{ ruc: "123" }, "ruc"],
    [{ establishment: "1" }, "establishment"],
    [{ emission_point: "000" }, "emission_point"],
    [{ legal_name: "a\nb" }, "legal_name"],
    [{ environment: "production", ruc: "" }, "environment"],
  ] as const) {
    expect((await save(settings)).body).toMatchObject({
      details: "INVALID_INVOICE_SETTINGS",
      hint,
    });
  }
});
