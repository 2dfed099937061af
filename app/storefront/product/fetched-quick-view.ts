import { fetchOnce } from "#app/ui/fetch-once.ts";

/** Quick View, which a page of cards can open but is read without. */
export const quickView = fetchOnce(() =>
  import("./quick-view.tsx").then(({ QuickView }) => QuickView),
);
