import type { InvoiceBuyer } from "#app/domain/checkout/invoice-buyer.ts";
import type { InvoicingProblem } from "#app/domain/invoice/invoice-alert.ts";
import type { InvoiceSettings } from "#app/domain/invoice/invoice-settings.ts";
import type {
  TaxDocumentReason,
  TaxEnvironment,
  TaxMessage,
} from "#app/domain/invoice/tax-document.ts";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { TaxDocumentSchema, TaxDocumentsSchema } from "./tax-document-json.ts";

/** The verdict that makes a document count. `authorizedAt` is an ISO time. */
type Authorization = {
  accessKey: string;
  authorizedAt: string;
  xml: string;
  messages: readonly TaxMessage[];
};

/** The queue of invoices and credit notes. Several workers may share it. Each method is one database transaction. */
export type TaxDocumentStore = ReturnType<typeof supabaseTaxDocumentStore>;

/** Return the tax documents in the database. `client` has the secret key. Methods throw if the database cannot be reached. */
export function supabaseTaxDocumentStore(client: SupabaseClient) {
  const call = callDatabase(client);
  const stop = (id: string, reason: TaxDocumentReason, messages: readonly TaxMessage[]) =>
    call("stop_tax_document", { documentId: id, reason, messages: [...messages] });
  return {
    /**
     * Lease up to `maxCount` due documents of these environments for `leaseSeconds`: what is to be sent, in the order of its numbers, first;
     * with `onlyVerdicts` only those that the SRI has received.
     */
    async claim(
      environments: readonly TaxEnvironment[],
      maxCount: number,
      leaseSeconds: number,
      onlyVerdicts = false,
    ) {
      const { documents, invalid } = await call(
        "claim_tax_documents",
        { environments: [...environments], maxCount, leaseSeconds, onlyVerdicts },
        TaxDocumentsSchema,
      );
      // One that cannot be read must not hold up the others.
      for (const { id, problem } of invalid) {
        await stop(id, "invalid", [{ code: "row", message: problem, kind: "error" }]);
      }
      return documents;
    },
    /** Store the signed bytes once; returns the document with the bytes that count, perhaps another server's. */
    recordSigned: (id: string, accessKey: string, signedXml: string) =>
      call("record_signed_document", { documentId: id, accessKey, signedXml }, TaxDocumentSchema),
    recordReception: (id: string, accessKey: string, messages: readonly TaxMessage[]) =>
      call("record_reception", { documentId: id, accessKey, messages: [...messages] }),
    /** Record the authorization and queue the buyer's email and a waiting credit note, once. */
    recordAuthorization: (id: string, { accessKey, authorizedAt, xml, messages }: Authorization) =>
      call("record_authorization", {
        documentId: id,
        accessKey,
        authorizedAt,
        authorizedXml: xml,
        messages: [...messages],
      }),
    /**
     * End a lease. Due again after `waitSeconds`, which do not count towards a late verdict after an SRI that gave no answer (`isUnanswered`);
     * `resend` sends a rejected document's bytes again.
     */
    defer: (
      id: string,
      waitSeconds: number,
      answer?: {
        messages?: readonly TaxMessage[];
        resend?: boolean;
        isUnanswered?: boolean;
      },
    ) =>
      call("defer_tax_document", {
        documentId: id,
        waitSeconds,
        messages: answer?.messages ? [...answer.messages] : null,
        resend: answer?.resend ?? false,
        isUnanswered: answer?.isUnanswered ?? false,
      }),
    /** Leave a document to the owner and alert them, once per document, reason and codes. */
    stop,
    /** Alert the owner once per problem and subject. */
    alertOwner: (problem: InvoicingProblem, subject: string, validUntil: string | null) =>
      call("alert_owner_of_invoices", { problem, subject, details: { validUntil } }),
    /** Null if there is no such document. */
    find: (id: string) =>
      call("find_tax_document", { documentId: id }, TaxDocumentSchema.nullable()),
    /** Turn the invoices of the sandbox on where it is offered and invoices are off, and off where it is not. */
    offerSandbox: (isOffered: boolean) => call("offer_invoice_sandbox", { isOffered }),
    /** Send a stopped document again, for a member of staff. Idempotent. Throws a ShopError. */
    retry: (id: string, staffId: string) => call("retry_tax_document", { documentId: id, staffId }),
    /** Correct the buyer of a stopped invoice that the SRI has not taken, for a member of staff. Idempotent. Throws a ShopError. */
    correctBuyer: (id: string, buyer: InvoiceBuyer, staffId: string) =>
      call("correct_invoice_buyer", { documentId: id, buyer, staffId }),
    /** Close a stopped document that a member of staff has settled elsewhere. Idempotent. Throws a ShopError. */
    close: (id: string, note: string, staffId: string) =>
      call("close_tax_document", { documentId: id, note, staffId }),
    /** Change the settings that were read at `version`. Throws a ShopError `SETTINGS_CHANGED` or `INVALID_INVOICE_SETTINGS`. */
    saveSettings: (staffId: string, settings: InvoiceSettings, version: string) =>
      call("save_invoice_settings", { staffId, settings, version }),
    /** After a restore: ask the SRI about each open document before it is sent. */
    distrust: () => call("distrust_tax_documents", {}),
  };
}
