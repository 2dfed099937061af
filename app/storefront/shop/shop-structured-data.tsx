import type { Product } from "#app/domain/product/product.ts";
import { collectionPageData } from "#app/domain/structured-data/collection-page-data.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { useFullUrl } from "#app/ui/use-full-url.ts";

type ShopStructuredDataProps = { name: string; path: string; products: Product[] };

/** The structured data of a page of products; nothing for an empty page. */
export function ShopStructuredData({ name, path, products }: ShopStructuredDataProps) {
  const fullUrl = useFullUrl();
  if (products.length === 0) return null;
  const items = products.map((product) => ({
    name: product.name,
    url: fullUrl(`/products/${product.slug}`),
  }));
  return <StructuredData data={collectionPageData({ name, url: fullUrl(path), items })} />;
}
