import { fetchOnce } from "./fetch-once.ts";
import { FetchedPanel } from "./fetched-panel.tsx";
import type { SheetProps } from "./sheet-panel.tsx";

export const sheetPanel = fetchOnce(() =>
  import("./sheet-panel.tsx").then(({ SheetPanel }) => SheetPanel),
);

/** A panel at the page's edge, loaded when it is first opened. */
export function Sheet(props: SheetProps) {
  return <FetchedPanel part={sheetPanel} props={props} />;
}
