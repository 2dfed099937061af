import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listDocumentSeries } from "#app/data/admin/document-series.ts";
import { getInvoiceSettings } from "#app/data/admin/invoices.ts";
import { documentSigner } from "#server/invoices/document-signer.ts";
import type { InvoiceParts } from "#server/invoices/invoice-parts.ts";
import { findInvoiceLosses, issueAll } from "./invoice-losses.ts";
import { type InvoiceShop, issuersCertificate, openInvoiceShop } from "./open-invoice-shop.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";
import { buy, documentsOf, ISSUER, refund, setIssuer } from "./tax-orders.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

const OTHER = { ...ISSUER, ruc: "1793213150001", legal_name: "Luce Nueva S.A.S." };

let shop: InvoiceShop;
let othersParts: Pick<InvoiceParts, "signer">;

beforeAll(async () => {
  shop = await openInvoiceShop();
  signStaffIn(shop);
  const own = issuersCertificate({ ruc: OTHER.ruc });
  othersParts = { signer: documentSigner({ own, sandbox: null }) };
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const retry = (id = "") =>
  shop.rpc<{ details: string } | null>("server", "retry_tax_document", {
    document_id: id,
    staff_id: shop.userIds.staff,
  });
const inconsistencies = async () => (await shop.rpc("server", "find_inconsistencies", {})).body;
/** The RUC, kind and number in each access key that the SRI has. */
const issued = async () =>
  (await shop.sri().control()).documents.map(
    ({ accessKey }) =>
      `${accessKey.slice(10, 23)} ${accessKey.slice(8, 10)} ${accessKey.slice(30, 39)}`,
  );

async function nextNumbers() {
  const { settings } = await getInvoiceSettings();
  const series = await listDocumentSeries(settings);
  return series.map(({ environment, kind, next }) => `${environment} ${kind} ${next}`);
}

test("counts each RUC's documents of its own", async () => {
  await buy(shop);
  await buy(shop);
  await issueAll(shop);
  expect(await nextNumbers()).toContain("test invoice 3");
  await setIssuer(shop, OTHER);
  expect(await nextNumbers()).toContain("test invoice 1");
  await buy(shop);
  await shop.round(othersParts);
  expect(await issued()).toEqual([
    `${ISSUER.ruc} 01 000000001`,
    `${ISSUER.ruc} 01 000000002`,
    `${OTHER.ruc} 01 000000001`,
  ]);
  expect(await nextNumbers()).toContain("test invoice 2");
  expect(await inconsistencies()).toEqual([]);
});

test("goes on counting the sandbox's documents under any RUC: its issuer is its own", async () => {
  await setIssuer(shop, { environment: "sandbox", ruc: "" });
  await buy(shop);
  expect(await nextNumbers()).toContain("sandbox invoice 2");
  await setIssuer(shop, { ruc: OTHER.ruc });
  await buy(shop);
  expect((await documentsOf(shop)).map(({ sequential }) => sequential)).toEqual([1, 2]);
  expect(await nextNumbers()).toContain("sandbox invoice 3");
});

test("leaves the credit note of another RUC's invoice to the owner, until the RUC is back", async () => {
  const order = await buy(shop);
  await issueAll(shop);
  await setIssuer(shop, OTHER);
  await refund(shop, order);
  const [, note] = await documentsOf(shop);
  const stopped = { state: "needs_owner", reason: "other_issuer", sequential: null };
  expect(note).toMatchObject(stopped);
  expect((await retry(note?.id)).body).toMatchObject({ details: "DOCUMENT_OF_OTHER_RUC" });
  await shop.round(othersParts);
  expect((await documentsOf(shop))[1]).toMatchObject(stopped);
  expect(await issued()).toEqual([`${ISSUER.ruc} 01 000000001`]);
  await setIssuer(shop);
  await retry(note?.id);
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
  expect(await inconsistencies()).toEqual([]);
});

test("writes no numbered document under another RUC, but sends what is signed", async () => {
  await buy(shop);
  await shop.sri().control({ fault: "unavailable" });
  await shop.round();
  await buy(shop);
  await setIssuer(shop, OTHER);
  await shop.makeDue();
  await shop.round(othersParts);
  const [, second] = await documentsOf(shop);
  expect(await documentsOf(shop)).toMatchObject([
    { state: "authorized" },
    { state: "needs_owner", reason: "other_issuer", sequential: 2 },
  ]);
  expect((await retry(second?.id)).body).toMatchObject({ details: "DOCUMENT_OF_OTHER_RUC" });
  expect(await issued()).toEqual([`${ISSUER.ruc} 01 000000001`]);
  await setIssuer(shop);
  await retry(second?.id);
  await issueAll(shop);
  expect(await findInvoiceLosses(shop)).toEqual([]);
});

test("gives a document whose number the SRI has none of another RUC", async () => {
  await buy(shop);
  await shop.sri().control({ fault: "returned", code: "45" });
  await issueAll(shop);
  const [document] = await documentsOf(shop);
  await setIssuer(shop, OTHER);
  expect((await retry(document?.id)).body).toMatchObject({ details: "DOCUMENT_OF_OTHER_RUC" });
  expect((await documentsOf(shop))[0]).toMatchObject({ state: "needs_owner", sequential: 1 });
});

test("skips no numbers before it knows whose", async () => {
  await setIssuer(shop, { environment: "off", ruc: "" });
  const skip = (environment: string) =>
    shop.rpc<{ hint: string }>("staff", "skip_document_numbers", {
      environment,
      kind: "invoice",
      next_number: 40,
    });
  expect((await skip("production")).body).toMatchObject({ hint: "ruc" });
  expect(await nextNumbers()).toEqual([]);
  expect((await skip("sandbox")).body).toBe(40);
});
