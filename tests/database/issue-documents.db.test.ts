import { parseDocument, type SigningCertificate, type SriClient } from "@gemma-luce/sri";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { documentSigner } from "#server/invoices/document-signer.ts";
import { mailComposer } from "#server/mail/compose-mail.ts";
import { findInvoiceLosses, issueAll } from "./invoice-losses.ts";
import { type InvoiceShop, issuersCertificate, openInvoiceShop } from "./open-invoice-shop.ts";
import { PRODUCTS } from "./sample-bag.ts";
import { buy, documentsOf, FINAL_CONSUMER, PERSON, refund, setBuyer } from "./tax-orders.ts";

/** More in `npm run soak`. */
const SHARED = process.env.KILL_IN_EVERY_WAY === "1" ? 100 : 24;

let shop: InvoiceShop;

beforeAll(async () => {
  shop = await openInvoiceShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const mails = (kind: string) =>
  shop.sql<{ recipient: string; payload: { problem?: string; documentId: string } }>(
    "select recipient, payload from public.outbox where kind = $1 order by created_at",
    [kind],
  );
const states = async () => (await documentsOf(shop)).map(({ kind, state }) => `${kind} ${state}`);
/** Services that note the number of each document that is sent. */
function recordSent() {
  const sent: string[] = [];
  const { services } = shop.parts();
  const sri = services.test;
  if (!sri) throw new Error("no service");
  const recording: SriClient = {
    findAuthorization: sri.findAuthorization,
    send(xml) {
      sent.push(/<secuencial>(\d+)</.exec(xml)?.[1] ?? "");
      return sri.send(xml);
    },
  };
  return { sent, services: { ...services, test: recording } };
}
const retry = async () => {
  for (const { id } of await documentsOf(shop)) {
    await shop.rpc("server", "retry_tax_document", {
      document_id: id,
      staff_id: shop.userIds.staff,
    });
  }
};

test("takes a paid order to its authorized invoice in one round, and mails XML and RIDE to the buyer", async () => {
  await buy(shop);
  expect(await shop.round()).toEqual({ count: 1, isPaused: false });
  expect(await findInvoiceLosses(shop)).toEqual([]);
  const steps = await shop.sql<{ to_state: string }>(
    "select to_state from public.tax_document_events order by id",
  );
  expect(steps.map(({ to_state }) => to_state)).toEqual([
    "awaiting_buyer",
    "queued",
    "signed",
    "received",
    "authorized",
  ]);
  const [mail] = await mails("tax_document");
  const compose = mailComposer("https://shop.test", { documents: shop.store });
  const { subject, attachments = [] } = await compose({
    kind: "tax_document",
    payload: mail?.payload,
  });
  expect(subject).toContain("001-001-000000001");
  const [xml, ride] = attachments;
  expect([xml?.filename, ride?.filename]).toEqual([
    expect.stringMatching(/\.xml$/),
    expect.stringMatching(/\.pdf$/),
  ]);
  const document = parseDocument(Buffer.from(xml?.content ?? "").toString());
  expect(document).toMatchObject({
    kind: "factura",
    infoFactura: { importeTotal: "442.75", identificacionComprador: "1710034065" },
  });
  expect(
    Buffer.from(ride?.content ?? "")
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test.each([
  ["Debit", "16"],
  ["Credit", "19"],
  [null, "19"],
])("names a card of type %j by the payment form %s", async (cardType, form) => {
  await buy(shop, { cardType });
  await issueAll(shop);
  const [document] = await shop.sql<{ authorized_xml: string }>(
    "select authorized_xml from public.tax_documents",
  );
  expect(document?.authorized_xml).toContain(`<formaPago>${form}</formaPago>`);
});

test("takes a refunded order to its authorized credit note", async () => {
  const order = await buy(shop);
  await refund(shop, order);
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
  expect(await states()).toEqual(["invoice authorized", "credit_note authorized"]);
});

test("leaves the credit note of a final consumer to the owner: the law allows none", async () => {
  await setBuyer(shop, FINAL_CONSUMER);
  await shop.sql("update public.products set price = 10 where id = $1", [PRODUCTS.cashmereBlazer]);
  const order = await buy(shop);
  await shop.sql("update public.products set price = 385 where id = $1", [PRODUCTS.cashmereBlazer]);
  await issueAll(shop);
  await refund(shop, order);
  await issueAll(shop);
  expect(await states()).toEqual(["invoice authorized", "credit_note needs_owner"]);
  expect(await mails("invoice_alert")).toMatchObject([
    { payload: { problem: "document", reason: "final_consumer" } },
  ]);
});

/** The faults that pass: however often they occur, the document is authorized in the end. */
const PASSING = [
  { fault: "internal_error", times: 3 },
  { fault: "timeout_before_storing" },
  { fault: "timeout_after_storing" },
  { fault: "closed_after_storing" },
  { fault: "closed", on: "reception" },
  { fault: "closed", on: "authorization" },
  { fault: "unavailable", times: 3 },
  { fault: "html", times: 2 },
  { fault: "soap_fault", times: 2 },
  { fault: "truncated", times: 2 },
  { fault: "empty", times: 2 },
  { fault: "timeout" },
  { fault: "processing", times: 4 },
  { fault: "rejected_then_authorized", code: "50" },
];

test.each(PASSING)("issues every document once after %j", async (fault) => {
  const [first] = [await buy(shop), await buy(shop)];
  await refund(shop, first);
  await shop.sri().control(fault);
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
  expect(await mails("invoice_alert")).toEqual([]);
});

test.each(["43", "70"])(
  "asks about a document that is returned with %s for a day, and sends it only when the owner says so",
  async (code) => {
    await buy(shop);
    await shop.sri().control({ fault: "returned", code });
    await issueAll(shop, 3);
    expect(await states()).toEqual(["invoice received"]);
    expect((await shop.sri().control()).documents).toEqual([]);
    await shop.sql(
      "update public.tax_documents set received_at = received_at - interval '25 hours'",
    );
    await issueAll(shop, 1);
    expect(await documentsOf(shop)).toMatchObject([{ state: "needs_owner", reason: "unanswered" }]);
    await retry();
    await issueAll(shop);
    expect(await findInvoiceLosses(shop)).toEqual([]);
  },
);

/** The faults that a person has to see to. */
const STOPPING = [
  ...["35", "39", "52", "56", "65"].map((code) => ({ fault: "returned", code })),
  ...["39", "46"].map((code) => ({ fault: "rejected", code })),
  { fault: "returned", code: "999" },
];

test.each(STOPPING)(
  "leaves a document to the owner after %j, and issues it when they retry",
  async (fault) => {
    await buy(shop);
    await shop.sri().control(fault);
    await issueAll(shop);
    const [document] = await documentsOf(shop);
    expect(document).toMatchObject({ state: "needs_owner", reason: fault.fault });
    expect(await mails("invoice_alert")).toMatchObject([{ recipient: "owner@example.com" }]);
    await retry();
    await issueAll(shop);
    expect(await findInvoiceLosses(shop)).toEqual([]);
  },
);

test("sends a document in processing never again, and tells the owner after a day", async () => {
  await buy(shop);
  await shop.sri().control({ fault: "processing", times: 1000 });
  const { sent, services } = recordSent();
  for (let round = 0; round < 10; round += 1) {
    await shop.makeDue();
    await shop.round({ services });
  }
  expect(sent).toEqual(["000000001"]);
  expect(await states()).toEqual(["invoice received"]);
  await shop.sql("update public.tax_documents set received_at = received_at - interval '25 hours'");
  await shop.makeDue();
  await shop.round({ services });
  expect(await documentsOf(shop)).toMatchObject([{ state: "needs_owner", reason: "unanswered" }]);
  expect(await mails("invoice_alert")).toHaveLength(1);
  await retry();
  await shop.sri().control({ clearFaults: true });
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});

test("sends everything in order after a day without the SRI, and tells the owner once a day", async () => {
  await shop.sri().control({ fault: "unavailable", times: 1000 });
  for (let hour = 0; hour < 24; hour += 1) {
    if (hour % 4 === 0) await buy(shop);
    await shop.sql(
      `update public.tax_documents set numbered_at = numbered_at - interval '1 hour',
         created_at = created_at - interval '1 hour'`,
    );
    await shop.makeDue();
    expect((await shop.round()).isPaused).toBe(true);
  }
  expect(await mails("invoice_alert")).toMatchObject([{ payload: { problem: "unreachable" } }]);
  await shop.sri().control({ clearFaults: true });
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
  const numbers = (await shop.sri().control()).documents.map(({ number }) => number);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map((number) => `001-001-00000000${number}`));
});

test(`shares ${SHARED} documents among two workers: each is sent once, in order`, async () => {
  for (let count = 0; count < SHARED; count += 1) await buy(shop);
  const { sent, services } = recordSent();
  const work = (): Promise<object> => shop.round({ services });
  while ((await documentsOf(shop)).some(({ state }) => state !== "authorized")) {
    await Promise.all([work(), work()]);
  }
  expect(await findInvoiceLosses(shop)).toEqual([]);
  expect(sent).toEqual([...new Set(sent)].sort());
  expect(sent).toHaveLength(SHARED);
});

const DAY_MS = 86_400_000;

test.each<[string, () => SigningCertificate | null]>([
  ["certificate_missing", () => null],
  ["certificate_expired", () => issuersCertificate({ validUntil: Date.now() - DAY_MS })],
  ["certificate_not_yet_valid", () => issuersCertificate({ validFrom: Date.now() + DAY_MS })],
  ["certificate_of_other_ruc", () => issuersCertificate({ ruc: "1710034065001" })],
])(
  "sends nothing with %s, tells the owner once, and issues it all once it is cured",
  async (problem, open) => {
    await buy(shop);
    await buy(shop);
    const signer = documentSigner({ own: open(), sandbox: null });
    for (let round = 0; round < 3; round += 1) {
      await shop.makeDue();
      expect((await shop.round({ signer })).isPaused).toBe(true);
    }
    expect(await states()).toEqual(["invoice queued", "invoice queued"]);
    expect(await mails("invoice_alert")).toMatchObject([{ payload: { problem } }]);
    await issueAll(shop);
    expect(await findInvoiceLosses(shop)).toEqual([]);
  },
);

test("leaves what the SRI would reject to the owner, with no byte sent, and issues it once it is cured", async () => {
  await setBuyer(shop, FINAL_CONSUMER);
  await buy(shop);
  await issueAll(shop);
  expect(await documentsOf(shop)).toMatchObject([{ state: "needs_owner", reason: "invalid" }]);
  expect((await shop.sri().control()).documents).toEqual([]);
  await shop.sql("update public.orders set invoice_buyer = $1", [JSON.stringify(PERSON)]);
  await retry();
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});

test("issues hostile names and products as one valid document", async () => {
  const name = `Peña & Hijos <"S.A.S."> ]]> xmlns:a='b' &quot; ${"ñ".repeat(300)}`;
  await setBuyer(shop, null);
  await buy(shop);
  await shop.sql("update public.orders set invoice_buyer = $1", [
    JSON.stringify({ ...PERSON, name }),
  ]);
  await shop.sql(
    "update public.orders set items = jsonb_set(items, '{0,nameEs}', to_jsonb($1::text))",
    [name],
  );
  await shop.sql("select public.queue_invoice(paid_order) from public.orders as paid_order");
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});
