import type { DocumentType, Environment } from "../access-key/access-key-parts.ts";
import { buildAccessKey } from "../access-key/build-access-key.ts";
import type { DocumentNumber } from "../document-number.ts";
import type { IssueDate } from "../issue-date.ts";
import type { AdditionalField } from "./additional-field.ts";
import type { Buyer } from "./buyer.ts";
import type { Issuer } from "./issuer.ts";
import type { DocumentLine } from "./line.ts";

/** What every document has. `numericCode`: eight digits of the issuer's choice. `date`: the day in Ecuador. */
export type DocumentHeader = {
  environment: Environment;
  issuer: Issuer;
  number: DocumentNumber;
  numericCode: string;
  date: IssueDate;
  buyer: Buyer;
  lines: readonly DocumentLine[];
  additionalFields?: readonly AdditionalField[];
};

/** A document without its signature, and its access key. */
export type UnsignedDocument = { accessKey: string; xml: string };

/** Return the access key of a document. Throws an SriError as `buildAccessKey` does. */
export function accessKeyOf(header: DocumentHeader, documentType: DocumentType): string {
  const { issuer, date, environment, number, numericCode } = header;
  const { ruc } = issuer;
  return buildAccessKey({ date, documentType, ruc, environment, number, numericCode });
}
