import { type ComponentType, useEffect, useRef, useState } from "react";
import type { LazyModule } from "./lazy-module.ts";
import { showLoadFailure } from "./load-failure.ts";
import { ServerHtml } from "./server-html.tsx";

type LazyViewProps<Props> = {
  /** Loaded already on the server. */
  module: LazyModule<ComponentType<Props>>;
  props: Props;
};

/**
 * A view that a document has as HTML alone; its code is loaded after a navigation. Give it a key where its page shows another
 * thing without being mounted again.
 */
export function LazyView<Props extends object>({ module, props }: LazyViewProps<Props>) {
  const [View, setView] = useState(() => module.current);
  const serverHtml = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (serverHtml.current?.childElementCount !== 0) return;
    module.load().then(
      (loaded) => setView(() => loaded),
      () => showLoadFailure(true),
    );
  }, [module]);
  return View ? (
    <div key="view">
      <View {...props} />
    </div>
  ) : (
    <ServerHtml key="html" ref={serverHtml}>
      {null}
    </ServerHtml>
  );
}
