import { addressIn, DEFAULT_LANGUAGE, LANGUAGES } from "./language.ts";
import { pictureUrl } from "./picture-url.ts";

export type SitemapEntry = {
  /** Of a public page, in any language (`/products/silk-blouse`). */
  address: string;
  /** Addresses of the pictures it shows. */
  images?: readonly string[];
};

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (found) => ESCAPES[found] ?? "");

function urlElements(storeUrl: string, { address, images = [] }: SitemapEntry): string {
  const urlIn = (language: (typeof LANGUAGES)[number]) =>
    escaped(storeUrl + addressIn(language, address));
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const same = [
    ...LANGUAGES.map((language) => alternate(language, urlIn(language))),
    alternate("x-default", urlIn(DEFAULT_LANGUAGE)),
    ...images
      .flatMap((image) => pictureUrl(storeUrl, image) ?? [])
      .map((url) => `<image:image><image:loc>${escaped(url)}</image:loc></image:image>`),
  ].join("");
  return LANGUAGES.map((language) => `<url><loc>${urlIn(language)}</loc>${same}</url>\n`).join("");
}

/**
 * Takes the shop's own address, without a slash at its end, and its public pages; returns the sitemap (sitemaps.org, with
 * Google's extensions for languages and pictures) that lists each page in each language. A file may hold 50,000 addresses.
 */
export function sitemapXml(storeUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => urlElements(storeUrl, entry)).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls}</urlset>
`;
}
