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
} as const;

/** Device features that no page uses. */
const PERMISSIONS =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()";

/** `nonce` is null for responses that are not pages. */
type Answered = { path: string; nonce: string | null };

/** Return the security headers of a response. */
export function securityHeaders(
  { path, nonce }: Answered,
  site: PolicySite,
): Record<string, string> {
  const always = {
    ...ALWAYS,
    ...(site.isSecure ? { "Strict-Transport-Security": `max-age=${YEAR}` } : {}),
  };
  if (nonce === null) return { ...always, "Content-Security-Policy": PLAIN_POLICY };
  return {
    ...always,
    "Content-Security-Policy": pagePolicy(path, nonce, site),
    "Permissions-Policy": PERMISSIONS,
    // 3-D Secure may open a window that reports back to the payment page.
    "Cross-Origin-Opener-Policy": isPaymentPage(path) ? "same-origin-allow-popups" : "same-origin",
  };
}
