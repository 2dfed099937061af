import { z } from "zod";

const milliseconds = z.number().int();

const SriMessageSchema = z.object({
  code: z.string(),
  text: z.string(),
  information: z.string(),
  kind: z.enum(["ERROR", "ADVERTENCIA"]),
});

/** NO AUTORIZADO: the answer to an earlier version of a document. */
const RejectionSchema = z.object({
  at: milliseconds,
  xml: z.string(),
  messages: z.array(SriMessageSchema),
});

/**
 * A document that was RECIBIDA. `findings` are what its check found, `number` is `001-002-000000123`, times are epoch
 * milliseconds.
 */
export const RegisteredDocumentSchema = z.object({
  accessKey: z.string(),
  ruc: z.string(),
  documentType: z.string(),
  number: z.string(),
  modifiedNumber: z.string().nullable(),
  xml: z.string(),
  findings: z.array(SriMessageSchema),
  state: z.enum(["received", "authorized", "rejected"]),
  receivedAt: milliseconds,
  decidedAt: milliseconds.nullable(),
  rejections: z.array(RejectionSchema),
});
export type RegisteredDocument = z.infer<typeof RegisteredDocumentSchema>;

/** Return the key of an issuer's document number: no two documents may share it. */
export function numberKey({
  ruc,
  documentType,
  number,
}: Pick<RegisteredDocument, "ruc" | "documentType" | "number">): string {
  return `${ruc} ${documentType} ${number}`;
}
