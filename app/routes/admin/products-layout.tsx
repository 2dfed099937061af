import { Outlet } from "react-router";
import { skipQueryChange } from "#app/admin/layout/skip-query-change.ts";
import { TodoList } from "#app/admin/layout/todo-list.tsx";
import { getPricing } from "#app/data/admin/admin-pricing.ts";
import { listStockDemand } from "#app/data/admin/admin-stock-demand.ts";
import { readTodo } from "#app/data/admin/admin-todo.ts";
import { shopDateAt } from "#app/domain/tax-rate.ts";
import type { Route } from "./+types/products-layout";

/** Read what the page of products shows beside its rows. */
export async function clientLoader() {
  const [todo, pricing, demand] = await Promise.all([
    readTodo(),
    // Both log their error. The form works without them.
    getPricing(shopDateAt(Date.now())).catch(() => null),
    listStockDemand().catch(() => []),
  ]);
  return { todo, pricing, demand };
}

/** A search must not wait for a dozen other questions. */
export const shouldRevalidate = skipQueryChange;

export default function ProductsLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <TodoList todo={loaderData.todo} />
      <Outlet context={loaderData} />
    </>
  );
}
