import { lazyModule } from "#app/ui/lazy-module.ts";

/** What refreshes the bag, with the schema of the answer, in a separate chunk: a first visit has no bag. */
export const lazyBagRefresh = lazyModule(() => import("./loaded-bag-refresh.ts"));
