import { checkCertificate, type SigningCertificate } from "@gemma-luce/sri";
import type { InvoicingProblem } from "#app/domain/invoice/invoice-alert.ts";
import type { TaxEnvironment } from "#app/domain/invoice/tax-document.ts";

const PROBLEMS = {
  expired: "certificate_expired",
  "not-yet-valid": "certificate_not_yet_valid",
  "other-ruc": "certificate_of_other_ruc",
} as const satisfies Record<string, InvoicingProblem>;

/** Signs with the certificate of an environment. */
export type DocumentSigner = ReturnType<typeof documentSigner>;

/** Create the signer of the owner's certificate and the sandbox's, which is opened when it signs first; null for one that is not there. */
export function documentSigner(certificates: {
  own: SigningCertificate | null;
  sandbox: (() => Promise<SigningCertificate>) | null;
}) {
  let sandbox: SigningCertificate | null = null;
  const certificateOf = async (environment: TaxEnvironment) => {
    if (environment !== "sandbox") return certificates.own;
    sandbox ??= (await certificates.sandbox?.()) ?? null;
    return sandbox;
  };
  return {
    /** Why nothing can be signed for this issuer now; null when it can. */
    async problemOf(environment: TaxEnvironment, ruc: string): Promise<InvoicingProblem | null> {
      const certificate = await certificateOf(environment);
      if (!certificate) return "certificate_missing";
      const problem = checkCertificate(certificate, { ruc, now: Date.now() });
      return problem && PROBLEMS[problem];
    },
    /** Return the signed document, as UTF-8 text. */
    async sign(environment: TaxEnvironment, unsignedXml: string) {
      const certificate = await certificateOf(environment);
      if (!certificate) throw new Error(`no certificate: ${environment}`);
      const { signDocument } = await import("@gemma-luce/sri/signature");
      return signDocument(unsignedXml, certificate);
    },
  };
}
