import type { Context } from "hono";
import { checkDocument } from "./checks/check-document.ts";
import { decodeDocument, findAccessKey } from "./document/decode-document.ts";
import { answerAfter, answerBefore } from "./faults/fault-answer.ts";
import { readSoapBody } from "./read-soap-body.ts";
import { registerDocument } from "./registry/register-document.ts";
import type { Sandbox } from "./sandbox.ts";
import { RECEPTION, receivedAnswer, returnedAnswer } from "./soap/reception-answer.ts";
import { type SriMessage, sriError } from "./sri-message.ts";

/** Answer validarComprobante: RECIBIDA with the document stored, or DEVUELTA with nothing stored. */
export async function receive(c: Context, sandbox: Sandbox): Promise<Response> {
  const request = await readSoapBody(c, RECEPTION);
  if (request instanceof Response) return request;
  const base64 = request.argument ?? "";
  const accessKey = findAccessKey(base64);
  const fault = sandbox.registry.takeFault("reception", accessKey);
  const early = await answerBefore(c, fault?.fault, sandbox.hang);
  if (early) return early;
  const forced = forcedError(fault);
  const error = forced ?? (base64 === "" ? sriError("49") : await register(sandbox, base64));
  const answer = error ? returnedAnswer(accessKey, [error]) : receivedAnswer();
  return answerAfter(c, fault?.fault, answer, sandbox.hang);
}

function forcedError(fault: ReturnType<Sandbox["registry"]["takeFault"]>): SriMessage | null {
  if (fault?.fault === "internal_error") return sriError("50");
  return fault?.fault === "returned" ? sriError(fault.code, "SANDBOX") : null;
}

/** Check and register a document; return the error that it is returned with. */
async function register(sandbox: Sandbox, base64: string): Promise<SriMessage | null> {
  const { registry, oldestDays } = sandbox;
  const decoded = decodeDocument(base64);
  if ("error" in decoded) return decoded.error;
  const now = sandbox.now();
  const checked = await checkDocument(decoded, { now, oldestDays });
  if ("returned" in checked) return checked.returned;
  // Nothing waits between this and the store: of two requests with one key, the second finds it registered.
  const { document, findings } = checked;
  return registerDocument(registry, document, { xml: decoded.xml, findings, now });
}
