import { LazyPanel, type Openable } from "#app/ui/lazy-panel.tsx";
import { lazyView } from "../lazy-view.ts";
import type { FilterControlsProps } from "./filter-controls.tsx";
import type { FilterSheetProps } from "./filter-sheet.tsx";

const filterPanel = lazyView("overlays", () =>
  import("./filter-panel.tsx").then(({ FilterPanel }) => FilterPanel),
);
const filterSheet = lazyView("overlays", () =>
  import("./filter-sheet.tsx").then(({ FilterSheet }) => FilterSheet),
);

if (import.meta.env.SSR) await filterPanel.load();

/** Load the code of the filters. Opening them retries a failed load. */
export function prefetchFilters() {
  for (const view of [filterPanel, filterSheet]) view.load().catch(() => undefined);
}

/** The filters beside the grid, loaded when they are first opened. Until then only browsers without script have them. */
export function LazyFilterPanel(props: Openable & FilterControlsProps) {
  return <LazyPanel module={filterPanel} props={props} fallback={<noscript />} />;
}

/** The filters over the page of a narrow window, loaded when they are first opened. */
export function LazyFilterSheet(props: FilterSheetProps) {
  return <LazyPanel module={filterSheet} props={props} />;
}
