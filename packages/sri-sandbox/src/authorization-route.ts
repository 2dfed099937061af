import { parseAccessKey } from "@gemma-luce/sri";
import type { Context } from "hono";
import { answerAfter, answerBefore } from "./faults/fault-answer.ts";
import { readSoapBody } from "./read-soap-body.ts";
import { authorizeDocument } from "./registry/authorize-document.ts";
import type { Sandbox } from "./sandbox.ts";
import {
  AUTHORIZATION,
  type Authorization,
  authorizationAnswer,
} from "./soap/authorization-answer.ts";
import { sriError } from "./sri-message.ts";

/** An access key is echoed; a longer text is not. */
const LONGEST_ECHO = 60;

/** Answer autorizacionComprobante: the authorizations of an access key, none for one that was never received. */
export async function authorize(c: Context, { registry, now, hang }: Sandbox): Promise<Response> {
  const request = await readSoapBody(c, AUTHORIZATION);
  if (request instanceof Response) return request;
  const accessKey = request.argument ?? "";
  const fault = registry.takeFault("authorization", accessKey);
  const early = await answerBefore(c, fault?.fault, hang);
  if (early) return early;
  const key = parseAccessKey(accessKey);
  const authorizations = key.valid
    ? authorizeDocument(registry, registry.find(accessKey), { fault, now: now() })
    : [malformed(key.reason, now())];
  const answer = authorizationAnswer(accessKey.slice(0, LONGEST_ECHO), authorizations);
  return answerAfter(c, fault?.fault, answer, hang);
}

function malformed(reason: string, at: number): Authorization {
  return {
    state: "NO AUTORIZADO",
    number: null,
    at,
    xml: "",
    messages: [sriError("80", reason)],
  };
}
