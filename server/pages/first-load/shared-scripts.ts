/**
 * The files that every page of the storefront runs, by the names the build gives them (`codeSplitting` in
 * `vite.config.ts`), the heaviest first: nine tenths of what a page runs.
 */
export const SHARED_SCRIPTS = ["react", "router", "every-page"] as const;
