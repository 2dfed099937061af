import { lazyModule } from "#app/ui/lazy-module.ts";

/** The bag's drawer in a separate chunk: few visits open it. */
export const bagPanel = lazyModule(() =>
  import("./bag-panel.tsx").then(({ BagPanel }) => BagPanel),
);
