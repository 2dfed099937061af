import { lazyView } from "../lazy-view.ts";

/** The bag's drawer in a separate chunk: few visits open it. */
export const bagPanel = lazyView("overlays", () =>
  import("./bag-panel.tsx").then(({ BagPanel }) => BagPanel),
);
