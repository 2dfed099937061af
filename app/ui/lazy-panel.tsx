import { type ComponentType, useEffect, useState } from "react";
import type { LazyModule } from "./lazy-module.ts";

type Openable = { open: boolean; onOpenChange: (open: boolean) => void };

type LazyPanelProps<Props> = {
  part: LazyModule<ComponentType<Props>>;
  /** What the panel is given once it is there. */
  props: Props;
};

/**
 * A component that opens over the page, fetched when it is first opened. A failed fetch closes it, so that the next press tries
 * again; `React.lazy` would keep the failure.
 */
export function LazyPanel<Props extends Openable>({ part, props }: LazyPanelProps<Props>) {
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
