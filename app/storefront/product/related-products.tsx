import { Trans } from "@lingui/react/macro";
import { useNavigationType } from "react-router";
import type { Product } from "#app/domain/product/product.ts";
import { useDeferredUntilPaint } from "#app/ui/use-deferred-until-paint.ts";
import { ProductRow } from "./product-row.tsx";

const NONE: Product[] = [];

export type RelatedProductsProps = {
  /** Whether they complete the look; otherwise they are of the same collection. */
  isLook: boolean;
  products: Product[];
};

/**
 * Products that go with this one, below the product. Rendered at once in a document and on going back, where the scroll position may
 * be here; else after the product, which is a third of the rendering sooner. The room keeps the footer out of sight.
 */
export function RelatedProducts({ isLook, products }: RelatedProductsProps) {
  const isPop = useNavigationType() === "POP";
  const shown = useDeferredUntilPaint(products, isPop ? products : NONE);
  if (products.length === 0) return null;
  if (shown.length === 0) return <div className="h-svh" />;
  return (
    <section aria-labelledby="related" className="mt-28 border-hairline border-t pt-14">
      <h2 id="related" className="mb-10 text-title">
        {isLook ? <Trans>Complete the look</Trans> : <Trans>From the same collection</Trans>}
      </h2>
      <ProductRow products={shown} />
    </section>
  );
}
