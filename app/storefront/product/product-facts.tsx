import type { ReactNode } from "react";
import type { Product } from "#app/domain/product/product.ts";
import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import { useTaxonomyName } from "../use-taxonomy-name.ts";

type ProductFactsProps = {
  product: Product;
  headingLevel: "h1" | "h2";
  /** Beside the price. */
  children?: ReactNode;
};

export function ProductFacts({ product, headingLevel: Heading, children }: ProductFactsProps) {
  const nameOf = useTaxonomyName();
  return (
    <div>
      {product.collection && (
        <Link
          to={`/shop?collection=${encodeURIComponent(product.collection)}`}
          className="drawn-line label-caps inline-block py-1.5 text-muted max-md:py-3.5"
        >
          {nameOf("collections", product.collection)}
        </Link>
      )}
      <Heading lang={product.textLanguages?.name} className="text-title md:mt-1.5">
        {product.name}
      </Heading>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 md:mt-4">
        <Price cents={product.price} original={product.originalPrice} className="text-xl" />
        {children}
      </div>
    </div>
  );
}
