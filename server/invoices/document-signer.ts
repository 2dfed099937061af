import { checkCertificate, type SigningCertificate, signDocument } from "@gemma-luce/sri";
import type { InvoicingProblem } from "#app/domain/invoice-alert.ts";
import type { TaxEnvironment } from "#app/domain/tax-document.ts";

const PROBLEMS = {
  expired: "certificate_expired",
  "not-yet-valid": "certificate_not_yet_valid",
  "other-ruc": "certificate_of_other_ruc",
} as const satisfies Record<string, InvoicingProblem>;

/** Signs with the certificate of an environment. */
export type DocumentSigner = ReturnType<typeof documentSigner>;

/** Create the signer of the owner's certificate and the sandbox's; null for one that is not there. */
export function documentSigner(certificates: {
  own: SigningCertificate | null;
  sandbox: SigningCertificate | null;
}) {
  const certificateOf = (environment: TaxEnvironment) =>
    environment === "sandbox" ? certificates.sandbox : certificates.own;
  return {
    /** Why nothing can be signed for this issuer now; null when it can. */
    problemOf(environment: TaxEnvironment, ruc: string): InvoicingProblem | null {
      const certificate = certificateOf(environment);
      if (!certificate) return "certificate_missing";
      const problem = checkCertificate(certificate, { ruc, now: Date.now() });
      return problem && PROBLEMS[problem];
    },
    /** Return the signed document, as UTF-8 text. */
    async sign(environment: TaxEnvironment, unsignedXml: string) {
      const certificate = certificateOf(environment);
      if (!certificate) throw new Error(`no certificate: ${environment}`);
      return signDocument(unsignedXml, certificate);
    },
  };
}
