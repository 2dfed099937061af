import { useEffect, useRef, useState } from "react";
import type { ProductDetails } from "#app/domain/product-details.ts";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { detailsList } from "./lazy-fit-views.ts";

if (import.meta.env.SSR) await detailsList.load();

type LazyProductDetailsProps = {
  /** Null if the owner has filled in none. */
  details: ProductDetails | null;
  /** Measures of other sizes are not shown. */
  sizes: string[];
};

/** What a product says about its fabric and fit. A document has it as HTML alone; its code is loaded after a navigation. */
export function LazyProductDetails({ details, sizes }: LazyProductDetailsProps) {
  const [List, setList] = useState(() => detailsList.current);
  const serverHtml = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (serverHtml.current?.childElementCount !== 0) return;
    detailsList.load().then(
      (loaded) => setList(() => loaded),
      () => undefined,
    );
  }, []);
  if (!details) return null;
  return List ? (
    <div key="list">
      <List details={details} sizes={sizes} />
    </div>
  ) : (
    <ServerHtml key="html" ref={serverHtml}>
      {null}
    </ServerHtml>
  );
}
