/** Computed from the route table at build time (`route-constants.ts`). */

/** Pattern of the English paths of prefetched pages. */
declare const __PREFETCHED_PATHS__: string;

/** The message catalogues of each section that needs more than the shop's. */
declare const __MESSAGE_PARTS__: Readonly<Record<string, readonly string[] | undefined>>;

/** The skeleton of each section that has one. */
declare const __SKELETONS__: Readonly<Record<string, "shop" | "product" | undefined>>;

/** Patterns of English paths for the service worker. */
declare const __OFFLINE_PATHS__: Readonly<{
  immutable: string;
  file: string;
  uncached: string;
  notice: string;
}>;
