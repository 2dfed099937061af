import { type ComponentType, type ReactNode, useContext, useEffect, useState } from "react";
import type { LazyModule } from "./lazy-module.ts";
import { LoadErrorContext } from "./load-error-context.ts";
import { showLoadFailure } from "./load-failure.ts";

export type Openable = { open: boolean; onOpenChange: (open: boolean) => void };

type LazyPanelProps<Props> = {
  module: LazyModule<ComponentType<Props>>;
  props: Props;
  /** Shown until it is loaded. */
  fallback?: ReactNode;
};

/**
 * A panel loaded when it is first opened. A failed load closes it and is reported. The next press retries: `React.lazy` would cache the
 * failure. Chromium up to 119 caches it as well, so there only a reload helps.
 */
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
      (loaded) => {
        if (!isCurrent) return;
        setPanel(() => loaded);
        showLoadFailure(false);
      },
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
