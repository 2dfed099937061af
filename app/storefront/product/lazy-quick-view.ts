import { lazyModule } from "#app/ui/lazy-module.ts";

/** Quick View in a separate chunk: few visits open it. */
export const quickView = lazyModule(() =>
  import("./quick-view.tsx").then(({ QuickView }) => QuickView),
);
