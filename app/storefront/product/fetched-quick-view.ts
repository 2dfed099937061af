import { fetchOnce } from "#app/ui/fetch-once.ts";

/** Quick View, a chunk of its own: few visits open it. */
export const quickView = fetchOnce(() =>
  import("./quick-view.tsx").then(({ QuickView }) => QuickView),
);
