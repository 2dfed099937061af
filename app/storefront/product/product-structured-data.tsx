import { useRouteLoaderData } from "react-router";
import type { CatalogueSource } from "#app/domain/catalogue-source.ts";
import { type FreeStock, freeStockFor } from "#app/domain/free-stock.ts";
import type { Product } from "#app/domain/product.ts";
import { productData } from "#app/domain/structured-data/product-data.ts";
import type { Category } from "#app/domain/taxonomy.ts";
import { settings } from "#app/settings.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { useFullAddress } from "#app/ui/use-full-address.ts";
import { useStoreUrl } from "#app/ui/use-store-url.ts";
import { BreadcrumbStructuredData } from "../breadcrumb-structured-data.tsx";

/** What the storefront's frame has read for every page in it. */
type Frame = { categories: Category[]; source: CatalogueSource };

/** A product, its offer and the way to it, to search engines; nothing of a sample, which is never sold. */
export function ProductStructuredData({
  product,
  stock,
}: {
  product: Product;
  stock: FreeStock | null;
}) {
  const storeUrl = useStoreUrl();
  const fullAddress = useFullAddress();
  const frame = useRouteLoaderData<Frame>("routes/storefront");
  if (frame?.source === "sample") return null;
  const address = `/products/${product.slug}`;
  const category = frame?.categories.find(({ name }) => name === product.category);
  const way = category
    ? [
        {
          name: category.displayName,
          address: `/shop?category=${encodeURIComponent(category.name)}`,
        },
      ]
    : [];
  const data = productData({
    product,
    isAvailable: freeStockFor(product, stock, null, null) > 0,
    brand: settings.brand,
    storeUrl,
    url: fullAddress(address),
    returnsUrl: fullAddress("/info/shipping-and-returns"),
  });
  return (
    <>
      <StructuredData data={data} />
      <BreadcrumbStructuredData steps={[...way, { name: product.name, address }]} />
    </>
  );
}
