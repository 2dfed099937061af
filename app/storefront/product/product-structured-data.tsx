import { use } from "react";
import { useRouteLoaderData, useSearchParams } from "react-router";
import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";
import type { Category } from "#app/domain/catalogue/taxonomy.ts";
import { offeredVariant } from "#app/domain/channels/offered-variant.ts";
import { choiceFromQuery, productPathWith } from "#app/domain/product/product-choice-query.ts";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { freeStockFor } from "#app/domain/stock/free-stock.ts";
import { productData } from "#app/domain/structured-data/product-data.ts";
import { shippingDetails } from "#app/domain/structured-data/shipping-details.ts";
import { settings } from "#app/settings.ts";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { useFullUrl } from "#app/ui/use-full-url.ts";
import { useStoreUrl } from "#app/ui/use-store-url.ts";
import { BreadcrumbStructuredData } from "../breadcrumb-structured-data.tsx";
import { useDeliveryZones } from "../delivery/use-delivery-zones.ts";
import { useShopNotes } from "../seller/use-shop-notes.ts";
import type { ProductPageProps } from "./product-page.tsx";

/** The loader data of the storefront's layout route. */
type LayoutData = { categories: Category[]; source: CatalogueSource };

type ProductStructuredDataProps = Pick<
  ProductPageProps,
  "product" | "details" | "reviews" | "stock"
>;

/** Product, offer and breadcrumbs as structured data; none for sample products, which are never sold. */
export function ProductStructuredData(props: ProductStructuredDataProps) {
  const { product, details, reviews, stock } = props;
  const storeUrl = useStoreUrl();
  const fullUrl = useFullUrl();
  const [query] = useSearchParams();
  const pricing = use(ShopPricing);
  const zones = useDeliveryZones();
  const estimate = useShopNotes()?.estimate ?? EMPTY_SHOP_INFORMATION;
  const layoutData = useRouteLoaderData<LayoutData>("routes/storefront");
  if (layoutData?.source === "sample") return null;
  const path = `/products/${product.slug}`;
  const variant = offeredVariant(product, choiceFromQuery(query));
  const category = layoutData?.categories.find(({ name }) => name === product.category);
  const steps = [{ name: product.name, path }];
  if (category) {
    const categoryPath = `/shop?category=${encodeURIComponent(category.name)}`;
    steps.unshift({ name: category.displayName, path: categoryPath });
  }
  const data = productData({
    pricing,
    shipping: shippingDetails(zones, product.price, pricing, estimate),
    product,
    details,
    reviews,
    isAvailable: freeStockFor(product, stock, variant?.size ?? null, variant?.color ?? null) > 0,
    variant,
    brand: settings.brand,
    storeUrl,
    url: fullUrl(variant ? productPathWith(product.slug, variant) : path),
    returnsUrl: fullUrl("/info/shipping-and-returns"),
  });
  return (
    <>
      <StructuredData data={data} />
      <BreadcrumbStructuredData steps={steps} />
    </>
  );
}
