import { z } from "zod";
import type { InvoiceBuyer } from "#app/domain/checkout/invoice-buyer.ts";
import { type InvoiceQuery, monthRangeOf } from "#app/domain/invoice/invoice-query.ts";
import {
  type InvoiceCertificate,
  InvoiceCertificateSchema,
  type InvoiceSettings,
  InvoiceSettingsSchema,
} from "#app/domain/invoice/invoice-settings.ts";
import { type MonthEntry, monthEntriesOf } from "#app/domain/invoice/month-entries.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { callShop } from "../call-shop.ts";
import { type AdminPage, MAX_ROWS, readAdminPage, readEveryRow } from "./admin-page.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { countAsStaff, ONLY_COUNT } from "./count-as-staff.ts";
import { listInvoiceIds, NEEDS_OWNER } from "./invoice-ids.ts";
import { InvoiceEventSchema, type InvoiceRow, InvoiceRowSchema } from "./invoice-row.ts";
import { readByIds } from "./read-by-ids.ts";

/** A document with its history, and its XML: the authorized one if there is one. */
export type InvoiceDetails = {
  row: InvoiceRow;
  events: z.infer<typeof InvoiceEventSchema>[];
  xml: string | null;
};

async function readRange(query: InvoiceQuery, first: number, last: number) {
  const { rows: ids, total } = await listInvoiceIds(query, first, last);
  const rows = await readByIds(ids, (some) =>
    askAsStaff("listing invoices", (client) =>
      client.from("admin_tax_documents").select("*").in("document_id", some),
    ),
  );
  const byId = new Map(rows.map((row) => [row.document_id, InvoiceRowSchema.parse(row)]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** Return one page of the documents, the latest first, searched and filtered by the database. Throws a ShopError. */
export function listInvoices(query: InvoiceQuery): Promise<AdminPage<InvoiceRow>> {
  return readAdminPage(query.page, (first, last) => readRange(query, first, last));
}

/** Return every order of a month in Ecuador with its documents, or with none, and its refunds. Throws a ShopError. */
export async function listMonth(month: string): Promise<MonthEntry<InvoiceRow>[]> {
  const { first, next } = monthRangeOf(month);
  const isIn = (day: string) => `and(${day}.gte.${first},${day}.lt.${next})`;
  const rows = await readEveryRow(
    async (key) => {
      const data = await askAsStaff("reading a month", (client) =>
        client
          .from("admin_tax_documents")
          .select("*")
          .or([isIn("day"), isIn("refund_day")].join())
          .gte("order_id", key)
          .order("order_id")
          .order("document_id")
          .limit(MAX_ROWS),
      );
      return data.map((row) => InvoiceRowSchema.parse(row));
    },
    ({ orderId }) => orderId,
  );
  return monthEntriesOf(rows, month);
}

/** Return an order's invoice and then its credit note, as far as they exist. Throws a ShopError. */
export async function listInvoicesOf(orderId: string): Promise<InvoiceRow[]> {
  const data = await askAsStaff("listing an order's invoices", (client) =>
    client
      .from("admin_tax_documents")
      .select("*")
      .eq("order_id", orderId)
      .not("document_id", "is", null)
      .order("kind", { ascending: false }),
  );
  return data.map((row) => InvoiceRowSchema.parse(row));
}

/** Return the number of documents that need the owner, as the list shows them by `needs_owner`. Throws a ShopError. */
export function countInvoicesForOwner(): Promise<number> {
  return countAsStaff("counting invoices", (client) =>
    client.from("admin_tax_document_keys").select("document_id", ONLY_COUNT).or(NEEDS_OWNER),
  );
}

/** Return a document with its history. Throws a ShopError; `NOT_FOUND` if it does not exist. */
export async function getInvoiceDetails(id: string): Promise<InvoiceDetails> {
  const missing = new ShopError("NOT_FOUND", "There is no such document.");
  if (!z.uuid().safeParse(id).success) throw missing;
  const [[row], events, [text]] = await Promise.all([
    askAsStaff("reading an invoice", (client) =>
      client.from("admin_tax_documents").select("*").eq("document_id", id).limit(1),
    ),
    askAsStaff("reading an invoice", (client) =>
      client.from("tax_document_events").select("*").eq("document_id", id).order("id"),
    ),
    askAsStaff("reading an invoice", (client) =>
      client.from("tax_documents").select("signed_xml,authorized_xml").eq("id", id).limit(1),
    ),
  ]);
  if (!row) throw missing;
  return {
    row: InvoiceRowSchema.parse(row),
    events: events.map((event) => InvoiceEventSchema.parse(event)),
    xml: text?.authorized_xml ?? text?.signed_xml ?? null,
  };
}

/** Return a document's RIDE as PDF bytes with its file name. Throws a ShopError. */
export async function readRide(id: string): Promise<{ fileName: string; pdf: Uint8Array }> {
  const answer = z
    .object({ fileName: z.string(), pdf: z.base64() })
    .parse(await callShop("reading a RIDE", "GET", `/invoices/${id}/ride`));
  const pdf = Uint8Array.from(atob(answer.pdf), (character) => character.charCodeAt(0));
  return { fileName: answer.fileName, pdf };
}

/** Send a stopped document again. Idempotent. Throws a ShopError. */
export async function retryInvoice(id: string): Promise<void> {
  await callShop("retrying an invoice", "POST", `/invoices/${id}/retry`);
}

/** Name the buyer of an invoice that waits for one, or correct that of one that the SRI has not taken. Idempotent. Throws a ShopError. */
export async function correctInvoiceBuyer(id: string, buyer: InvoiceBuyer): Promise<void> {
  await callShop("correcting a buyer", "POST", `/invoices/${id}/buyer`, { buyer });
}

/** Close a stopped document that was settled elsewhere, for good; `note` says how. Idempotent. Throws a ShopError. */
export async function closeInvoice(id: string, note: string): Promise<void> {
  await callShop("closing an invoice", "POST", `/invoices/${id}/close`, { note });
}

/** The settings, their version, and the server's certificate. */
export type OpenedInvoiceSettings = {
  settings: InvoiceSettings;
  version: string;
  certificate: InvoiceCertificate | null;
};

/** Return where invoices are sent. Throws a ShopError. */
export async function getInvoiceSettings(): Promise<Omit<OpenedInvoiceSettings, "certificate">> {
  const data = await askAsStaff("reading the invoice settings", (client) =>
    client.from("invoice_settings").select("*").limit(1),
  );
  const [row] = data;
  return { settings: InvoiceSettingsSchema.parse(row), version: row?.updated_at ?? "" };
}

/** Return the invoice settings with the server's certificate. Throws a ShopError. */
export async function openInvoiceSettings(): Promise<OpenedInvoiceSettings> {
  const [opened, answer] = await Promise.all([
    getInvoiceSettings(),
    callShop("reading the certificate", "GET", "/invoices/certificate"),
  ]);
  const { certificate } = z
    .object({ certificate: InvoiceCertificateSchema.nullable() })
    .parse(answer);
  return { ...opened, certificate };
}

/** Save the settings that were opened at `version`. Throws a ShopError. */
export async function saveInvoiceSettings(
  settings: InvoiceSettings,
  version: string,
): Promise<void> {
  await callShop("saving the invoice settings", "POST", "/invoices/settings", {
    settings,
    version,
  });
}
