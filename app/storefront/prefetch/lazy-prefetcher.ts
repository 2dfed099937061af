import { lazyModule } from "#app/ui/lazy-module.ts";

/** The prefetcher in a separate chunk, which is loaded when the first page has answered. */
export const lazyPrefetcher = lazyModule(() =>
  import("./prefetcher.ts").then(({ prefetcher }) => prefetcher),
);
