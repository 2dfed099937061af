import { msg } from "@lingui/core/macro";
import { readOrError } from "#app/admin/layout/read-or-error.ts";
import { staleIfError } from "#app/admin/layout/stale-if-error.tsx";
import { TodoList } from "#app/admin/layout/todo-list.tsx";
import { ProductsPage } from "#app/admin/products/products-page.tsx";
import { writeProduct } from "#app/admin/products/write-product.tsx";
import { listAdminProducts } from "#app/data/admin/admin-list-products.ts";
import { getPricing } from "#app/data/admin/admin-pricing.ts";
import { listStockDemand } from "#app/data/admin/admin-stock-demand.ts";
import { listTaxonomy } from "#app/data/admin/admin-taxonomy.ts";
import { readTodo } from "#app/data/admin/admin-todo.ts";
import { adminProductQueryFrom } from "#app/domain/admin-product-query.ts";
import { languageOf } from "#app/domain/language.ts";
import { shopDateAt } from "#app/domain/tax-rate.ts";
import type { Route } from "./+types/products";

const NO_TAXONOMY = { categories: [], collections: [] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const query = adminProductQueryFrom(searchParams);
  const [{ value, error }, todo, pricing, demand] = await Promise.all([
    readOrError(
      staleIfError(
        request,
        Promise.all([listAdminProducts(query, languageOf(pathname)), listTaxonomy()]),
      ),
    ),
    readTodo(),
    // Both log their error. The form works without them.
    getPricing(shopDateAt(Date.now())).catch(() => null),
    listStockDemand().catch(() => []),
  ]);
  const [page, taxonomy] = value ?? [null, NO_TAXONOMY];
  return { query, page, taxonomy, pricing, demand, error, todo };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeProduct(await request.json());
}

export const handle = { title: msg`Products · Admin` };

export default function ProductsRoute({ loaderData: { todo, ...products } }: Route.ComponentProps) {
  return (
    <>
      <TodoList todo={todo} />
      <ProductsPage {...products} />
    </>
  );
}
