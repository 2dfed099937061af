import type { DecodedDocument } from "../document/decode-document.ts";
import { type ReceivedDocument, readDocument } from "../document/received-document.ts";
import { isReturned, type SriMessage, sriError } from "../sri-message.ts";
import { checkAccessKey } from "./check-access-key.ts";
import { findDifference } from "./check-amounts.ts";
import { checkBuyer } from "./check-buyer.ts";
import { checkSignature } from "./check-signature.ts";
import { findSchemaError } from "./find-schema-error.ts";

/** `returned` is the error of reception; `findings` are what the authorization will say. */
type CheckedDocument =
  | { returned: SriMessage }
  | { document: ReceivedDocument; findings: SriMessage[] };

/** Check everything about a document that needs no other document. `now` in epoch milliseconds. */
export async function checkDocument(
  { kind, xml, document }: DecodedDocument,
  { now, oldestDays }: { now: number; oldestDays: number },
): Promise<CheckedDocument> {
  const schemaError = await findSchemaError(kind, xml);
  if (schemaError !== null) return { returned: sriError("35", schemaError) };
  const received = readDocument(kind, document.documentElement);
  const { ruc } = received;
  const keyError = checkAccessKey(received, { now, oldestDays });
  if (keyError && isReturned(keyError)) return { returned: keyError };
  const difference = findDifference(received);
  const findings = [
    keyError,
    checkSignature(xml, document, { ruc, now }),
    difference === null ? null : sriError("52", difference),
    checkBuyer(received),
  ];
  return { document: received, findings: findings.filter((finding) => finding !== null) };
}
