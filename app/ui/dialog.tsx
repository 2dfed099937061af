import type { DialogProps } from "./dialog-window.tsx";
import { lazyModule } from "./lazy-module.ts";
import { LazyPanel } from "./lazy-panel.tsx";

export const dialogWindow = lazyModule(() =>
  import("./dialog-window.tsx").then(({ DialogWindow }) => DialogWindow),
);

/** A modal dialog, loaded when it is first opened. */
export function Dialog(props: DialogProps) {
  return <LazyPanel module={dialogWindow} props={props} />;
}
