export type { AccessKeyParts, DocumentType, Environment } from "./access-key/access-key-parts.ts";
export { DOCUMENT_TYPES, ENVIRONMENTS } from "./access-key/access-key-parts.ts";
export { buildAccessKey } from "./access-key/build-access-key.ts";
export type { AccessKeyProblem, AccessKeyResult } from "./access-key/parse-access-key.ts";
export { parseAccessKey } from "./access-key/parse-access-key.ts";
export type { Cents } from "./amounts/cents.ts";
export { splitCents } from "./amounts/split-cents.ts";
export type { Price, TaxedAmount } from "./amounts/taxed-amount.ts";
export { addVat, extractVat } from "./amounts/taxed-amount.ts";
export type { VatRate } from "./amounts/vat-rates.ts";
export { VAT_RATES, vatRateOf } from "./amounts/vat-rates.ts";
export type { AdditionalField } from "./document/additional-field.ts";
export type { Buyer } from "./document/buyer.ts";
export type { DocumentHeader, UnsignedDocument } from "./document/document-header.ts";
export type { Factura } from "./document/factura.ts";
export { writeFactura } from "./document/factura.ts";
export type { Issuer } from "./document/issuer.ts";
export type { DocumentLine } from "./document/line.ts";
export type { NotaCredito } from "./document/nota-credito.ts";
export { writeNotaCredito } from "./document/nota-credito.ts";
export type { Payment, PaymentForm } from "./document/payment.ts";
export { PAYMENT_FORMS } from "./document/payment.ts";
export type { DocumentNumber } from "./document-number.ts";
export { formatDocumentNumber } from "./document-number.ts";
export type { IdentityKind, IdentityProblem, IdentityResult } from "./identity/identity-number.ts";
export {
  checkIdentityNumber,
  FINAL_CONSUMER_LIMIT_CENTS,
  FINAL_CONSUMER_NUMBER,
} from "./identity/identity-number.ts";
export type { IssueDate } from "./issue-date.ts";
export { isIssueDate, issueDateAt } from "./issue-date.ts";
export { type ParsedDocument, parseDocument } from "./ride/parse-document.ts";
export { type RideOptions, writeRide } from "./ride/write-ride.ts";
export { type CertificateProblem, checkCertificate } from "./signature/check-certificate.ts";
export type { SigningCertificate } from "./signature/signing-certificate.ts";
export type { SriErrorCode } from "./sri-error.ts";
export { SriError } from "./sri-error.ts";
export type { AuthorizationAnswer } from "./web-service/authorization-answer.ts";
export { type NextStep, nextStepOf } from "./web-service/next-step.ts";
export type { ReceptionAnswer } from "./web-service/reception-answer.ts";
export {
  createSriClient,
  type SriClient,
  type SriClientOptions,
} from "./web-service/sri-client.ts";
export type { SriMessage } from "./web-service/sri-message.ts";
export { SRI_URLS } from "./web-service/sri-urls.ts";
