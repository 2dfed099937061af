import type { SriClient } from "@gemma-luce/sri";
import type { TaxDocumentStore } from "#app/data/server/tax-document-store.ts";
import type { TaxEnvironment } from "#app/domain/invoice/tax-document.ts";
import type { Logger } from "../runtime/logger.ts";
import type { DocumentSigner } from "./document-signer.ts";

/** The SRI's services of each environment. */
export type SriServices = { readonly [Environment in TaxEnvironment]: SriClient | null };

export type InvoiceParts = {
  store: TaxDocumentStore;
  signer: DocumentSigner;
  services: SriServices;
  /** Seconds for which a document without an answer waits at first; the worker pauses at least as long. */
  pauseSeconds: number;
  /** A round ends after so many documents in a row without an answer. */
  maxUnanswered: number;
  logger: Logger;
};

/**
 * What became of a claimed document. `unanswered`: the SRI gave no answer, so the others wait, too. `blocked`: nothing
 * can be signed.
 */
export type Progress = "finished" | "waiting" | "unanswered" | "blocked";
