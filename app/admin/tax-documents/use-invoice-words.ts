import { useLingui } from "@lingui/react/macro";
import type { InvoiceBuyerKind } from "#app/domain/checkout/invoice-buyer.ts";
import type { InvoiceEnvironment } from "#app/domain/invoice/invoice-settings.ts";
import type {
  TaxDocumentKind,
  TaxDocumentReason,
  TaxDocumentState,
  TaxEnvironment,
} from "#app/domain/invoice/tax-document.ts";

export type InvoiceWords = {
  buyerKinds: Record<InvoiceBuyerKind, string>;
  kinds: Record<TaxDocumentKind, string>;
  states: Record<TaxDocumentState, string>;
  reasons: Record<TaxDocumentReason, string>;
  environments: Record<InvoiceEnvironment, string>;
  environmentNames: Record<TaxEnvironment, string>;
};

/** Return the names of buyers' IDs, kinds, states, reasons and environments of tax documents. */
export function useInvoiceWords(): InvoiceWords {
  const { t } = useLingui();
  return {
    buyerKinds: {
      final_consumer: t`Final consumer`,
      cedula: t`Cédula`,
      ruc: t`RUC`,
      passport: t`Passport`,
    },
    kinds: { invoice: t`Invoice`, credit_note: t`Credit note` },
    states: {
      awaiting_buyer: t`Waits for the buyer's data`,
      awaiting_invoice: t`Waits for its invoice`,
      queued: t`To be signed`,
      signed: t`To be sent`,
      received: t`At the SRI`,
      authorized: t`Authorized`,
      needs_owner: t`Needs you`,
      closed: t`Settled elsewhere`,
    },
    reasons: {
      invalid: t`The shop could not write this document.`,
      returned: t`The SRI did not accept this document. Correct the cause below, then retry: it keeps its number.`,
      rejected: t`The SRI did not authorize this document. Correct the cause below, then retry: it keeps its number.`,
      unanswered: t`The SRI has had this document for a day without an answer. Look it up in SRI en Línea, then retry.`,
      other_issuer: t`The invoice settings name another RUC than that of this document or its invoice, so it was not sent. Issue it in SRI en Línea under its own RUC, or retry once the settings name that RUC again.`,
      final_consumer: t`The invoice of a final consumer can be neither annulled nor credited. Ask your accountant.`,
      invoice_closed: t`The invoice of this order was settled elsewhere, so its credit note must be, too. Ask your accountant.`,
    },
    environmentNames: { sandbox: t`Sandbox`, test: t`Test`, production: t`Production` },
    environments: {
      off: t`Off: invoices are made elsewhere`,
      sandbox: t`Sandbox: without value, nothing leaves the shop`,
      test: t`Test: the SRI's test service, without value`,
      production: t`Production: valid invoices`,
    },
  };
}
