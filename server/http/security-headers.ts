import {
  isPaymentPage,
  PLAIN_POLICY,
  type PolicySite,
  pagePolicy,
} from "./content-security-policy.ts";

const YEAR = 31_536_000;

const ALWAYS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // PayPhone's page checks the Referer's domain (PayPhone fact sheet, section 3); a path never leaves the shop.
  "Referrer-Policy": "origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()",
} as const;

/** What an answer is: a page rendered with a nonce, or anything else. */
type Answered = { path: string; nonce: string | null };

/** Takes what is answered and the site, and returns the security headers that answer carries. */
export function securityHeaders(
  { path, nonce }: Answered,
  site: PolicySite,
): Record<string, string> {
  return {
    ...ALWAYS,
    "Content-Security-Policy": nonce === null ? PLAIN_POLICY : pagePolicy(path, nonce, site),
    // A bank's check may open a window that reports back to the payment page.
    "Cross-Origin-Opener-Policy": isPaymentPage(path) ? "same-origin-allow-popups" : "same-origin",
    ...(site.isSecure ? { "Strict-Transport-Security": `max-age=${YEAR}` } : {}),
  };
}
