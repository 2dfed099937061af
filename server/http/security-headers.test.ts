import { expect, test } from "vitest";
import type { PolicySite } from "./content-security-policy.ts";
import { securityHeaders } from "./security-headers.ts";

const PLAIN_SITE: PolicySite = { supabaseOrigin: null, isSecure: false };
const HOSTED: PolicySite = { supabaseOrigin: "https://abc.supabase.co", isSecure: true };

function directivesOf(path: string, nonce: string | null, site = PLAIN_SITE) {
  const policy = securityHeaders({ path, nonce }, site)["Content-Security-Policy"] ?? "";
  return new Map(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));
}

const PAGES = ["/", "/es", "/shop", "/es/products/silk-blouse", "/confirmation", "/admin/orders"];
const PAYMENT_PAGES = ["/checkout", "/es/checkout", "/checkout/"];

test.each([...PAGES, ...PAYMENT_PAGES])("%s allows only scripts with its nonce", (path) => {
  const script = directivesOf(path, "abc").get("script-src") ?? [];
  expect(script).toContain("'nonce-abc'");
  expect(script.join(" ")).not.toMatch(/unsafe|\*(?!\.)|data:|https:(?!\/\/)/);
  for (const name of ["object-src", "base-uri", "frame-ancestors"]) {
    expect(directivesOf(path, "abc").get(name)).toEqual(["'none'"]);
  }
});

test.each(PAGES)("%s allows no payment provider", (path) => {
  const headers = securityHeaders({ path, nonce: "abc" }, PLAIN_SITE);
  expect(headers["Content-Security-Policy"]).not.toMatch(
    /payphone|cardinal|ccdc02|ipinfo|frame-src/,
  );
  expect(directivesOf(path, "abc").get("style-src")).toEqual([
    "'self'",
    expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
  ]);
  expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin");
});

test.each(PAYMENT_PAGES)("%s allows PayPhone, 3-D Secure and the bank's frame", (path) => {
  const directives = directivesOf(path, "abc");
  const [payphone, cardinal] = [
    "https://*.payphonetodoesposible.com",
    "https://*.cardinalcommerce.com",
  ];
  for (const name of ["script-src", "connect-src", "style-src", "frame-src", "form-action"]) {
    expect(directives.get(name), name).toEqual(expect.arrayContaining([payphone, cardinal]));
  }
  expect(directives.get("frame-src")).toContain("https:");
  expect(directives.get("style-src")).toContain("'unsafe-inline'");
  // Browsers ignore `unsafe-inline` next to a hash or nonce.
  expect(directives.get("style-src")?.join(" ")).not.toMatch(/sha256|nonce/);
  expect(directives.get("connect-src")).toContain("https://ipinfo.io");
});

test.each(["/checkouts", "/shop/checkout", "/products/checkout", "/en-us/checkout"])(
  "%s is not a payment page",
  (path) => {
    expect(
      securityHeaders({ path, nonce: "abc" }, PLAIN_SITE)["Content-Security-Policy"],
    ).not.toContain("payphone");
  },
);

test("allows responses that are not pages to load nothing and to be framed nowhere", () => {
  const directives = directivesOf("/rest/v1/products", null);
  expect(directives.get("default-src")).toEqual(["'none'"]);
  expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
  expect(directives.has("script-src")).toBe(false);
});

test("allows only the origin of a hosted Supabase, and requires TLS only where the shop has it", () => {
  const directives = directivesOf("/admin", "abc", HOSTED);
  expect(directives.get("connect-src")).toEqual(["'self'", "https://abc.supabase.co"]);
  expect(directives.get("img-src")).toContain("https://abc.supabase.co");
  expect(securityHeaders({ path: "/", nonce: "a" }, HOSTED)["Strict-Transport-Security"]).toBe(
    "max-age=31536000",
  );
  expect(securityHeaders({ path: "/", nonce: "a" }, PLAIN_SITE)).not.toHaveProperty(
    "Strict-Transport-Security",
  );
});

test("sets the basic headers on every response", () => {
  expect(securityHeaders({ path: "/", nonce: null }, PLAIN_SITE)).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // PayPhone looks at the Referer's origin; a path never leaves the shop.
    "Referrer-Policy": "origin-when-cross-origin",
  });
  expect(securityHeaders({ path: "/", nonce: "abc" }, PLAIN_SITE)["Permissions-Policy"]).toContain(
    "geolocation=()",
  );
});
