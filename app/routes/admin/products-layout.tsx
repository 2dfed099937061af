import { Outlet } from "react-router";
import { TodoList } from "#app/admin/layout/todo-list.tsx";
import { skipQueryChanges } from "#app/admin/table/skip-query-changes.ts";
import { getPricing } from "#app/data/admin/pricing.ts";
import { listStockDemand } from "#app/data/admin/stock-demand.ts";
import { readTodo } from "#app/data/admin/todo.ts";
import { shopDateAt } from "#app/domain/money/tax-rate.ts";
import type { Route } from "./+types/products-layout";

/** A search must not wait for a dozen other questions. */
const skipping = skipQueryChanges();
export const shouldRevalidate = skipping.shouldRevalidate;

/** Read what the page of products shows beside its rows. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [todo, pricing, demand] = await Promise.all([
    readTodo(),
    // Both log their error. The form works without them.
    getPricing(shopDateAt(Date.now())).catch(() => null),
    listStockDemand().catch(() => []),
  ]);
  skipping.loaded(request);
  return { todo, pricing, demand };
}

export default function ProductsLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <TodoList todo={loaderData.todo} />
      <Outlet context={loaderData} />
    </>
  );
}
