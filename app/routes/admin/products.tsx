import { msg } from "@lingui/core/macro";
import type { ComponentProps } from "react";
import { useOutletContext } from "react-router";
import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { ProductsPage } from "#app/admin/products/products-page.tsx";
import { writeProduct } from "#app/admin/products/write-product.tsx";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import { listAdminProducts } from "#app/data/admin/list-products.ts";
import { listTaxonomy } from "#app/data/admin/taxonomy.ts";
import { adminProductQueryFrom } from "#app/domain/product-editing/admin-product-query.ts";
import { languageOf } from "#app/domain/text/language.ts";
import type { Route } from "./+types/products";

/** What the layout reads. */
type LayoutData = Pick<ComponentProps<typeof ProductsPage>, "pricing" | "demand">;

const NO_TAXONOMY = { categories: [], collections: [] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const query = adminProductQueryFrom(searchParams);
  const { value, error } = await readOrError(
    staleIfError(
      request,
      Promise.all([listAdminProducts(query, languageOf(pathname)), listTaxonomy()]),
    ),
  );
  const [page, taxonomy] = value ?? [null, NO_TAXONOMY];
  return { query, page, taxonomy, error };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeProduct(await request.json());
}

export const handle = { title: msg`Products · Admin` };

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const { pricing, demand } = useOutletContext<LayoutData>();
  return <ProductsPage {...loaderData} pricing={pricing} demand={demand} />;
}
