import { createHash } from "node:crypto";
import { paymentPattern } from "#app/route-patterns.ts";
import { documentStyle } from "#app/styles/document-style.ts";

/** PayPhone's hosts, those of 3-D Secure's step-up, and the device check (PayPhone fact sheet, section 7). */
const PAYPHONE = "https://*.payphonetodoesposible.com";
const CARDINAL = "https://*.cardinalcommerce.com";
const DEVICE_DATA = "https://*.ccdc02.com";
const PHONE_COUNTRY = "https://ipinfo.io";

const PAYMENT_PAGE = paymentPattern("start");

/** Where this start of the shop stands. */
export type PolicySite = {
  /** The origin of a hosted Supabase; null where it is the shop's own. */
  supabaseOrigin: string | null;
  /** Whether shoppers reach the shop over TLS. */
  isSecure: boolean;
};

type Directives = Record<string, readonly string[]>;

/** Every page carries the same style sheet, known at the build: this one text and no other. */
const DOCUMENT_STYLE = `'sha256-${createHash("sha256").update(documentStyle).digest("base64")}'`;

/** For what is no page of the shop: data, pictures, and the sandbox's own pages without script. */
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
    // React writes `style` attributes into the document; an attribute can neither run nor load from elsewhere (img-src holds).
    "style-src-attr": ["'unsafe-inline'"],
    // A product's picture may be any address or a data string (specification section 3).
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

/** What PayPhone's widget needs besides, as it was enforced in a full test payment (PayPhone fact sheet, section 7). */
function withPayphone(page: Directives): Directives {
  const hosts = [PAYPHONE, CARDINAL, DEVICE_DATA];
  const add = (name: string, ...more: string[]) => [...(page[name] ?? []), ...more];
  return {
    ...page,
    "script-src": add("script-src", ...hosts),
    // Beside a hash a browser would not hear `unsafe-inline`.
    "style-src": ["'self'", "'unsafe-inline'", PAYPHONE, CARDINAL],
    "connect-src": add("connect-src", ...hosts, PHONE_COUNTRY),
    // The bank that issued the card is asked in a frame, under an address nobody knows beforehand.
    "frame-src": [PAYPHONE, CARDINAL, "https:"],
    "form-action": add("form-action", PAYPHONE, CARDINAL, "https:"),
    "font-src": add("font-src", "data:"),
  };
}

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** Takes a path and returns whether the provider's button is shown there. */
export function isPaymentPage(path: string): boolean {
  return PAYMENT_PAGE.test(path);
}

/** Takes a page's path, the nonce of its rendering and the site, and returns the page's Content-Security-Policy (decision 017). */
export function pagePolicy(path: string, nonce: string, site: PolicySite): string {
  const page = pageDirectives(nonce, site);
  return written(isPaymentPage(path) ? withPayphone(page) : page);
}

/** The Content-Security-Policy of every answer that is no page of the shop. */
export const PLAIN_POLICY = written(PLAIN);
