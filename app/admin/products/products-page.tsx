import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { AdminPage } from "#app/data/admin/admin-page.ts";
import { listEveryProduct } from "#app/data/admin/list-products.ts";
import { getPricing } from "#app/data/admin/pricing.ts";
import type { StockDemand } from "#app/data/admin/stock-demand.ts";
import { listTaxonomy, type Taxonomy } from "#app/data/admin/taxonomy.ts";
import type { Pricing } from "#app/domain/money/pricing.ts";
import { shopDateAt } from "#app/domain/money/tax-rate.ts";
import { productCsvRows } from "#app/domain/product-csv/product-csv.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import {
  type AdminProductQuery,
  isFiltered,
} from "#app/domain/product-editing/admin-product-query.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { PlusIcon } from "#app/ui/icons/plus-icon.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { AdminList } from "../table/admin-list.tsx";
import { ExportButton } from "../table/export-button.tsx";
import { TablePaging } from "../table/table-paging.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { ProductFilters } from "./product-filters.tsx";
import { ProductImport } from "./product-import.tsx";
import { ProductModal } from "./product-modal.tsx";
import { ProductTable } from "./product-table.tsx";
import { StockDemandContext } from "./stock-demand-context.ts";
import { StockDialog } from "./stock-dialog.tsx";
import { useProductTable } from "./use-product-table.ts";

type ProductsPageProps = {
  query: AdminProductQuery;
  page: AdminPage<AdminProduct> | null;
  taxonomy: Taxonomy;
  /** Null if it could not be read. */
  pricing: Pricing | null;
  /** Who waits for which size and color. */
  demand: StockDemand[];
  error: ShopError | null;
};

function NoProducts({ query }: { query: AdminProductQuery }) {
  if (isFiltered(query)) return <Trans>No product matches these filters.</Trans>;
  if (query.search) return <Trans>No product has this in its name.</Trans>;
  return <Trans>There are no products yet. Add the first one.</Trans>;
}

/** The tab Products: the table, and the modal that adds and edits a product. */
export function ProductsPage({ query, page, taxonomy, pricing, demand, error }: ProductsPageProps) {
  const { t } = useLingui();
  const { table, add, editing, close, counted, stopCounting, ...rest } = useProductTable(
    page?.rows ?? [],
  );
  const { selection } = table;
  const list = useRef<HTMLDivElement>(null);
  return (
    <StockDemandContext value={demand}>
      <PageHeading title={<Trans>Products</Trans>}>
        {demand.length > 0 && (
          <ButtonLink to="/admin/products/waiting" variant="secondary" size="sm">
            <Trans>Waiting customers</Trans>
          </ButtonLink>
        )}
        <ProductImport taxonomy={taxonomy} />
        <ExportButton
          fileName="products.csv"
          readRows={async (language) => {
            const today = await getPricing(shopDateAt(Date.now()));
            const every = await listEveryProduct();
            // The page's own may be old, or missing: then the loader could not read them.
            return productCsvRows(every, await listTaxonomy(), language, today);
          }}
        />
        <Button size="sm" onClick={add}>
          <PlusIcon className="size-4" />
          <Trans>Add New Product</Trans>
        </Button>
      </PageHeading>
      <ProductFilters query={query} taxonomy={taxonomy} />
      <ErrorMessage error={rest.error} className="mb-5" />
      <AdminList
        rows={page?.rows}
        error={error}
        failure={t`The products could not be loaded.`}
        empty={<NoProducts query={query} />}
      >
        {(products) => (
          // The bar below must not cover what has the focus.
          <div ref={list} tabIndex={-1} className="[&_:is(a,button,input)]:scroll-mb-28">
            <CheckboxField
              label={<Trans>Select all on this page</Trans>}
              checked={selection.isEverySelected}
              onChange={selection.selectAll}
            />
            <ProductTable products={products} query={query} table={table} />
          </div>
        )}
      </AdminList>
      {page && <TablePaging page={page} />}
      <BulkBar selection={selection} taxonomy={taxonomy} list={list} />
      {counted && <StockDialog product={counted} onClose={stopCounting} />}
      {editing && (
        <ProductModal editing={editing} taxonomy={taxonomy} pricing={pricing} onClose={close} />
      )}
    </StockDemandContext>
  );
}
