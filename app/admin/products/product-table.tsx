import { useLingui } from "@lingui/react/macro";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import type { AdminProductQuery } from "#app/domain/product-editing/admin-product-query.ts";
import { DataTable } from "../table/data-table.tsx";
import { ProductRow } from "./product-row.tsx";
import type { ProductTableActions } from "./use-product-table.ts";

type ProductTableProps = {
  products: AdminProduct[];
  query: AdminProductQuery;
  table: ProductTableActions;
};

export function ProductTable({ products, query, table }: ProductTableProps) {
  const { t } = useLingui();
  return (
    <DataTable
      caption={t`Products`}
      columns={[
        { title: t`Picture`, isHidden: true },
        { title: t`Name`, sort: "name" },
        { title: t`Category`, sort: "category" },
        { title: t`Collection`, sort: "collection" },
        { title: t`Price`, sort: "price", className: "lg:pr-1.5 lg:text-right" },
        { title: t`Quantity`, sort: "quantity", className: "lg:pr-1.5 lg:text-right" },
        { title: t`Status`, sort: "status" },
        { title: t`Labels` },
        { title: t`Actions`, isHidden: true },
      ]}
      query={query}
      cardsBelow="lg"
    >
      {products.map((product) => (
        <ProductRow key={product.id} product={product} table={table} />
      ))}
    </DataTable>
  );
}
