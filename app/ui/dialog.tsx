import type { DialogProps } from "./dialog-window.tsx";
import { fetchOnce } from "./fetch-once.ts";
import { useFetchedWhenOpen } from "./use-fetched-when-open.ts";

export const dialogWindow = fetchOnce(() =>
  import("./dialog-window.tsx").then(({ DialogWindow }) => DialogWindow),
);

/** A modal window, fetched when it is first opened. */
export function Dialog(props: DialogProps) {
  const Window = useFetchedWhenOpen(dialogWindow, props);
  return Window && <Window {...props} />;
}
