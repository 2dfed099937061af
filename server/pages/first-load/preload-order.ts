/**
 * The files that every page of the storefront runs, by the names the build gives them (`codeSplitting` in
 * `vite.config.ts`), the heaviest first: nine tenths of what a page runs. Unless the heaviest is preloaded first, a product's LCP comes 8 % later
 * (decision 054).
 */
export const PRELOAD_ORDER = ["react", "router", "every-page"] as const;
