import type { DialogProps } from "./dialog-window.tsx";
import { fetchOnce } from "./fetch-once.ts";
import { FetchedPanel } from "./fetched-panel.tsx";

export const dialogWindow = fetchOnce(() =>
  import("./dialog-window.tsx").then(({ DialogWindow }) => DialogWindow),
);

/** A modal dialog, loaded when it is first opened. */
export function Dialog(props: DialogProps) {
  return <FetchedPanel part={dialogWindow} props={props} />;
}
