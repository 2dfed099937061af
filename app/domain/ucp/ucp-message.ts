import { UCP_VERSION } from "./ucp-version.ts";

/** A message of an answer, for the agent and the person it works for. */
export type UcpMessage = {
  type: "error" | "warning" | "info";
  code: string;
  content: string;
  /** What an agent can do about an error. */
  severity?: "recoverable" | "unrecoverable";
  /** JSONPath of what it is about. */
  path?: string;
};

/** Return the part that every answer begins with. */
export const ucpEnvelope = (status: "success" | "error") => ({
  ucp: { version: UCP_VERSION, status },
});

/** Return an answer that is an error. */
export function ucpError(
  code: string,
  content: string,
  severity: UcpMessage["severity"] = "recoverable",
) {
  return ucpProblems([{ type: "error", code, content, severity }]);
}

/** Return an answer with the reasons why there is no other. */
export function ucpProblems(messages: UcpMessage[]) {
  return { ...ucpEnvelope("error"), messages };
}
