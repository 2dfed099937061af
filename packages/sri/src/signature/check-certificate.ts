import type { SigningCertificate } from "./signing-certificate.ts";

export type CertificateProblem = "expired" | "not-yet-valid" | "other-ruc";

/**
 * Return why a certificate cannot sign for a RUC at `now` in epoch milliseconds; null when it can. A certificate that
 * names no RUC passes: some authorities leave it out, and the SRI decides.
 */
export function checkCertificate(
  { validFrom, validUntil, rucs }: SigningCertificate,
  use: { ruc: string; now: number },
): CertificateProblem | null {
  if (use.now < validFrom) return "not-yet-valid";
  if (use.now > validUntil) return "expired";
  return rucs.length === 0 || rucs.includes(use.ruc) ? null : "other-ruc";
}
