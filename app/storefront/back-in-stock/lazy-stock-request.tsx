import { useEffect, useRef, useState } from "react";
import { browserI18n } from "#app/i18n/browser-i18n.ts";
import { lazyModule } from "#app/ui/lazy-module.ts";
import type { StockRequestFormProps } from "./stock-request-form.tsx";

const stockRequestForm = lazyModule(async () => {
  const [{ StockRequestForm }] = await Promise.all([
    import("./stock-request-form.tsx"),
    import.meta.env.SSR ? undefined : browserI18n(["info"]),
  ]);
  return StockRequestForm;
});

if (import.meta.env.SSR) await stockRequestForm.load();

/** Hydration leaves content alone that is set as HTML: the server's stays. */
const SERVER_HTML = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/**
 * The request to be told about stock. A document has it as HTML, which needs no script; a page that the browser renders loads
 * its code and messages first.
 */
export function LazyStockRequest(props: StockRequestFormProps) {
  const [Form, setForm] = useState(() => stockRequestForm.current);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Form || element.current?.hasChildNodes()) return;
    // Without it, the page works as before.
    stockRequestForm.load().then(
      (loaded) => setForm(() => loaded),
      () => undefined,
    );
  }, [Form]);
  if (!Form) return <div ref={element} {...SERVER_HTML} />;
  return (
    <div>
      <Form {...props} />
    </div>
  );
}
