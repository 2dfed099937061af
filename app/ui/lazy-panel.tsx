import { type ComponentType, type ReactNode, useContext, useEffect, useState } from "react";
import type { LazyModule } from "./lazy-module.ts";
import { LoadErrorContext } from "./load-error-context.ts";

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
  const onLoadError = useContext(LoadErrorContext);
  const isPending = open && !Panel;
  useEffect(() => {
    if (!isPending) return;
    let isCurrent = true;
    module.load().then(
      (loaded) => isCurrent && setPanel(() => loaded),
      () => {
        if (!isCurrent) return;
        onOpenChange(false);
        onLoadError();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isPending, module, onOpenChange, onLoadError]);
  return Panel ? <Panel {...props} /> : fallback;
}
