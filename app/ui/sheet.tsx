import { fetchOnce } from "./fetch-once.ts";
import type { SheetProps } from "./sheet-panel.tsx";
import { useFetchedWhenOpen } from "./use-fetched-when-open.ts";

export const sheetPanel = fetchOnce(() =>
  import("./sheet-panel.tsx").then(({ SheetPanel }) => SheetPanel),
);

/** A panel at the page's edge, fetched when it is first opened. */
export function Sheet(props: SheetProps) {
  const Panel = useFetchedWhenOpen(sheetPanel, props);
  return Panel && <Panel {...props} />;
}
