/** Return the shortest query of a page (1-based) of reviews: the first has none. */
export function reviewsQuery(page: number): URLSearchParams {
  return new URLSearchParams(page > 1 ? { page: String(page) } : {});
}

/** Return the English path of a page (1-based) of a product's reviews. */
export function reviewsPath(slug: string, page = 1): string {
  const query = String(reviewsQuery(page));
  return `/products/${slug}/reviews${query && `?${query}`}`;
}
