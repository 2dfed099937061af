import { createHash } from "node:crypto";
import { paymentPattern } from "#app/route-patterns.ts";
import { documentStyle } from "#app/styles/document-style.ts";

/** PayPhone's hosts, those of 3-D Secure's step-up, and the device check (PayPhone fact sheet, section 7). */
const PAYPHONE = "https://*.payphonetodoesposible.com";
const CARDINAL = "https://*.cardinalcommerce.com";
const DEVICE_DATA = "https://*.ccdc02.com";
const PHONE_COUNTRY = "https://ipinfo.io";

const PAYMENT_PAGE = paymentPattern("start");

/** What the policy needs to know of the deployment. */
export type PolicySite = {
  /** The origin of a hosted Supabase; null where it is served by the shop. */
  supabaseOrigin: string | null;
  /** Whether shoppers reach the shop over TLS. */
  isSecure: boolean;
};

type Directives = Record<string, readonly string[]>;

/** The hash of the one inline style sheet, which every page carries. */
const DOCUMENT_STYLE = `'sha256-${createHash("sha256").update(documentStyle).digest("base64")}'`;

/** For responses that are not pages: data, pictures and the sandbox's pages without scripts. */
const PLAIN: Directives = {
  "default-src": ["'none'"],
  "img-src": ["'self'"],
  "style-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
};

function pageDirectives(nonce: string, { supabaseOrigin, isSecure }: PolicySite): Directives {
  const supabase = supabaseOrigin ? [supabaseOrigin] : [];
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", `'nonce-${nonce}'`],
    "style-src": ["'self'", DOCUMENT_STYLE],
    // React writes `style` attributes. They cannot run code, and `img-src` limits what they load.
    "style-src-attr": ["'unsafe-inline'"],
    // A product's picture may be any URL or a data URL (specification section 3).
    "img-src": ["'self'", "data:", "blob:", "https:", ...supabase],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...supabase],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(isSecure ? { "upgrade-insecure-requests": [] } : {}),
  };
}

/** What PayPhone's widget needs in addition, as far as known (PayPhone fact sheet, section 7). */
function withPayphone(page: Directives): Directives {
  const hosts = [PAYPHONE, CARDINAL, DEVICE_DATA];
  const add = (name: string, ...more: string[]) => [...(page[name] ?? []), ...more];
  return {
    ...page,
    "script-src": add("script-src", ...hosts),
    // Browsers ignore `unsafe-inline` next to a hash.
    "style-src": ["'self'", "'unsafe-inline'", PAYPHONE, CARDINAL],
    "connect-src": add("connect-src", ...hosts, PHONE_COUNTRY),
    // 3-D Secure frames the issuing bank, whose host is not known in advance.
    "frame-src": [PAYPHONE, CARDINAL, "https:"],
    "form-action": add("form-action", PAYPHONE, CARDINAL, "https:"),
    "font-src": add("font-src", "data:"),
  };
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** Return whether a path shows the payment button. */
export function isPaymentPage(path: string): boolean {
  return PAYMENT_PAGE.test(path);
}

/** Return the Content-Security-Policy of a page (decision 017). */
export function pagePolicy(path: string, nonce: string, site: PolicySite): string {
  const page = pageDirectives(nonce, site);
  return serialize(isPaymentPage(path) ? withPayphone(page) : page);
}

/** The Content-Security-Policy of responses that are not pages. */
export const PLAIN_POLICY = serialize(PLAIN);
