import { lazyModule } from "./lazy-module.ts";
import { LazyPanel } from "./lazy-panel.tsx";
import type { SheetProps } from "./sheet-panel.tsx";

export const sheetPanel = lazyModule(() =>
  import("./sheet-panel.tsx").then(({ SheetPanel }) => SheetPanel),
);

/** A drawer at the viewport's edge, loaded when it is first opened. */
export function Sheet(props: SheetProps) {
  return <LazyPanel module={sheetPanel} props={props} />;
}
