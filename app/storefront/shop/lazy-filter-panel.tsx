import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { SERVER_HTML } from "#app/ui/server-html.tsx";
import { lazyView } from "../lazy-view.ts";
import type { FilterPanelProps } from "./filter-panel.tsx";

const filterPanel = lazyView("overlays", () =>
  import("./filter-panel.tsx").then(({ FilterPanel }) => FilterPanel),
);

if (import.meta.env.SSR) await filterPanel.load();

/** Load the code of the filter panel. Opening it retries a failed load. */
export function prefetchFilterPanel() {
  filterPanel.load().catch(() => undefined);
}

/** The filter panel, loaded when it is first opened. Until then it is the server's HTML: a form for browsers without script. */
export function LazyFilterPanel(props: FilterPanelProps) {
  const serverHtml = <div className="hidden noscript:block" {...SERVER_HTML} />;
  return <LazyPanel module={filterPanel} props={props} fallback={serverHtml} />;
}
