import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AdminPage } from "#app/data/admin/admin-page.ts";
import { listEveryOrder } from "#app/data/admin/list-orders.ts";
import { csvRows } from "#app/domain/csv/csv-rows.ts";
import type { AdminOrderQuery } from "#app/domain/order/admin-order-query.ts";
import type { Order } from "#app/domain/order/order.ts";
import { ORDER_STATUSES } from "#app/domain/order/order-status.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { useRevalidateOnFocus } from "../focus/use-revalidate-on-focus.ts";
import { SelectOptions } from "../form/select-options.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { AdminList } from "../table/admin-list.tsx";
import { ExportButton } from "../table/export-button.tsx";
import { QuerySelect } from "../table/query-select.tsx";
import { TablePaging } from "../table/table-paging.tsx";
import { TableSearch } from "../table/table-search.tsx";
import { useSelection } from "../table/use-selection.ts";
import { ORDER_COLUMNS } from "./order-columns.ts";
import { OrderSelectionBar } from "./order-selection-bar.tsx";
import { OrderTable } from "./order-table.tsx";
import { useRememberOrdersList } from "./orders-list-path.ts";
import { StoppedOrders } from "./stopped-orders.tsx";
import { useStatusName } from "./use-status-name.ts";

type OrdersPageProps = {
  query: AdminOrderQuery;
  page: AdminPage<Order> | null;
  error: ShopError | null;
  /** The ids of the orders that must not be sent. */
  stopped: string[];
  /** The number of payments without a final answer. */
  openPayments: number;
};

function StatusFilter({ query }: { query: AdminOrderQuery }) {
  const { t } = useLingui();
  const nameOf = useStatusName();
  return (
    <QuerySelect label={t`Status`} name="status" all={t`All statuses`} value={query.status}>
      <option value="to-pack">{t`To pack`}</option>
      <option value="to-confirm">{t`To confirm`}</option>
      <option value="to-refund">{t`To refund`}</option>
      <option value="not-to-send">{t`Not to be sent`}</option>
      <SelectOptions values={ORDER_STATUSES} nameOf={nameOf} />
    </QuerySelect>
  );
}

/** The tab Orders. The database searches, filters and sorts its table. */
export function OrdersPage({ query, page, error, stopped, openPayments }: OrdersPageProps) {
  const { t, i18n } = useLingui();
  const statusName = useStatusName();
  const selection = useSelection(page?.rows ?? []);
  useRevalidateOnFocus();
  useRememberOrdersList((page?.rows ?? []).map(({ id }) => id));
  return (
    <>
      <PageHeading title={<Trans>Orders</Trans>}>
        <ButtonLink to="/admin/orders/payments" variant="secondary" size="sm">
          {openPayments > 0 ? (
            <Plural value={openPayments} one="# Open Payment" other="# Open Payments" />
          ) : (
            <Trans>Open Payments</Trans>
          )}
        </ButtonLink>
        <ExportButton
          fileName="orders.csv"
          readRows={async (language) =>
            csvRows(ORDER_COLUMNS, await listEveryOrder(query), { i18n, language, statusName })
          }
        />
        <ButtonLink to="/admin/orders/new" size="sm">
          <Trans>New Order</Trans>
        </ButtonLink>
      </PageHeading>
      <StoppedOrders ids={stopped} />
      <div className="mb-5 flex flex-wrap gap-3">
        <TableSearch label={t`Search orders by number, name, email or phone`} />
        <StatusFilter query={query} />
      </div>
      <AdminList
        rows={page?.rows}
        error={error}
        failure={t`The orders could not be loaded.`}
        empty={query.search || query.status ? t`No order matches.` : t`There are no orders yet.`}
      >
        {(orders) => (
          <>
            <OrderSelectionBar selection={selection} />
            <OrderTable orders={orders} stopped={stopped} query={query} selection={selection} />
          </>
        )}
      </AdminList>
      {page && <TablePaging page={page} />}
    </>
  );
}
