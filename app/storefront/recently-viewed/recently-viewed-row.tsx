import { useEffect, useState } from "react";
import type { Product } from "#app/domain/product/product.ts";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { readSavedProducts } from "../read-saved-products.ts";

type RecentlyViewedRowProps = {
  /** Newest first. */
  ids: string[];
  /** Called when no product can be shown; the same function at each rendering. */
  setEmpty: (isEmpty: true) => void;
};

function Card({ product }: { product: Product }) {
  const [image] = product.images;
  return (
    <article className="group relative">
      {image && (
        <Picture src={image} alt="" sizes="9rem" className="aspect-3/4 overflow-hidden bg-panel" />
      )}
      <h3 className="mt-2 text-sm leading-snug">
        <Link
          to={`/products/${product.slug}`}
          lang={product.textLanguages?.name}
          className="after:absolute after:inset-0 group-hover:text-terracotta"
        >
          {product.name}
        </Link>
      </h3>
      <Price
        cents={product.price}
        original={product.originalPrice}
        className="mt-1 block text-sm"
      />
    </article>
  );
}

/** Products as small cards in a row that scrolls. What is no longer sold is left out. */
export function RecentlyViewedRow({ ids, setEmpty }: RecentlyViewedRowProps) {
  const path = useLocalizedPath()("/wishlist/products");
  const asked = ids.join(",");
  const [products, setProducts] = useState<Product[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const inOrder = asked.split(",");
    readSavedProducts(path, inOrder, signal).then(
      (answer) => {
        if (signal.aborted) return;
        const found = inOrder.flatMap((id) => answer.products.find((one) => one.id === id) ?? []);
        setProducts(found);
        if (found.length === 0) setEmpty(true);
      },
      () => signal.aborted || setEmpty(true),
    );
    return () => controller.abort();
  }, [path, asked, setEmpty]);

  return (
    <ul className="flex gap-4 overflow-x-auto pb-2 [scrollbar-width:thin]">
      {products.map((product) => (
        <li key={product.id} className="w-36 shrink-0">
          <Card product={product} />
        </li>
      ))}
    </ul>
  );
}
