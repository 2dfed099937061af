import type { SriMessage } from "./sri-message.ts";

/**
 * What a queue does with a document: send the same bytes again, ask for its authorization and never send it, wait for
 * the owner to act (with the SRI or the certificate), or stop because the document itself is wrong.
 */
export type NextStep = "stop" | "owner-acts" | "ask" | "retry";

/** From the gravest to the lightest: the gravest of several codes decides (Ficha Técnica, table of errors). */
const CODES: readonly (readonly [NextStep, readonly string[]])[] = [
  ["stop", ["26", "35", "36", "45", "47", "48", "49", "52", "58", "65", "67", "69", "80"]],
  ["owner-acts", ["37", "39", "40", "46", "56", "57", "63"]],
  ["ask", ["43", "70"]],
  ["retry", ["50"]],
];

/** Return the next step after a document was returned or not authorized. An error of an unknown code stops it. */
export function nextStepOf(messages: readonly SriMessage[]): NextStep {
  const errors = messages.filter(({ kind }) => kind === "error").map(({ code }) => code);
  if (errors.length === 0) return "retry";
  const known = CODES.flatMap(([, codes]) => codes);
  if (errors.some((code) => !known.includes(code))) return "stop";
  return CODES.find(([, codes]) => errors.some((code) => codes.includes(code)))?.[0] ?? "stop";
}
