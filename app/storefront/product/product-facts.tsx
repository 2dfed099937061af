import type { Product } from "#app/domain/product.ts";
import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import { useTaxonomyName } from "../use-taxonomy-name.ts";

type ProductFactsProps = {
  product: Product;
  headingLevel: "h1" | "h2";
};

/** A product's name, collection and price. */
export function ProductFacts({ product, headingLevel: Heading }: ProductFactsProps) {
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
      <Heading className="text-title md:mt-1.5">{product.name}</Heading>
      <Price
        cents={product.price}
        original={product.originalPrice}
        className="mt-2 block text-xl md:mt-4"
      />
    </div>
  );
}
