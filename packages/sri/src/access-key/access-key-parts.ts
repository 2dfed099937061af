import type { DocumentNumber } from "../document-number.ts";
import type { IssueDate } from "../issue-date.ts";

/** codDoc: the kinds of document. */
export const DOCUMENT_TYPES = {
  factura: "01",
  liquidacionCompra: "03",
  notaCredito: "04",
  notaDebito: "05",
  guiaRemision: "06",
  comprobanteRetencion: "07",
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** ambiente: `test` is the SRI's "pruebas". */
export const ENVIRONMENTS = { test: "1", production: "2" } as const;
export type Environment = keyof typeof ENVIRONMENTS;

/** tipoEmision has one value (Ficha Técnica, table 2). */
export const EMISSION_TYPE = "1";

/** `numericCode` has eight digits of the issuer's choice. */
export type AccessKeyParts = {
  date: IssueDate;
  documentType: DocumentType;
  ruc: string;
  environment: Environment;
  number: DocumentNumber;
  numericCode: string;
};
