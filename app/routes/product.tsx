import { use } from "react";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { deliveryZonesOrFree } from "#app/data/catalogue/delivery-zones-or-free.ts";
import { withLooks } from "#app/data/catalogue/picture-looks.ts";
import { pricingOrDefault } from "#app/data/catalogue/pricing-or-default.ts";
import { requireProduct } from "#app/data/catalogue/require-product.ts";
import { findFreeOrNull, stockContext } from "#app/data/stock.ts";
import { languageOf } from "#app/domain/language.ts";
import { shippingDetails } from "#app/domain/structured-data/shipping-details.ts";
import { finalPrice } from "#app/domain/tax.ts";
import { ProductPage } from "#app/storefront/product/product-page.tsx";
import { ProductStructuredData } from "#app/storefront/product/product-structured-data.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import type { Route } from "./+types/product";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const product = await requireProduct(catalogue, params.slug, url);
  const [zones, pricing, related, stock] = await Promise.all([
    deliveryZonesOrFree(catalogue),
    pricingOrDefault(catalogue),
    catalogue.listRelated(product),
    findFreeOrNull(context.get(stockContext), product.id),
  ]);
  const [described, ...others] = withLooks(
    [product, ...related.value.products],
    languageOf(url.pathname),
  );
  const shipping = shippingDetails(zones, product.price, pricing);
  return {
    product: described ?? product,
    related: { ...related.value, products: others },
    stock,
    shipping,
  };
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, related, stock, shipping } = loaderData;
  return (
    <>
      <PageHead
        title={product.name}
        description={product.description}
        kind="product"
        price={finalPrice(product.price, use(ShopPricing))}
        card={`/social-card/products/${product.slug}.jpg`}
      />
      <ProductPage key={product.id} product={product} stock={stock} related={related} />
      <ProductStructuredData product={product} stock={stock} shipping={shipping} />
    </>
  );
}
