import { addressIn, LANGUAGES } from "./language.ts";

/** What is one shopper's or the owner's business, or answers no reader. */
const PRIVATE = ["/admin", "/bag", "/checkout", "/confirmation", "/language", "/orders"];

/** Takes the shop's own address, without a slash at its end, and returns its robots.txt (RFC 9309), which names the sitemap. */
export function robotsText(storeUrl: string): string {
  const addresses = LANGUAGES.flatMap((language) =>
    PRIVATE.map((address) => addressIn(language, address)),
  );
  const rules = addresses.map((address) => `Disallow: ${address}\n`).join("");
  return `User-agent: *\n${rules}\nSitemap: ${storeUrl}/sitemap.xml\n`;
}
