import type { Product } from "#app/domain/product.ts";
import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import { useTaxonomyName } from "../use-taxonomy-name.ts";

type ProductFactsProps = {
  product: Product;
  headingLevel: "h1" | "h2";
};

/** A product's name, collection, price and description. */
export function ProductFacts({ product, headingLevel: Heading }: ProductFactsProps) {
  const nameOf = useTaxonomyName();
  return (
    <div>
      {product.collection && (
        <Link
          to={`/shop?collection=${encodeURIComponent(product.collection)}`}
          className="drawn-line label-caps inline-block py-1.5 text-muted"
        >
          {nameOf("collections", product.collection)}
        </Link>
      )}
      <Heading className="mt-1.5 text-title">{product.name}</Heading>
      <Price
        cents={product.price}
        original={product.originalPrice}
        className="mt-4 block text-xl"
      />
      <p className="mt-5 max-w-[30em] text-muted">{product.description}</p>
    </div>
  );
}
