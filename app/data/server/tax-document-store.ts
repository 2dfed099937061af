import type { InvoicingProblem } from "#app/domain/invoice-alert.ts";
import type { InvoiceSettings } from "#app/domain/invoice-settings.ts";
import type { TaxDocumentReason, TaxEnvironment, TaxMessage } from "#app/domain/tax-document.ts";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import {
  type TaxDocument,
  taxDocumentFromJson,
  taxDocumentsFromJson,
} from "./tax-document-json.ts";

/** The verdict that makes a document count. `authorizedAt` is an ISO time. */
type Authorization = {
  accessKey: string;
  authorizedAt: string;
  xml: string;
  messages: readonly TaxMessage[];
};

/** The queue of invoices and credit notes. Several workers may share it. Each method is one database transaction. */
export interface TaxDocumentStore {
  /** Lease up to `maxCount` due documents of these environments for `leaseSeconds`, in the order of their numbers. */
  claim(
    environments: readonly TaxEnvironment[],
    maxCount: number,
    leaseSeconds: number,
  ): Promise<TaxDocument[]>;
  /** Store the signed bytes once; returns the document with the bytes that count, perhaps another server's. */
  recordSigned(id: string, accessKey: string, signedXml: string): Promise<TaxDocument>;
  recordReception(id: string, accessKey: string, messages: readonly TaxMessage[]): Promise<void>;
  /** Record the authorization and queue the buyer's email and a waiting credit note, once. */
  recordAuthorization(id: string, authorization: Authorization): Promise<void>;
  /** End a lease. Due again after `waitSeconds`; `resend` sends a rejected document's bytes again. */
  defer(
    id: string,
    waitSeconds: number,
    answer?: { messages: readonly TaxMessage[]; resend?: boolean },
  ): Promise<void>;
  /** Leave a document to the owner and alert them, once per document. */
  stop(id: string, reason: TaxDocumentReason, messages: readonly TaxMessage[]): Promise<void>;
  /** Alert the owner once per problem and subject. */
  alertOwner(problem: InvoicingProblem, subject: string, validUntil: string | null): Promise<void>;
  /** Null if there is no such document. */
  find(id: string): Promise<TaxDocument | null>;
  /** Turn the invoices of the sandbox on where it is offered and invoices are off, and off where it is not. */
  offerSandbox(isOffered: boolean): Promise<void>;
  /** Send a stopped document again, for a member of staff. Idempotent. Throws a ShopError. */
  retry(id: string, staffId: string): Promise<void>;
  /** Change the settings that were read at `version`. Throws a ShopError `SETTINGS_CHANGED` or `INVALID_INVOICE_SETTINGS`. */
  saveSettings(staffId: string, settings: InvoiceSettings, version: string): Promise<void>;
  /** After a restore: ask the SRI about each open document before it is sent. */
  distrust(): Promise<void>;
}

/** Return the tax documents in the database. `client` has the secret key. Methods throw if the database cannot be reached. */
export function supabaseTaxDocumentStore(client: SupabaseClient): TaxDocumentStore {
  const call = callDatabase(client);
  const stop: TaxDocumentStore["stop"] = async (id, reason, messages) => {
    await call("stop_tax_document", { document_id: id, reason, messages: [...messages] });
  };
  return {
    async claim(environments, maxCount, leaseSeconds) {
      const { documents, invalid } = taxDocumentsFromJson(
        await call("claim_tax_documents", {
          environments: [...environments],
          max_count: maxCount,
          lease_seconds: leaseSeconds,
        }),
      );
      // One that cannot be read must not hold up the others.
      for (const { id, problem } of invalid) {
        await stop(id, "invalid", [{ code: "row", message: problem, kind: "error" }]);
      }
      return documents;
    },
    recordSigned: async (id, accessKey, signedXml) =>
      taxDocumentFromJson(
        await call("record_signed_document", {
          document_id: id,
          access_key: accessKey,
          signed_xml: signedXml,
        }),
      ),
    async recordReception(id, accessKey, messages) {
      await call("record_reception", {
        document_id: id,
        access_key: accessKey,
        messages: [...messages],
      });
    },
    async recordAuthorization(id, { accessKey, authorizedAt, xml, messages }) {
      await call("record_authorization", {
        document_id: id,
        access_key: accessKey,
        authorized_at: authorizedAt,
        authorized_xml: xml,
        messages: [...messages],
      });
    },
    async defer(id, waitSeconds, answer) {
      await call("defer_tax_document", {
        document_id: id,
        wait_seconds: waitSeconds,
        messages: answer ? [...answer.messages] : null,
        resend: answer?.resend ?? false,
      });
    },
    stop,
    async alertOwner(problem, subject, validUntil) {
      await call("alert_owner_of_invoices", { problem, subject, details: { validUntil } });
    },
    async find(id) {
      const found = await call("find_tax_document", { document_id: id });
      return found === null ? null : taxDocumentFromJson(found);
    },
    async offerSandbox(isOffered) {
      await call("offer_invoice_sandbox", { is_offered: isOffered });
    },
    async retry(id, staffId) {
      await call("retry_tax_document", { document_id: id, staff_id: staffId });
    },
    async saveSettings(staffId, settings, version) {
      await call("save_invoice_settings", { staff_id: staffId, settings, version });
    },
    async distrust() {
      await call("distrust_tax_documents", {});
    },
  };
}
