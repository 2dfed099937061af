import type { Product } from "#app/domain/product.ts";
import { collectionPageData } from "#app/domain/structured-data/collection-page-data.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { useFullAddress } from "#app/ui/use-full-address.ts";

type ShopStructuredDataProps = { name: string; address: string; products: Product[] };

/** The pieces of a page of the shop, to search engines; nothing of an empty page. */
export function ShopStructuredData({ name, address, products }: ShopStructuredDataProps) {
  const fullAddress = useFullAddress();
  if (products.length === 0) return null;
  const items = products.map((product) => ({
    name: product.name,
    url: fullAddress(`/products/${product.slug}`),
  }));
  return <StructuredData data={collectionPageData({ name, url: fullAddress(address), items })} />;
}
