import { useLingui } from "@lingui/react/macro";

/** Return a function from the SRI's code to what the owner can do; null for a code without advice. */
export function useSriAdvice(): (code: string) => string | null {
  const { t } = useLingui();
  const certificate = t`Check the certificate: it has to be valid, for signatures, and of the RUC in the settings.`;
  const taxpayer = t`Ask the SRI: the RUC or the establishment is closed, suspended or not known.`;
  const program = t`The document itself is wrong. Write to the person who maintains the shop.`;
  const advice: Record<string, string> = {
    "26": program,
    "35": program,
    "36": program,
    "37": t`Ask the SRI for the authorization to issue electronic documents.`,
    "39": certificate,
    "40": certificate,
    "43": t`The SRI has this document already; the shop asks for its verdict.`,
    "45": t`Another document has this number. A retry takes the next one.`,
    "46": taxpayer,
    "47": program,
    "48": program,
    "49": program,
    "50": t`An error of the SRI's own. The shop sends the document again automatically.`,
    "52": program,
    "56": taxpayer,
    "57": taxpayer,
    "58": program,
    "60": t`A note of the test service.`,
    "62": t`The buyer's ID number may be wrong. This is only a warning.`,
    "63": taxpayer,
    "65": t`The document came too late. If the SRI did not accept it, a retry gives it today's date. Tell your accountant.`,
    "67": program,
    "69": t`The SRI does not know the buyer's ID number. Correct the buyer's details, then retry.`,
    "70": t`The SRI is working on it; the shop asks again and does not send it twice.`,
    "80": program,
  };
  return (code) => advice[code] ?? null;
}
