import { Trans, useLingui } from "@lingui/react/macro";
import { type AdminProductPage, listEveryProduct } from "#app/data/admin/admin-list-products.ts";
import type { Taxonomy } from "#app/data/admin/admin-taxonomy.ts";
import type { AdminProductQuery } from "#app/domain/admin-product-query.ts";
import { productCsvRows } from "#app/domain/product-csv.ts";
import type { ShopError } from "#app/domain/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { PlusIcon } from "#app/ui/icons/plus-icon.tsx";
import { DownloadButton } from "../layout/download-button.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";
import { LoadError } from "../layout/load-error.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { TablePaging } from "../layout/table-paging.tsx";
import { TableSearch } from "../layout/table-search.tsx";
import { LowStockFilter } from "./low-stock-filter.tsx";
import { ProductImport } from "./product-import.tsx";
import { ProductModal } from "./product-modal.tsx";
import { ProductTable } from "./product-table.tsx";
import { useProductTable } from "./use-product-table.ts";

type ProductsPageProps = {
  query: AdminProductQuery;
  page: AdminProductPage | null;
  taxonomy: Taxonomy;
  error: ShopError | null;
};

function NoProducts({ query: { search, isLowStock } }: { query: AdminProductQuery }) {
  return (
    <p className="border-hairline border-y py-16 text-center text-muted">
      {isLowStock && <Trans>No product is low on stock.</Trans>}
      {!isLowStock && search !== "" && <Trans>No product has this in its name.</Trans>}
      {!isLowStock && search === "" && <Trans>There are no products yet. Add the first one.</Trans>}
    </p>
  );
}

/** The tab Products: the table, and the modal that adds and edits a product. */
export function ProductsPage({ query, page, taxonomy, error }: ProductsPageProps) {
  const { t } = useLingui();
  const { table, add, editing, close, error: writeError } = useProductTable();
  return (
    <>
      <PageHeading title={<Trans>Products</Trans>}>
        <ProductImport taxonomy={taxonomy} />
        <DownloadButton
          fileName="products.csv"
          readRows={async (language) =>
            productCsvRows(await listEveryProduct(), taxonomy, language)
          }
        />
        <Button size="sm" onClick={add}>
          <PlusIcon className="size-4" />
          <Trans>Add New Product</Trans>
        </Button>
      </PageHeading>
      <div className="mb-5 flex flex-wrap gap-x-6 gap-y-3">
        <TableSearch label={t`Search products by name`} />
        <LowStockFilter isLowStock={query.isLowStock} />
      </div>
      <ErrorMessage error={writeError} className="mb-5" />
      {error && (
        <LoadError error={error}>
          <Trans>The products could not be loaded.</Trans>
        </LoadError>
      )}
      {page && page.products.length === 0 && <NoProducts query={query} />}
      {page && page.products.length > 0 && (
        <ProductTable products={page.products} query={query} table={table} />
      )}
      {page && <TablePaging page={query.page} pageCount={page.pageCount} total={page.total} />}
      {editing && <ProductModal editing={editing} taxonomy={taxonomy} onClose={close} />}
    </>
  );
}
