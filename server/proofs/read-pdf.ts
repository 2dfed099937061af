import { MAX_PDF_BYTES, ProofError } from "#app/domain/payment/payment-proof.ts";

/** ISO 32000: the header, and the end within the last kilobyte. Readers accept more; banks write exactly this. */
const HEADER = /^%PDF-[12]\.\d/;
const END = /%%EOF\s*$/;
const END_BYTES = 1024;
/** What runs or opens something when the file is shown, and archives within it. */
const REJECTED = ["/JavaScript", "/Launch", "/EmbeddedFile", "/RichMedia", "PK\u0003\u0004"];

/** Return whether a file begins like a PDF. */
export const isPdf = (bytes: Uint8Array) =>
  HEADER.test(Buffer.from(bytes.subarray(0, 8)).toString("latin1"));

/**
 * Check that a file is a whole PDF without active content that can be seen. It is stored as it is, and only ever sent as
 * a download. Throws a ProofError `size` or `broken`.
 */
export function checkPdf(bytes: Uint8Array): void {
  if (bytes.length > MAX_PDF_BYTES) throw new ProofError("size");
  const text = Buffer.from(bytes).toString("latin1");
  const isWhole = END.test(text.slice(-END_BYTES)) && text.includes("startxref");
  if (!isWhole || REJECTED.some((part) => text.includes(part))) throw new ProofError("broken");
}
