import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { LazyModule } from "./lazy-module.ts";

type Openable = { open: boolean; onOpenChange: (open: boolean) => void };

type LazyPanelProps<Props> = {
  module: LazyModule<ComponentType<Props>>;
  /** The props of the panel. */
  props: Props;
  /** Shown until it is loaded. */
  fallback?: ReactNode;
};

/** A panel loaded when it is first opened. A failed load closes it, so that the next press retries; `React.lazy` caches failures. */
export function LazyPanel<Props extends Openable>({
  module,
  props,
  fallback = null,
}: LazyPanelProps<Props>) {
  const { open, onOpenChange } = props;
  const [Panel, setPanel] = useState(() => module.current);
  const isPending = open && !Panel;
  useEffect(() => {
    if (!isPending) return;
    let isCurrent = true;
    module.load().then(
      (loaded) => isCurrent && setPanel(() => loaded),
      () => isCurrent && onOpenChange(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [isPending, module, onOpenChange]);
  return Panel ? <Panel {...props} /> : fallback;
}
