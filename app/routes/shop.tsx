import { redirect } from "react-router";
import { catalogueContext } from "#app/data/catalogue.ts";
import { filtersFromQuery, shopAddressOf } from "#app/domain/filters.ts";
import { settings } from "#app/settings.ts";
import { StorefrontLayout } from "#app/storefront/layout/storefront-layout.tsx";
import { ShopPage } from "#app/storefront/shop/shop-page.tsx";
import type { Route } from "./+types/shop";

export function meta(): Route.MetaDescriptors {
  return [{ title: `Shop Collection · ${settings.brand}` }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = filtersFromQuery(new URL(request.url).searchParams);
  const catalogue = context.get(catalogueContext);
  const [page, categories, collections, furtherSizes] = await Promise.all([
    catalogue.listProducts(filters),
    catalogue.listCategories(),
    catalogue.listCollections(),
    catalogue.listFurtherSizes(),
  ]);
  // A shared address may name a page that has since gone.
  if (filters.page > page.pageCount) {
    throw redirect(shopAddressOf({ ...filters, page: page.pageCount }));
  }
  return { filters, ...page, choices: { categories, collections, furtherSizes } };
}

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  return (
    <StorefrontLayout variant="shop">
      <ShopPage {...loaderData} />
    </StorefrontLayout>
  );
}
