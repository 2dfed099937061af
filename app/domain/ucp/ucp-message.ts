import { UCP_VERSION } from "./ucp-version.ts";

/** What is wrong with a request, for the agent and the person it works for. */
export type UcpProblem = {
  code: string;
  content: string;
  /** JSONPath of the part of the answer that it is about. */
  path?: string;
};

/** What an agent can do about an error: change its request, or nothing. */
type UcpSeverity = "recoverable" | "unrecoverable";

/** Return the part that every answer begins with. */
export const ucpEnvelope = (status: "success" | "error") => ({
  ucp: { version: UCP_VERSION, status },
});

/** Return an answer that is an error. */
export function ucpError(code: string, content: string, severity: UcpSeverity = "recoverable") {
  return ucpProblems([{ code, content }], severity);
}

/** Return an answer with the reasons why there is no other. */
export function ucpProblems(problems: readonly UcpProblem[], severity: UcpSeverity) {
  return {
    ...ucpEnvelope("error"),
    messages: problems.map((problem) => ({ type: "error", ...problem, severity })),
  };
}
