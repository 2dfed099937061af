import { SriError, type UnsignedDocument } from "@gemma-luce/sri";
import type { TaxDocument } from "#app/data/server/tax-document-json.ts";
import type { TaxMessage } from "#app/domain/invoice/tax-document.ts";
import type { DocumentSigner } from "./document-signer.ts";
import { writeTaxDocument } from "./write-tax-document.ts";

/** Stop messages are mailed. */
const TEXT_LENGTH = 500;

/** What fails while a document is written or signed, without the database or the SRI, fails again each time. */
class UnwritableDocument extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "UnwritableDocument";
  }
}

/** Write a document. Throws an SriError, or an UnwritableDocument. */
export function prepareDocument(document: TaxDocument): UnsignedDocument {
  try {
    return writeTaxDocument(document);
  } catch (error) {
    throw error instanceof SriError ? error : new UnwritableDocument(error);
  }
}

/** Sign a document that was prepared. Throws an UnwritableDocument. */
export async function signPrepared(
  signer: DocumentSigner,
  { environment }: TaxDocument,
  xml: string,
): Promise<string> {
  try {
    return await signer.sign(environment, xml);
  } catch (error) {
    throw new UnwritableDocument(error);
  }
}

/** Return the alert to the owner about an error of the two functions above; null for any other. */
export function problemOf(error: unknown): TaxMessage | null {
  if (error instanceof SriError) {
    return { code: error.code, message: error.subject, kind: "error" };
  }
  if (!(error instanceof UnwritableDocument)) return null;
  return { code: "unwritable", message: error.message.slice(0, TEXT_LENGTH), kind: "error" };
}
