import { data } from "react-router";
import { catalogueContext } from "#app/data/catalogue.ts";
import { findFreeOrNull, stockContext } from "#app/data/stock.ts";
import { settings } from "#app/settings.ts";
import { StorefrontLayout } from "#app/storefront/layout/storefront-layout.tsx";
import { ProductPage } from "#app/storefront/product/product-page.tsx";
import type { Route } from "./+types/product";

/** How many related pieces stand below a product. */
const RELATED = 4;

export async function loader({ context, params }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const product = await catalogue.findProduct(params.slug);
  if (!product) throw data(null, { status: 404 });
  const [related, stock] = await Promise.all([
    catalogue.listRelated(product, RELATED),
    findFreeOrNull(context.get(stockContext), product.id),
  ]);
  return { product, related, stock };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: settings.brand }];
  const { name, description } = loaderData.product;
  return [
    { title: `${name} · ${settings.brand}` },
    { name: "description", content: description },
    { property: "og:title", content: name },
    { property: "og:description", content: description },
    { property: "og:type", content: "product" },
  ];
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, related, stock } = loaderData;
  return (
    <StorefrontLayout variant="shop">
      <ProductPage key={product.id} product={product} stock={stock} related={related} />
    </StorefrontLayout>
  );
}
