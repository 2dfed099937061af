import { useLingui } from "@lingui/react/macro";
import { AdminLoading } from "#app/admin/layout/admin-loading.tsx";
import { ProductsPage, type ProductsPageProps } from "#app/admin/products/products-page.tsx";
import { listAdminProducts } from "#app/data/admin-list-products.ts";
import { listTaxonomy } from "#app/data/admin-taxonomy.ts";
import { AdminFailure } from "#app/domain/admin-failure.ts";
import { adminProductQueryFrom } from "#app/domain/admin-product-query.ts";
import { languageOf } from "#app/domain/language.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/products";

const NO_TAXONOMY = { categories: [], collections: [] };

/** A list that cannot be read leaves the tab standing and says so. */
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
    return { query, page, taxonomy, failure: null };
  } catch (error) {
    if (!(error instanceof AdminFailure)) throw error;
    return { query, page: null, taxonomy: NO_TAXONOMY, failure: error };
  }
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
