import { useCallback, useState } from "react";
import { lazyModule } from "#app/ui/lazy-module.ts";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import type { StockRequestFormProps } from "./stock-request-form.tsx";

const form = lazyModule(() => import("./loaded-stock-request.ts").then((file) => file.default));

if (import.meta.env.SSR) await form.load();

const SERVER_HTML = {
  dangerouslySetInnerHTML: { __html: "" },
  suppressHydrationWarning: import.meta.env.DEV,
};

/**
 * The request to be told about stock. A document has it as HTML, which needs no script and which hydration leaves alone; a page
 * that the browser renders loads its code and messages first.
 */
export function LazyStockRequest(props: StockRequestFormProps) {
  const [open, onOpenChange] = useState(false);
  const loadIfEmpty = useCallback((element: HTMLElement | null) => {
    if (element && !element.firstChild) onOpenChange(true);
  }, []);
  return (
    <LazyPanel
      module={form}
      props={{ ...props, open, onOpenChange }}
      fallback={<div ref={loadIfEmpty} {...SERVER_HTML} />}
    />
  );
}
