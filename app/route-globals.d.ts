/** Computed from the route table by the build (`route-constants.ts`). */

/** Pattern of the English paths of pages that are prefetched. */
declare const __PREFETCHED_PATHS__: string;

/** The message catalogues of each section of the shop that needs others than the shop's. */
declare const __MESSAGE_PARTS__: Readonly<Record<string, readonly string[] | undefined>>;

/** What holds the place of a section's pages while they load. */
declare const __SKELETONS__: Readonly<Record<string, "shop" | "product" | undefined>>;

/** Patterns of what the service worker caches, by English path. */
declare const __OFFLINE_PATHS__: Readonly<{
  immutable: string;
  file: string;
  uncached: string;
  notice: string;
}>;
