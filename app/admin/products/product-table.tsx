import { Trans } from "@lingui/react/macro";
import type { AdminProduct } from "#app/domain/admin-product.ts";
import type { AdminProductQuery } from "#app/domain/admin-product-query.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { SortHeader } from "../layout/sort-header.tsx";
import { ProductRow } from "./product-row.tsx";
import type { ProductTableActions } from "./use-product-table.ts";

type ProductTableProps = {
  products: AdminProduct[];
  query: AdminProductQuery;
  table: ProductTableActions;
};

export function ProductTable({ products, query, table }: ProductTableProps) {
  return (
    <table className="w-full border-hairline border-t max-lg:block">
      <caption className="sr-only">
        <Trans>Products</Trans>
      </caption>
      {/* Narrow screens show rows as cards. The heading appears when the keyboard reaches its sort links. */}
      <thead className="max-lg:sr-only max-lg:focus-within:not-sr-only max-lg:focus-within:block">
        <tr className="border-hairline border-b text-left max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-5">
          <th scope="col">
            <VisuallyHidden>
              <Trans>Picture</Trans>
            </VisuallyHidden>
          </th>
          <SortHeader sort="name" current={query}>
            <Trans>Name</Trans>
          </SortHeader>
          <SortHeader sort="category" current={query}>
            <Trans>Category</Trans>
          </SortHeader>
          <SortHeader sort="collection" current={query}>
            <Trans>Collection</Trans>
          </SortHeader>
          <SortHeader sort="price" current={query} className="pl-2">
            <Trans>Price</Trans>
          </SortHeader>
          <SortHeader sort="quantity" current={query} className="pl-2">
            <Trans>Quantity</Trans>
          </SortHeader>
          <SortHeader sort="status" current={query}>
            <Trans>Status</Trans>
          </SortHeader>
          <th scope="col" className="label-caps text-muted">
            <Trans>Flags</Trans>
          </th>
          <th scope="col">
            <VisuallyHidden>
              <Trans>Actions</Trans>
            </VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {products.map((product) => (
          <ProductRow key={product.id} product={product} table={table} />
        ))}
      </tbody>
    </table>
  );
}
