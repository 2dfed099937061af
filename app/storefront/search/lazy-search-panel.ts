import { lazyView } from "../lazy-view.ts";

/** The results of the header's search in a separate chunk: the field alone is a plain form. */
export const searchPanel = lazyView("overlays", () =>
  import("./search-panel.tsx").then(({ SearchPanel }) => SearchPanel),
);
