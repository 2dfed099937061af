import { lazyModule } from "#app/ui/lazy-module.ts";

/** The results of the header's search in a separate chunk: the field alone is a plain form. */
export const searchPanel = lazyModule(() =>
  import("./search-panel.tsx").then(({ SearchPanel }) => SearchPanel),
);
