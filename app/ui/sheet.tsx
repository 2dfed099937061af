import { lazyModule } from "./lazy-module.ts";
import { LazyPanel } from "./lazy-panel.tsx";
import type { SheetProps } from "./sheet-panel.tsx";

export const sheetPanel = lazyModule(() =>
  import("./sheet-panel.tsx").then(({ SheetPanel }) => SheetPanel),
);

/** A panel at the page's edge, loaded when it is first opened. */
export function Sheet(props: SheetProps) {
  return <LazyPanel part={sheetPanel} props={props} />;
}
