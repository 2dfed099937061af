import { type SigningCertificate, writeRide } from "@gemma-luce/sri";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { InvoiceBuyerSchema } from "#app/data/invoice-buyer-json.ts";
import type { TaxDocumentStore } from "#app/data/server/tax-document-store.ts";
import {
  INVOICE_CHECKS,
  type InvoiceCertificate,
  InvoiceSettingsSchema,
  invoiceChecks,
  sendsToSri,
} from "#app/domain/invoice/invoice-settings.ts";
import { formatTaxDocumentNumber, isTestDocument } from "#app/domain/invoice/tax-document.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { forStaff, jsonBody } from "../http/staff-api.ts";

type StaffInvoices = { store: TaxDocumentStore; certificate: SigningCertificate | null };

const SaveSchema = z.strictObject({ settings: InvoiceSettingsSchema, version: z.string() });
const BuyerSchema = z.strictObject({ buyer: InvoiceBuyerSchema });
const CloseSchema = z.strictObject({ note: z.string() });

function requireDocumentId({ req }: Context): string {
  const id = z.uuid().safeParse(req.param("id"));
  if (!id.success) throw new ShopError("DOCUMENT_NOT_FOUND", "There is no such document.");
  return id.data;
}

function publicFormOf(certificate: SigningCertificate | null): InvoiceCertificate | null {
  if (!certificate) return null;
  const { subject, issuer, rucs, validFrom, validUntil } = certificate;
  const iso = (time: number) => new Date(time).toISOString();
  return {
    subject,
    issuer,
    rucs: [...rucs],
    validFrom: iso(validFrom),
    validUntil: iso(validUntil),
  };
}

/**
 * Create the routes of invoices for staff: `retry`, `buyer`, `close` and `ride` of `/invoices/:id`,
 * `/invoices/certificate`, and POST `/invoices/settings`, which sends nothing to the SRI before every check passes.
 */
export function invoiceRoutes({ store, certificate }: StaffInvoices) {
  // A RIDE is computed for each request.
  const downloadLimit = forStaff(200);
  return new Hono()
    .get("/invoices/certificate", forStaff(100), async (context) =>
      context.json({ certificate: publicFormOf(certificate) }),
    )
    .post("/invoices/settings", forStaff(100), async (context) => {
      const { staffId } = context.var;
      const unreadable = new ShopError("INVALID_INVOICE_SETTINGS", "Please check the settings.");
      const { settings, version } = await jsonBody(context, SaveSchema, unreadable);
      const checks = invoiceChecks(settings, publicFormOf(certificate), Date.now());
      const failed = INVOICE_CHECKS.find((check) => !checks[check]);
      if (sendsToSri(settings.environment) && failed) {
        throw new ShopError("INVOICE_CHECK_FAILED", "A check has not passed.", failed);
      }
      await store.saveSettings(staffId, settings, version);
      return context.json({});
    })
    .post("/invoices/:id/retry", forStaff(100), async (context) => {
      await store.retry(requireDocumentId(context), context.var.staffId);
      return context.json({});
    })
    .post("/invoices/:id/buyer", forStaff(100), async (context) => {
      const { buyer } = await jsonBody(context, BuyerSchema);
      await store.correctBuyer(requireDocumentId(context), buyer, context.var.staffId);
      return context.json({});
    })
    .post("/invoices/:id/close", forStaff(100), async (context) => {
      const { note } = await jsonBody(context, CloseSchema);
      await store.close(requireDocumentId(context), note, context.var.staffId);
      return context.json({});
    })
    .get("/invoices/:id/ride", downloadLimit, async (context) => {
      const document = await store.find(requireDocumentId(context));
      const xml = document?.authorizedXml ?? document?.signedXml;
      if (!document || !xml)
        throw new ShopError("DOCUMENT_NOT_FOUND", "There is no such document.");
      const { environment, authorizedAt } = document;
      const isTest = isTestDocument(environment);
      const pdf = await writeRide({ xml, authorizedAt, isTest });
      return context.json({
        fileName: `${formatTaxDocumentNumber(document)}.pdf`,
        pdf: Buffer.from(pdf).toString("base64"),
      });
    });
}
