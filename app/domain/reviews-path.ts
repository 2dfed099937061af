import { queryOfPage } from "./page-query.ts";

/** Return the English path of a page (1-based) of a product's reviews. */
export function reviewsPath(slug: string, page = 1): string {
  const query = String(queryOfPage(page));
  return `/products/${slug}/reviews${query && `?${query}`}`;
}
