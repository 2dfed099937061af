import { Trans, useLingui } from "@lingui/react/macro";
import type { StockDemand } from "#app/data/admin/stock-demand.ts";
import { choiceText } from "#app/domain/product/choice-name.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { Link } from "#app/ui/link.tsx";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { PageHeading } from "../layout/page-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { AdminList } from "../table/admin-list.tsx";
import { DataTable } from "../table/data-table.tsx";

const CELL = "py-2 pr-4 text-sm";

function WaitingTable({ demand }: { demand: StockDemand[] }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <DataTable
      caption={t`Waiting customers`}
      columns={[
        { title: t`Product` },
        { title: t`Waiting` },
        { title: t`Waiting since`, className: "max-sm:sr-only" },
      ]}
    >
      {demand.map(({ productId, size, color, waiting, since, ...names }) => (
        <tr key={`${productId}/${size}/${color}`} className="border-hairline border-b">
          <th scope="row" className="py-2 pr-4 text-left font-normal">
            <Link
              to={`/admin/products?${new URLSearchParams({ q: nameIn(language, names) })}`}
              className="inline-flex min-h-8 items-center hover:text-terracotta"
            >
              {nameIn(language, names)}
            </Link>
            <span className="block text-muted text-sm">{choiceText(i18n, { size, color })}</span>
          </th>
          <td className={`${CELL} tabular-nums`}>{waiting}</td>
          <td className={`${CELL} text-muted tabular-nums max-sm:sr-only`}>
            <ShopTime iso={since} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

type WaitingPageProps = { demand: StockDemand[] | null; error: ShopError | null };

/** How many people wait for which size and color, the most wanted first. */
export function WaitingPage({ demand, error }: WaitingPageProps) {
  const { t } = useLingui();
  return (
    <>
      <TextLink to="/admin/products" className="mb-4 text-sm">
        <Trans>All products</Trans>
      </TextLink>
      <PageHeading title={<Trans>Waiting customers</Trans>} />
      <p className="mb-6 max-w-prose text-muted text-sm">
        <Trans>
          Here you find customers who asked to be told once when a size and color is back. The shop
          writes to them in turn when units are free.
        </Trans>
      </p>
      <AdminList
        rows={demand}
        error={error}
        failure={t`The waiting customers could not be loaded.`}
        empty={t`No one is waiting for stock.`}
      >
        {(rows) => <WaitingTable demand={rows} />}
      </AdminList>
    </>
  );
}
