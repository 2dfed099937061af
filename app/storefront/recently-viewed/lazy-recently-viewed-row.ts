import { lazyModule } from "#app/ui/lazy-module.ts";

/** The row in a separate chunk, loaded when it comes near the viewport. */
export const recentlyViewedRow = lazyModule(() =>
  import("./recently-viewed-row.tsx").then(({ RecentlyViewedRow }) => RecentlyViewedRow),
);
