export type SriErrorCode =
  | "access-key-date"
  | "access-key-numeric-code"
  | "access-key-ruc"
  | "additional-fields"
  | "amount"
  | "buyer"
  | "certificate-key"
  | "certificate-kind"
  | "certificate-password"
  | "certificate-unreadable"
  | "document-number"
  | "document-total"
  | "document-unreadable"
  | "final-consumer-credit"
  | "final-consumer-limit"
  | "issuer"
  | "line-count"
  | "line-price"
  | "line-quantity"
  | "line-tax"
  | "line-total"
  | "modified-document"
  | "payment-total"
  | "tax-rate"
  | "text-empty"
  | "text-too-long"
  | "weights";

/** What the SRI would reject, as a code. `subject` is the value or the name of the element, for the log. */
export class SriError extends RangeError {
  readonly code: SriErrorCode;
  readonly subject: string;

  constructor(code: SriErrorCode, subject: string) {
    super(`${code}: ${subject}`);
    this.name = "SriError";
    this.code = code;
    this.subject = subject;
  }
}
