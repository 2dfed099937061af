import { useLingui } from "@lingui/react/macro";
import { AdminLoading } from "#app/admin/layout/admin-loading.tsx";
import { ProductsPage, type ProductsPageProps } from "#app/admin/products/products-page.tsx";
import { writeProduct } from "#app/admin/products/write-product.tsx";
import { listAdminProducts } from "#app/data/admin/admin-list-products.ts";
import { listTaxonomy } from "#app/data/admin/admin-taxonomy.ts";
import { adminProductQueryFrom } from "#app/domain/admin-product-query.ts";
import { languageOf } from "#app/domain/language.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/products";

const NO_TAXONOMY = { categories: [], collections: [] };

/** A list that fails to load leaves the rest of the tab usable (specification section 8). */
export async function clientLoader({
  request,
}: Route.ClientLoaderArgs): Promise<ProductsPageProps> {
  const { pathname, searchParams } = new URL(request.url);
  const query = adminProductQueryFrom(searchParams);
  try {
    const [page, taxonomy] = await Promise.all([
      listAdminProducts(query, languageOf(pathname)),
      listTaxonomy(),
    ]);
    return { query, page, taxonomy, error: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { query, page: null, taxonomy: NO_TAXONOMY, error };
  }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeProduct(await request.json());
}

export function HydrateFallback() {
  return <AdminLoading />;
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Products · Admin`} isPrivate />
      <ProductsPage {...loaderData} />
    </>
  );
}
