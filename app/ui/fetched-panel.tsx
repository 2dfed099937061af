import { type ComponentType, useEffect, useState } from "react";
import type { FetchedOnce } from "./fetch-once.ts";

type Openable = { open: boolean; onOpenChange: (open: boolean) => void };

type FetchedPanelProps<Props> = {
  part: FetchedOnce<ComponentType<Props>>;
  /** What the panel is given once it is there. */
  props: Props;
};

/**
 * A component that opens over the page, fetched when it is first opened. A failed fetch closes it, so that the next press tries
 * again; `React.lazy` would keep the failure.
 */
export function FetchedPanel<Props extends Openable>({ part, props }: FetchedPanelProps<Props>) {
  const { open, onOpenChange } = props;
  const [Panel, setPanel] = useState(() => part.current);
  const isAwaited = open && !Panel;
  useEffect(() => {
    if (!isAwaited) return;
    let isCurrent = true;
    part.fetch().then(
      (fetched) => isCurrent && setPanel(() => fetched),
      () => isCurrent && onOpenChange(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [isAwaited, part, onOpenChange]);
  return Panel && <Panel {...props} />;
}
