import { pictureUrl } from "../picture/picture-url.ts";
import { escapeXml } from "../text/escape-xml.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from "../text/language.ts";

export type SitemapEntry = {
  /** The path of a public page, in any language (`/products/silk-blouse`). */
  path: string;
  /** URLs of its pictures. */
  images?: readonly string[];
};

/**
 * Products per sitemap. With two languages, five pictures each and the longest URLs, a file stays below the protocol's
 * limits of 50,000 URLs and 50 MB.
 */
export const PRODUCTS_PER_SITEMAP = 10_000;

function urlElements(storeUrl: string, { path, images = [] }: SitemapEntry): string {
  const urlIn = (language: (typeof LANGUAGES)[number]) =>
    escapeXml(storeUrl + pathIn(language, path));
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const same = [
    ...LANGUAGES.map((language) => alternate(language, urlIn(language))),
    alternate("x-default", urlIn(DEFAULT_LANGUAGE)),
    ...images
      .flatMap((image) => pictureUrl(storeUrl, image) ?? [])
      .map((url) => `<image:image><image:loc>${escapeXml(url)}</image:loc></image:image>`),
  ].join("");
  return LANGUAGES.map((language) => `<url><loc>${urlIn(language)}</loc>${same}</url>\n`).join("");
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const ENTRIES_PER_CHUNK = 200;

/**
 * Generate a sitemap in chunks, each page in each language (sitemaps.org, with Google's extensions for languages and
 * pictures). `storeUrl` has no trailing slash.
 */
export function* sitemapXml(
  storeUrl: string,
  entries: readonly SitemapEntry[],
): Generator<string, void> {
  yield `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for (let first = 0; first < entries.length; first += ENTRIES_PER_CHUNK) {
    const chunk = entries.slice(first, first + ENTRIES_PER_CHUNK);
    yield chunk.map((entry) => urlElements(storeUrl, entry)).join("");
  }
  yield "</urlset>\n";
}

/** Generate the sitemap index that lists `paths`. */
export function* sitemapIndexXml(
  storeUrl: string,
  paths: readonly string[],
): Generator<string, void> {
  yield `${XML}<sitemapindex xmlns="${NAMESPACE}">\n`;
  for (const path of paths) {
    yield `<sitemap><loc>${escapeXml(storeUrl + path)}</loc></sitemap>\n`;
  }
  yield "</sitemapindex>\n";
}
